import { objectId } from '../../../adnet/ids.ts';
import { collectsLeads } from '../../../adnet/preflight/objectives.ts';
import type { StepReference } from '../../../adnet/preflight/step-reference.ts';
import { addProblem, addStep, below, type PlanDraft, presentFields } from './draft.ts';
import { fillDefaults } from './fill-defaults.ts';
import { type Refs, refuseOthers, take } from './refs.ts';
import type { StepParams } from './step.ts';

type Id = string | StepReference;

/** The campaign that the launch works in. */
export type AdSetParent = { id: Id };

const notDigits = 'must be an id made of digits';

/** The id of an existing object; null, with a problem noted, if the part holds anything else. */
const existing = (draft: PlanDraft, place: string, part: StepParams, others: string[]) => {
  refuseOthers(draft, place, part, ['id', ...others]);
  const id = objectId(part['id']);
  if (id === null) addProblem(draft, { step: null, field: `${place}.id`, message: notDigits });
  return id;
};

/** The launch names the ad account. Another one in a part is refused, because it would silently have no effect. */
const withoutAccount = (draft: PlanDraft, place: string, { account_id, ...part }: StepParams) => {
  if (account_id !== undefined && account_id !== draft.body.account_id)
    addProblem(draft, {
      step: null,
      field: `${place}.account_id`,
      message: 'must not differ from the account of the launch',
    });
  return part;
};

export const planCampaign = (draft: PlanDraft): AdSetParent | null => {
  const { campaign } = draft.body;
  if (campaign === undefined) return null;
  const part = withoutAccount(draft, 'campaign', presentFields(campaign));
  if ('id' in part) {
    const id = existing(draft, 'campaign', part, []);
    return id === null ? null : { id };
  }
  return { id: addStep(draft, 'campaign', part, below('campaign')) };
};

export type AdSet = {
  ref: string;
  id: Id;
  /** The field of the launch's body that names it. */
  place: string;
  /** True if its ads open a form; they then get the default form. */
  collectsLeads: boolean;
};

export const planAdSets = (draft: PlanDraft, home: AdSetParent | null): Refs<AdSet> => {
  const refs: Refs<AdSet> = new Map();
  (draft.body.ad_sets ?? []).forEach((part, at) => {
    const place = `ad_sets.${at}`;
    const { ref, ...fields } = withoutAccount(draft, place, presentFields(part));
    const id =
      'id' in fields ? existing(draft, place, fields, []) : planAdSet(draft, place, fields, home);
    take(draft, refs, place, ref, (name) => ({
      ref: name,
      id: id ?? '0',
      place: 'id' in fields ? `${place}.id` : place,
      collectsLeads:
        typeof id === 'string'
          ? (draft.inputs.collectsLeads?.(id) ?? false)
          : collectsLeads(fields),
    }));
  });
  return refs;
};

/** The objective of the campaign of an ad set; empty if it is not known. */
const objectiveOf = ({ body, inputs }: PlanDraft, { campaign_id }: StepParams) => {
  const { id, objective } = body.campaign ?? { id: campaign_id };
  const existing = objectId(id);
  if (existing !== null) return inputs.objectiveOf?.(existing) ?? '';
  return typeof objective === 'string' ? objective : '';
};

const planAdSet = (
  draft: PlanDraft,
  place: string,
  fields: StepParams,
  home: AdSetParent | null,
) => {
  const filledFields = fillDefaults('adset', fields, draft.defaults, {
    objective: objectiveOf(draft, fields),
  });
  if (home !== null && fields['campaign_id'] !== undefined)
    addProblem(draft, {
      step: null,
      field: `${place}.campaign_id`,
      message: 'must be left out: the launch names the campaign',
    });
  if (home === null && fields['campaign_id'] === undefined) {
    const message = 'is required, because an ad set is to be created';
    addProblem(draft, { step: null, field: 'campaign', message });
  }
  const campaignId = home?.id ?? fields['campaign_id'] ?? '1';
  const isFromDefaults =
    fields['targeting'] === undefined && filledFields['targeting'] !== undefined;
  const pathOf = (field: string) => {
    if (field === 'campaign_id' && home !== null) return 'campaign.id';
    return field.startsWith('targeting') && isFromDefaults
      ? `defaults.${field}`
      : below(place)(field);
  };
  return addStep(draft, 'adset', { ...filledFields, campaign_id: campaignId }, pathOf);
};
