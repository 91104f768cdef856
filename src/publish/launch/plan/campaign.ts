import { objectId } from '../../../adnet/ids.ts';
import {
  bidAmountMissing,
  budgetsConflict,
  type CampaignBudget,
  promotedObjectMissing,
} from '../../../adnet/wire/adset.ts';
import { hasBudget } from '../../../adnet/wire/campaign.ts';
import { fillDefaults } from '../fill-defaults.ts';
import { addStep, below, type Draft, given, note } from './draft.ts';
import { type Refs, refuseOthers, take } from './refs.ts';
import type { Params, StepReference } from './step.ts';

type Id = string | StepReference;

/** The campaign that the launch works in, and what is known of its budget. */
export type Home = { id: Id; budget: CampaignBudget | null };

const notDigits = 'must be an id made of digits';

/** An object that exists, named by its id alone; null and a problem where it is not so. */
const existing = (draft: Draft, place: string, part: Params, others: string[]) => {
  refuseOthers(draft, place, part, ['id', ...others]);
  const id = objectId(part['id']);
  if (id === null) note(draft, { step: null, field: `${place}.id`, message: notDigits });
  return id;
};

/** The launch names the account; another one in a part would be ignored silently. */
const withoutAccount = (draft: Draft, place: string, { account_id, ...part }: Params) => {
  if (account_id !== undefined && account_id !== draft.body.account_id)
    note(draft, {
      step: null,
      field: `${place}.account_id`,
      message: 'must not differ from the account of the launch',
    });
  return part;
};

export const planCampaign = (draft: Draft): Home | null => {
  const { campaign } = draft.body;
  if (campaign === undefined) return null;
  const part = withoutAccount(draft, 'campaign', given(campaign));
  if ('id' in part) {
    const id = existing(draft, 'campaign', part, []);
    return id === null ? null : { id, budget: draft.ground.campaign };
  }
  const id = addStep(draft, 'campaign', part, below('campaign'));
  const own = hasBudget(part);
  const strategy = part['bid_strategy'];
  const bidStrategy = own && typeof strategy === 'string' ? strategy : null;
  return { id, budget: { hasBudget: own, bidStrategy } };
};

export type AdSet = { ref: string; id: Id };

export const planAdSets = (draft: Draft, home: Home | null): Refs<AdSet> => {
  const refs: Refs<AdSet> = new Map();
  (draft.body.ad_sets ?? []).forEach((part, at) => {
    const place = `ad_sets.${at}`;
    const { ref, ...fields } = withoutAccount(draft, place, given(part));
    const id =
      'id' in fields ? existing(draft, place, fields, []) : planAdSet(draft, place, fields, home);
    take(draft, refs, place, ref, (name) => ({ ref: name, id: id ?? '0' }));
  });
  return refs;
};

const planAdSet = (draft: Draft, place: string, fields: Params, home: Home | null) => {
  const filled = fillDefaults('adset', fields, draft.defaults);
  if (home !== null && fields['campaign_id'] !== undefined)
    note(draft, {
      step: null,
      field: `${place}.campaign_id`,
      message: 'must be left out: the launch names the campaign',
    });
  if (home === null && fields['campaign_id'] === undefined) {
    const message = 'is required, because an ad set is to be created';
    note(draft, { step: null, field: 'campaign', message });
  }
  const campaignId = home?.id ?? fields['campaign_id'] ?? '1';
  const isFromDefaults = fields['targeting'] === undefined && filled['targeting'] !== undefined;
  const pathOf = (field: string) =>
    field.startsWith('targeting') && isFromDefaults ? `defaults.${field}` : below(place)(field);
  const id = addStep(draft, 'adset', { ...filled, campaign_id: campaignId }, pathOf);
  precheck(draft, id.step, place, filled, home?.budget ?? null);
  return id;
};

/** The three mistakes that Meta would report late or badly, all of them at once. */
const precheck = (
  draft: Draft,
  step: string,
  place: string,
  body: Params,
  campaign: CampaignBudget | null,
) => {
  const wrong = (field: string, message: string) =>
    note(draft, { step, field: `${place}.${field}`, message });
  const missing = bidAmountMissing(body, campaign ?? undefined);
  if (missing !== null) wrong(missing, 'is required by this bid strategy');
  if (promotedObjectMissing(body)) wrong('promoted_object', 'is required for app installs');
  if (campaign !== null && budgetsConflict(body, campaign)) {
    const field = body['daily_budget'] === undefined ? 'lifetime_budget' : 'daily_budget';
    wrong(field, 'must be left out: the campaign already has a budget');
  }
};
