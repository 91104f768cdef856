import { isObject } from '../../kernel/is-object.ts';
import { opened } from '../../kernel/text/json-walk.ts';
import { nearest } from '../../kernel/text/nearest.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import { type Finding, type FindingLevel, findingOf, refuse, warn } from './finding.ts';
import { isBoolean, words } from './values.ts';

export const fieldRules = {
  value_unreadable: refuse(
    [100, null],
    'Send a value of the kind that Meta takes here.',
    'PUB "Param bid_amount must be an integer"; SPEC types of AdAccount campaigns, adsets',
  ),
  field_misspelt: warn(
    null,
    'Use the name that Meta has for it; what it does not know has no effect.',
    'SPEC AdAccount adsets, campaigns',
  ),
};

const finding = findingOf(fieldRules);

/** The type of a field in Meta's specification. Texts and closed lists of names are checked elsewhere. */
type ValueShape = 'integer' | 'boolean' | 'list' | 'object';

type FieldsByShape = Record<ValueShape, readonly string[]>;

const shapesOf: Record<'campaign' | 'adset', FieldsByShape> = {
  campaign: {
    integer: ['spend_cap'],
    boolean: words(`
    is_adset_budget_sharing_enabled is_budget_schedule_enabled is_direct_send_campaign is_message_campaign
    is_skadnetwork_attribution`),
    list: words(`
    adlabels budget_schedule_specs iterative_split_test_configs pacing_type special_ad_category_country`),
    object: ['promoted_object'],
  },
  adset: {
    integer: words(`
    daily_imps daily_min_spend_target daily_spend_cap existing_customer_budget_percentage lifetime_imps
    lifetime_min_spend_target lifetime_spend_cap line_number max_budget_spend_percentage
    min_budget_spend_percentage multi_event_conversion_attribution_window_seconds`),
    boolean: words(`
    is_ba_skip_delayed_eligible is_budget_schedule_enabled is_dynamic_creative is_incremental_attribution_enabled
    is_sac_cfca_terms_certified value_rules_applied`),
    list: words(`
    adlabels adset_schedule budget_schedule_specs creative_sequence frequency_control_specs pacing_type
    regional_regulated_categories time_based_ad_rotation_id_blocks time_based_ad_rotation_intervals`),
    object: words(`
    bid_adjustments bid_constraints campaign_attribution campaign_spec placement_soft_opt_out
    regional_regulation_identities trending_topics_spec`),
  },
};

const shapeWords: Record<ValueShape, string> = {
  integer: 'must be a whole number',
  boolean: 'must be true or false',
  list: 'must be a list',
  object: 'must be an object',
};

/**
 * The fields on Meta's documentation pages. For other fields, which only the specification names, it is not known
 * whether Meta refuses a wrong type.
 */
const describedFields = new Set(
  words(`
    adlabels adset_schedule bid_constraints daily_min_spend_target daily_spend_cap frequency_control_specs
    is_adset_budget_sharing_enabled is_dynamic_creative is_skadnetwork_attribution lifetime_min_spend_target
    lifetime_spend_cap pacing_type placement_soft_opt_out promoted_object regional_regulated_categories
    regional_regulation_identities special_ad_category_country spend_cap`),
);

const hasShape: Record<ValueShape, (value: unknown) => boolean> = {
  integer: (value) => /^-?\d+$/.test(String(value)) && !Array.isArray(value),
  boolean: (value) => typeof value !== 'object' && isBoolean(value),
  // A plain text is accepted as a list of one.
  list: (value) => !isObject(opened(value)),
  object: (value) => isObject(opened(value)),
};

export const unreadableValue = (field: string, message: string, level: FindingLevel) =>
  finding('value_unreadable', field, message, { level });

/** Values of another type than the specification says. */
export const unreadableValues = (params: Params, object: 'campaign' | 'adset'): Finding[] =>
  (Object.keys(shapeWords) as ValueShape[]).flatMap((shape) =>
    shapesOf[object][shape]
      .filter((field) => isGiven(params[field]) && !hasShape[shape](params[field]))
      .map((field) =>
        unreadableValue(field, shapeWords[shape], describedFields.has(field) ? 'refuse' : 'warn'),
      ),
  );

/** Names that are not in our lists of Meta's fields, but are sent on purpose. */
const otherFields = ['bid_cap', 'conversion_domain', 'excluded_custom_audiences'];

/** Reports fields that Meta does not have but that look like one it has. Others may be newer than our list. */
export const misspeltFields = (sent: Params, fields: readonly string[]): Finding[] =>
  Object.keys(sent).flatMap((field): Finding[] => {
    const isKnown = fields.includes(field) || otherFields.includes(field);
    const nearestField = isKnown ? null : nearest(field, fields);
    return nearestField === null
      ? []
      : [
          finding(
            'field_misspelt',
            field.slice(0, 60),
            `is no field of Meta’s; did you mean ${nearestField}?`,
          ),
        ];
  });
