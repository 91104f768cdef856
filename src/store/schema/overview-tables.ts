import type { ActorKind } from './people-tables.ts';

/** What the platform last returned about an ad account, for lists that must not ask it each time. */
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
  /** For the last 7 days before today, in whole units of the currency. */
  spend: string | null;
  spend_since: string | null;
  spend_until: string | null;
  /** JSON: names of pages by their id. */
  pages: string | null;
};

export const adStates = ['waiting', 'live', 'gone'] as const;
export type AdState = (typeof adStates)[number];

/** What the platform last returned about an ad that was created here. */
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

/** The platform's answer for a screen within the last minute, for all nodes. */
export type KeptReadRow = {
  workspace_id: string;
  /** A fingerprint of the question. */
  question: string;
  asked_at: number;
  /** JSON; null: a node is asking just now. */
  answer: string | null;
};

/** An ad that was created here: what the journal and the activity know about it, and the last known state. */
export type MadeAdRow = {
  /** The id of the write that created it. */
  id: string;
  workspace_id: string;
  made_at: number;
  ad_id: string;
  ad_account_id: string;
  name: string | null;
  actor_kind: ActorKind;
  actor_id: string | null;
  /** Before its first read, it counts as waiting, because it was created paused. */
  state: AdState;
  /** 0: not read yet. */
  seen_at: number;
  campaign_id: string | null;
};

/** The ad account of a workspace's last create, maintained by triggers. */
export type WorkAccountRow = { workspace_id: string; ad_account_id: string };

/** The number of a workspace's created ads in a state, maintained by triggers. */
export type MadeAdCountRow = { workspace_id: string; state: AdState; n: number };
