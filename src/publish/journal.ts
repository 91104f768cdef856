import { batch } from '../kernel/batch.ts';
import { Failure } from '../kernel/failures.ts';
import { insertWrites, type NewWrite } from '../store/new-writes.ts';
import { type Db, isPostgres, type Store } from '../store/open.ts';
import { lockWorkspace } from '../store/workspaces.ts';
import { countWrites, readWriteUsage, type WriteUsage } from '../store/write-limits.ts';
import { type Outcome, settleFreeWrites, settleWrite } from '../store/writes.ts';
import { hasRoom, limitHeaders, tooMany, type WriteLimits } from './limits.ts';

/** Whether a write may still be sent, asked in the transaction that writes its intent down. */
export type MaySend = (tx: Db, writeId: string) => Promise<boolean>;

/** Something about to be sent, with the plan whose limits it must fit. */
export type Claim = { write: NewWrite; plan: WriteLimits; maySend?: MaySend | undefined };

export type Entry = { id: string; second: number; headers: Record<string, string> };

export type Journal = {
  /** Writes an intent down; null when another write already has its Idempotency-Key. */
  enter(claim: Claim): Promise<Entry | null>;
  /** Writes down what the platform said about it. */
  settle(id: string, outcome: Outcome): Promise<void>;
};

/** No more than a transaction of a moment takes; parameters can be as long as a request. */
const size = { most: 100, heaviest: 256 * 1024 };

export const createJournal = (store: Store): Journal => ({
  enter: enterTogether(store),
  settle: isPostgres(store.db)
    ? settleTogether(store.db)
    : async (id, outcome) => void (await settleWrite(store.db, id, outcome)),
});

/**
 * The workspace's lock puts its writes in a line anyway. Those that wait in it are written down
 * together, in one transaction, so that a long line costs little more than a short one.
 */
const enterTogether = (store: Store): Journal['enter'] => {
  const weigh = ({ write }: Claim) => write.params.length;
  const enter = batch({ ...size, weigh }, (workspaceId, claims: Claim[]) =>
    store.transaction((tx) => enterAll(tx, workspaceId, claims)),
  );
  return async (claim) => {
    const entered = await enter(claim.write.workspace_id, claim);
    if (entered instanceof Failure) throw entered;
    return entered;
  };
};

/** As many as there may be under way at all, so that none waits for more than two trips of others. */
const outcomeSize = { most: 1_000, heaviest: 1024 * 1024 };

/** One that has waited longer than this goes down with the others: the database is away. */
const patienceMs = 1_000;

/**
 * Outcomes need no lock; what they cost on PostgreSQL is the trip and the wait for its disk, so
 * those that come meanwhile go together. One whose row somebody holds goes again, alone: it must
 * not hold up the others. So do all of them when their trip fails at once, with its connection, say:
 * what the platform did is known, and the next connection may take it. The embedded store brings
 * them to disk together by itself.
 */
const settleTogether = (db: Db): Journal['settle'] => {
  type Settlement = readonly [id: string, outcome: Outcome];
  const weigh = ([, { response }]: Settlement) => response?.length ?? 0;
  const settleFree = batch({ ...outcomeSize, weigh }, async (_, outcomes: Settlement[]) => {
    const settled = await settleFreeWrites(db, outcomes);
    return outcomes.map(([id]) => settled.has(id));
  });
  return async (id, outcome) => {
    const asked = performance.now();
    const settled = await settleFree('', [id, outcome]).catch((error) => {
      if (performance.now() - asked > patienceMs) throw error;
      return false;
    });
    if (!settled) await settleWrite(db, id, outcome);
  };
};

/** One round per key that turns out to be taken: the room meant for that one may be another's. */
const enterAll = async (tx: Db, workspaceId: string, claims: Claim[]) => {
  await lockWorkspace(tx, workspaceId);
  let usage = await readWriteUsage(tx, workspaceId);
  const results = new Map<Claim, Entry | null | Failure>();
  const seconds: number[] = [];
  let round = split(claims, usage);
  while (round.fitting.length > 0) {
    const allowed = await allowedOf(tx, round.fitting);
    const rows = await insertWrites(
      tx,
      allowed.map(({ write }) => write),
    );
    for (const claim of round.fitting) {
      const row = rows.get(claim.write.id);
      results.set(claim, null);
      if (!row) continue;
      usage = oneMore(usage);
      const second = Math.floor(row.created_at / 1000);
      seconds.push(second);
      results.set(claim, { id: row.id, second, headers: limitHeaders(claim.plan, usage) });
    }
    round = split(round.over, usage);
  }
  await countWrites(tx, workspaceId, seconds);
  for (const [plan, refused] of byPlan(round.over)) {
    const failure = await tooMany(tx, workspaceId, plan, usage);
    for (const claim of refused) results.set(claim, failure);
  }
  return claims.map((claim) => results.get(claim) ?? null);
};

/** The others come out as if their key were taken: somebody else has what they were to send. */
const allowedOf = async (tx: Db, claims: Claim[]) => {
  const allowed: Claim[] = [];
  for (const claim of claims)
    if (!claim.maySend || (await claim.maySend(tx, claim.write.id))) allowed.push(claim);
  return allowed;
};

const oneMore = (usage: WriteUsage) => ({ ...usage, hour: usage.hour + 1, day: usage.day + 1 });

const split = (claims: Claim[], usage: WriteUsage) => {
  const fitting: Claim[] = [];
  const over: Claim[] = [];
  let expected = usage;
  for (const claim of claims) {
    const fits = hasRoom(claim.plan, expected);
    if (fits) expected = oneMore(expected);
    (fits ? fitting : over).push(claim);
  }
  return { fitting, over };
};

const byPlan = (claims: Claim[]) => {
  const plans = new Map<WriteLimits, Claim[]>();
  for (const claim of claims) plans.set(claim.plan, [...(plans.get(claim.plan) ?? []), claim]);
  return plans;
};
