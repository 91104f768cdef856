import { isThrottle, isTokenDead } from '../../../adnet/answers/platform-error.ts';
import { Failure } from '../../../contract/failures.ts';
import { announce } from '../../../events/announce.ts';
import { system } from '../../../events/record.ts';
import { recordConnection } from '../../../events/record-connection.ts';
import { iso, span } from '../../../kernel/clock.ts';
import { type FairWork, pairUp } from '../../../kernel/fairness/fair-worker.ts';
import {
  endConnection,
  housekeeperFor,
  isExpired,
  openToken,
} from '../../../publish/tokens/token.ts';
import { readNow } from '../../../store/clock.ts';
import {
  type DueCheck,
  findHealth,
  listDueChecks,
  noteCheck,
  takeDueChecks,
} from '../../../store/connection-health.ts';
import { findConnection, isStillConnected } from '../../../store/connections.ts';
import type { Db } from '../../../store/db.ts';
import type { ConnectionRow } from '../../../store/schema/tables.ts';
import type { Deps } from '../../core/deps.ts';
import { askMissing, type MissingThing } from './missing.ts';

const day = span({ days: 1 });
/** A warning is sent this many days before the end. */
const warnings = [14, 7, 3, 1];
/** How many connections one node checks at the same time. */
const slots = 8;
const holdMs = span({ minutes: 5 });
/** Checks may come up to two hours early, so that many connections do not become due at the same time. */
const spreadMs = span({ hours: 2 });

/** A problem that a check can find. `dead` and `over` end the connection. */
export type ConnectionProblem =
  | 'dead'
  | 'over'
  | 'unreadable'
  | 'unreachable'
  | 'limited'
  | 'refused';

/** Checks connections even if nobody uses them, so that one which the platform has ended is found within a day. */
export const checkWork = (deps: Deps): FairWork<DueCheck, DueCheck> => ({
  slots,
  list: () => listDueChecks(deps.store.db, slots),
  async take(chosen) {
    const ids = chosen.map(({ id }) => id);
    const dueChecks = await takeDueChecks(deps.store.db, ids, holdMs);
    return pairUp(chosen, dueChecks).map(({ waiting }) => ({ waiting, taken: waiting }));
  },
  async work({ id, owner: payerId }) {
    const connection = await findConnection(deps.store.db, id);
    if (connection) await checkConnection(deps, connection, payerId);
  },
  onError: (error) => deps.log.warn({ err: error }, 'a connection could not be looked at'),
});

export const checkConnection = async (deps: Deps, connection: ConnectionRow, payerId: string) => {
  const now = await readNow(deps.store.db);
  const health = await askPlatform(deps, { connection, payerId, now });
  deps.metrics.connectionCheck(health.problem ?? 'ok');
  await deps.store.transaction((tx) => writeDown(tx, connection, health, now));
};

/** `missing` is null if it could not be found out. */
type ConnectionCheck = { problem: ConnectionProblem | null; missing: MissingThing[] | null };

const only = (problem: ConnectionProblem): ConnectionCheck => ({ problem, missing: null });

type DueConnection = { connection: ConnectionRow; payerId: string; now: number };

const askPlatform = async (
  deps: Deps,
  { connection, payerId, now }: DueConnection,
): Promise<ConnectionCheck> => {
  if (isExpired(connection, now)) return only('over');
  const value = opened(deps, connection);
  if (value === null) return only('unreadable');
  try {
    const owner = housekeeperFor(payerId, connection.workspace_id);
    const token = { value, ours: connection.token_ours === 1, owner };
    const who = await deps.oauth.identity(token);
    if (who.kind === 'ok')
      return { problem: null, missing: await askMissing(deps, connection, token) };
    if (isTokenDead(who.error)) return only('dead');
    return only(isThrottle(who.error) ? 'limited' : 'refused');
  } catch (error) {
    if (error instanceof Failure) return only('unreachable');
    throw error;
  }
};

const opened = (deps: Deps, connection: ConnectionRow) => {
  try {
    return openToken(deps, connection);
  } catch {
    return null;
  }
};

const writeDown = async (
  tx: Db,
  connection: ConnectionRow,
  { problem, missing }: ConnectionCheck,
  now: number,
) => {
  // A new connection may have replaced the checked one, and the result does not apply to it.
  if (!(await isStillConnected(tx, connection))) return;
  const { workspace_id: id, expires_at: expiresAt } = connection;
  const isOver = problem === 'dead' || problem === 'over';
  if (problem === 'dead') await endConnection(tx, connection);
  if (problem === 'over') await endConnection(tx, connection, 'Its time was up.');
  const lastHealth = await findHealth(tx, id);
  const warnedDays = isOver
    ? null
    : await warn(tx, connection, lastHealth?.warned_days ?? null, now);
  await noteCheck(tx, id, {
    problem,
    warned_days: warnedDays,
    missing: missing === null ? (lastHealth?.missing ?? 'null') : JSON.stringify(missing),
    next_check_at: isOver ? null : nextCheck(now, expiresAt),
  });
};

/** Warns once for each number of days; returns the number of the last warning. */
const warn = async (tx: Db, connection: ConnectionRow, warned: number | null, now: number) => {
  const { workspace_id: workspaceId, expires_at: expiresAt } = connection;
  if (expiresAt === null) return warned;
  const due = warnings.findLast((days) => expiresAt - now <= days * day);
  if (due === undefined || (warned !== null && warned <= due)) return warned;
  const details = { days_left: daysLeft(expiresAt, now), expires_at: iso(expiresAt) };
  await recordConnection(tx, {
    workspaceId,
    userId: connection.adnet_user_id,
    userName: connection.adnet_user_name,
    actor: system,
    action: 'connection.expiring',
    details,
  });
  const data = { adnet_user_id: connection.adnet_user_id, ...details };
  await announce(tx, { workspaceId, type: 'connection.expiring', data });
  return due;
};

export const daysLeft = (expiresAt: number, now: number) =>
  Math.max(0, Math.floor((expiresAt - now) / day));

/** The time of the next check: in a day or a little less, earlier if a warning or the end is due before. */
export const nextCheck = (now: number, expiresAt: number | null, random = Math.random()) => {
  const ends = expiresAt === null ? [] : [0, ...warnings].map((days) => expiresAt - days * day);
  const nextCheckAt = now + day - Math.floor(random * spreadMs);
  return Math.min(nextCheckAt, ...ends.filter((at) => at > now));
};
