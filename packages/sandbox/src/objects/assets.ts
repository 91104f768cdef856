import { type NodeKind, names, one } from '../protocol/reading.ts';
import type {
  Audience,
  Conversion,
  Form,
  Label,
  RequestSet,
  SavedAudience,
} from '../world/entities.ts';

type NamedEntity = { id: string; name: string };

const own = { id: ({ id }: NamedEntity) => id, name: ({ name }: NamedEntity) => name };
const inAccount = { ...own, account_id: ({ account_id }: { account_id: string }) => account_id };

export const audienceKind: NodeKind<Audience> = {
  type: 'CustomAudience',
  defaults: 'id',
  fields: inAccount,
  known: names(`
    approximate_count approximate_count_lower_bound approximate_count_upper_bound
    customer_file_source data_source data_source_types datafile_custom_audience_uploading_status
    delete_time delivery_status description excluded_custom_audiences external_event_source
    fields_violating_integrity_policy household_audience included_custom_audiences
    is_eligible_for_sac_campaigns is_household is_snapshot is_value_based lookalike_audience_ids
    lookalike_spec messenger_marketing_messages_page operation_status opt_out_link
    owner_business page_deletion_marked_delete_time permission_for_actions pixel_id
    regulated_audience_spec retention_days rev_share_policy_id rule rule_aggregation rule_v2
    seed_audience sharing_status subtype time_content_updated time_created time_updated`),
};

export const savedAudienceKind: NodeKind<SavedAudience> = {
  type: 'SavedAudience',
  defaults: 'id',
  fields: {
    ...own,
    account: ({ account_id }, { world }) => one(world.accounts.get(account_id)),
  },
  known: names(`
    approximate_count_lower_bound approximate_count_upper_bound delete_time description
    operation_status owner_business page_deletion_marked_delete_time permission_for_actions
    run_status sentence_lines targeting time_created time_updated`),
};

export const conversionKind: NodeKind<Conversion> = {
  type: 'CustomConversion',
  defaults: 'id',
  fields: {
    ...inAccount,
    pixel: ({ extra }, { world }) => one(world.pixels.get(String(extra['pixel']))),
  },
  known: names(`
    action_source_type aggregation_rule business creation_time custom_event_type data_sources
    default_conversion_value description event_source_id event_source_type first_fired_time
    is_archived is_unavailable last_fired_time offline_conversion_data_set retention_days rule`),
};

export const labelKind: NodeKind<Label> = {
  type: 'AdLabel',
  defaults: 'id,name',
  fields: { ...own, account: ({ account_id }, { world }) => one(world.accounts.get(account_id)) },
  known: names('created_time updated_time'),
};

export const formKind: NodeKind<Form> = {
  type: 'LeadGenData',
  defaults: 'id,locale,name,status',
  fields: {
    ...own,
    page_id: ({ page_id }) => page_id,
    page: ({ page_id }, { world }) => one(world.pages.get(page_id)),
  },
  known: names(`
    allow_organic_lead block_display_for_non_targeted_viewer context_card created_time creator
    expired_leads_count follow_up_action_text follow_up_action_url is_optimized_for_quality
    leads_count legal_content locale organic_leads_count privacy_policy_url
    question_page_custom_headline questions status thank_you_page tracking_parameters`),
};

const isDone = ({ polls }: RequestSet) => polls > 0;
const count = ({ requests }: RequestSet, isFine: boolean) =>
  requests.filter(({ status }) => (status === 200) === isFine).length;

/** The writes happen at once, but the set says so only from the second read, as if it had taken time. */
export const requestSetKind: NodeKind<RequestSet> = {
  type: 'AdAsyncRequestSet',
  defaults: 'id,is_completed',
  fields: {
    ...own,
    is_completed: isDone,
    total_count: ({ requests }) => requests.length,
    initial_count: (set) => (isDone(set) ? 0 : set.requests.length),
    in_progress_count: () => 0,
    success_count: (set) => (isDone(set) ? count(set, true) : 0),
    error_count: (set) => (isDone(set) ? count(set, false) : 0),
    canceled_count: () => 0,
  },
  known: names(
    'created_time notification_mode notification_result notification_status owner_id updated_time',
  ),
};
