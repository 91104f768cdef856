import { describe, expect, it } from 'vitest';
import { documented } from '../helpers/documented.ts';
import { held } from '../helpers/held.ts';
import { codeOf, house } from '../helpers/house.ts';

const h = held(() => house({ env: { WEBHOOK_ALLOW: 'hooks.lan:9000' } }));
const call = documented(h);
const make = (key: string, body: unknown) => call('POST /account/webhooks', { key, body });

describe('webhooks.create', () => {
  it('shows the secret once and keeps it sealed', async () => {
    const { key } = await h.account();
    const made = await make(key, { url: 'https://hooks.example.com/in?token=abc' });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({ state: 'on', failing_since: null, disabled_at: null });
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await call('GET /account/webhooks', { key });
    const { secret, ...rest } = made.body;
    expect(listed.body).toEqual({ webhooks: [rest] });
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
    const url = 'https://hooks.example.com/';
    const few = await make(key, { url, events: ['write.unknown', 'connection.expired'] });
    expect(few.body.events).toEqual(['connection.expired', 'write.unknown']);
    expect((await make(key, { url })).body.events).toHaveLength(11);
  });

  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://printer.local/',
    'https://user:pass@hooks.example.com/',
    'https://hooks.example.com:8443/',
    'http://hooks.lan:9001/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    '',
  ])('refuses %s', async (url) => {
    const { key } = await h.account();
    const answer = await make(key, { url });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_request']);
    expect(answer.body.detail.error.fields[0].field).toBe('url');
  });

  it('goes anywhere the operator allows, also without https', async () => {
    const { key } = await h.account();
    expect((await make(key, { url: 'http://hooks.lan:9000/x' })).status).toBe(201);
  });

  it('refuses events that do not exist', async () => {
    const { key } = await h.account();
    const url = 'https://hooks.example.com/';
    expect((await make(key, { url, events: ['sun.rise'] })).status).toBe(422);
    expect((await make(key, { url, events: [] })).status).toBe(422);
  });

  it('stops at ten per workspace, however many ask at once', async () => {
    const { key } = await h.account();
    const url = 'https://hooks.example.com/';
    const made = await Promise.all(Array.from({ length: 12 }, () => make(key, { url })));
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
    expect(made.map(codeOf)).toContain('webhook_limit');
  });
});
