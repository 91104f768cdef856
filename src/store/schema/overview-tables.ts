/** What the platform last said of an ad account, for lists that must not ask it each time. */
export type SeenAccountRow = {
  workspace_id: string;
  ad_account_id: string;
  /** When a node last went to ask: for the account itself, and for its ads. */
  asked_at: number;
  ads_asked_at: number;
  /** When the platform last answered; null: not yet. */
  seen_at: number | null;
  name: string | null;
  currency: string | null;
  /** Of the last 7 days before today, in whole units of the currency. */
  spend: string | null;
  spend_since: string | null;
  spend_until: string | null;
  /** JSON: names of pages by their id. */
  pages: string | null;
};

export const adStates = ['waiting', 'live', 'gone'] as const;
export type AdState = (typeof adStates)[number];

/** What the platform last said of an ad that was made here. */
export type SeenAdRow = {
  workspace_id: string;
  ad_id: string;
  state: AdState;
  seen_at: number;
  /** When it was first seen in this state. */
  state_since: number;
  effective_status: string;
  campaign_id: string | null;
  campaign_name: string | null;
  /** Its name on the platform. */
  name: string | null;
  /** JSON of its campaign, ad set and creative, as far as people are shown them. */
  shown: string;
};

/** What the platform answered to a screen within the last minute, for all nodes. */
export type KeptReadRow = {
  workspace_id: string;
  /** A fingerprint of what was asked. */
  question: string;
  asked_at: number;
  /** JSON; null: a node is asking just now. */
  answer: string | null;
};
