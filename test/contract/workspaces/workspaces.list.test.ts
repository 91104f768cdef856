// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

const list = async (key: string, query = '', headers = {}) =>
  (await call(`GET /account/workspaces${query}`, { key, headers })).body.workspaces;

describe('workspaces.list', () => {
  it('answers each workspace to the letter, without "archived"', async () => {
    const { key, workspaceId } = await h.account({ workspace: 'Home' });
    const answer = await call('GET /account/workspaces', { key });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      workspaces: [
        { id: workspaceId, name: 'Home', role: 'owner', current: true, adnet_connected: false },
      ],
    });
  });

  it('lists every workspace the caller belongs to with the role held there', async () => {
    const host = await h.account({ workspace: 'Theirs' });
    const guest = await h.member(host.workspaceId, 'editor');
    const rows = await list(guest.homeKey);
    expect(rows.map((row: { role: string }) => row.role).sort()).toEqual(['editor', 'owner']);
    expect(rows.map((row: { id: string }) => row.id)).toContain(host.workspaceId);
    expect(await list(host.key)).toHaveLength(1);
  });

  it('marks the workspace this request resolved to, and only that', async () => {
    const { key, workspaceId } = await h.account();
    const { id } = (await call('POST /account/workspaces', { key, body: { name: 'B' } })).body;
    const current = async (headers = {}) =>
      (await list(key, '', headers))
        .filter((row: { current: boolean }) => row.current)
        .map((row: { id: string }) => row.id);
    expect(await current()).toEqual([workspaceId]);
    expect(await current({ 'x-workspace-id': id })).toEqual([id]);
  });

  it('tells a caller whose key lost its workspace where to go; no item is current', async () => {
    const host = await h.account({ workspace: 'Theirs' });
    const guest = await h.member(host.workspaceId, 'editor');
    await h.operate('members remove', { workspace: host.workspaceId, email: guest.email });
    const refusal = await call('GET /account', { key: guest.key });
    expect([refusal.status, codeOf(refusal)]).toEqual([409, 'no_workspace']);
    const rows = await list(guest.key);
    expect(rows.map((row: { current: boolean }) => row.current)).toEqual([false]);
    expect(rows.map((row: { id: string }) => row.id)).not.toContain(host.workspaceId);
  });

  it('leaves archived workspaces out, unless asked for them, and then says which they are', async () => {
    const { key, workspaceId } = await h.account();
    const { id } = (await call('POST /account/workspaces', { key, body: { name: 'B' } })).body;
    await call(`DELETE /account/workspaces/${id}`, { key });
    expect((await list(key)).map((row: { id: string }) => row.id)).toEqual([workspaceId]);
    const all = await list(key, '?include_archived=true');
    expect(all).toEqual([
      expect.objectContaining({ id: workspaceId, archived: false }),
      expect.objectContaining({ id, archived: true }),
    ]);
    expect(await list(key, '?include_archived=false')).toHaveLength(1);
  });

  it('tells a stored connection, expired or not', async () => {
    const { key, workspaceId } = await h.account();
    await h.service.deps.store.db
      .insertInto('connections')
      .values({
        workspace_id: workspaceId,
        adnet_user_id: '1',
        adnet_user_name: null,
        token: 'sealed',
        token_ours: 0,
        scopes: '[]',
        expires_at: 1,
        expired_at: 1,
        connected_at: 1,
        writes_unlock_at: 1,
        selected_ad_account_id: null,
      })
      .execute();
    expect((await list(key))[0].adnet_connected).toBe(true);
  });

  it('lists in the order they were made', async () => {
    const { key } = await h.account({ plan: 'agency', workspace: 'n0' });
    for (let n = 1; n < 12; n++)
      await call('POST /account/workspaces', { key, body: { name: `n${n}` } });
    expect((await list(key)).map((row: { name: string }) => row.name)).toEqual(
      Array.from({ length: 12 }, (_, n) => `n${n}`),
    );
  });

  it.runIf(isFirstStore).each(['1', 'TRUE', 'True'])(
    'reads include_archived=%s as yes',
    async (value) => {
      const { key } = await h.account();
      expect((await list(key, `?include_archived=${value}`))[0].archived).toBe(false);
    },
  );

  it
    .runIf(isFirstStore)
    .each([
      'include_archived=yes',
      'include_archived=',
      'include_archived=2',
      'include_archived=constructor',
      'include_archived=__proto__',
      'include_archived=true&include_archived=false',
      'include_archived=%00',
    ])('refuses ?%s', async (query) => {
    const { key } = await h.account();
    const answer = await call(`GET /account/workspaces?${query}`, { key });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_request']);
    expect(answer.body.detail.error.fields[0].field).toBe('include_archived');
  });

  it('works with a key of an archived workspace', async () => {
    const { key, workspaceId } = await h.account();
    await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    expect(await list(key)).toEqual([]);
    expect((await list(key, '?include_archived=true'))[0].current).toBe(true);
  });
});

it('has pages where they are asked for', async () => {
  const { key } = await h.account();
  for (const name of ['B', 'A', 'C'])
    await h.call('POST /account/workspaces', { key, body: { name } });
  const whole = (await h.call('GET /account/workspaces', { key })).body;
  expect(Object.keys(whole)).toEqual(['workspaces']);
  const first = (await h.call('GET /account/workspaces?limit=3', { key })).body;
  const second = (await h.call(`GET /account/workspaces?limit=3&after=${first.next}`, { key }))
    .body;
  expect([...first.workspaces, ...second.workspaces]).toEqual(whole.workspaces);
  expect(second.next).toBeNull();
});
