import { Failure } from '../../kernel/failures.ts';
import { together } from '../../kernel/together.ts';
import { insertWrites, type NewWrite } from '../../store/new-writes.ts';
import type { Db, Store } from '../../store/open.ts';
import { lockWorkspace } from '../../store/workspaces.ts';
import { countWrites, readWriteUsage, type WriteUsage } from '../../store/write-limits.ts';
import { type Outcome, settleWrite } from '../../store/writes.ts';
import type { Plan } from '../plans.ts';
import { hasRoom, limitHeaders, tooMany } from './write-limits.ts';

/** Something about to be sent, with the plan whose limits it must fit. */
export type Claim = { write: NewWrite; plan: Plan };

export type Entry = { id: string; second: number; headers: Record<string, string> };

export type Journal = {
  /** Writes an intent down; null when another write already has its Idempotency-Key. */
  enter(claim: Claim): Promise<Entry | null>;
  /** Writes the platform's word down. */
  settle(id: string, outcome: Outcome): Promise<void>;
};

const mostTogether = 100;

/**
 * The workspace's lock puts its writes in a line anyway. Those that wait in it are written down
 * together, in one transaction, so that a long line costs no more than a short one; and so are
 * outcomes, for what costs is to be sure of the disk.
 */
export const createJournal = (store: Store): Journal => {
  const enter = together(mostTogether, (workspaceId, claims: Claim[]) =>
    store.transaction((tx) => enterAll(tx, workspaceId, claims)),
  );
  const settle = together(mostTogether, (_, outcomes: Settling[]) =>
    store.transaction((tx) => settleAll(tx, outcomes)),
  );
  return {
    async enter(claim) {
      const entered = await enter(claim.write.workspace_id, claim);
      if (entered instanceof Failure) throw entered;
      return entered;
    },
    async settle(id, outcome) {
      await settle('', { id, outcome });
    },
  };
};

type Settling = { id: string; outcome: Outcome };

/** In the order of their ids, as everyone does who locks several, so that nobody waits in a circle. */
const settleAll = async (tx: Db, outcomes: Settling[]) => {
  const inOrder = outcomes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await Promise.all(inOrder.map(({ id, outcome }) => settleWrite(tx, id, outcome)));
  return outcomes.map(() => true);
};

/** One round per key that turns out to be taken: the room meant for that one may be another's. */
const enterAll = async (tx: Db, workspaceId: string, claims: Claim[]) => {
  await lockWorkspace(tx, workspaceId);
  let usage = await readWriteUsage(tx, workspaceId);
  const results = new Map<Claim, Entry | null | Failure>();
  const seconds: number[] = [];
  let round = split(claims, usage);
  while (round.fitting.length > 0) {
    const rows = await insertWrites(
      tx,
      round.fitting.map(({ write }) => write),
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
  const plans = new Map<Plan, Claim[]>();
  for (const claim of claims) plans.set(claim.plan, [...(plans.get(claim.plan) ?? []), claim]);
  return plans;
};
