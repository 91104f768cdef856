// One store is enough: what it keeps, others keep that are tried on both.

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectSame404 } from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

describe('workspaces.rename', () => {
  it.each(['PATCH', 'PUT'])('%s gives the new, trimmed name back', async (method) => {
    const { key, workspaceId } = await h.account();
    const answer = await call(`${method} /account/workspaces/${workspaceId}`, {
      key,
      body: { name: '  Neu ☕ ' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: workspaceId,
      name: 'Neu ☕',
      role: 'owner',
      archived: false,
    });
    expect((await call('GET /account/workspaces', { key })).body.workspaces[0].name).toBe('Neu ☕');
  });

  it('tells the caller’s own role, and lets an admin do it', async () => {
    const { workspaceId } = await h.account();
    const admin = await h.member(workspaceId, 'admin');
    const answer = await call(`PATCH /account/workspaces/${workspaceId}`, {
      key: admin.key,
      body: { name: 'A' },
    });
    expect([answer.status, answer.body.role]).toEqual([200, 'admin']);
  });

  it.each(['viewer', 'editor'] as const)('refuses a %s', async (role) => {
    const { key, workspaceId } = await h.account();
    const guest = await h.member(workspaceId, role);
    const answer = await call(`PUT /account/workspaces/${workspaceId}`, {
      key: guest.key,
      body: { name: 'A' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'workspace_role']);
    expect((await call('GET /account/workspaces', { key })).body.workspaces[0].name).toBe('Main');
  });

  it('judges the role in the named workspace, not in the key’s own', async () => {
    const { workspaceId } = await h.account();
    const guest = await h.member(workspaceId, 'viewer');
    const answer = await call(`PATCH /account/workspaces/${workspaceId}`, {
      key: guest.homeKey,
      body: { name: 'A' },
    });
    expect(codeOf(answer)).toBe('workspace_role');
  });

  it('keeps an archived workspace archived', async () => {
    const { key, workspaceId } = await h.account();
    await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    const answer = await call(`PATCH /account/workspaces/${workspaceId}`, {
      key,
      body: { name: 'Old' },
    });
    expect(answer.body).toMatchObject({ name: 'Old', archived: true });
  });

  it
    .runIf(isFirstStore)
    .each([
      undefined,
      {},
      { name: '' },
      { name: ' \t\n' },
      { name: 1 },
      { name: 'x'.repeat(121) },
      'nonsense',
    ])('answers invalid_name for %j', async (body) => {
    const { key, workspaceId } = await h.account();
    const answer = await call(`PATCH /account/workspaces/${workspaceId}`, { key, body });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_name']);
  });

  it('answers the same 404 for a missing workspace, somebody else’s, and no id at all', async () => {
    const { key } = await h.account();
    const other = await h.account();
    const ids = [randomUUID(), other.workspaceId, 'nonsense'];
    await expectSame404(
      ids.map((id) => call(`PATCH /account/workspaces/${id}`, { key, body: { name: 'A' } })),
      'workspace_not_found',
    );
  });

  it.runIf(isFirstStore)('refuses fields that are not the caller’s to set', async () => {
    const { key, workspaceId } = await h.account();
    const answer = await call(`PATCH /account/workspaces/${workspaceId}`, {
      key,
      body: { name: 'A', id: randomUUID(), role: 'viewer', archived: true, archived_at: 1 },
    });
    expect([answer.status, answer.body.detail.error.code]).toEqual([422, 'invalid_name']);
    const fields = answer.body.detail.error.fields.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual(['archived', 'archived_at', 'id', 'role']);
  });
});
