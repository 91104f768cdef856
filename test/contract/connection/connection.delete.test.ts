import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import {
  expectForAdmins,
  expectOneWinner,
  notConnected,
} from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

const remove = (key: string, headers: Record<string, string> = {}) =>
  call('DELETE /adnet/connection', { key, headers });

describe('connection.delete', () => {
  it('removes the connection and answers with what is left: nothing', async () => {
    const { key, workspaceId } = await h.connected();
    const answer = await remove(key);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(notConnected(workspaceId));
    expect((await call('GET /adnet/connection', { key })).body).toEqual(answer.body);
    expect(codeOf(await call('GET /adnet/ad-accounts', { key }))).toBe('adnet_not_connected');
    const { body } = await call('GET /account/workspaces', { key });
    expect(body.workspaces[0].adnet_connected).toBe(false);
  });

  it('answers 404 adnet_not_connected when there is nothing to remove', async () => {
    const { key } = await h.account();
    for (let round = 0; round < 2; round++) {
      const answer = await remove(key);
      expect([answer.status, codeOf(answer)]).toEqual([404, 'adnet_not_connected']);
    }
  });

  it('lets exactly one of many at once do it', async () => {
    const { key } = await h.connected();
    await expectOneWinner(() => remove(key), 404);
  });

  it('leaves other workspaces alone, even with the same token', async () => {
    const first = await h.connected();
    const second = await h.connected();
    await remove(first.key);
    const { body } = await call('GET /adnet/connection', { key: second.key });
    expect(body.connected).toBe(true);
    expect((await call('GET /adnet/ad-accounts', { key: second.key })).status).toBe(200);
  });

  it('removes an expired connection too', async () => {
    const token = h.sandbox.control.createToken({ expiresInSeconds: 60 });
    const { key } = await h.connected({ token });
    h.later(61_000);
    expect((await remove(key)).status).toBe(200);
  });

  it.runIf(isFirstStore)('never asks the platform, so it works when that is down', async () => {
    const { key } = await h.connected();
    const calls = h.sandbox.control.callCount();
    expect((await remove(key)).status).toBe(200);
    expect(h.sandbox.control.callCount()).toBe(calls);
  });

  it.runIf(isFirstStore)(
    'removes the stored connection whatever X-Adnet-Access-Token says',
    async () => {
      const { key } = await h.connected();
      const headers = { 'x-adnet-access-token': demo.adminToken };
      expect((await remove(key, headers)).status).toBe(200);
      expect((await remove(key, headers)).status).toBe(404);
    },
  );

  it('is for admins and owners', async () => {
    await expectForAdmins(h, () => h.connected(), remove);
  });

  it('leaves no sealed token behind', async () => {
    const { key, workspaceId } = await h.connected();
    await remove(key);
    const rows = await h.service.deps.store.db
      .selectFrom('connections')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .execute();
    expect(rows).toEqual([]);
  });
});
