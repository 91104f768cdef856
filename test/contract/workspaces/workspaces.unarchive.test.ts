import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectOneWinner, expectSame404 } from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

const createArchived = async (plan = 'pro') => {
  const account = await h.account({ plan });
  await call(`DELETE /account/workspaces/${account.workspaceId}`, { key: account.key });
  return account;
};
const unarchive = (key: string, id: string) =>
  call(`POST /account/workspaces/${id}/unarchive`, { key });

describe('workspaces.unarchive', () => {
  it('gives the active workspace back, also to a key minted in it', async () => {
    const { key, workspaceId } = await createArchived();
    const answer = await unarchive(key, workspaceId);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ id: workspaceId, name: 'Main', role: 'owner', archived: false });
    expect((await call('GET /account/workspaces', { key })).body.workspaces).toHaveLength(1);
  });

  it('takes a slot back, and answers 402 when there is none', async () => {
    const { key, workspaceId } = await createArchived('free');
    const other = (await call('POST /account/workspaces', { key, body: { name: 'B' } })).body;
    const refusal = await unarchive(key, workspaceId);
    expect([refusal.status, codeOf(refusal)]).toEqual([402, 'workspace_limit']);
    await call(`DELETE /account/workspaces/${other.id}`, { key });
    expect((await unarchive(key, workspaceId)).status).toBe(200);
    expect((await call('GET /account', { key })).body.usage.workspaces_used).toBe(1);
  });

  it('answers not_archived for an active one, at the limit too', async () => {
    const { key, workspaceId } = await h.account({ plan: 'free' });
    const answer = await unarchive(key, workspaceId);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'not_archived']);
  });

  it('lets exactly one of many at once do it', async () => {
    const { key, workspaceId } = await createArchived();
    await expectOneWinner(() => unarchive(key, workspaceId));
  });

  it.each(['viewer', 'editor', 'admin'] as const)('refuses a %s', async (role) => {
    const { key, workspaceId } = await h.account();
    const guest = await h.member(workspaceId, role);
    await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    const answer = await unarchive(guest.key, workspaceId);
    expect([answer.status, codeOf(answer)]).toEqual([403, 'workspace_role']);
  });

  it('answers the same 404 for a missing workspace, somebody else’s, and no id at all', async () => {
    const { key } = await h.account();
    const other = await createArchived();
    const ids = [randomUUID(), other.workspaceId, 'nonsense'];
    await expectSame404(
      ids.map((id) => unarchive(key, id)),
      'workspace_not_found',
    );
  });

  it.runIf(isFirstStore)('does not mind a body', async () => {
    const { key, workspaceId } = await createArchived();
    const answer = await call(`POST /account/workspaces/${workspaceId}/unarchive`, {
      key,
      body: { anything: 1 },
    });
    expect(answer.status).toBe(200);
  });
});
