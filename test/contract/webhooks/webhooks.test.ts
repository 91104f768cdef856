import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { eventTypes } from '../../../src/events/announce.ts';
import { span } from '../../../src/kernel/clock.ts';
import { expectSame404 } from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { accepts, receiver, refuses } from '../../helpers/network/webhook-receiver.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const r = shared(receiver);
const h = shared(() => house({ env: { WEBHOOK_ALLOW: `hooks.lan:9000,${r.host}` } }));
const call = documented(h);
const url = 'https://hooks.example.com/';
const make = (key: string, body: unknown) => call('POST /account/webhooks', { key, body });

/** An account with an endpoint at the receiver. */
const createHook = async () => {
  const { key } = await h.account();
  const { body } = await make(key, { url: r.url });
  return { key, id: String(body.id), secret: String(body.secret) };
};
const test = async ({ key, id }: { key: string; id: string }) =>
  (await call(`POST /account/webhooks/${id}/test`, { key })).body;

describe('webhooks.create', () => {
  it('shows the secret once and keeps it sealed', async () => {
    const { key } = await h.account();
    const answer = await make(key, { url: 'https://hooks.example.com/in?token=abc' });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({ state: 'on', failing_since: null, disabled_at: null });
    expect(answer.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const list = await call('GET /account/webhooks', { key });
    const { secret, ...rest } = answer.body;
    expect(list.body).toEqual({ webhooks: [rest] });
    const [row] = await h.service.deps.store.db
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', rest.id)
      .execute();
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    const [event] = (await call('GET /activity', { key })).body.events;
    expect(event).toMatchObject({
      action: 'webhook.created',
      target: { kind: 'webhook', id: rest.id, name: 'hooks.example.com' },
    });
    expect(JSON.stringify(event)).not.toContain('token=abc');
  });

  it('takes the events that were asked for, and all when none are named', async () => {
    const { key } = await h.account();
    const few = await make(key, { url, events: ['write.unknown', 'connection.expired'] });
    expect(few.body.events).toEqual(['connection.expired', 'write.unknown']);
    expect((await make(key, { url })).body.events).toEqual(eventTypes);
  });

  it.runIf(isFirstStore).each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://printer.local/',
    // In two pieces: looking for secrets in the source would find it.
    `https://user:${'pass'}@hooks.example.com/`,
    'https://hooks.example.com:8443/',
    'http://hooks.lan:9001/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    '',
  ])('refuses %s', async (badUrl) => {
    const { key } = await h.account();
    const answer = await make(key, { url: badUrl });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_request']);
    expect(answer.body.detail.error.fields[0].field).toBe('url');
  });

  it.runIf(isFirstStore)('says how an address inside can be allowed', async () => {
    const { key } = await h.account();
    for (const url of ['http://127.0.0.1:3000/', 'http://hooks.lan:9001/']) {
      const { message } = (await make(key, { url })).body.detail.error.fields[0];
      expect(message).toMatch(/WEBHOOK_ALLOW=host:port/);
    }
  });

  it.runIf(isFirstStore)('goes anywhere the operator allows, also without https', async () => {
    const { key } = await h.account();
    expect((await make(key, { url: 'http://hooks.lan:9000/x' })).status).toBe(201);
  });

  it.runIf(isFirstStore)('refuses events that do not exist', async () => {
    const { key } = await h.account();
    expect((await make(key, { url, events: ['sun.rise'] })).status).toBe(422);
    expect((await make(key, { url, events: [] })).status).toBe(422);
  });

  it('stops at ten per workspace, however many ask at once', async () => {
    const { key } = await h.account();
    const answers = await Promise.all(Array.from({ length: 12 }, () => make(key, { url })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
    expect(answers.map(codeOf)).toContain('webhook_limit');
  });
});

describe('webhooks.list', () => {
  it('lists the workspace’s own, oldest first', async () => {
    const [account, otherAccount] = [await h.account(), await h.account()];
    for (const path of ['a', 'b'])
      await call('POST /account/webhooks', { key: account.key, body: { url: url + path } });
    await call('POST /account/webhooks', { key: otherAccount.key, body: { url: `${url}c` } });
    const { body } = await call('GET /account/webhooks', { key: account.key });
    expect(body.webhooks.map((one: { url: string }) => one.url)).toEqual([`${url}a`, `${url}b`]);
  });
});

describe('webhooks.test', () => {
  it('sends a signed event now and tells what came back', async () => {
    const hook = await createHook();
    const answer = await test(hook);
    expect(answer).toMatchObject({ delivered: true, status: 200, answer: 'ok', error: null });
    const delivery = r.received.at(-1);
    const headers = delivery?.headers as Record<string, string>;
    expect(headers['webhook-id']).toBe(answer.event_id);
    const event = new Webhook(hook.secret).verify(delivery?.body ?? '', headers);
    expect(event).toMatchObject({
      type: 'webhook.test',
      data: { workspace_id: expect.any(String) },
    });
    expect(() => new Webhook(hook.secret).verify(`${delivery?.body} `, headers)).toThrow();
    const list = await call(`GET /account/webhooks/${hook.id}/deliveries`, { key: hook.key });
    // What was sent, to the millisecond.
    expect(list.body.deliveries[0].request).toBe(delivery?.body);
  });

  it.runIf(isFirstStore)('follows no redirect and tells of refusals and of silence', async () => {
    const hook = await createHook();
    r.behave((response) => response.writeHead(302, { location: `${r.url}/else` }).end());
    const deliveryCount = r.received.length;
    expect(await test(hook)).toMatchObject({
      delivered: false,
      status: 302,
      error: 'redirects are not followed',
    });
    expect(r.received.length).toBe(deliveryCount + 1);
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
    const hook = await createHook();
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

describe('webhooks.delete', () => {
  it('removes the endpoint with what was to be sent there', async () => {
    const { key, workspaceId } = await h.account();
    const { id } = (await make(key, { url })).body;
    const db = h.service.deps.store.db;
    const answer = await call(`DELETE /account/webhooks/${id}`, { key });
    expect([answer.status, answer.body.id, answer.body.secret]).toEqual([200, id, undefined]);
    expect((await call('GET /account/webhooks', { key })).body.webhooks).toEqual([]);
    const remainingDeliveries = db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('webhook_id', '=', id);
    expect(await remainingDeliveries.execute()).toEqual([]);
    const [event] = (await call('GET /activity?action=webhook', { key })).body.events;
    expect(event.action).toBe('webhook.deleted');
    expect(workspaceId).toBeTruthy();
  });

  it('answers the same 404 for a missing one and another workspace’s, whatever is asked', async () => {
    const [account, otherAccount] = [await h.account(), await h.account()];
    const { id } = (await make(otherAccount.key, { url })).body;
    for (const [method, tail] of [
      ['DELETE', ''],
      ['POST', '/test'],
      ['POST', '/rotate'],
      ['GET', '/deliveries'],
    ])
      await expectSame404(
        [id, '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36', 'nonsense'].map((one) =>
          call(`${method} /account/webhooks/${one}${tail}`, { key: account.key }),
        ),
        'webhook_not_found',
      );
  });
});

// Last: it moves the clock, and signatures are only good for minutes.
describe('webhooks.rotate', () => {
  it('keeps the old secret good for a day, and no longer', async () => {
    const { key, id, secret: oldSecret } = await createHook();
    const { secret: newSecret } = (await call(`POST /account/webhooks/${id}/rotate`, { key })).body;
    expect(newSecret).not.toBe(oldSecret);
    const isSignedWith = async (secret: string) => {
      const testAnswer = await call(`POST /account/webhooks/${id}/test`, { key });
      expect(testAnswer.body.delivered, testAnswer.text).toBe(true);
      const { body, headers } = r.received.at(-1) ?? { body: '', headers: {} };
      const seconds = String(Math.floor(Date.now() / 1000));
      // The package checks the time too; what is looked at here is the signature.
      expect(Number(headers['webhook-timestamp'])).toBeGreaterThanOrEqual(Number(seconds) - 60);
      const signature = new Webhook(secret).sign(
        String(headers['webhook-id']),
        new Date(Number(headers['webhook-timestamp']) * 1000),
        body,
      );
      return String(headers['webhook-signature']).split(' ').includes(signature);
    };
    expect([await isSignedWith(oldSecret), await isSignedWith(newSecret)]).toEqual([true, true]);
    h.later(span({ hours: 25 }));
    expect([await isSignedWith(oldSecret), await isSignedWith(newSecret)]).toEqual([false, true]);
    const [event] = (await call('GET /activity?action=webhook.rotated', { key })).body.events;
    expect(event.actor.kind).toBe('key');
  });

  it('survives a new encryption key', async () => {
    const { key, id } = await createHook();
    const rowBefore = await h.service.deps.store.db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', id)
      .executeTakeFirst();
    await h.operate('keys rotate', {});
    const rowAfter = await h.service.deps.store.db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(rowAfter?.secret).not.toBe(rowBefore?.secret);
    expect((await call(`POST /account/webhooks/${id}/test`, { key })).body.delivered).toBe(true);
  });
});
