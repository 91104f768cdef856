import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectOneWinner, expectSame404 } from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

describe('workspaces.archive', () => {
  it('gives the archived workspace back', async () => {
    const { key, workspaceId } = await h.account({ workspace: 'Old' });
    const answer = await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ id: workspaceId, name: 'Old', role: 'owner', archived: true });
  });

  it('frees a slot of the plan', async () => {
    const { key, workspaceId } = await h.account({ plan: 'free' });
    const make = () => call('POST /account/workspaces', { key, body: { name: 'B' } });
    expect(codeOf(await make())).toBe('workspace_limit');
    await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    expect((await make()).status).toBe(201);
    expect(codeOf(await make())).toBe('workspace_limit');
  });

  it('answers already_archived the second time', async () => {
    const { key, workspaceId } = await h.account();
    await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    const secondAnswer = await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    expect([secondAnswer.status, codeOf(secondAnswer)]).toEqual([409, 'already_archived']);
  });

  it('lets exactly one of many at once do it', async () => {
    const { key, workspaceId } = await h.account();
    await expectOneWinner(() => call(`DELETE /account/workspaces/${workspaceId}`, { key }));
  });

  it.each(['viewer', 'editor', 'admin'] as const)('refuses a %s', async (role) => {
    const { workspaceId } = await h.account();
    const guest = await h.member(workspaceId, role);
    const answer = await call(`DELETE /account/workspaces/${workspaceId}`, { key: guest.key });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'workspace_role']);
  });

  it('leaves the keys minted there working on the account endpoints', async () => {
    const { key, workspaceId } = await h.account();
    await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    for (const route of ['GET /account', 'GET /account/workspaces', 'GET /account/api-keys'])
      expect((await call(route, { key })).status).toBe(200);
    expect((await call('POST /account/workspaces', { key, body: { name: 'B' } })).status).toBe(201);
    expect((await call('POST /account/api-keys', { key })).status).toBe(201);
  });

  it('answers the same 404 for a missing workspace, somebody else’s, and no id at all', async () => {
    const { key } = await h.account();
    const other = await h.account();
    const ids = [randomUUID(), other.workspaceId, 'nonsense', encodeURIComponent("';--")];
    await expectSame404(
      ids.map((id) => call(`DELETE /account/workspaces/${id}`, { key })),
      'workspace_not_found',
    );
    expect(
      (await call('GET /account/workspaces', { key: other.key })).body.workspaces,
    ).toHaveLength(1);
  });
});
