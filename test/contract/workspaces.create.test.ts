import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type House, house } from '../helpers/house.ts';

let h: House;
beforeAll(async () => {
  h = await house();
});
afterAll(() => h.stop());

describe('workspaces.create', () => {
  it('makes the caller the owner', async () => {
    const { key } = await h.account();
    const made = await h.call('POST /account/workspaces', { key, body: { name: '  Client A ' } });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      name: 'Client A',
      role: 'owner',
      archived: false,
    });
  });

  it('counts characters as people do, after trimming', async () => {
    const { key } = await h.account();
    const name = '😀'.repeat(120);
    expect(
      (await h.call('POST /account/workspaces', { key, body: { name: ` ${name} ` } })).body.name,
    ).toBe(name);
    const over = await h.call('POST /account/workspaces', { key, body: { name: `${name}x` } });
    expect([over.status, codeOf(over)]).toEqual([422, 'invalid_name']);
  });

  it.each([
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
    const answer = await h.call('POST /account/workspaces', { key, body });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_name']);
    expect(answer.body.detail.error.fields[0].field).toBeTruthy();
  });

  it('stops at the plan’s number of active workspaces', async () => {
    const { key } = await h.account({ plan: 'starter' });
    for (const name of ['B', 'C'])
      await h.call('POST /account/workspaces', { key, body: { name } });
    const over = await h.call('POST /account/workspaces', { key, body: { name: 'D' } });
    expect([over.status, codeOf(over)]).toEqual([402, 'workspace_limit']);
  });
});
