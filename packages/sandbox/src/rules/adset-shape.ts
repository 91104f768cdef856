import type { Call } from '../protocol/call.ts';
import type { Values } from '../protocol/shape.ts';
import type { Account, AdSet, Campaign, Json } from '../world/entities.ts';

/** Parameters that are only stored and returned. */
export const keptAdsetShape = {
  bid_constraints: 'object',
  attribution_spec: 'list',
  pacing_type: 'list',
  adset_schedule: 'list',
  frequency_control_specs: 'list',
  dsa_beneficiary: 'text',
  dsa_payor: 'text',
  regional_regulated_categories: 'list',
  regional_regulation_identities: 'object',
  daily_min_spend_target: 'int',
  daily_spend_cap: 'int',
  lifetime_min_spend_target: 'int',
  lifetime_spend_cap: 'int',
  placement_soft_opt_out: 'object',
  adlabels: 'list',
  value_rule_set_id: 'text',
} as const;

export const adsetShape = {
  name: 'text',
  campaign_id: 'text',
  status: 'text',
  optimization_goal: 'text',
  billing_event: 'text',
  bid_strategy: 'text',
  bid_amount: 'int',
  daily_budget: 'int',
  lifetime_budget: 'int',
  start_time: 'time',
  end_time: 'time',
  targeting: 'object',
  promoted_object: 'object',
  destination_type: 'text',
  is_dynamic_creative: 'flag',
  ...keptAdsetShape,
} as const;

export type AdsetValues = Values<typeof adsetShape>;

/** An ad set as it would be after the write, with everything that rules need. */
export type AdsetDraft = {
  call: Call;
  account: Account;
  campaign: Campaign;
  values: AdsetValues;
  goal: string;
  billing: string;
  start: number;
  end: number | undefined;
  targeting: Json;
  /** The present ad set, if this is an edit. */
  existing?: AdSet | undefined;
};
