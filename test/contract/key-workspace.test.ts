// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { held } from '../helpers/held.ts';
import { codeOf, house } from '../helpers/house.ts';
import { callerOf, textOf } from '../helpers/mcp.ts';

const h = held(() => house({ config: { logLevel: 'warn' } }));

/** An account with two clients, and a key that is bound to the first. */
const bound = async () => {
  const { key, workspaceId: own } = await h.connected();
  const made = await h.call('POST /account/workspaces', { key, body: { name: 'Rival client' } });
  const other = String(made.body.id);
  const body = { name: 'Agent', only_workspace: true };
  const minted = await h.call('POST /account/api-keys', { key, body });
  await h.call('POST /account/api-keys', { key, body: { name: 'Rival key', workspace_id: other } });
  return { key, own, other, minted, agent: String(minted.body.key) };
};

describe('a key with only_workspace', () => {
  it('says so where it is minted and listed; others look as before', async () => {
    const { key, minted } = await bound();
    expect(minted.body.only_workspace).toBe(true);
    const { body } = await h.call('GET /account/api-keys', { key });
    const shown = body.api_keys.map((one: { only_workspace?: boolean }) => one.only_workspace);
    expect(shown.sort()).toEqual([true, undefined, undefined]);
  });

  it('acts in its own workspace, named or not', async () => {
    const { agent, own } = await bound();
    for (const headers of [{}, { 'x-workspace-id': own }])
      expect((await h.call('GET /adnet/connection', { key: agent, headers })).status).toBe(200);
  });

  it('is let into no other, by header, path, query or tool', async () => {
    const { agent, other, key } = await bound();
    const headers = { 'x-workspace-id': other };
    for (const call of ['GET /adnet/connection', 'GET /account', 'GET /account/workspaces'])
      expect([call, codeOf(await h.call(call, { key: agent, headers }))]).toEqual([
        call,
        'workspace_forbidden',
      ]);
    const members = await h.call(`GET /account/workspaces/${other}/members`, { key: agent });
    expect(codeOf(members)).toBe('workspace_not_found');
    const waiting = `GET /waiting?workspace_id=${other}&refresh=false`;
    expect(codeOf(await h.call(waiting, { key: agent }))).toBe('workspace_forbidden');
    expect((await h.call(waiting, { key })).status).toBe(200);
    const tool = await callerOf(h, agent)('list_ad_accounts', { workspace_id: other });
    expect(tool.structuredContent.error).toMatchObject({
      code: 'workspace_forbidden',
      message: expect.stringContaining('bound to one workspace'),
    });
  });

  it('hears nothing of the others in any list', async () => {
    const { agent, own, other } = await bound();
    const lists = [
      'GET /account/workspaces?include_archived=true',
      'GET /clients?refresh=false',
      'GET /waiting?refresh=false&choices=true',
      'GET /account/api-keys',
      'GET /activity',
    ];
    for (const list of lists) {
      const { status, text } = await h.call(list, { key: agent });
      expect([list, status]).toEqual([list, 200]);
      expect([list, text.includes(other) || text.includes('Rival')]).toEqual([list, false]);
    }
    const call = callerOf(h, agent);
    const tools = textOf(await call('list_workspaces')) + textOf(await call('whoami'));
    expect(tools).toContain(own);
    expect(tools).toContain('"only_workspace":true');
    expect(tools).not.toMatch(new RegExp(`Rival|${other}`));
  });

  it('cannot give itself more', async () => {
    const { agent, other } = await bound();
    const body = { workspace_id: other };
    const minted = await h.call('POST /account/api-keys', { key: agent, body });
    expect(codeOf(minted)).toBe('workspace_role');
    const made = await h.call('POST /account/workspaces', { key: agent, body: { name: 'Mine' } });
    expect(codeOf(made)).toBe('workspace_role');
  });
});
