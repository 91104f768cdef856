import { expect, it } from 'vitest';
import { span } from '../../../src/kernel/clock.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { insertGeneration } from '../../../src/store/generations.ts';
import { countWrites, readWriteUsage } from '../../../src/store/journal/write-limits.ts';
import { deleteOldLaunches } from '../../../src/store/launches/old-launches.ts';
import { house } from '../../helpers/house/house.ts';
import {
  launch,
  launchCampaign,
  launchOf,
  over,
  started,
  until,
} from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';
import { deleteOldOf } from '../../helpers/store/delete-old.ts';

const h = shared(() => house());
const db = () => h.service.deps.store.db;

const generate = async (accountId: string, workspaceId: string) =>
  insertGeneration(
    db(),
    {
      id: newId(),
      account_id: accountId,
      workspace_id: workspaceId,
      idempotency_key: null,
      fingerprint: 'f',
      credits: 10,
      month: '2026-01',
      day: '2026-01-01',
    },
    1_000,
  );

it('generations go when they are old, in portions, and the young ones stay', async () => {
  const { uid, workspaceId } = await h.account();
  for (let n = 0; n < 3; n++) await generate(uid, workspaceId);
  h.later(span({ days: 2 }));
  await generate(uid, workspaceId);
  expect(await deleteOldOf('generations', db(), span({ days: 1 }), 2)).toBe(2);
  expect(await deleteOldOf('generations', db(), span({ days: 1 }), 2)).toBe(1);
  expect(await deleteOldOf('generations', db(), span({ days: 1 }), 2)).toBe(0);
  expect(await db().selectFrom('generations').selectAll().execute()).toHaveLength(1);
});

it('counts of writes go when no window looks at them any more', async () => {
  const { workspaceId } = await h.account();
  const { now } = await readWriteUsage(db(), workspaceId);
  const today = Math.floor(now / 1000);
  await countWrites(db(), workspaceId, [today - 3 * 86_400, today - 86_000, today]);
  expect(await deleteOldOf('write_seconds', db(), span({ days: 2 }))).toBe(1);
  expect(await readWriteUsage(db(), workspaceId)).toMatchObject({ hour: 1, day: 2 });
});

it('links go a day after they expired', async () => {
  const { key } = await h.account();
  await h.call('POST /adnet/connection/link', { key });
  expect(await deleteOldOf('connect_links', db(), span({ days: 1 }))).toBe(0);
  h.later(span({ days: 2 }));
  expect(await deleteOldOf('connect_links', db(), span({ days: 1 }))).toBe(1);
});

it('launches that are over go after their time, with steps and reviews; the others stay', async () => {
  const { key } = await h.connected();
  const begin = async (more = {}) =>
    started(await launch(h, key, { account_id: usd, campaign: launchCampaign, ...more }));
  const oldLaunch = await begin();
  await until(h, key, oldLaunch, over);
  await h.call(`POST /adnet/launches/${oldLaunch}/review-link`, { key, body: {} });
  const launchId = await begin({ requires_approval: true });
  h.later(span({ days: 2 }));
  const youngLaunch = await begin();
  await until(h, key, youngLaunch, over);
  const forget = () => deleteOldLaunches(h.service.deps.store, span({ days: 1 }), 20);
  expect(await forget()).toBe(1);
  expect(await forget()).toBe(0);
  expect((await h.call(`GET /adnet/launches/${oldLaunch}`, { key })).status).toBe(404);
  for (const table of ['launch_steps', 'review_links'] as const)
    expect(
      await db().selectFrom(table).selectAll().where('launch_id', '=', oldLaunch).execute(),
    ).toEqual([]);
  expect((await launchOf(h, key, launchId)).state).toBe('awaiting_approval');
  expect((await launchOf(h, key, youngLaunch)).state).toBe('done');
});
