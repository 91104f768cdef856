export type Level = 'account' | 'campaign' | 'adset' | 'ad';

/** An ad as delivery sees it; `daily_budget` is what this one ad may spend in a day. */
export type DeliveringAd = {
  id: string;
  name: string;
  adset_id: string;
  adset_name: string;
  campaign_id: string;
  campaign_name: string;
  /** Bare digits, no act_ prefix. */
  account_id: string;
  account_name: string;
  account_currency: string;
  objective: string;
  optimization_goal: string;
  /** Minor units. */
  daily_budget: number;
  currency_offset: 1 | 100;
  /** Effective statuses, by which rows can be filtered. */
  states: { campaign: string; adset: string; ad: string };
  countries: string[];
  /** Days in the account's zone, both ends included; `until: null` is still running. */
  ran: { since: string; until: string | null }[];
};
