import { expect, it, onTestFinished, vi } from 'vitest';
import { announce } from '../../../src/events/announce.ts';
import { house } from '../../helpers/house/house.ts';
import { campaignBody, newKey, withKey } from '../../helpers/house/publishing.ts';
import { accepts, receiver } from '../../helpers/network/webhook-receiver.ts';
import { shared } from '../../helpers/run/shared.ts';

const r = shared(receiver);
const h = shared(() => house({ env: { WEBHOOK_ALLOW: r.host } }));

const soon = { timeout: 30_000, interval: 20 };

it('lost answers are looked up and new objects read back while an endpoint does not answer', async () => {
  const { key, workspaceId } = await h.connected();
  const { db, transaction } = h.service.deps.store;
  await h.call('POST /account/webhooks', {
    key,
    body: { url: r.url, events: ['connection.expiring'] },
  });
  const [body, headers] = [campaignBody(), withKey(newKey())];
  const create = () => h.call('POST /adnet/campaigns', { key, body, headers });
  const other = await h.call('POST /adnet/campaigns', { key, body: campaignBody() });
  h.sandbox.control.fault({ kind: 'reset-after-commit', match: { method: 'POST' } });
  expect((await create()).status).toBe(504);

  let answer = () => {};
  onTestFinished(() => {
    r.behave(accepts);
    answer();
  });
  r.behave((response) => {
    answer = () => void response.end();
  });
  const event = { workspaceId, type: 'connection.expiring' as const, data: {} };
  await transaction((tx) => announce(tx, event));
  await vi.waitFor(() => expect(r.received).toHaveLength(1), soon);

  h.later(10_000);
  await vi.waitFor(async () => expect((await create()).status).toBe(200), soon);
  const write = db.selectFrom('writes').select('found').where('object_id', '=', other.body.id);
  await vi.waitFor(
    async () => expect(await write.executeTakeFirst()).toEqual({ found: 'paused' }),
    soon,
  );
  // It has still not been given up.
  const deliveries = await db.selectFrom('webhook_deliveries').select('attempts').execute();
  expect(deliveries).toEqual([{ attempts: 0 }]);
});
