import { describe, expect, it } from 'vitest';
import { documented } from '../helpers/documented.ts';
import { expectSame404 } from '../helpers/expectations.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';

const h = held(() => house());
const call = documented(h);
const make = async (key: string) =>
  (await call('POST /account/webhooks', { key, body: { url: 'https://hooks.example.com/' } })).body;

describe('webhooks.delete', () => {
  it('removes the endpoint with what was to be sent there', async () => {
    const { key, workspaceId } = await h.account();
    const { id } = await make(key);
    const db = h.service.deps.store.db;
    const removed = await call(`DELETE /account/webhooks/${id}`, { key });
    expect([removed.status, removed.body.id, removed.body.secret]).toEqual([200, id, undefined]);
    expect((await call('GET /account/webhooks', { key })).body.webhooks).toEqual([]);
    const left = db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', id);
    expect(await left.execute()).toEqual([]);
    const [event] = (await call('GET /activity?action=webhook', { key })).body.events;
    expect(event.action).toBe('webhook.deleted');
    expect(workspaceId).toBeTruthy();
  });

  it('answers the same 404 for a missing one and another workspace’s, whatever is asked', async () => {
    const [mine, theirs] = [await h.account(), await h.account()];
    const { id } = await make(theirs.key);
    for (const [method, rest] of [
      ['DELETE', ''],
      ['POST', '/test'],
      ['POST', '/rotate'],
      ['GET', '/deliveries'],
    ])
      await expectSame404(
        [id, '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36', 'nonsense'].map((one) =>
          call(`${method} /account/webhooks/${one}${rest}`, { key: mine.key }),
        ),
        'webhook_not_found',
      );
  });
});
