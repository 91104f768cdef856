// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lamp } from '../../../src/console/parts/lamp.ts';
import { span } from '../../../src/kernel/clock.ts';
import { nextCheck } from '../../../src/operations/connection/health/check-connections.ts';
import { missingIn } from '../../../src/operations/connection/health/missing.ts';
import { checkConnections } from '../../helpers/house/background-work.ts';
import { house } from '../../helpers/house/house.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { receiver } from '../../helpers/network/webhook-receiver.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const r = shared(receiver);
const h = shared(() =>
  house({ env: { ADNET_TIMEOUT_MS: '1500', WEBHOOK_ALLOW: r.host }, housekeeping: false }),
);
const call = documented(h);
afterEach(() => h.sandbox.control.clearFaults());

const health = async (key: string) => {
  const answer = await call('GET /adnet/connection/health', { key });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const failedChecks = ({ checks }: { checks: { name: string; ok: boolean }[] }) =>
  checks.filter(({ ok }) => !ok).map(({ name }) => name);

const connectWithWebhook = async (token: string) => {
  const connection = await h.connected({ token });
  const hook = (
    await call('POST /account/webhooks', {
      key: connection.key,
      body: { url: r.url },
    })
  ).body;
  const readEvents = async () =>
    (
      await call(`GET /account/webhooks/${hook.id}/deliveries`, { key: connection.key })
    ).body.deliveries
      .map(({ request }: { request: string }) => JSON.parse(request))
      .reverse() as { type: string; data: Record<string, unknown> }[];
  return { ...connection, readEvents };
};
const mint = (days: number) =>
  h.sandbox.control.createToken({
    expiresInSeconds: Math.round((days * span({ days: 1 })) / 1000),
  });
/** Of somebody without a page. */
const pageless = () =>
  h.sandbox.control.createToken({
    person: demo.newcomerId,
    scopes: ['ads_management', 'ads_read', 'pages_show_list'],
    expiresInSeconds: 0,
  });
/** Time passes and whatever is due is looked at, as by itself. */
const pass = async (ms: number) => {
  h.later(ms);
  while ((await checkConnections(h.service.deps)) > 0);
};

describe('connection.health', () => {
  it('says that nothing is connected, and how to connect', async () => {
    const { key } = await h.account();
    const body = await health(key);
    expect(body).toMatchObject({ state: 'not_connected', days_left: null, checked_at: null });
    expect(body.checks).toMatchObject([{ name: 'connected', ok: false }]);
    expect(body.checks[0].fix).toContain('/adnet/connection/link');
  });

  it('reports nothing in order when the token was taken back, and names who signed in', async () => {
    const token = mint(60);
    const { key } = await h.connected({ token });
    expect(await health(key)).toMatchObject({ state: 'ok', adnet_user_id: expect.any(String) });
    h.sandbox.control.expireToken(token);
    h.later(span({ minutes: 2 }));
    const body = await health(key);
    expect(body).toMatchObject({
      state: 'expired',
      days_left: null,
      adnet_user_id: expect.any(String),
    });
    expect(body.checks.filter(({ ok }: { ok: boolean }) => ok)).toEqual([]);
    expect(JSON.stringify(body.checks)).not.toMatch(/expires in|unlocked/);
  });

  it('lists no ad account that was only mistyped', async () => {
    const { key } = await h.connected();
    await call(`GET /adnet/ad-accounts/${usd}/campaigns`, { key });
    await call('GET /adnet/ad-accounts/act_424242/campaigns', { key });
    const { usage } = await health(key);
    const accountIds = usage.ad_accounts.map(
      ({ ad_account_id: id }: { ad_account_id: string }) => id,
    );
    expect(accountIds).toEqual([usd]);
  });

  it('is well with a token that never expires', async () => {
    const { key } = await h.connected();
    const body = await health(key);
    expect([body.state, body.days_left, failedChecks(body)]).toEqual(['ok', null, []]);
  });

  it('counts the days and warns two weeks before', async () => {
    const [far, near] = [
      await h.connected({ token: mint(40.5) }),
      await h.connected({ token: mint(5.5) }),
    ];
    expect(await health(far.key)).toMatchObject({ state: 'ok', days_left: 40 });
    const body = await health(near.key);
    expect([body.state, body.days_left, failedChecks(body)]).toEqual(['expiring', 5, ['expiry']]);
  });

  it.runIf(isFirstStore)('names a missing permission and the cool-down', async () => {
    const token = h.sandbox.control.createToken({ scopes: ['ads_read'], expiresInSeconds: 0 });
    const { key } = await h.connected({ token, unlocked: false });
    expect(failedChecks(await health(key))).toEqual(['permissions', 'cool_down']);
  });

  it('says that a login has no page, and what to do, until it has one', async () => {
    const { key } = await h.connected({ token: pageless() });
    const countProfileReads = () =>
      h.sandbox.control.calls({ path: '/me' }).filter(({ method }) => method === 'GET').length;
    const readsBefore = countProfileReads();
    const body = await health(key);
    expect([body.state, body.missing, failedChecks(body)]).toEqual([
      'limited',
      ['page'],
      ['pages'],
    ]);
    expect(body.adnet_user_name).toBe('Demo Newcomer');
    expect(body.checks.find(({ name }: { name: string }) => name === 'pages')).toMatchObject({
      message: expect.stringContaining('no Facebook page'),
      fix: expect.stringContaining('business.facebook.com'),
    });
    await health(key);
    expect(countProfileReads()).toBe(readsBefore + 2);
    const [client] = (await h.call('GET /clients', { key })).body.clients;
    expect(client.connection).toEqual({ state: 'limited', days_left: null, missing: ['page'] });
    const token = h.sandbox.control.createToken({ expiresInSeconds: 0 });
    await call('POST /adnet/connection/token', { key, body: { access_token: token } });
    expect(await health(key)).toMatchObject({ state: 'ok', missing: [] });
  });

  it('keeps what it knows of the login when Meta does not say it', async () => {
    const silence = {
      kind: 'error',
      code: 200,
      times: 1,
      match: { path: '/me' },
      skip: 1,
    } as const;
    const { key } = await h.connected({ token: pageless() });
    h.sandbox.control.fault(silence);
    const first = await health(key);
    expect([first.state, JSON.stringify(first.checks)]).toEqual([
      'ok',
      expect.not.stringContaining('page'),
    ]);
    h.later(span({ minutes: 2 }));
    expect((await health(key)).missing).toEqual(['page']);
    h.later(span({ minutes: 2 }));
    h.sandbox.control.fault(silence);
    expect(await health(key)).toMatchObject({ state: 'limited', missing: ['page'] });
  });

  it.runIf(isFirstStore)('calls missing only what Meta said is not there', () => {
    const inState = (...states: (number | null)[]) =>
      states.map((state) => ({ state, tasks: null }));
    const facts = { hasPage: true, accounts: inState(1), hasMoreAccounts: false };
    const cases: [Partial<Parameters<typeof missingIn>[0]>, string[]][] = [
      [{}, []],
      [{ accounts: inState(2, 101) }, ['active_ad_account']],
      [{ accounts: inState(2, 9) }, []],
      [{ accounts: inState(2, null) }, []],
      [{ accounts: inState(2), hasMoreAccounts: true }, []],
      [{ accounts: [] }, ['ad_account']],
      [{ accounts: [{ state: 1, tasks: ['ANALYZE'] }] }, ['account_role']],
      [{ accounts: [{ state: 1, tasks: ['ANALYZE'] }, ...inState(9)] }, []],
      [{ hasPage: false, accounts: inState(2) }, ['page', 'active_ad_account']],
    ];
    for (const [change, expected] of cases)
      expect(missingIn({ ...facts, ...change }, true), JSON.stringify(change)).toEqual(expected);
    expect(missingIn({ ...facts, hasPage: false }, false)).toEqual([]);
  });

  it.runIf(isFirstStore)('names what is missing on a lamp, and Meta’s limits otherwise', () => {
    const lampFor = (missing?: ('page' | 'ad_account' | 'active_ad_account')[]) =>
      lamp({ state: 'limited', days_left: null, missing }).markup;
    expect(lampFor()).toContain('Slowed down by Meta');
    expect(lampFor(['page'])).toContain('No Facebook page');
    expect(lampFor(['page', 'active_ad_account'])).toContain('No active ad account');
    expect(lampFor(['ad_account'])).toContain('No ad account');
  });

  it('finds a token that Meta ended a minute after it was last asked, and asks no more often', async () => {
    const token = h.sandbox.control.createToken({ expiresInSeconds: 0 });
    const { key } = await h.connected({ token });
    expect((await health(key)).state).toBe('ok');
    h.sandbox.control.revokeToken(token);
    const callCount = h.sandbox.control.callCount();
    expect((await health(key)).state).toBe('ok');
    expect(h.sandbox.control.callCount()).toBe(callCount);
    h.later(span({ minutes: 2 }));
    const body = await health(key);
    expect([body.state, failedChecks(body)]).toEqual(['expired', ['connected', 'token']]);
    expect((await call('GET /adnet/connection', { key })).body.expired).toBe(true);
  });

  it.runIf(isFirstStore)('tells when Meta cannot be reached', async () => {
    const { key } = await h.connected();
    h.later(span({ minutes: 2 }));
    h.sandbox.control.fault({ kind: 'reset-before-commit', times: 20 });
    const body = await health(key);
    expect([body.state, failedChecks(body)]).toEqual(['unreachable', ['platform']]);
    expect(JSON.stringify(body.checks)).not.toContain('The token works.');
  });

  it('shows how much of Meta’s limits is used, per ad account and whoever called', async () => {
    const { key } = await h.connected();
    await call(`GET /adnet/ad-accounts/${usd}/campaigns`, { key });
    const { usage } = await health(key);
    expect(usage.ad_accounts).toMatchObject([{ ad_account_id: usd, frees_at: null }]);
    expect(usage.percent).toBe(usage.ad_accounts[0].percent);
    h.sandbox.control.throttle({ account: usd, seconds: 300 });
    await call(`GET /adnet/ad-accounts/${usd}/campaigns`, { key });
    const healthReport = await health(key);
    expect(healthReport.state).toBe('limited');
    expect(Date.parse(healthReport.usage.frees_at)).toBeGreaterThan(Date.now());
    h.later(span({ hours: 2 }));
    expect((await health(key)).usage.ad_accounts).toEqual([]);
  });

  it('notices within a day, with nobody asking, that Meta ended a connection', async () => {
    const token = h.sandbox.control.createToken({ expiresInSeconds: 0 });
    const { key, readEvents } = await connectWithWebhook(token);
    await pass(span({ hours: 20 }));
    h.sandbox.control.revokeToken(token);
    expect(await readEvents()).toEqual([]);
    await pass(span({ hours: 24 }));
    expect((await readEvents()).map(({ type }) => type)).toEqual(['connection.expired']);
    await pass(span({ hours: 48 }));
    expect(await readEvents()).toHaveLength(1);
    const { events } = (await call('GET /activity?action=connection.expired', { key })).body;
    expect(events).toMatchObject([{ actor: { kind: 'system' } }]);
  });

  it('warns 14, 7, 3 and 1 days before the end, then tells of the end, each once', async () => {
    const { readEvents } = await connectWithWebhook(mint(16));
    for (let hour = 0; hour < 17 * 24; hour += 8) await pass(span({ hours: 8 }));
    const events = await readEvents();
    expect(events.map(({ type, data }) => [type, data['days_left']])).toEqual([
      ['connection.expiring', 13],
      ['connection.expiring', 6],
      ['connection.expiring', 2],
      ['connection.expiring', 0],
      ['connection.expired', undefined],
    ]);
  });

  it.runIf(isFirstStore)('is looked at by the service itself, every ten seconds', async () => {
    const wait = globalThis.setTimeout;
    const hurried: typeof wait = Object.assign(
      (run: () => void, ms?: number) => wait(run, ms === 10_000 ? 50 : ms),
      { __promisify__: wait.__promisify__ },
    );
    vi.stubGlobal('setTimeout', hurried);
    onTestFinished(() => void vi.unstubAllGlobals());
    const other = await house();
    onTestFinished(() => other.stop());
    const token = other.sandbox.control.createToken({ expiresInSeconds: 0 });
    const { key } = await other.connected({ token });
    other.sandbox.control.revokeToken(token);
    const isExpired = async () => (await other.call('GET /adnet/connection', { key })).body.expired;
    expect(await isExpired()).toBe(false);
    other.later(span({ days: 1 }));
    await expect.poll(isExpired, { timeout: 20_000 }).toBe(true);
  });

  it('starts anew with a new connection and stops with none', async () => {
    const { key, workspaceId, readEvents } = await connectWithWebhook(mint(10));
    await pass(span({ days: 1 }));
    await call('POST /adnet/connection/token', { key, body: { access_token: mint(20) } });
    await pass(span({ days: 7 }));
    expect((await readEvents()).map(({ type }) => type)).toEqual([
      'connection.expiring',
      'connection.connected',
      'connection.expiring',
    ]);
    await call('DELETE /adnet/connection', { key });
    const healthRows = h.service.deps.store.db
      .selectFrom('connection_health')
      .select('workspace_id')
      .where('workspace_id', '=', workspaceId);
    expect(await healthRows.execute()).toEqual([]);
  });

  it.runIf(isFirstStore)(
    'spreads its looks over two hours and never waits longer than a day',
    () => {
      const day = span({ days: 1 });
      expect(nextCheck(0, null, 0)).toBe(day);
      expect(nextCheck(0, null, 1)).toBe(day - span({ hours: 2 }));
      expect(nextCheck(0, span({ hours: 5 }), 0)).toBe(span({ hours: 5 }));
      expect(nextCheck(0, day * 7 + 60_000, 0)).toBe(60_000);
    },
  );
});
