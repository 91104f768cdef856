import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/boot/config.ts';
import { createRetentionWork } from '../../../src/boot/retention-work.ts';
import { span } from '../../../src/kernel/clock.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { saveAds } from '../../../src/store/overview/seen-accounts.ts';
import { takeLease } from '../../../src/store/settings.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';
import { newWrite } from '../../helpers/store/new-write.ts';
import { recountMadeAds } from '../../helpers/store/recount-made-ads.ts';

const h = shared(() => house({ housekeeping: false }));
const deps = () => h.service.deps;
const db = () => deps().store.db;

const oneDay = {
  journalMs: span({ days: 1 }),
  activityMs: span({ days: 2 }),
  deliveriesMs: span({ days: 1 }),
  seenMs: span({ days: 3 }),
};
const goOn = () => false;

/** A run of its own after the last one's lease. */
const deleteOld = async (days: number, run = createRetentionWork(oneDay)) => {
  h.later(span({ days, minutes: 10 }));
  await run(deps(), goOn);
};

const createWrite = async (workspaceId: string, more = {}) => {
  const limits = { writes_per_hour: 1e9, writes_per_day: 1e9 };
  const entry = await deps().journal.enter({
    budgets: [{ id: workspaceId, whose: 'workspace', limits }],
    write: newWrite(workspaceId, { action: 'create_ad', idempotency_key: null, ...more }),
  });
  const id = entry?.id ?? '';
  await deps().journal.settle(id, { state: 'succeeded', status: 200, objectId: newId() });
  return id;
};

const has = async (table: 'writes' | 'activity' | 'made_ads', id: string) =>
  (await db().selectFrom(table).select('id').where('id', '=', id).execute()).length === 1;

const see = async (workspaceId: string, id: string, state: 'waiting' | 'live' | 'gone') => {
  const { ad_id } = await db()
    .selectFrom('made_ads')
    .select('ad_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await saveAds(db(), [
    {
      workspace_id: workspaceId,
      ad_id,
      state,
      effective_status: 'PAUSED',
      campaign_id: 'c1',
      campaign_name: 'C',
      name: null,
      shown: '{}',
    },
  ]);
};

describe('retention by settings', () => {
  let workspaceId = '';
  beforeEach(async () => {
    ({ workspaceId } = await h.account());
  });

  it('has the values of before, and refuses orders in which one would take what another needs', () => {
    const read = (env: Record<string, string>) => readConfig({ ...env });
    expect(read({})).toMatchObject({
      retention: {
        journalMs: span({ days: 30 }),
        activityMs: span({ days: 366 }),
        deliveriesMs: span({ days: 30 }),
        seenMs: span({ days: 400 }),
      },
    });
    expect(read({ RETENTION_JOURNAL_DAYS: '7' })).toMatchObject({
      retention: { journalMs: span({ days: 7 }) },
    });
    expect(read({ RETENTION_ACTIVITY_DAYS: '7' })).toEqual({
      problems: ['RETENTION_ACTIVITY_DAYS: must be at least RETENTION_JOURNAL_DAYS, which is 30'],
    });
    expect(read({ RETENTION_DELIVERIES_DAYS: '0' })).toHaveProperty('problems');
  });

  it('a write leaves the journal for the activity, but not while its key answers', async () => {
    const plainWrite = await createWrite(workspaceId);
    h.later(span({ hours: 23 }));
    const keyedWrite = await createWrite(workspaceId, {
      action: 'create_campaign',
      idempotency_key: 'a key',
    });
    // The write is old enough by itself a little before its answer is free.
    await db()
      .updateTable('writes')
      .set((eb) => ({ created_at: eb('created_at', '-', span({ hours: 12 })) }))
      .where('id', '=', keyedWrite)
      .execute();
    h.later(span({ hours: 13 }));
    await deleteOld(0);
    expect([await has('writes', plainWrite), await has('activity', plainWrite)]).toEqual([
      false,
      true,
    ]);
    expect([await has('writes', keyedWrite), await has('activity', keyedWrite)]).toEqual([
      true,
      false,
    ]);
    await deleteOld(0.5);
    expect([await has('writes', keyedWrite), await has('activity', keyedWrite)]).toEqual([
      false,
      true,
    ]);
  });

  it('a write stays in the journal while a launch that was cut off needs it', async () => {
    const write = await createWrite(workspaceId);
    const launch = newId();
    await db()
      .insertInto('launches')
      .values({
        ...{ id: launch, workspace_id: workspaceId, account_id: 'a', name: 'L', body: '{}' },
        ...{ ad_account_id: 'act_1', idempotency_key: launch, fingerprint: 'f', state: 'running' },
        ...{ created_at: 1, lease_number: 1, lease_until: 0 },
      } as never)
      .execute();
    await db()
      .insertInto('launch_steps')
      .values({
        ...{ launch_id: launch, step: 'ad', position: 0, action: 'create_ad', needs: '[]' },
        ...{ params: '{}', state: 'sending', attempt: 1, write_id: write, changed_at: 1 },
      } as never)
      .execute();
    await deleteOld(5);
    expect(await has('writes', write)).toBe(true);
    await db().updateTable('launch_steps').set({ state: 'done' }).execute();
    await deleteOld(1);
    expect(await has('writes', write)).toBe(false);
  });

  it('an ad that waits stays in the lists, however old; one that is live or gone goes with its event', async () => {
    const [waitingWrite, seenWaitingWrite, liveWrite, goneWrite] = [
      await createWrite(workspaceId),
      await createWrite(workspaceId),
      await createWrite(workspaceId),
      await createWrite(workspaceId),
    ];
    await see(workspaceId, seenWaitingWrite, 'waiting');
    await see(workspaceId, liveWrite, 'live');
    await see(workspaceId, goneWrite, 'gone');
    const run = createRetentionWork(oneDay);
    for (let round = 0; round < 4; round++) await deleteOld(2, run);
    for (const id of [waitingWrite, seenWaitingWrite])
      expect([await has('activity', id), await has('made_ads', id)]).toEqual([true, true]);
    for (const id of [liveWrite, goneWrite])
      expect([await has('activity', id), await has('made_ads', id)]).toEqual([false, false]);
    const { is, shouldBe } = await recountMadeAds(db());
    expect(is).toEqual(shouldBe);
  });

  it('what stays does not keep what comes after it from being deleted', async () => {
    const rows = 600;
    const at = 1_000;
    const event = (id: string, action: string) => ({
      ...{ id, workspace_id: workspaceId, at, actor_kind: 'key' as const, action },
      ...{ target_kind: 'ad', target_id: id, outcome: 'succeeded', details: '{}' },
    });
    const writeEvents = Array.from({ length: rows }, () => event(newId(), 'write.create_ad'));
    const keyEvents = Array.from({ length: rows }, () => event(newId(), 'key.minted'));
    for (const events of [
      writeEvents.slice(0, 300),
      writeEvents.slice(300),
      keyEvents.slice(0, 300),
      keyEvents.slice(300),
    ])
      await db().insertInto('activity').values(events).execute();
    await deleteOld(3);
    const remainingEvents = await db()
      .selectFrom('activity')
      .select(['action'])
      .where('at', '=', at)
      .where('workspace_id', '=', workspaceId)
      .execute();
    expect(remainingEvents).toEqual(writeEvents.map(() => ({ action: 'write.create_ad' })));
  });

  it('one node at a time does it', async () => {
    const take = () => takeLease(db(), 'a lease', span({ minutes: 9 }));
    const results = await Promise.all([take(), take(), take()]);
    expect(results.filter(Boolean)).toHaveLength(1);
    h.later(span({ minutes: 8 }));
    expect(await take()).toBe(false);
    h.later(span({ minutes: 2 }));
    expect(await take()).toBe(true);
  });

  it('ends between two portions when the service stops', async () => {
    const write = await createWrite(workspaceId);
    h.later(span({ days: 5 }));
    await createRetentionWork(oneDay)(deps(), () => true);
    expect(await has('writes', write)).toBe(true);
  });
});
