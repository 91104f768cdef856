// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

describe('workspaces.create', () => {
  it('makes the caller the owner', async () => {
    const { key } = await h.account();
    const answer = await call('POST /account/workspaces', { key, body: { name: '  Client A ' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      name: 'Client A',
      role: 'owner',
      archived: false,
    });
  });

  it.runIf(isFirstStore)('counts characters as people do, after trimming', async () => {
    const { key } = await h.account();
    const name = '😀'.repeat(120);
    expect(
      (await call('POST /account/workspaces', { key, body: { name: ` ${name} ` } })).body.name,
    ).toBe(name);
    const refusal = await call('POST /account/workspaces', { key, body: { name: `${name}x` } });
    expect([refusal.status, codeOf(refusal)]).toEqual([422, 'invalid_name']);
  });

  it
    .runIf(isFirstStore)
    .each([
      undefined,
      {},
      { name: '' },
      { name: '   ' },
      { name: 7 },
      { name: null },
      [],
      '"x"',
      '{',
      'null',
    ])('answers invalid_name for %j', async (body) => {
    const { key } = await h.account();
    const answer = await call('POST /account/workspaces', { key, body });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_name']);
    expect(answer.body.detail.error.fields[0].field).toBeTruthy();
  });

  it('stops at the plan’s number of active workspaces', async () => {
    const { key } = await h.account({ plan: 'starter' });
    for (const name of ['B', 'C']) await call('POST /account/workspaces', { key, body: { name } });
    const refusal = await call('POST /account/workspaces', { key, body: { name: 'D' } });
    expect([refusal.status, codeOf(refusal)]).toEqual([402, 'workspace_limit']);
  });

  it('frees nothing and takes nothing when it refuses', async () => {
    const { key } = await h.account();
    await call('POST /account/workspaces', { key, body: { name: '' } });
    expect((await call('GET /account', { key })).body.usage.workspaces_used).toBe(1);
  });

  it('counts on the creator, not on the workspaces somebody else lets them into', async () => {
    const { workspaceId } = await h.account();
    const guest = await h.member(workspaceId, 'editor', 'free');
    const refusal = await call('POST /account/workspaces', { key: guest.key, body: { name: 'B' } });
    expect(codeOf(refusal)).toBe('workspace_limit');
    const starter = await h.member(workspaceId, 'viewer', 'starter');
    const answer = await call('POST /account/workspaces', {
      key: starter.key,
      body: { name: 'B' },
    });
    expect([answer.status, answer.body.role]).toEqual([201, 'owner']);
  });

  it.each([
    'O’Brien <b>&amp;</b> "quoted"',
    '日本語 😀',
    'constructor',
    '__proto__',
    "'; drop table workspaces; --",
    'a\r\nSet-Cookie: x=1',
    '\u001b[31mred\n{"level":60}',
    '$' + '{jndi:ldap://127.0.0.1/a}',
    '\ufffe\uffff',
  ])('keeps the name %j as it is', async (name) => {
    const { key } = await h.account();
    const answer = await call('POST /account/workspaces', { key, body: { name } });
    expect([answer.status, answer.body.name]).toEqual([201, name]);
    const { workspaces } = (await call('GET /account/workspaces', { key })).body;
    expect(workspaces[1].name).toBe(name);
  });
});
