import type { StoredGuardrails } from '../adnet/guardrails/guardrails.ts';
import { Failure, isFailure } from '../contract/failures.ts';
import { batch } from '../kernel/async/batch.ts';
import { elapsed } from '../kernel/clock.ts';
import { lockKey } from '../store/api-keys.ts';
import { type Db, isPostgres } from '../store/db.ts';
import { insertWrites, type NewWrite } from '../store/journal/new-writes.ts';
import { readWriteUsage, type WriteUsage } from '../store/journal/write-limits.ts';
import { settleFreeWrites, settleWrite, type WriteOutcome } from '../store/journal/writes.ts';
import type { Store } from '../store/open.ts';
import { lockGuardrails } from '../store/workspaces.ts';
import { type Budget, type BudgetUsage, hasRoom, limitHeaders, tooMany } from './limits.ts';

/** The usage of each budget, by its id, while one transaction stores several writes. */
type Ledger = Map<string, WriteUsage>;

/**
 * Reads how much of these budgets is used. The budget of a key is locked first, because writes of one key can come
 * from several workspaces at once. Locks are always taken in the same order, the workspace's before the key's.
 */
const openLedger = async (tx: Db, budgets: readonly Budget[]): Promise<Ledger> => {
  const ledger: Ledger = new Map();
  const ofKeys = budgets.filter(({ whose }) => whose === 'key').map(({ id }) => id);
  for (const id of [...new Set(ofKeys)].sort()) await lockKey(tx, id);
  for (const { id } of budgets) if (!ledger.has(id)) ledger.set(id, await readWriteUsage(tx, id));
  return ledger;
};

const spentIn = (ledger: Ledger, budgets: readonly Budget[]): BudgetUsage[] => {
  const usages: BudgetUsage[] = [];
  for (const budget of budgets) {
    const usage = ledger.get(budget.id);
    if (usage) usages.push({ budget, usage });
  }
  return usages;
};

/** Counts one more write in each of these budgets. */
const addWrite = (ledger: Ledger, spent: readonly BudgetUsage[]) => {
  for (const { budget, usage } of spent)
    ledger.set(budget.id, { ...usage, hour: usage.hour + 1, day: usage.day + 1 });
};

/** Says whether a write may still be sent. Called in the transaction that stores its intent. */
export type MaySend = (tx: Db, writeId: string) => Promise<boolean>;

/**
 * Checks the workspace's guardrails as they are in that transaction; returns why the write may not be sent, or
 * null.
 */
export type GuardrailCheck = (workspace: StoredGuardrails) => Failure | null;

/** A write that is about to be sent, and the budgets it must fit into, the workspace's first. */
export type WriteClaim = {
  write: NewWrite;
  budgets: Budget[];
  maySend?: MaySend | undefined;
  guard?: GuardrailCheck | undefined;
};

export type JournalEntry = { id: string; second: number; headers: Record<string, string> };

export type Journal = {
  /** Stores an intent; returns null if another write already has its Idempotency-Key. */
  enter(claim: WriteClaim): Promise<JournalEntry | null>;
  /** Stores the platform's answer. */
  settle(id: string, outcome: WriteOutcome): Promise<void>;
};

/** Limits a batch to what one short transaction can store, because parameters can be as long as a request. */
const size = { maxItems: 100, maxBytes: 256 * 1024 };

export const createJournal = (store: Store): Journal => ({
  enter: enterTogether(store),
  settle: isPostgres(store.db)
    ? settleTogether(store.db)
    : async (id, outcome) => void (await settleWrite(store.db, id, outcome)),
});

/**
 * Writes of one workspace wait for its lock one after the other anyway. So the writes that wait are stored together
 * in one transaction, and a long queue takes little more time than a short one. This includes writes that arrive
 * while another process holds the lock.
 */
const enterTogether = (store: Store): Journal['enter'] => {
  const weigh = ({ write }: WriteClaim) => write.params.length;
  const enter = batch(
    { ...size, weigh, isOutage: isFailure },
    (workspaceId, _: WriteClaim[], latest) =>
      store.transaction((tx) => enterAll(tx, workspaceId, latest)),
  );
  return async (claim) => {
    const entry = await enter(claim.write.workspace_id, claim);
    if (entry instanceof Failure) throw entry;
    return entry;
  };
};

/**
 * All outcomes that can be in progress fit into one batch, so that no outcome waits for more than two other
 * batches.
 */
const outcomeSize = { maxItems: 1_000, maxBytes: 1024 * 1024 };

/** An outcome that has waited longer than this fails with the others, because the database cannot be reached. */
const timeoutMs = 1_000;

/**
 * Outcomes need no lock. On PostgreSQL, each costs a round trip and a wait for the disk, so outcomes that arrive
 * during one round trip are sent together in the next. An outcome whose row is locked is sent again alone, so that
 * it does not delay the others. If a batch fails at once, for example because its connection broke, all its
 * outcomes are sent again alone: the platform's answer is known, and the next connection may work. The embedded
 * store combines commits by itself.
 */
const settleTogether = (db: Db): Journal['settle'] => {
  type Settlement = readonly [id: string, outcome: WriteOutcome];
  const weigh = ([, { response }]: Settlement) => response?.length ?? 0;
  const settleFree = batch(
    { ...outcomeSize, weigh, isOutage: isFailure },
    async (_, outcomes: Settlement[]) => {
      const settledIds = await settleFreeWrites(db, outcomes);
      return outcomes.map(([id]) => settledIds.has(id));
    },
  );
  return async (id, outcome) => {
    const startedAt = elapsed();
    const isSettled = await settleFree('', [id, outcome]).catch((error) => {
      if (elapsed() - startedAt > timeoutMs) throw error;
      return false;
    });
    if (!isSettled) await settleWrite(db, id, outcome);
  };
};

/** Runs again if a key turned out to be taken, because its place in the limits then goes to another write. */
const enterAll = async (tx: Db, workspaceId: string, latest: () => WriteClaim[]) => {
  // Every change of the guardrails takes the same lock, so they cannot change until this transaction ends.
  const guardrails = await lockGuardrails(tx, workspaceId);
  const claims = latest();
  const ledger = await openLedger(
    tx,
    claims.flatMap(({ budgets }) => budgets),
  );
  const results = new Map<WriteClaim, JournalEntry | null | Failure>();
  for (const claim of claims) {
    const failure = claim.guard?.(guardrails);
    if (failure) results.set(claim, failure);
  }
  const remainingClaims = claims.filter((claim) => !results.has(claim));
  let round = split(remainingClaims, ledger);
  while (round.fitting.length > 0) {
    const allowedClaims = await allowedOf(tx, round.fitting);
    const budgetIds = new Map(
      allowedClaims.map(({ write, budgets }) => [write.id, budgets.map(({ id }) => id)]),
    );
    const rows = await insertWrites(
      tx,
      allowedClaims.map(({ write }) => write),
      ({ id }) => budgetIds.get(id) ?? [],
    );
    for (const claim of round.fitting) {
      const { budgets } = claim;
      const row = rows.get(claim.write.id);
      results.set(claim, null);
      if (!row) continue;
      addWrite(ledger, spentIn(ledger, budgets));
      const second = Math.floor(row.created_at / 1000);
      const headers = limitHeaders(spentIn(ledger, budgets));
      results.set(claim, { id: row.id, second, headers });
    }
    round = split(round.over, ledger);
  }
  for (const [first, ...others] of alike(round.over)) {
    const failure = await tooMany(tx, spentIn(ledger, first.budgets));
    for (const claim of [first, ...others]) results.set(claim, failure);
  }
  return claims.map((claim) => results.get(claim) ?? null);
};

/** Leaves out writes that another node is sending. They are answered as if their key were taken. */
const allowedOf = async (tx: Db, claims: WriteClaim[]) => {
  const allowedClaims: WriteClaim[] = [];
  for (const claim of claims)
    if (!claim.maySend || (await claim.maySend(tx, claim.write.id))) allowedClaims.push(claim);
  return allowedClaims;
};

/** Separates the claims that fit into their budgets from those that do not, in order of arrival. */
const split = (claims: WriteClaim[], ledger: Ledger) => {
  const fittingClaims: WriteClaim[] = [];
  const over: WriteClaim[] = [];
  const expectedLedger = new Map(ledger);
  for (const claim of claims) {
    const usages = spentIn(expectedLedger, claim.budgets);
    const fits = hasRoom(usages);
    if (fits) addWrite(expectedLedger, usages);
    (fits ? fittingClaims : over).push(claim);
  }
  return { fitting: fittingClaims, over };
};

/** Groups claims with the same budgets, because they are refused with the same answer. */
const alike = (claims: WriteClaim[]) => {
  const groups = new Map<string, [WriteClaim, ...WriteClaim[]]>();
  for (const claim of claims) {
    const name = JSON.stringify(claim.budgets);
    const group = groups.get(name);
    if (group) group.push(claim);
    else groups.set(name, [claim]);
  }
  return groups.values();
};
