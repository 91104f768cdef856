import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { documented } from '../helpers/documented.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { accepts, receiver, refuses } from '../helpers/receiver.ts';

const r = held(receiver);
const h = held(() => house({ env: { WEBHOOK_ALLOW: r.host } }));
const call = documented(h);

const made = async () => {
  const { key } = await h.account();
  const { body } = await call('POST /account/webhooks', { key, body: { url: r.url } });
  return { key, id: String(body.id), secret: String(body.secret) };
};
const test = async ({ key, id }: { key: string; id: string }) =>
  (await call(`POST /account/webhooks/${id}/test`, { key })).body;

describe('webhooks.test', () => {
  it('sends a signed event now and tells what came back', async () => {
    const hook = await made();
    const answer = await test(hook);
    expect(answer).toMatchObject({ delivered: true, status: 200, answer: 'ok', error: null });
    const got = r.received.at(-1);
    const headers = got?.headers as Record<string, string>;
    expect(headers['webhook-id']).toBe(answer.event_id);
    const event = new Webhook(hook.secret).verify(got?.body ?? '', headers);
    expect(event).toMatchObject({
      type: 'webhook.test',
      data: { workspace_id: expect.any(String) },
    });
    expect(() => new Webhook(hook.secret).verify(`${got?.body} `, headers)).toThrow();
  });

  it('follows no redirect and tells of refusals and of silence', async () => {
    const hook = await made();
    r.behave((response) => response.writeHead(302, { location: `${r.url}/else` }).end());
    const before = r.received.length;
    expect(await test(hook)).toMatchObject({
      delivered: false,
      status: 302,
      error: 'redirects are not followed',
    });
    expect(r.received.length).toBe(before + 1);
    r.behave(refuses);
    expect(await test(hook)).toMatchObject({ delivered: false, status: 500, answer: 'no' });
    r.behave((response) => void response.destroy());
    expect(await test(hook)).toMatchObject({
      delivered: false,
      status: null,
      error: 'the connection failed',
    });
    r.behave((response) => void response.end('x'.repeat(5_000)));
    expect((await test(hook)).answer).toHaveLength(2_048);
    r.behave(accepts);
    const { deliveries } = (
      await call(`GET /account/webhooks/${hook.id}/deliveries`, { key: hook.key })
    ).body;
    expect(deliveries.map((one: { state: string }) => one.state)).toEqual([
      'delivered',
      'failed',
      'failed',
      'failed',
    ]);
  });

  it('switches an endpoint on again that was switched off', async () => {
    const hook = await made();
    await h.service.deps.store.db
      .updateTable('webhooks')
      .set({ disabled_at: 1, failing_since: 1 })
      .where('id', '=', hook.id)
      .execute();
    expect((await call('GET /account/webhooks', { key: hook.key })).body.webhooks[0].state).toBe(
      'off',
    );
    await test(hook);
    expect((await call('GET /account/webhooks', { key: hook.key })).body.webhooks[0].state).toBe(
      'on',
    );
  });
});
