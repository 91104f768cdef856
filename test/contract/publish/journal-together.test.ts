import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/contract/failures.ts';
import { newId } from '../../../src/kernel/ids.ts';
import type { JournalEntry, WriteClaim } from '../../../src/publish/journal.ts';
import { readWriteUsage } from '../../../src/store/journal/write-limits.ts';
import { findWrite, settleWrite } from '../../../src/store/journal/writes.ts';
import { lockWorkspace } from '../../../src/store/workspaces.ts';
import { proPlan } from '../../helpers/house/billing-plans.ts';
import { house, testEngine } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';
import { newWrite } from '../../helpers/store/new-write.ts';

const h = shared(() => house());

const planOf = (writesPerHour: number) => proPlan({ writes_per_hour: writesPerHour });

/** A workspace with three writes an hour; claims made in one breath are written down together. */
const desk = () => {
  const workspaceId = newId();
  const three = planOf(3);
  const claim = (idempotencyKey: string | null, limits = three): WriteClaim => ({
    budgets: [{ id: workspaceId, whose: 'workspace', limits }],
    write: newWrite(workspaceId, { idempotency_key: idempotencyKey, leaseMs: 1_000 }),
  });
  const enter = async (...claims: WriteClaim[]) =>
    (await Promise.allSettled(claims.map(h.service.deps.journal.enter))).map(outcomeOf);
  /** So many writes sent, and what the journal says of them. */
  const enterWrites = async (count: number) => {
    const claims = Array.from({ length: count }, () => claim(null, planOf(count)));
    await enter(...claims);
    return claims.map(({ write }) => write.id);
  };
  const readUsage = () => readWriteUsage(h.service.deps.store.db, workspaceId);
  return { claim, enter, readUsage, enterWrites };
};

const outcomeOf = (result: PromiseSettledResult<JournalEntry | null>) => {
  if (result.status === 'fulfilled') return result.value === null ? 'taken' : 'entered';
  return result.reason instanceof Failure ? result.reason.code : result.reason;
};

describe('writes of one workspace that come together', () => {
  it('fit the limit exactly, those that came first before the others', async () => {
    const { claim, enter, readUsage } = desk();
    expect(await enter(claim('a'), claim(null), claim('c'), claim('d'), claim(null))).toEqual([
      'entered',
      'entered',
      'entered',
      'write_limit_hour',
      'write_limit_hour',
    ]);
    expect(await readUsage()).toMatchObject({ hour: 3, day: 3 });
  });

  it('are told how much is left, one less each', async () => {
    const { claim } = desk();
    const entries = await Promise.all([claim('a'), claim('b')].map(h.service.deps.journal.enter));
    expect(entries.map((entry) => entry?.headers['ratelimit-remaining'])).toEqual(['2', '1']);
  });

  it('hold one key once, and leave the room of those that came too late to others', async () => {
    const { claim, enter, readUsage } = desk();
    expect(await enter(claim('a'), claim('a'), claim('a'), claim('b'), claim('c'))).toEqual([
      'entered',
      'taken',
      'taken',
      'entered',
      'entered',
    ]);
    expect(await enter(claim('b'), claim('d'))).toEqual(['write_limit_hour', 'write_limit_hour']);
    expect(await readUsage()).toMatchObject({ hour: 3 });
  });

  it('are each held to the plan of the account that sends them', async () => {
    const { claim, enter } = desk();
    const one = planOf(1);
    const four = planOf(4);
    expect(await enter(claim('a'), claim('b', one), claim('c', four))).toEqual([
      'entered',
      'write_limit_hour',
      'entered',
    ]);
  });
});

// In the embedded store nobody holds a row: writers take turns.
describe.runIf(testEngine() === 'postgres')(
  'writes that wait for the lock of their workspace',
  () => {
    it('are joined by those that come meanwhile, in one transaction', async () => {
      const { store, journal } = h.service.deps;
      const { workspaceId } = await h.account();
      const claimNow = (): WriteClaim => ({
        budgets: [{ id: workspaceId, whose: 'workspace', limits: planOf(10) }],
        write: newWrite(workspaceId, { idempotency_key: null, leaseMs: 1_000 }),
      });
      const entries: Promise<JournalEntry | null>[] = [];
      const waits = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`;
      await store.transaction(async (tx) => {
        await lockWorkspace(tx, workspaceId);
        entries.push(journal.enter(claimNow()));
        while ((await waits.execute(store.db)).rows[0]?.n === 0);
        entries.push(journal.enter(claimNow()), journal.enter(claimNow()));
      });
      await Promise.all(entries);
      const { rows } = await sql<{ n: number; transactions: number }>`select count(*)::int as n,
      count(distinct xmin::text)::int as transactions from writes where workspace_id = ${workspaceId}`.execute(
        store.db,
      );
      expect(rows).toEqual([{ n: 3, transactions: 1 }]);
      expect(await readWriteUsage(store.db, workspaceId)).toMatchObject({ hour: 3 });
    });
  },
);

describe('outcomes that come together', () => {
  const succeeded = (objectId: string) => ({
    state: 'succeeded' as const,
    status: 200,
    response: Buffer.from(`{"id":"${objectId}"}`).toString('base64'),
    objectId,
  });
  const states = (ids: string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const row = await findWrite(h.service.deps.store.db, id);
        return [row?.state, row?.object_id];
      }),
    );

  it('are each written down with what belongs to them', async () => {
    const { journal } = h.service.deps;
    const ids = await desk().enterWrites(5);
    const rejection = { state: 'rejected' as const, status: 400, response: 'e30=' };
    await Promise.all(
      ids.map((id, at) => journal.settle(id, at === 3 ? rejection : succeeded(`o${at}`))),
    );
    expect(await states(ids)).toEqual([
      ['succeeded', 'o0'],
      ['succeeded', 'o1'],
      ['succeeded', 'o2'],
      ['rejected', null],
      ['succeeded', 'o4'],
    ]);
    const last = await findWrite(h.service.deps.store.db, ids[4] ?? '');
    expect(last).toMatchObject({ status: 200, response: succeeded('o4').response });
    expect(last?.settled_at).toBeGreaterThan(0);
  });

  it('overrule what was inferred, and nothing else', async () => {
    const { journal, store } = h.service.deps;
    const ids = await desk().enterWrites(3);
    const [inferredId = '', settledId = '', openId = ''] = ids;
    await settleWrite(store.db, inferredId, { state: 'not_created' }, 'inference');
    await settleWrite(store.db, settledId, succeeded('before'));
    await Promise.all(
      [inferredId, settledId, openId].map((id) => journal.settle(id, succeeded('late'))),
    );
    expect(await states(ids)).toEqual([
      ['succeeded', 'late'],
      ['succeeded', 'before'],
      ['succeeded', 'late'],
    ]);
  });

  // In the embedded store nobody holds a row: writers take turns.
  if (testEngine() === 'embedded') return;

  it('do not wait for one whose row is held', async () => {
    const { journal, store } = h.service.deps;
    const [first = '', second = ''] = await desk().enterWrites(2);
    let settlement: Promise<unknown> = Promise.resolve();
    await store.transaction(async (tx) => {
      await sql`select id from writes where id = ${first} for update`.execute(tx);
      settlement = journal.settle(first, succeeded('held'));
      await journal.settle(second, succeeded('free'));
      expect(await states([first, second])).toEqual([
        ['sent', null],
        ['succeeded', 'free'],
      ]);
    });
    await settlement;
    expect(await states([first])).toEqual([['succeeded', 'held']]);
  });
});
