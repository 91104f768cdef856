import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectSame404 } from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

const mint = (key: string, body?: unknown, headers = {}) =>
  call('POST /account/api-keys', { key, body, headers });

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('apiKeys.mint', () => {
  it('answers the key to the letter, its plaintext this once', async () => {
    const { key, workspaceId } = await h.account();
    const answer = await mint(key, { name: '  Build server ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      name: 'Build server',
      prefix: answer.body.key.slice(0, 12),
      workspace_id: workspaceId,
      created_at: expect.stringMatching(time),
      last_used_at: null,
      revoked_at: null,
      key: expect.stringMatching(/^gr_live_[0-9A-Za-z]{36}$/),
    });
    expect((await call('GET /account', { key: answer.body.key })).status).toBe(200);
  });

  it.runIf(isFirstStore).each([undefined, {}, { name: '' }, { name: '   ' }])(
    'names a key without a name "API key": %j',
    async (body) => {
      const { key } = await h.account();
      expect((await mint(key, body)).body.name).toBe('API key');
    },
  );

  it('never mints the same key twice', async () => {
    const { key } = await h.account();
    const answers = await Promise.all(Array.from({ length: 10 }, () => mint(key)));
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(10);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(10);
  });

  it('keeps only a fingerprint: the plaintext is nowhere in the store or the log', async () => {
    const { key } = await h.account();
    const { body } = await mint(key);
    const rows = JSON.stringify(
      await h.service.deps.store.db.selectFrom('api_keys').selectAll().execute(),
    );
    expect(rows).toContain(body.prefix);
    expect(rows).not.toContain(body.key);
    expect(rows).not.toContain(body.key.slice(8, 38));
    expect(h.logs.join('')).not.toContain(body.key.slice(8, 38));
  });

  it('binds the key to the resolved workspace, or to the one named', async () => {
    const { key, workspaceId } = await h.account();
    const { id } = (await call('POST /account/workspaces', { key, body: { name: 'B' } })).body;
    const keyByHeader = await mint(key, {}, { 'x-workspace-id': id });
    const keyByBody = await mint(key, { workspace_id: id.toUpperCase() });
    for (const { body } of [keyByHeader, keyByBody]) {
      expect(body.workspace_id).toBe(id);
      expect((await call('GET /account', { key: body.key })).body.workspace_id).toBe(id);
    }
    const home = await mint(key, { workspace_id: workspaceId }, { 'x-workspace-id': id });
    expect(home.body.workspace_id).toBe(workspaceId);
  });

  it('lets a key mint another, and that one another', async () => {
    const { key } = await h.account();
    const second = (await mint(key)).body.key;
    expect((await mint(second)).status).toBe(201);
  });

  it('gives a viewer a key that follows the viewer’s role when it changes', async () => {
    const { workspaceId } = await h.account();
    const guest = await h.member(workspaceId, 'viewer');
    const rename = () =>
      call(`PATCH /account/workspaces/${workspaceId}`, { key: guest.key, body: { name: 'G' } });
    expect(codeOf(await rename())).toBe('workspace_role');
    await h.operate('members set', {
      workspace: workspaceId,
      email: guest.email,
      role: 'admin',
    });
    expect((await rename()).status).toBe(200);
    await h.operate('members remove', { workspace: workspaceId, email: guest.email });
    const answer = await rename();
    expect([answer.status, codeOf(answer)]).toEqual([409, 'no_workspace']);
  });

  it('answers the same 404 for a missing workspace, somebody else’s, and no id at all', async () => {
    const { key } = await h.account();
    const other = await h.account();
    const ids = [randomUUID(), other.workspaceId, 'nonsense', ''];
    await expectSame404(
      ids.map((workspace_id) => mint(key, { workspace_id })),
      'workspace_not_found',
    );
  });

  it('stops at 25 active keys per account, revoked ones not counted', async () => {
    const { key } = await h.account();
    let last = '';
    for (let n = 1; n < 25; n++) last = (await mint(key)).body.id;
    const answer = await mint(key);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'key_limit']);
    await call(`DELETE /account/api-keys/${last}`, { key });
    expect((await mint(key)).status).toBe(201);
    expect(codeOf(await mint(key))).toBe('key_limit');
    expect((await mint((await h.account()).key)).status).toBe(201);
  });

  it('counts the keys of all workspaces together', async () => {
    const { key } = await h.account();
    const { id } = (await call('POST /account/workspaces', { key, body: { name: 'B' } })).body;
    for (let n = 1; n < 25; n++) await mint(key, n % 2 ? { workspace_id: id } : {});
    expect(codeOf(await mint(key, { workspace_id: id }))).toBe('key_limit');
  });

  it.runIf(isFirstStore).each([
    [{ name: 7 }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'a\0b' }, 'name'],
    [{ workspace_id: 7 }, 'workspace_id'],
    [[], 'body'],
    ['null', 'body'],
    ['"x"', 'body'],
    ['{"name":', 'body'],
  ])('answers invalid_request for %j', async (body, field) => {
    const { key } = await h.account();
    const answer = await mint(key, body);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_request']);
    expect(answer.body.detail.error.fields[0].field).toBe(field);
  });

  it.runIf(isFirstStore)('measures names in characters, after trimming', async () => {
    const { key } = await h.account();
    const name = '🎈'.repeat(120);
    expect((await mint(key, { name: `  ${name} ` })).body.name).toBe(name);
  });

  it.runIf(isFirstStore)('tells every problem at once', async () => {
    const { key } = await h.account();
    const { fields } = (await mint(key, { name: 1, workspace_id: 2 })).body.detail.error;
    expect(fields.map(({ field }: { field: string }) => field)).toEqual(['name', 'workspace_id']);
  });
});

describe('an operator who mints a key', () => {
  const operate = async (options: Record<string, string>) =>
    // What the command returns is the key as the API shows it.
    (await h.operate('keys mint', options)) as { key: string; workspace_id: string };

  it('lets an account in again that lost its last one', async () => {
    const { email, workspaceId, key } = await h.account();
    const { body } = await call('GET /account/api-keys', { key });
    await h.operate('keys revoke', { email, id: body.api_keys[0].id });
    const newKey = await operate({ email });
    expect(newKey.workspace_id).toBe(workspaceId);
    const account = await call('GET /account', { key: newKey.key });
    expect([account.status, account.body.email]).toEqual([200, email]);
  });

  it('does so only where the account belongs, and not beyond the limit', async () => {
    const [firstAccount, secondAccount] = [await h.account(), await h.account()];
    const { email } = firstAccount;
    await expect(operate({ email, workspace: secondAccount.workspaceId })).rejects.toThrow(
      'is not a member',
    );
    for (let more = 1; more < 25; more++)
      await operate({ email, workspace: firstAccount.workspaceId });
    await expect(operate({ email })).rejects.toMatchObject({ code: 'key_limit' });
  });
});
