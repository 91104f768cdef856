import {
  findLaunchPreconditions,
  isFinal,
  readLaunchState,
} from '../../store/launches/launches.ts';
import type { StopCode, WaitReason } from '../../store/schema/launch-tables.ts';
import { limitsOfKey } from '../limits.ts';
import { type Requester, requesterFor } from '../requester.ts';
import { isExpired } from '../tokens/token.ts';
import type { LaunchDeps } from './deps.ts';
import type { KeptBreach } from './launch-guardrails.ts';
import type { LeasedLaunch } from './leased-launch.ts';
import { starterOf } from './record.ts';

/** Why a launch does not continue. */
export type StopReason = {
  code: StopCode;
  message: string;
  step?: string;
  /** The breaches, if guardrails stopped it. */
  guardrails?: KeptBreach[];
};

export type Wait = { for: WaitReason; until: number };

/** On whose behalf the launch may continue now, or why it may not. */
export type Preconditions =
  /** `agreedDigest`: the digest of the only plan that may be sent; null: no plan was approved. */
  | { kind: 'ready'; who: Requester; agreedDigest: string | null }
  | { kind: 'wait'; wait: Wait; now: number }
  | { kind: 'stop'; reason: StopReason; now: number }
  /** Stopped or cancelled. Lost answers from before that are still looked up. */
  | { kind: 'over'; now: number }
  /** Another node has the lease. */
  | { kind: 'lost' };

const reasons = {
  archived: { code: 'workspace_archived', message: 'The workspace was archived.' },
  disabled: {
    code: 'api_disabled',
    message: 'The account was switched off, or its plan no longer includes ads management.',
  },
  removed: {
    code: 'adnet_not_connected',
    message: 'The connection to Meta was removed. Connect the workspace and resume the launch.',
  },
} as const satisfies Record<string, StopReason>;

/** How often the launcher checks whether a person has renewed an ended connection. */
const lookAgainMs = 15_000;

/** The key that started the launch may have been revoked; its limits still apply. */
export const readPreconditions = async (
  deps: LaunchDeps,
  launch: LeasedLaunch,
): Promise<Preconditions> => {
  const { db } = deps.store;
  const { workspace_id: workspaceId } = launch;
  const state = await readLaunchState(db, launch);
  if (state?.lease_number !== launch.lease_number) return { kind: 'lost' };
  const { now } = state;
  if (isFinal(state.state)) return { kind: 'over', now };
  const row = await findLaunchPreconditions(db, launch);
  if (!row || row.archived_at !== null) return { kind: 'stop', reason: reasons.archived, now };
  const plan = deps.plans[row.plan];
  if (row.disabled_at !== null || !plan?.api || !plan.ads_management)
    return { kind: 'stop', reason: reasons.disabled, now };
  const payer = { accountId: row.id, plan };
  const keyLimits = launch.key_id === null ? null : limitsOfKey(launch.key_id, row);
  const guardrails = { workspace: row.workspace_guardrails, key: row.key_guardrails };
  const customer = { payer, keyLimits, guardrails, actor: starterOf(launch) };
  const who = await requesterFor(deps, customer, workspaceId);
  const { connection } = who.caller;
  if (connection === null) return { kind: 'stop', reason: reasons.removed, now };
  if (isExpired(connection, now))
    return { kind: 'wait', wait: { for: 'connection', until: now + lookAgainMs }, now };
  return { kind: 'ready', who, agreedDigest: state.agreed_digest };
};
