// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { callerOf, textOf } from '../../helpers/callers/mcp.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ config: { logLevel: 'warn' } }));

/** An account with two clients, and a key that is bound to the first. */
const mintBoundKey = async () => {
  const { key, workspaceId } = await h.connected();
  const workspace = await h.call('POST /account/workspaces', {
    key,
    body: { name: 'Rival client' },
  });
  const other = String(workspace.body.id);
  const body = { name: 'Agent', only_workspace: true };
  const mintAnswer = await h.call('POST /account/api-keys', { key, body });
  await h.call('POST /account/api-keys', { key, body: { name: 'Rival key', workspace_id: other } });
  return { key, workspaceId, other, mintAnswer, agent: String(mintAnswer.body.key) };
};

describe('a key with only_workspace', () => {
  it('says so where it is minted and listed; others look as before', async () => {
    const { key, mintAnswer } = await mintBoundKey();
    expect(mintAnswer.body.only_workspace).toBe(true);
    const { body } = await h.call('GET /account/api-keys', { key });
    const bindings = body.api_keys.map((one: { only_workspace?: boolean }) => one.only_workspace);
    expect(bindings.sort()).toEqual([true, undefined, undefined]);
  });

  it('acts in its own workspace, named or not', async () => {
    const { agent, workspaceId } = await mintBoundKey();
    for (const headers of [{}, { 'x-workspace-id': workspaceId }])
      expect((await h.call('GET /adnet/connection', { key: agent, headers })).status).toBe(200);
  });

  it('is let into no other, by header, path, query or tool', async () => {
    const { agent, other, key } = await mintBoundKey();
    const headers = { 'x-workspace-id': other };
    for (const call of ['GET /adnet/connection', 'GET /account', 'GET /account/workspaces'])
      expect([call, codeOf(await h.call(call, { key: agent, headers }))]).toEqual([
        call,
        'workspace_forbidden',
      ]);
    const members = await h.call(`GET /account/workspaces/${other}/members`, { key: agent });
    expect(codeOf(members)).toBe('workspace_not_found');
    const route = `GET /waiting?workspace_id=${other}&refresh=false`;
    expect(codeOf(await h.call(route, { key: agent }))).toBe('workspace_forbidden');
    expect((await h.call(route, { key })).status).toBe(200);
    const tool = await callerOf(h, agent)('list_ad_accounts', { workspace_id: other });
    expect(tool.structuredContent.error).toMatchObject({
      code: 'workspace_forbidden',
      message: expect.stringContaining('bound to one workspace'),
    });
  });

  it('hears nothing of the others in any list', async () => {
    const { agent, workspaceId, other } = await mintBoundKey();
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
    expect(tools).toContain(workspaceId);
    expect(tools).toContain('"only_workspace":true');
    expect(tools).not.toMatch(new RegExp(`Rival|${other}`));
  });

  it('cannot give itself more', async () => {
    const { agent, other } = await mintBoundKey();
    const body = { workspace_id: other };
    const mintAnswer = await h.call('POST /account/api-keys', { key: agent, body });
    expect(codeOf(mintAnswer)).toBe('workspace_role');
    const workspace = await h.call('POST /account/workspaces', {
      key: agent,
      body: { name: 'Mine' },
    });
    expect(codeOf(workspace)).toBe('workspace_role');
  });
});
