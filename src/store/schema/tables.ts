import type { Role } from '../people/roles.ts';
import type {
  LaunchPlanRow,
  LaunchRow,
  LaunchStepRow,
  RefusedPlanRow,
  ReviewAnswerRow,
  ReviewLinkRow,
  WorkspaceDefaultsRow,
} from './launch-tables.ts';
import type {
  KeptReadRow,
  MadeAdCountRow,
  MadeAdRow,
  SeenAccountRow,
  SeenAdRow,
  WorkAccountRow,
} from './overview-tables.ts';
import type { ActorKind, PeopleTables } from './people-tables.ts';

/** Times are milliseconds since 1970 and JSON is text, so that columns mean the same on both engines. */
export type Tables = PeopleTables & {
  accounts: AccountRow;
  workspaces: WorkspaceRow;
  members: MemberRow;
  api_keys: ApiKeyRow;
  connections: ConnectionRow;
  connect_links: ConnectLinkRow;
  writes: WriteRow;
  write_seconds: WriteSecondRow;
  generations: GenerationRow;
  copy_history: CopyHistoryRow;
  activity: ActivityRow;
  connection_health: ConnectionHealthRow;
  adnet_usage: AdnetUsageRow;
  webhooks: WebhookRow;
  webhook_deliveries: DeliveryRow;
  settings: { name: string; value: string };
  launches: LaunchRow;
  launch_steps: LaunchStepRow;
  launch_plans: LaunchPlanRow;
  refused_plans: RefusedPlanRow;
  workspace_defaults: WorkspaceDefaultsRow;
  review_links: ReviewLinkRow;
  review_answers: ReviewAnswerRow;
  seen_accounts: SeenAccountRow;
  seen_ads: SeenAdRow;
  kept_reads: KeptReadRow;
  made_ads: MadeAdRow;
  made_ad_counts: MadeAdCountRow;
  work_accounts: WorkAccountRow;
  request_keys: RequestKeyRow;
  object_differences: ObjectDifferencesRow;
};

/** Values that the platform stored differently than they were sent: JSON, a list of {field, sent, stored}. */
export type ObjectDifferencesRow = {
  /** The id of the write that created it. */
  id: string;
  workspace_id: string;
  object_id: string;
  action: string;
  differences: string;
  found_at: number;
};

export type AccountRow = {
  id: string;
  email: string;
  plan: string;
  disabled_at: number | null;
  created_at: number;
  /**
   * An invitation created it, and it is not confirmed that its holder owns the address: it may work only where this
   * account pays. Null: it is confirmed.
   */
  bound_to: string | null;
};

export type WorkspaceRow = {
  id: string;
  name: string;
  archived_at: number | null;
  created_at: number;
  /** The account that created it and pays for it; null if an older version created it. */
  paid_by: string | null;
  /** The guardrails on what may be created in it, as JSON; null: everything is allowed. */
  guardrails: string | null;
};

/** A request that came with an Idempotency-Key, and what became of it. */
export type RequestKeyRow = {
  id: string;
  /** Within what the key is matched: an account or a workspace. */
  scope: string;
  idempotency_key: string;
  fingerprint: string;
  /** The id of the created object; null while it is being created. */
  made_id: string | null;
  /** The answer; null if it contained a secret, or while the object is being created. */
  status: number | null;
  response: string | null;
  created_at: number;
  /** Until then, the request that claimed the key may still be running. */
  lease_until: number;
};

/** One change: its actor, its target and its outcome. */
export type ActivityRow = {
  id: string;
  workspace_id: string;
  at: number;
  actor_kind: ActorKind;
  /** The key's id, or the account's; null for the operator and for the service itself. */
  actor_id: string | null;
  /** The name at that time: a key's name, a person's address. */
  actor_name: string | null;
  action: string;
  target_kind: string | null;
  target_id: string | null;
  target_name: string | null;
  outcome: string;
  request_id: string | null;
  /** A JSON object of plain facts; never a secret. */
  details: string;
};

type ConnectionHealthRow = {
  workspace_id: string;
  /** The time of the next check; null if there will be none. */
  next_check_at: number | null;
  checked_at: number | null;
  /** The problem found by the last check; null if there was none. */
  problem: string | null;
  /** JSON: what the login lacks for making ads; JSON null: Meta did not say; null: not asked yet. */
  missing: string | null;
  /** The number of days before the end of which the last warning was sent. */
  warned_days: number | null;
};

/** The platform's usage headers of the last call to an ad account, as they came. */
type AdnetUsageRow = { workspace_id: string; ad_account_id: string; at: number; headers: string };

export type WebhookRow = {
  id: string;
  workspace_id: string;
  url: string;
  /** Names of events with commas around them; null: all of them. */
  events: string | null;
  /** Sealed with the key ring, bound to the endpoint. */
  secret: string;
  old_secret: string | null;
  old_secret_until: number | null;
  created_at: number;
  /** Since when nothing has arrived there. */
  failing_since: number | null;
  /** Nothing is sent before. */
  retry_at: number;
  /** Until then, a node is delivering to it. */
  lease_until: number;
  /** When a node last began to deliver to it: endpoints take turns by it. */
  served_at: number;
  disabled_at: number | null;
};

export type DeliveryRow = {
  id: string;
  webhook_id: string;
  /** The same for all endpoints and attempts: the header webhook-id. */
  event_id: string;
  type: string;
  body: string;
  state: 'pending' | 'delivered' | 'failed';
  created_at: number;
  attempts: number;
  /** Not tried again before. */
  next_at: number;
  last_at: number | null;
  status: number | null;
  /** The first 2 KB of what the receiver answered. */
  answer: string | null;
  error: string | null;
  took_ms: number | null;
};

type MemberRow = {
  account_id: string;
  workspace_id: string;
  role: Role;
  /** 1: it existed before accounts had to be confirmed, and counts whichever account pays for the workspace. */
  kept: number | null;
};

export type ApiKeyRow = {
  id: string;
  account_id: string;
  workspace_id: string;
  name: string;
  prefix: string;
  fingerprint: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
  /** The highest role of the key, whatever its account's role is; null: the account's role. */
  max_role: Role | null;
  /** Limits of its own, in all workspaces together; null: only those of the workspace. */
  writes_per_hour: number | null;
  writes_per_day: number | null;
  /** 1: it acts in its own workspace only; null: in all of its account's. */
  only_workspace: number | null;
  /** The guardrails on what may be created with it, as JSON; null: everything that its workspace allows. */
  guardrails: string | null;
};

export type ConnectionRow = {
  workspace_id: string;
  adnet_user_id: string;
  adnet_user_name: string | null;
  /** Sealed with the key ring, bound to the workspace. */
  token: string;
  /** 1 when our own app obtained the token, so that calls carry a proof of the app secret. */
  token_ours: number;
  scopes: string;
  expires_at: number | null;
  /** When the platform said the token is dead; overrides expires_at. */
  expired_at: number | null;
  connected_at: number;
  writes_unlock_at: number;
  selected_ad_account_id: string | null;
};

type ConnectLinkRow = {
  id: string;
  workspace_id: string;
  account_id: string;
  /** The API key that made it; null if it was made without one. */
  key_id: string | null;
  secret_hash: string;
  state_hash: string | null;
  browser_hash: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

export const writeStates = [
  'sent',
  'succeeded',
  'rejected',
  'not_sent',
  'unknown',
  'not_created',
  'ambiguous',
] as const;
export type WriteState = (typeof writeStates)[number];

export type WriteRow = {
  id: string;
  workspace_id: string;
  account_id: string;
  action: string;
  ad_account_id: string;
  idempotency_key: string | null;
  fingerprint: string;
  params: string;
  /** The object's name as it was sent. */
  name: string | null;
  actor_kind: ActorKind | null;
  actor_id: string | null;
  request_id: string | null;
  /** 1 if it was sent with the caller's own token, which is not stored. */
  own_token: number;
  state: WriteState;
  created_at: number;
  /** While 'sent': until when its node may still be waiting for the answer. */
  lease_until: number;
  settled_at: number | null;
  /** While 'unknown': when the platform is asked next whether the object exists. */
  next_check_at: number | null;
  checks: number;
  status: number | null;
  /** The platform's answer, base64 of its bytes. */
  response: string | null;
  object_id: string | null;
  /** When the new object is to be read back; null when it need not be, or has been. */
  verify_at: number | null;
  verified_at: number | null;
  /** The result of its read-back: its status, or a problem. */
  found: string | null;
};

/**
 * Writes that count towards a limit, by the second in which they were sent. `workspace_id`: the workspace, or the
 * API key if it has limits of its own.
 */
type WriteSecondRow = { workspace_id: string; second: number; n: number };

/** One answer of POST /generate/ad-copy, with the brief that it was written from. */
export type CopyHistoryRow = {
  id: string;
  workspace_id: string;
  created_at: number;
  /** JSON */
  brief: string;
  /** JSON, with its claims */
  answer: string;
};

export type GenerationRow = {
  id: string;
  account_id: string;
  workspace_id: string;
  idempotency_key: string | null;
  fingerprint: string;
  state: 'reserved' | 'settled' | 'void';
  credits: number;
  /** UTC, as 2026-11 and 2026-11-15. */
  month: string;
  day: string;
  created_at: number;
  lease_until: number;
  response: string | null;
};
