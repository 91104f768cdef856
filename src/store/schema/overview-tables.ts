import type { ActorKind } from './people-tables.ts';

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

/** An ad that was made here: what the journal and the activity know of it, and the state that it was last seen in. */
export type MadeAdRow = {
  /** Of the write that made it. */
  id: string;
  workspace_id: string;
  made_at: number;
  ad_id: string;
  ad_account_id: string;
  name: string | null;
  actor_kind: ActorKind;
  actor_id: string | null;
  /** Nobody has looked at it yet: it waits, because it was made paused. */
  state: AdState;
  /** 0: nobody has looked yet. */
  seen_at: number;
  campaign_id: string | null;
};

/** In which ad account a workspace made something last. Triggers keep it. */
export type WorkAccountRow = { workspace_id: string; ad_account_id: string };

/** How many made ads of a workspace are in a state. Triggers keep it. */
export type MadeAdCountRow = { workspace_id: string; state: AdState; n: number };
