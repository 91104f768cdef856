import { expect, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { newId } from '../../src/kernel/ids.ts';
import { deleteOldLinks } from '../../src/store/connect-links.ts';
import { deleteOldGenerations, insertGeneration } from '../../src/store/generations.ts';
import { countWrites, deleteOldWriteCounts, readWriteUsage } from '../../src/store/write-limits.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';

const h = held(() => house());
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
  expect(await deleteOldGenerations(db(), span({ days: 1 }), 2)).toBe(2);
  expect(await deleteOldGenerations(db(), span({ days: 1 }), 2)).toBe(1);
  expect(await deleteOldGenerations(db(), span({ days: 1 }), 2)).toBe(0);
  expect(await db().selectFrom('generations').selectAll().execute()).toHaveLength(1);
});

it('counts of writes go when no window looks at them any more', async () => {
  const { workspaceId } = await h.account();
  const { now } = await readWriteUsage(db(), workspaceId);
  const today = Math.floor(now / 1000);
  await countWrites(db(), workspaceId, [today - 3 * 86_400, today - 86_000, today]);
  expect(await deleteOldWriteCounts(db(), 500)).toBe(1);
  expect(await readWriteUsage(db(), workspaceId)).toMatchObject({ hour: 1, day: 2 });
});

it('links go a day after they expired', async () => {
  const { key } = await h.account();
  await h.call('POST /adnet/connection/link', { key });
  expect(await deleteOldLinks(db(), span({ days: 1 }), 500)).toBe(0);
  h.later(span({ days: 2 }));
  expect(await deleteOldLinks(db(), span({ days: 1 }), 500)).toBe(1);
});
