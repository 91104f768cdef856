import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { readBack, reconcile } from '../../helpers/house/background-work.ts';
import { house } from '../../helpers/house/house.ts';
import { campaignBody, newKey, withKey } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { ADNET_TIMEOUT_MS: '1500' }, housekeeping: false }));
afterEach(() => h.sandbox.control.clearFaults());

/** A workspace whose webhook is told of everything; nothing need arrive, it is looked at on its way. */
const watchEvents = async (token: string = demo.systemUserToken) => {
  const customer = await h.connected({ token });
  const url = 'https://hooks.example.com/';
  const hook = (await h.call('POST /account/webhooks', { key: customer.key, body: { url } })).body;
  const readEvents = async () => {
    const path = `/account/webhooks/${hook.id}/deliveries`;
    const { deliveries } = (await h.call(`GET ${path}`, { key: customer.key })).body;
    return deliveries.map(({ request }: { request: string }) => JSON.parse(request)).reverse() as {
      type: string;
      data: Record<string, unknown>;
    }[];
  };
  return { ...customer, readEvents };
};

const lose = async (key: string, kind: 'reset-after-commit' | 'reset-before-commit') => {
  h.sandbox.control.fault({ kind, match: { method: 'POST' } });
  const answer = await h.call('POST /adnet/campaigns', {
    key,
    body: campaignBody({ name: newKey() }),
    headers: withKey(newKey()),
  });
  expect(answer.status).toBe(504);
  return String(answer.body.detail.error.write_id);
};

describe('webhooks are told', () => {
  it('tell of a connection that is made and of one that Meta ended, with no secret', async () => {
    const token = h.sandbox.control.createToken();
    const { key, readEvents } = await watchEvents(token);
    await h.call('POST /adnet/connection/token', { key, body: { access_token: token } });
    h.sandbox.control.revokeToken(token);
    await h.call('GET /adnet/ad-accounts', { key });
    const events = await readEvents();
    expect(events.map(({ type }) => type)).toEqual(['connection.connected', 'connection.expired']);
    expect(JSON.stringify(events)).not.toContain(token);
  });

  it('tell of a lost answer, once, and of what became of it', async () => {
    const { key, workspaceId, readEvents } = await watchEvents();
    const id = await lose(key, 'reset-after-commit');
    h.later(3_000);
    await reconcile(h.service.deps);
    expect(await readEvents()).toMatchObject([
      { type: 'write.unknown', data: { write_id: id, workspace_id: workspaceId } },
      {
        type: 'write.settled',
        data: { write_id: id, outcome: 'succeeded', object_id: expect.any(String) },
      },
    ]);
    const { events } = (await h.call('GET /activity?action=write.settled', { key })).body;
    expect(events).toMatchObject([{ actor: { kind: 'system' }, outcome: 'succeeded' }]);
  });

  it('tell of an object that was never made', async () => {
    const { key, readEvents } = await watchEvents();
    const id = await lose(key, 'reset-before-commit');
    for (const seconds of [3, 10, 30, 100, 700]) {
      h.later(seconds * 1000);
      await reconcile(h.service.deps);
    }
    expect((await readEvents()).at(-1)).toMatchObject({
      type: 'write.settled',
      data: { write_id: id, outcome: 'not_created', object_id: null },
    });
  });

  it('tell of a write whose node died before it could say so', async () => {
    const { key, workspaceId, readEvents } = await watchEvents();
    const campaign = await h.call('POST /adnet/campaigns', { key, body: campaignBody() });
    expect(campaign.status).toBe(200);
    await h.service.deps.store.db
      .updateTable('writes')
      .set({ state: 'sent', settled_at: null, lease_until: 1, object_id: null })
      .where('workspace_id', '=', workspaceId)
      .execute();
    await reconcile(h.service.deps);
    expect((await readEvents()).map(({ type }) => type)).toContain('write.unknown');
  });

  it('tell of an object that somebody switched on', async () => {
    const { key, readEvents } = await watchEvents();
    const campaign = await h.call('POST /adnet/campaigns', { key, body: campaignBody() });
    await fetch(
      `${h.service.platform.graphUrl}/${campaign.body.id}?status=ACTIVE&access_token=${demo.systemUserToken}`,
      { method: 'POST' },
    );
    h.later(10_000);
    await readBack(h.service.deps);
    expect((await readEvents()).at(-1)).toMatchObject({
      type: 'object.found_live',
      data: { object_id: campaign.body.id },
    });
  });
});
