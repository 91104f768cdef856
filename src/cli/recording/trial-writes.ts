import { assertHarmless, type WriteKind } from '../../adnet/gate.ts';
import type { Question } from './questions.ts';

type Values = Record<string, unknown>;

const trial = (kind: WriteKind, edge: string, values: Values): Question => {
  const params = {
    name: 'Recording',
    ...values,
    ...(kind === 'creative' ? {} : { status: 'PAUSED' }),
    execution_options: ['validate_only'],
  };
  // The last gate of every create: paused, and to be validated only.
  assertHarmless(Buffer.from(JSON.stringify(params)), { kind, validateOnly: true });
  return { method: 'POST', path: `/{account}/${edge}`, params: inForm(params) };
};

const inForm = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

const traffic = { objective: 'OUTCOME_TRAFFIC', special_ad_categories: [] };
const noSharing = { is_adset_budget_sharing_enabled: false };
const link = { link: 'https://example.com/', message: 'Recording' };

/** Creates that are only validated: nothing comes into being, whatever the answer is. */
export const trialWrites: readonly Question[] = [
  trial('campaign', 'campaigns', { ...traffic, ...noSharing }),
  trial('campaign', 'campaigns', traffic),
  trial('campaign', 'campaigns', { ...traffic, ...noSharing, objective: 'COLOUR' }),
  trial('campaign', 'campaigns', { objective: 'OUTCOME_TRAFFIC', ...noSharing }),
  trial('campaign', 'campaigns', { ...traffic, ...noSharing, bid_strategy: 'COST_CAP' }),
  trial('campaign', 'campaigns', { ...traffic, daily_budget: 1 }),
  trial('adset', 'adsets', { campaign_id: '1', billing_event: 'IMPRESSIONS' }),
  trial('adset', 'adsets', { optimization_goal: 'REACH' }),
  trial('creative', 'adcreatives', { object_story_spec: { page_id: '{page}', link_data: link } }),
  trial('creative', 'adcreatives', { object_story_spec: { link_data: link } }),
  trial('creative', 'adcreatives', {}),
  trial('ad', 'ads', { adset_id: '1', creative: { creative_id: '1' } }),
  trial('ad', 'ads', { adset_id: '{adset}' }),
];
