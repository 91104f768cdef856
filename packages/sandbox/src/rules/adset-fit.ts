import { measuredSpend } from '../insights/insights.ts';
import { checkRules, type Rule } from '../protocol/problems.ts';
import { refuse } from '../protocol/refusal.ts';
import { isJson } from '../protocol/shape.ts';
import { ownedBy } from '../world/collection.ts';
import type { Json } from '../world/entities.ts';
import { isGone } from '../world/status.ts';
import { strategyOf } from './adset-bid.ts';
import type { AdsetDraft } from './adset-shape.ts';
import { windowsFor } from './attribution.ts';
import { hasBudget } from './campaign-rules.ts';

const destinationOf = ({ values, existing }: AdsetDraft) =>
  values.destination_type ?? existing?.destination_type ?? '';

const promotedOf = ({ values, existing }: AdsetDraft): Json =>
  values.promoted_object ?? existing?.promoted_object ?? {};

const pageOf = (draft: AdsetDraft) =>
  draft.call.world.pages.get(String(promotedOf(draft)['page_id'] ?? ''));

const promotes = (name: string) => ['promoted_object', name];

/** Rules that are checked before the goal is compared with the objective. */
const goalRules: Rule<AdsetDraft>[] = [
  {
    problem: 'store_visits_retired',
    blame: ['optimization_goal'],
    breaks: ({ goal }) => goal === 'STORE_VISITS',
  },
  {
    problem: 'post_impressions_retired',
    blame: ['optimization_goal'],
    breaks: (draft) => draft.goal === 'IMPRESSIONS' && destinationOf(draft) === 'ON_POST',
  },
  {
    problem: 'store_address_missing',
    blame: promotes('object_store_url'),
    breaks: (draft) => {
      const { application_id, object_store_url, pixel_id } = promotedOf(draft);
      return Boolean(application_id) && !object_store_url && !pixel_id;
    },
  },
  {
    problem: 'whatsapp_page_missing',
    blame: promotes('page_id'),
    breaks: (draft) => destinationOf(draft) === 'WHATSAPP' && !promotedOf(draft)['page_id'],
  },
  {
    problem: 'promoted_object_mixed',
    blame: ['promoted_object'],
    breaks: (draft) => {
      const { custom_conversion_id, custom_event_type } = promotedOf(draft);
      return Boolean(custom_conversion_id && custom_event_type);
    },
  },
  {
    problem: 'event_not_allowed',
    blame: promotes('custom_event_type'),
    breaks: (draft) =>
      draft.campaign.objective === 'OUTCOME_SALES' &&
      promotedOf(draft)['custom_event_type'] === 'LEAD',
  },
];

/** True if another ad set has a different goal, in a campaign that spends its budget at the lowest cost. */
const hasOtherGoal = ({ call, campaign, goal, existing }: AdsetDraft) =>
  hasBudget(campaign.budget) &&
  campaign.bid_strategy === 'LOWEST_COST_WITHOUT_CAP' &&
  ownedBy(call.world.collections.adset, campaign.id).some(
    (other) =>
      other.id !== existing?.id && !isGone(other.status) && other.optimization_goal !== goal,
  );

const isWeekAfterClick = (item: unknown) =>
  isJson(item) && item['event_type'] === 'CLICK_THROUGH' && Number(item['window_days']) === 7;

/** Rules about parts that are valid by themselves but do not fit together. */
const partRules: Rule<AdsetDraft>[] = [
  {
    problem: 'bid_cap_with_value',
    blame: ['bid_strategy'],
    breaks: (draft) => draft.goal === 'VALUE' && strategyOf(draft) === 'LOWEST_COST_WITH_BID_CAP',
  },
  {
    problem: 'conversation_window',
    blame: ['attribution_spec'],
    breaks: ({ goal, values }) =>
      goal === 'CONVERSATIONS' && (values.attribution_spec ?? []).some(isWeekAfterClick),
  },
  {
    problem: 'whatsapp_number_missing',
    blame: promotes('page_id'),
    breaks: (draft) =>
      destinationOf(draft) === 'WHATSAPP' && pageOf(draft)?.extra['whatsapp_number'] === undefined,
  },
  {
    problem: 'whatsapp_number_foreign',
    blame: promotes('whatsapp_phone_number'),
    breaks: (draft) => {
      const { whatsapp_phone_number: number } = promotedOf(draft);
      return number !== undefined && String(number) !== pageOf(draft)?.extra['whatsapp_number'];
    },
  },
  { problem: 'goals_differ', blame: ['optimization_goal'], breaks: hasOtherGoal },
];

const changesGoal = ({ values, existing }: AdsetDraft) =>
  values.optimization_goal !== undefined &&
  values.optimization_goal !== existing?.optimization_goal;

const heldWindows = ({ existing }: AdsetDraft) => {
  const spec = existing?.extra['attribution_spec'];
  return Array.isArray(spec) ? spec.filter(isJson) : [];
};

/** Fields of an existing ad set that cannot be changed any more. */
const changeRules: Rule<AdsetDraft>[] = [
  {
    problem: 'start_fixed',
    blame: ['start_time'],
    breaks: ({ call, values, existing }) =>
      existing !== undefined &&
      values.start_time !== undefined &&
      Math.abs(values.start_time - existing.start) >= 1000 &&
      measuredSpend(call.world, existing) > 0,
  },
  {
    problem: 'published_fixed',
    blame: ['optimization_goal'],
    breaks: (draft) =>
      draft.existing !== undefined &&
      changesGoal(draft) &&
      measuredSpend(draft.call.world, draft.existing) > 0,
  },
  {
    problem: 'windows_unfit',
    blame: ['attribution_spec'],
    breaks: (draft) =>
      changesGoal(draft) &&
      !draft.values.attribution_spec &&
      heldWindows(draft).some(
        ({ event_type, window_days }) =>
          !windowsFor(draft.goal).includes(`${event_type} ${window_days}`),
      ),
  },
];

const maxAppAdsets = 5;

/** A campaign for iOS allows only a few ad sets. */
const checkAppRoom = ({ call, campaign, existing }: AdsetDraft) => {
  if (existing || campaign.extra['is_skadnetwork_attribution'] !== true) return;
  const others = ownedBy(call.world.collections.adset, campaign.id);
  if (others.filter(({ status }) => !isGone(status)).length < maxAppAdsets) return;
  refuse({
    code: 2695,
    message: '(#2695) The ad set creation reached its campaign group(ios14) limit.',
    title: 'Campaign is full',
    text: `A campaign with SKAdNetwork attribution takes ${maxAppAdsets} ad sets.`,
    blame: [['campaign_id']],
  });
};

export const checkGoalFit = (draft: AdsetDraft) => checkRules(goalRules, draft);

export const checkPartsFit = (draft: AdsetDraft) => {
  checkRules(partRules, draft);
  checkAppRoom(draft);
};

export const checkChangeFit = (draft: AdsetDraft) => checkRules(changeRules, draft);
