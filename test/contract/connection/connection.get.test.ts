// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/secrets/api-key.ts';
import { connectInBrowser } from '../../helpers/callers/connect-walk.ts';
import { notConnected } from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

const status = async (key: string) => (await call('GET /adnet/connection', { key })).body;
const isListedConnected = async (key: string) =>
  (await call('GET /account/workspaces', { key })).body.workspaces[0].adnet_connected;

/** An account connected with a token of its own, which the test may kill. */
const connectedWith = async (expiresInSeconds = 0) => {
  const token = h.sandbox.control.createToken({ expiresInSeconds });
  return { token, ...(await h.connected({ token })) };
};

describe('connection.get', () => {
  it('says what there is when there is nothing', async () => {
    const { key, workspaceId } = await h.account();
    const answer = await call('GET /adnet/connection', { key });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(notConnected(workspaceId));
    expect(await isListedConnected(key)).toBe(false);
  });

  it('is open to every member, and to nobody else', async () => {
    const { workspaceId, key } = await h.connected();
    for (const role of ['viewer', 'editor', 'admin', 'owner'] as const) {
      const guest = await h.member(workspaceId, role);
      expect(await status(guest.key)).toEqual(await status(key));
    }
    const stranger = await h.account();
    const headers = { 'x-workspace-id': workspaceId };
    const answer = await call('GET /adnet/connection', { key: stranger.key, headers });
    expect(codeOf(answer)).toBe('workspace_forbidden');
  });

  it('shows the stored connection whatever X-Adnet-Access-Token says', async () => {
    const { key } = await h.connected();
    const statusBefore = await status(key);
    const headers = { 'x-adnet-access-token': demo.analystToken };
    expect((await call('GET /adnet/connection', { key, headers })).body).toEqual(statusBefore);
  });

  it('never asks the platform', async () => {
    const { key } = await h.connected();
    const calls = h.sandbox.control.callCount();
    await status(key);
    expect(h.sandbox.control.callCount()).toBe(calls);
  });

  it('never expires a token without an end', async () => {
    const { key } = await h.connected();
    h.later(400 * 24 * 3600 * 1000);
    expect(await status(key)).toMatchObject({ expires_at: null, expired: false });
    expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(200);
  });
});

describe('an expired connection', () => {
  it('expires by time', async () => {
    const { key } = await connectedWith(3600);
    const { expires_at } = await status(key);
    h.later(3_590_000);
    expect((await status(key)).expired).toBe(false);
    h.later(11_000);
    expect(await status(key)).toMatchObject({ connected: true, expired: true, expires_at });
    const calls = h.sandbox.control.callCount();
    const answer = await call('GET /adnet/ad-accounts', { key });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'adnet_not_connected']);
    expect(h.sandbox.control.callCount()).toBe(calls);
    expect(await isListedConnected(key)).toBe(true);
  });

  it.each([
    ['expired', (token: string) => h.sandbox.control.expireToken(token)],
    ['revoked', (token: string) => h.sandbox.control.revokeToken(token)],
    ['password changed', (token: string) => h.sandbox.control.revokeToken(token, 460)],
    ['session invalid', (token: string) => h.sandbox.control.revokeToken(token, 467)],
  ])('expires by the platform’s word: %s', async (_how, kill) => {
    const { key, token } = await connectedWith();
    kill(token);
    expect((await status(key)).expired).toBe(false);
    const answer = await call('GET /adnet/ad-accounts', { key });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'adnet_not_connected']);
    expect(await status(key)).toMatchObject({ connected: true, expired: true });
    const calls = h.sandbox.control.callCount();
    expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(409);
    expect(h.sandbox.control.callCount()).toBe(calls);
    expect(await isListedConnected(key)).toBe(true);
  });

  it('is not ended by a checkpoint, which its owner can pass', async () => {
    const { key, token } = await connectedWith();
    h.sandbox.control.revokeToken(token, 459);
    expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(400);
    expect((await status(key)).expired).toBe(false);
  });

  it('is found by writes too', async () => {
    const { key, token } = await connectedWith();
    h.sandbox.control.revokeToken(token);
    const body = {
      account_id: `act_${demo.usdAccountId}`,
      name: 'Autumn',
      objective: 'OUTCOME_TRAFFIC',
    };
    expect(codeOf(await call('POST /adnet/campaigns', { key, body }))).toBe('adnet_not_connected');
    expect((await status(key)).expired).toBe(true);
  });

  it('lives again after reconnecting, by token or by link', async () => {
    const { key, token, workspaceId } = await connectedWith();
    const revive = [
      () =>
        call('POST /adnet/connection/token', { key, body: { access_token: demo.systemUserToken } }),
      () => connectInBrowser(h, key),
    ];
    h.sandbox.control.revokeToken(token);
    for (const reconnect of revive) {
      await h.service.deps.store.db
        .updateTable('connections')
        .set({ expired_at: 1 })
        .where('workspace_id', '=', workspaceId)
        .execute();
      expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(409);
      expect((await reconnect()).status).toBe(200);
      expect((await status(key)).expired).toBe(false);
      expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(200);
    }
  });

  it('is only this workspace’s: the same token elsewhere is asked for itself', async () => {
    const first = await connectedWith();
    const second = await h.connected({ token: first.token });
    h.sandbox.control.revokeToken(first.token);
    await call('GET /adnet/ad-accounts', { key: first.key });
    expect((await status(first.key)).expired).toBe(true);
    expect((await status(second.key)).expired).toBe(false);
  });

  it('is untouched by a dead token in X-Adnet-Access-Token, which gets the platform’s answer', async () => {
    const { key } = await h.connected();
    for (const dead of [demo.expiredToken, demo.revokedToken, 'EAAnonsense']) {
      const headers = { 'x-adnet-access-token': dead };
      const answer = await call('GET /adnet/ad-accounts', { key, headers });
      expect([answer.status, answer.body.error.code]).toEqual([400, 190]);
    }
    expect((await status(key)).expired).toBe(false);
    expect((await call('GET /adnet/ad-accounts', { key })).status).toBe(200);
  });

  it('does not stand in the way of X-Adnet-Access-Token', async () => {
    const { key, token } = await connectedWith();
    h.sandbox.control.revokeToken(token);
    await call('GET /adnet/ad-accounts', { key });
    const headers = { 'x-adnet-access-token': demo.systemUserToken };
    expect((await call('GET /adnet/ad-accounts', { key, headers })).status).toBe(200);
    expect((await status(key)).expired).toBe(true);
  });
});

it('the row behind a caller’s connection holds its own columns and no others', async () => {
  const { key } = await h.connected();
  const row = await h.service.deps.store.authenticate(fingerprint(key), null);
  const connectionRow = await h.service.deps.store.db
    .selectFrom('connections')
    .selectAll()
    .where('workspace_id', '=', String(row?.workspace_id))
    .executeTakeFirstOrThrow();
  expect(row?.connection).toEqual(connectionRow);
});
