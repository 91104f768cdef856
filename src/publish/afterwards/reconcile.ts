import { sameName } from '../../adnet/answers/compare-objects.ts';
import {
  answerFor,
  type CreatedCandidate,
  findCreated,
  type LostObject,
} from '../../adnet/answers/find-created.ts';
import { kindOfAction, kinds } from '../../adnet/kinds/list.ts';
import { type FairWork, pairUp } from '../../kernel/fairness/fair-worker.ts';
import type { Db } from '../../store/db.ts';
import {
  type DueWrite,
  listBoundObjects,
  listDueWrites,
  listInFlight,
  lockUnsettled,
  takeDueWrites,
} from '../../store/journal/unsettled-writes.ts';
import { markUnknown, settleWrite } from '../../store/journal/writes.ts';
import type { WriteRow, WriteState } from '../../store/schema/tables.ts';
import { announceSettled, announceUnknown } from '../announce.ts';
import type { PublishDeps } from '../deps.ts';
import { currentToken } from '../tokens/token.ts';

/**
 * The platform lists a new object at once or after a moment, so the first looks come soon and later ones less
 * often.
 */
export const firstCheckMs = 2_000;
const waits = [firstCheckMs, 5_000, 15_000, 60_000, 300_000];
const holdMs = 60_000;
/** How many lost answers one node looks up at the same time. */
const slots = 16;

type TakenWrite = WriteRow & { now: number };

/** Looks for the objects of writes whose answer was lost, and stores what became of them. */
export const reconcileWork = (deps: PublishDeps): FairWork<DueWrite, TakenWrite> => ({
  slots,
  list: () => listDueWrites(deps.store.db, slots),
  async take(chosen) {
    const ids = chosen.map(({ id }) => id);
    return pairUp(chosen, await deps.store.transaction((tx) => takeAndAnnounce(tx, ids)));
  },
  async work(write) {
    try {
      await settleOne(deps, write);
    } catch (error) {
      deps.log.warn({ err: error, writeId: write.id }, 'an unknown outcome could not be looked up');
      await checkAgain(deps, write);
    }
  },
  onError: (error) => deps.log.warn({ err: error }, 'unknown outcomes could not be looked up'),
});

/** A node that died could not announce that the outcome of its writes is unknown, so this node does. */
const takeAndAnnounce = async (tx: Db, ids: readonly string[]) => {
  const due = await takeDueWrites(tx, ids, holdMs);
  await announceUnknown(
    tx,
    due.filter(({ checks }) => checks === 1),
  );
  return due;
};

const settleOne = async (deps: PublishDeps, write: TakenWrite) => {
  const token = await currentToken(deps, write.workspace_id, write.now);
  if (token === null) return giveUpLater(deps, write, 'ambiguous');
  const search = await findCreated(deps.adnet, token, soughtOf(write));
  if (search.kind === 'rejected') return giveUpLater(deps, write, 'ambiguous');
  const adoption = await adoptFirst(deps, write, search.candidates);
  if (adoption === 'later') return checkAgain(deps, write);
  // The object only looks like the lost one and may be somebody else's, so it is never changed: it is not read back
  // and not paused.
  if (adoption !== null) return note(deps, write, 'succeeded');
  const isDoubtful = await hasUnbound(deps.store.db, write, search.doubtful);
  // A write with the caller's own token may have created an object that the workspace's token cannot see.
  const certain = search.complete && !isDoubtful && write.own_token === 0;
  return giveUpLater(deps, write, certain ? 'not_created' : 'ambiguous');
};

const soughtOf = ({ action, ad_account_id, params, created_at }: WriteRow): LostObject => {
  const { md5, ...sent } = JSON.parse(params);
  return {
    kind: kindOfAction(action),
    adAccountId: ad_account_id,
    params: sent,
    intentAt: created_at,
    ...(md5 !== undefined && { imageHash: String(md5) }),
  };
};

/**
 * Binds the write to the first object that no other write has made. Equal writes make equal objects, so any of them
 * will do. While an equal write waits for its own answer, the object may be its result, so it is left for later.
 * Equal writes are looked up after the list was read: each object in the list was in the journal before. If several
 * equal writes have one object between them, other writes do not matter.
 */
const adoptFirst = (deps: PublishDeps, write: TakenWrite, candidates: CreatedCandidate[]) =>
  deps.store.transaction(async (tx) => {
    await lockUnsettled(tx, write.ad_account_id);
    const isShared = kinds[kindOfAction(write.action)].sameAgain === 'same';
    const ids = candidates.map(({ id }) => id);
    const bound = isShared ? null : await listBoundObjects(tx, write.ad_account_id, ids);
    const candidate = candidates.find(({ id }) => !bound?.has(id));
    if (!candidate) return null;
    if (!isShared && (await hasTwinInFlight(tx, write))) return 'later';
    const outcome = foundOutcome(write, candidate);
    if (!(await settleWrite(tx, write.id, outcome, 'inference'))) return 'later';
    await announceSettled(tx, write, outcome);
    return candidate;
  });

/** True if no known write has made one of these objects, so that it could be the one we look for. */
const hasUnbound = async (db: Db, { ad_account_id }: WriteRow, ids: string[]) => {
  const bound = await listBoundObjects(db, ad_account_id, ids);
  return ids.some((id) => !bound.has(id));
};

const hasTwinInFlight = async (tx: Db, write: WriteRow) => {
  const { name } = JSON.parse(write.params);
  const inFlight = await listInFlight(tx, write);
  return inFlight.some(({ params }) => sameName(JSON.parse(params).name, name));
};

/** The platform's answer is lost, so an answer in the shape of the contract is built. */
const foundOutcome = ({ action }: WriteRow, candidate: CreatedCandidate) => {
  const answer = answerFor(kindOfAction(action), candidate);
  const response = Buffer.from(JSON.stringify(answer)).toString('base64');
  return { state: 'succeeded' as const, status: 200, response, objectId: candidate.id };
};

/** If the object was not found, looks again later. Gives up after the time in which it would have been listed. */
const giveUpLater = async (deps: PublishDeps, write: TakenWrite, verdict: WriteState) => {
  if (timeLeft(deps, write) > 0) return checkAgain(deps, write);
  const isSettled = await deps.store.transaction(async (tx) => {
    if (!(await settleWrite(tx, write.id, { state: verdict }, 'inference'))) return false;
    await announceSettled(tx, write, { state: verdict });
    return true;
  });
  if (isSettled) note(deps, write, verdict);
};

/** A write is not given up while its sender may still be waiting for the answer. */
const timeLeft = ({ unknownSettleMs }: PublishDeps, { created_at, lease_until, now }: TakenWrite) =>
  Math.max(created_at + unknownSettleMs, lease_until) - now;

const checkAgain = (deps: PublishDeps, write: TakenWrite) => {
  const wait = waits[Math.min(write.checks, waits.length - 1)] ?? firstCheckMs;
  const remainingMs = timeLeft(deps, write);
  const inMs = remainingMs > 0 ? Math.min(wait, Math.max(500, remainingMs)) : wait;
  return markUnknown(deps.store.db, write, inMs);
};

const note = ({ metrics, log }: PublishDeps, { id, action }: WriteRow, verdict: string) => {
  metrics.reconciled(verdict);
  log.info({ writeId: id, action, verdict }, 'an unknown outcome was settled');
};
