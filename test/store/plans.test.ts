import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listDueWork } from '../../src/store/due-work.ts';
import { releaseOldKeys } from '../../src/store/journal/old-writes.ts';
import {
  listDueWrites,
  listInFlight,
  takeDueWrites,
} from '../../src/store/journal/unsettled-writes.ts';
import { listUnverified, takeUnverified } from '../../src/store/journal/unverified-writes.ts';
import { openStore } from '../../src/store/open.ts';

const rows = 100_000;

/** Asked every second, or while requests go on: they must not grow with the journal. */
it('what housekeeping asks of a long journal is answered from a short index', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-plans-'));
  const store = openStore({ engine: 'embedded', folder });
  await store.migrate();
  const { db } = store;
  await sql`insert into writes (id, workspace_id, account_id, action, ad_account_id, idempotency_key, fingerprint, params, own_token, state, created_at, lease_until, settled_at, checks, status, response, object_id)
    with recursive s(n) as (select 1 union all select n + 1 from s where n < ${sql.lit(rows)})
    select 'w' || n, 'w' || n, 'a', 'create_ad', 'act_1', 'i' || n, 'f', '{}', 0, 'succeeded', 1, 1, 9e15, 0, 200, 'e30=', 'o' || n from s`.execute(
    db,
  );
  // Of so many that a busy disk slows no more than some.
  const fastest = async (work: () => Promise<unknown>) => {
    let best = Number.POSITIVE_INFINITY;
    for (let times = 0; times < 25; times++) {
      const began = performance.now();
      await work();
      best = Math.min(best, performance.now() - began);
    }
    return best;
  };
  const sought = { id: 'x', ad_account_id: 'act_1', action: 'create_ad' };
  // None of them may come near to what it takes to walk the whole journal.
  const walk = await fastest(() =>
    sql`select count(*) from writes where response = 'x'`.execute(db),
  );
  const most = walk / 3;
  expect(await fastest(() => listDueWork(db))).toBeLessThan(most);
  expect(await fastest(() => listDueWrites(db, 16))).toBeLessThan(most);
  expect(await fastest(() => takeDueWrites(db, ['x'], 1_000))).toBeLessThan(most);
  expect(await fastest(() => listUnverified(db, ['x']))).toBeLessThan(most);
  const unverified = {
    limit: 100,
    holdMs: 1_000,
    mine: ['x'],
    workspaceId: 'w1',
    adAccountId: 'act_1',
  };
  expect(await fastest(() => takeUnverified(db, unverified))).toBeLessThan(most);
  expect(await fastest(() => releaseOldKeys(db, 1, 500))).toBeLessThan(most);
  // The rest of a row is not looked at here.
  expect(await fastest(() => listInFlight(db, sought as never))).toBeLessThan(most);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
