import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newId } from '../../../src/kernel/ids.ts';
import { openStore } from '../../../src/store/open.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { campaignBody } from '../../helpers/house/publishing.ts';

it('what a killed process left under way is looked up at the next start, not after its lease', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-orphans-'));
  const env = { DATA_DIR: folder };
  const first = await house({ engine: 'embedded', env });
  const { key, workspaceId } = await first.connected();
  const idempotencyKey = newId();
  const ask = (h: typeof first) =>
    h.call('POST /adnet/campaigns', {
      key,
      body: campaignBody({ name: 'Orphan' }),
      headers: { 'idempotency-key': idempotencyKey },
    });
  expect((await ask(first)).status).toBe(200);
  await first.stop();

  // As the journal looks when the process was killed between sending and hearing.
  const store = openStore({ engine: 'embedded', folder });
  const leaseUntil = Date.now() + 600_000;
  await store.db
    .updateTable('writes')
    .set({ state: 'sent', settled_at: null, status: null, response: null, object_id: null })
    .set({ lease_until: leaseUntil, next_check_at: null })
    .where('workspace_id', '=', workspaceId)
    .execute();
  await store.close();

  const second = await house({ engine: 'embedded', env });
  const answer = await ask(second);
  expect([answer.status, codeOf(answer)]).toEqual([504, 'adnet_outcome_unknown']);
  const row = () =>
    second.service.deps.store.db
      .selectFrom('writes')
      .select(['state', 'checks', 'lease_until'])
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await row()).checks, { timeout: 15_000 }).toBeGreaterThan(0);
  // Nothing is given up before the platform must have answered.
  expect(await row()).toMatchObject({ state: 'unknown', lease_until: leaseUntil });
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
