// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { connectInBrowser } from '../../helpers/callers/connect-walk.ts';
import { expectForAdmins } from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

const route = 'PUT /adnet/connection/ad-account';
const pin = (key: string, account_id: unknown, headers: Record<string, string> = {}) =>
  call(route, { key, headers, body: { account_id } });
const readPin = async (key: string) =>
  (await call('GET /adnet/connection', { key })).body.selected_ad_account_id;
const act = (id: string) => `act_${id}`;

describe('connection.pin', () => {
  it('pins by act_ id and by bare digits, and answers with the connection', async () => {
    const { key } = await h.connected();
    const connectionBefore = (await call('GET /adnet/connection', { key })).body;
    for (const [accountId, storedId] of [
      [act(demo.usdAccountId), act(demo.usdAccountId)],
      [demo.eurAccountId, act(demo.eurAccountId)],
    ]) {
      const answer = await pin(key, accountId);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...connectionBefore, selected_ad_account_id: storedId });
      expect(await readPin(key)).toBe(storedId);
    }
  });

  it('clears the pin with null, also when there is none', async () => {
    const { key } = await h.connected();
    await pin(key, demo.usdAccountId);
    for (let round = 0; round < 2; round++) {
      const answer = await pin(key, null);
      expect([answer.status, answer.body.selected_ad_account_id]).toEqual([200, null]);
    }
  });

  it('refuses an account the connection cannot manage, and keeps the pin it had', async () => {
    const { key } = await h.connected({ token: demo.analystToken });
    const accounts = (await call('GET /adnet/ad-accounts', { key })).body.data;
    const accountIds: string[] = accounts.map(({ id }: { id: string }) => id);
    const all = [demo.usdAccountId, demo.eurAccountId, demo.jpyAccountId, demo.disabledAccountId];
    const otherIds = all.map(act).filter((id) => !accountIds.includes(id));
    expect(otherIds.length).toBeGreaterThan(0);
    await pin(key, accountIds[0]);
    for (const id of [...otherIds, 'act_999', '18446744073709551615']) {
      const answer = await pin(key, id);
      expect([answer.status, codeOf(answer)], id).toEqual([404, 'ad_account_not_found']);
    }
    expect(await readPin(key)).toBe(accountIds[0]);
  });

  it('refuses the id of something else', async () => {
    const { key } = await h.connected();
    const campaigns = await call(`GET /adnet/ad-accounts/${act(demo.usdAccountId)}/campaigns`, {
      key,
    });
    const answer = await pin(key, campaigns.body.data[0].id);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'ad_account_not_found']);
  });

  it.each([
    undefined,
    '',
    'act_',
    'act_0',
    'act_12x',
    'act_act_1',
    ' act_1',
    '-1',
    '1e5',
    '1/../me',
    'act_1?fields=id',
    'act_1%2F..',
    '１２３',
    '99999999999999999999999999',
    42,
    true,
    {},
    [],
    ['act_1'],
  ])('answers 422 for %j', async (account_id) => {
    const { key } = await h.connected();
    const calls = h.sandbox.control.callCount();
    const answer = await pin(key, account_id);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_request']);
    expect(answer.body.detail.error.fields[0].field).toBe('account_id');
    expect(h.sandbox.control.callCount()).toBe(calls);
  });

  it('needs a connection that works', async () => {
    const { key } = await h.account();
    for (const account_id of [demo.usdAccountId, null])
      expect(codeOf(await pin(key, account_id))).toBe('adnet_not_connected');
    const token = h.sandbox.control.createToken({ expiresInSeconds: 60 });
    const expired = await h.connected({ token });
    h.later(61_000);
    expect((await pin(expired.key, demo.usdAccountId)).status).toBe(409);
  });

  it('notices that the token died, also when another one came along', async () => {
    for (const headers of [{}, { 'x-adnet-access-token': demo.systemUserToken }]) {
      const token = h.sandbox.control.createToken({ expiresInSeconds: 0 });
      const { key } = await h.connected({ token });
      h.sandbox.control.revokeToken(token);
      expect((await pin(key, demo.usdAccountId, headers)).status).toBe(409);
      expect((await call('GET /adnet/connection', { key })).body.expired).toBe(true);
    }
  });

  it('asks with the stored connection, not with X-Adnet-Access-Token', async () => {
    const { key } = await h.connected({ token: demo.analystToken });
    const headers = { 'x-adnet-access-token': demo.systemUserToken };
    expect((await pin(key, demo.jpyAccountId, headers)).status).toBe(404);
  });

  it('is for admins and owners', async () => {
    await expectForAdmins(
      h,
      () => h.connected(),
      (key) => pin(key, demo.usdAccountId),
    );
  });

  it('works during the cool-down', async () => {
    const { key } = await h.connected({ unlocked: false });
    expect((await pin(key, demo.usdAccountId)).status).toBe(200);
  });

  it('is kept on reconnecting while the new token reaches it, and goes when it does not', async () => {
    const { key } = await h.connected();
    await pin(key, demo.jpyAccountId);
    const store = (access_token: string) =>
      call('POST /adnet/connection/token', { key, body: { access_token } });
    expect((await store(demo.adminToken)).body.selected_ad_account_id).toBe(act(demo.jpyAccountId));
    expect((await store(demo.analystToken)).body.selected_ad_account_id).toBeNull();
    await store(demo.adminToken);
    expect(await readPin(key)).toBeNull();
    await pin(key, demo.jpyAccountId);
    expect((await connectInBrowser(h, key)).status).toBe(200);
    expect(await readPin(key)).toBe(act(demo.jpyAccountId));
    expect((await connectInBrowser(h, key, { person: demo.analystId })).status).toBe(200);
    expect(await readPin(key)).toBeNull();
  });

  it('is forgotten with the connection', async () => {
    const { key } = await h.connected();
    await pin(key, demo.usdAccountId);
    await call('DELETE /adnet/connection', { key });
    const reconnection = await call('POST /adnet/connection/token', {
      key,
      body: { access_token: demo.systemUserToken },
    });
    expect(reconnection.body.selected_ad_account_id).toBeNull();
  });

  it('answers 502 or 504 when the platform is down, 502 when it throttles, and pins nothing', async () => {
    const troubled = await house({ env: { ADNET_TIMEOUT_MS: '1000' } });
    try {
      const { key } = await troubled.connected();
      const attempt = async () => {
        const answer = await troubled.call(route, { key, body: { account_id: demo.usdAccountId } });
        return [answer.status, codeOf(answer)];
      };
      troubled.sandbox.control.throttle({ account: demo.usdAccountId, calls: 1 });
      expect(await attempt()).toEqual([502, 'adnet_unavailable']);
      troubled.sandbox.control.fault({ kind: 'hang' });
      expect(await attempt()).toEqual([504, 'adnet_timeout']);
      troubled.sandbox.control.fault({ kind: 'html-502', times: 3 });
      expect(await attempt()).toEqual([502, 'adnet_unavailable']);
      const { body } = await troubled.call('GET /adnet/connection', { key });
      expect(body).toMatchObject({ selected_ad_account_id: null, expired: false });
    } finally {
      await troubled.stop();
    }
  });
});
