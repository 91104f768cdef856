import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/kernel/failures.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Claim, Entry } from '../../src/operations/adnet/journal.ts';
import { readWriteUsage } from '../../src/store/write-limits.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { proPlan } from '../helpers/plans.ts';

const h = held(() => house());

const planOf = (writesPerHour: number) => proPlan({ writes_per_hour: writesPerHour });

/** A workspace with three writes an hour; claims made in one breath are written down together. */
const desk = () => {
  const workspaceId = newId();
  const three = planOf(3);
  const claim = (idempotencyKey: string | null, plan = three): Claim => ({
    plan,
    write: {
      id: newId(),
      workspace_id: workspaceId,
      account_id: 'a',
      action: 'create_campaign',
      ad_account_id: 'act_1',
      idempotency_key: idempotencyKey,
      fingerprint: 'f',
      params: '{}',
      own_token: 0,
      leaseMs: 1_000,
    },
  });
  const enter = async (...claims: Claim[]) =>
    (await Promise.allSettled(claims.map(h.service.deps.journal))).map(told);
  const counted = () => readWriteUsage(h.service.deps.store.db, workspaceId);
  return { claim, enter, counted };
};

const told = (result: PromiseSettledResult<Entry | null>) => {
  if (result.status === 'fulfilled') return result.value === null ? 'taken' : 'entered';
  return result.reason instanceof Failure ? result.reason.code : result.reason;
};

describe('writes of one workspace that come together', () => {
  it('fit the limit exactly, those that came first before the others', async () => {
    const { claim, enter, counted } = desk();
    expect(await enter(claim('a'), claim(null), claim('c'), claim('d'), claim(null))).toEqual([
      'entered',
      'entered',
      'entered',
      'write_limit_hour',
      'write_limit_hour',
    ]);
    expect(await counted()).toMatchObject({ hour: 3, day: 3 });
  });

  it('are told how much is left, one less each', async () => {
    const { claim } = desk();
    const entries = await Promise.all([claim('a'), claim('b')].map(h.service.deps.journal));
    expect(entries.map((entry) => entry?.headers['ratelimit-remaining'])).toEqual(['2', '1']);
  });

  it('hold one key once, and leave the room of those that came too late to others', async () => {
    const { claim, enter, counted } = desk();
    expect(await enter(claim('a'), claim('a'), claim('a'), claim('b'), claim('c'))).toEqual([
      'entered',
      'taken',
      'taken',
      'entered',
      'entered',
    ]);
    expect(await enter(claim('b'), claim('d'))).toEqual(['write_limit_hour', 'write_limit_hour']);
    expect(await counted()).toMatchObject({ hour: 3 });
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
