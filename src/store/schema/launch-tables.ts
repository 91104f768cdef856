/** The state that a caller sees. */
export const launchStates = [
  'awaiting_approval',
  'running',
  'waiting',
  'stopped',
  'done',
  'cancelled',
] as const;
export type LaunchState = (typeof launchStates)[number];

export const stepStates = ['pending', 'sending', 'done', 'rejected', 'unknown', 'skipped'] as const;
export type StepState = (typeof stepStates)[number];

export const waitReasons = ['limit', 'cool-down', 'throttle', 'connection'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Why a launch stopped. */
export const stopCodes = [
  'step_rejected',
  'outcome_unknown',
  'adnet_not_connected',
  'workspace_archived',
  'api_disabled',
  'plan_changed',
  'guardrail',
] as const;
export type StopCode = (typeof stopCodes)[number];

export type LaunchRow = {
  id: string;
  workspace_id: string;
  /** The customer who started it and whose limits count. */
  account_id: string;
  /** The API key that started it. */
  key_id: string | null;
  name: string;
  ad_account_id: string;
  idempotency_key: string;
  fingerprint: string;
  /** The request, with the defaults it was planned with. */
  body: string;
  state: LaunchState;
  /** While 'stopped', or while it awaits approval again: JSON `{code, message}`. */
  stop_reason: string | null;
  waiting_for: WaitReason | null;
  waiting_until: number | null;
  approved_at: number | null;
  /** The digest of what it would send; null: a picture was not fetched yet, or an older version made it. */
  plan_digest: string | null;
  /** The plan that was approved, or that its starter named: nothing else is sent. Null: nothing was agreed on. */
  agreed_digest: string | null;
  /** Reviews before this do not count: the launch was corrected since. */
  review_from: number | null;
  created_at: number;
  finished_at: number | null;
  /** When a node is to carry it on; null when there is nothing to carry on. */
  due_at: number | null;
  /** Increased by every node that takes it, so that an earlier holder can be distinguished from the present one. */
  lease_number: number;
  lease_until: number;
};

export type LaunchStepRow = {
  launch_id: string;
  step: string;
  position: number;
  action: string;
  /** JSON list of steps. */
  needs: string;
  /** JSON of the create's body, with references to other steps. */
  params: string;
  state: StepState;
  /** Grows when a step is put back to be sent with a new idempotency key. */
  attempt: number;
  /** The journal's entry, once the step was claimed to be sent. */
  write_id: string | null;
  platform_id: string | null;
  /** JSON of what went wrong. */
  error: string | null;
  /** The digest of what the step sends; null: an older version made it. */
  digest: string | null;
  /** SHA-256 of the picture in the plan; null: there is none, or it was not fetched yet. */
  picture_sha256: string | null;
  changed_at: number;
};

export type ReviewLinkRow = {
  id: string;
  launch_id: string;
  secret_hash: string;
  /** JSON with the facts that the page shows beside the ads. */
  facts: string;
  /** The name of its key or the address of its person; null: made before this column existed. */
  made_by: string | null;
  /** Its maker, so that it ends with the maker's rights; null: made before this column existed. */
  maker_kind: string | null;
  maker_id: string | null;
  /** Answers that it took since `answers_from`. */
  answers: number;
  answers_from: number;
  created_at: number;
  expires_at: number;
  withdrawn_at: number | null;
};

export type ReviewVerdict = 'approved' | 'changes';

export type ReviewAnswerRow = {
  id: string;
  launch_id: string;
  /** The ad's step. */
  step: string;
  verdict: ReviewVerdict;
  comment: string;
  name: string;
  /** The link under which it was given. */
  link_id: string | null;
  /** The maker of that link. */
  link_by: string | null;
  /** The plan that was on the page; null: an older version stored it. */
  plan_digest: string | null;
  created_at: number;
};

/** A plan that a dry run answered, so that it can be said what has changed since. */
export type LaunchPlanRow = {
  workspace_id: string;
  digest: string;
  /** JSON: by step, the fields and a short hash of each. */
  fields: string;
  created_at: number;
};

/** Refusals of a plan in a dry run, which are reported again if the same plan is launched. */
export type RefusedPlanRow = {
  workspace_id: string;
  /** Names the plan without the bytes of its pictures. */
  outline: string;
  /** JSON: a list of {step, field, message, fix}. */
  problems: string;
  created_at: number;
};

export type WorkspaceDefaultsRow = { workspace_id: string; defaults: string };
