import type { Action, Sought } from '../../adnet/created-edges.ts';
import { type Candidate, findCreated } from '../../adnet/find-created.ts';
import { lockWorkspace } from '../../store/accounts.ts';
import type { WriteRow, WriteState } from '../../store/tables.ts';
import {
  hasTwinInFlight,
  listBoundObjects,
  markUnknown,
  settleWrite,
  takeDueWrites,
} from '../../store/writes.ts';
import { currentToken } from '../connection/token.ts';
import type { Deps } from '../deps.ts';

/** The platform lists a new object at once or after a moment; then asking less often will do. */
const waits = [2_000, 5_000, 15_000, 60_000, 300_000];
export const firstCheckMs = 2_000;
const holdMs = 60_000;
const batch = 20;

type DueWrite = WriteRow & { now: number };

/** Looks for the objects of writes whose answer was lost, and writes down what became of them. */
export const reconcile = async (deps: Deps) => {
  const due = await takeDueWrites(deps.store.db, batch, holdMs);
  for (const write of due) {
    try {
      await settleOne(deps, write);
    } catch (error) {
      deps.log.warn({ err: error, writeId: write.id }, 'an unknown outcome could not be looked up');
      await checkAgain(deps, write);
    }
  }
  return due.length;
};

const settleOne = async (deps: Deps, write: DueWrite) => {
  const { store } = deps;
  // While a twin waits for its answer, an object found could be the twin's.
  if (await hasTwinInFlight(store.db, write)) return checkAgain(deps, write);
  const token = await currentToken(deps, write.workspace_id, write.now);
  if (token === null) return giveUpLater(deps, write, 'ambiguous');
  const found = await findCreated(deps.adnet, token, soughtOf(write));
  if (found.kind === 'rejected') return giveUpLater(deps, write, 'ambiguous');
  if (await adoptFirst(deps, write, found.candidates)) return;
  // Somebody else's token may reach what ours does not see.
  const certain = found.complete && write.own_token === 0;
  return giveUpLater(deps, write, certain ? 'not_created' : 'ambiguous');
};

const soughtOf = ({ action, ad_account_id, params, created_at }: WriteRow): Sought => {
  const { md5, ...sent } = JSON.parse(params);
  return {
    // Only actions we send are journaled.
    action: action as Action,
    account: ad_account_id,
    params: sent,
    intentAt: created_at,
    ...(md5 !== undefined && { imageHash: String(md5) }),
  };
};

/**
 * Binds the write to the first object no other write has made. Twins are interchangeable, so any
 * will do, but each object is bound once: the workspace's row is held while looking and binding.
 */
const adoptFirst = async (deps: Deps, write: DueWrite, candidates: Candidate[]) => {
  const adopted = await deps.store.transaction(async (tx) => {
    await lockWorkspace(tx, write.workspace_id);
    const ids = candidates.map(({ id }) => id);
    const bound = await listBoundObjects(tx, write.ad_account_id, ids);
    const objectId = ids.find((id) => write.action === 'upload_image' || !bound.has(id));
    return (
      objectId !== undefined &&
      settleWrite(tx, write.id, foundOutcome(write, objectId), 'inference')
    );
  });
  if (adopted) note(deps, write, 'succeeded');
  return adopted;
};

/** The platform's own answer is lost, so the contract's shape of it is written anew. */
const foundOutcome = ({ action }: WriteRow, objectId: string) => {
  const answer =
    action === 'upload_image' ? { images: { bytes: { hash: objectId } } } : { id: objectId };
  const response = Buffer.from(JSON.stringify(answer)).toString('base64');
  return { state: 'succeeded' as const, status: 200, response, objectId };
};

/** Not found yet: again later, until it would have shown by now. */
const giveUpLater = async (deps: Deps, write: DueWrite, verdict: WriteState) => {
  if (write.now - write.created_at < deps.unknownSettleMs) return checkAgain(deps, write);
  const settled = await settleWrite(deps.store.db, write.id, { state: verdict }, 'inference');
  if (settled) note(deps, write, verdict);
};

const checkAgain = (
  { store, unknownSettleMs }: Deps,
  { id, checks, created_at, now }: DueWrite,
) => {
  const left = Math.max(500, created_at + unknownSettleMs - now);
  const wait = waits[Math.min(checks, waits.length - 1)] ?? firstCheckMs;
  return markUnknown(store.db, id, Math.min(wait, left));
};

const note = ({ metrics, log }: Deps, { id, action }: WriteRow, verdict: string) => {
  metrics.reconciled(verdict);
  log.info({ writeId: id, action, verdict }, 'an unknown outcome was settled');
};
