import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const readiness = async () => {
  const response = await fetch(`${h.service.address}/readyz`);
  return { status: response.status, body: await response.json() };
};

const refuseWrites = {
  embedded: [
    `create trigger no_writes before update on settings begin select raise(abort, 'no'); end`,
  ],
  postgres: [
    `create function no_writes() returns trigger as $$ begin raise 'no'; end $$ language plpgsql`,
    `create trigger no_writes before update on settings for each row execute function no_writes()`,
  ],
};
const allowWrites = {
  embedded: 'drop trigger no_writes',
  postgres: 'drop trigger no_writes on settings',
};

it('is ready while the database takes writes, not while it only answers', async () => {
  const { db } = h.service.deps.store;
  expect(await readiness()).toEqual({ status: 200, body: { status: 'ready' } });
  for (const text of refuseWrites[h.engine]) await sql.raw(text).execute(db);
  await expect.poll(readiness, { timeout: 10_000 }).toMatchObject({
    status: 503,
    body: { status: 'unavailable' },
  });
  expect((await fetch(`${h.service.address}/healthz`)).status).toBe(200);
  await sql.raw(allowWrites[h.engine]).execute(db);
  await expect.poll(readiness, { timeout: 10_000 }).toMatchObject({ status: 200 });
});

it('writes at most once a second, however many ask', async () => {
  const { db } = h.service.deps.store;
  const readWriteCheck = async () =>
    (await db.selectFrom('settings').select('value').where('name', '=', 'write_check').execute())[0]
      ?.value;
  await readiness();
  const lastCheck = Number((await readWriteCheck())?.split(' ')[0]);
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: 100 }, readiness));
  const seconds = Math.ceil((performance.now() - startedAt) / 1000);
  expect(Number((await readWriteCheck())?.split(' ')[0]) - lastCheck).toBeLessThanOrEqual(seconds);
});
