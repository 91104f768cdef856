import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectOneWinner, expectSame404 } from '../../helpers/house/expectations.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

const mint = async (key: string, body: unknown = {}) =>
  (await call('POST /account/api-keys', { key, body })).body;
const revoke = (key: string, id: string) => call(`DELETE /account/api-keys/${id}`, { key });

describe('apiKeys.revoke', () => {
  it('gives the revoked key back, without its plaintext', async () => {
    const { key } = await h.account();
    const { key: _plaintext, ...keyDetails } = await mint(key, { name: 'Old' });
    const answer = await revoke(key, keyDetails.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...keyDetails, revoked_at: expect.stringMatching(/\.\d{3}Z$/) });
    expect(Date.parse(answer.body.revoked_at)).toBeGreaterThanOrEqual(
      Date.parse(keyDetails.created_at),
    );
  });

  it('ends the key with its very next request', async () => {
    const { key } = await h.account();
    for (let n = 0; n < 20; n++) {
      const newKey = await mint(key);
      expect((await call('GET /account', { key: newKey.key })).status).toBe(200);
      await revoke(key, newKey.id);
      expect((await call('GET /account', { key: newKey.key })).status).toBe(401);
    }
  });

  it('lets a key revoke itself', async () => {
    const { key } = await h.account();
    const newKey = await mint(key);
    expect((await revoke(newKey.key, newKey.id)).status).toBe(200);
    expect((await revoke(newKey.key, newKey.id)).status).toBe(401);
  });

  it('takes the id in capitals', async () => {
    const { key } = await h.account();
    const { id } = await mint(key);
    expect((await revoke(key, id.toUpperCase())).body.id).toBe(id);
  });

  it('answers already_revoked the second time and keeps the first time of revocation', async () => {
    const { key } = await h.account();
    const { id } = await mint(key);
    const first = (await revoke(key, id)).body.revoked_at;
    const repeat = await revoke(key, id);
    expect([repeat.status, codeOf(repeat)]).toEqual([409, 'already_revoked']);
    const [row] = (await call('GET /account/api-keys?include_revoked=true', { key })).body.api_keys;
    expect(row.revoked_at).toBe(first);
  });

  it('lets exactly one of many at once do it', async () => {
    const { key } = await h.account();
    const { id } = await mint(key);
    await expectOneWinner(() => revoke(key, id));
  });

  it('revokes a key of an archived workspace', async () => {
    const { key } = await h.account();
    const { id } = (await call('POST /account/workspaces', { key, body: { name: 'B' } })).body;
    const newKey = await mint(key, { workspace_id: id });
    await call(`DELETE /account/workspaces/${id}`, { key });
    expect((await revoke(key, newKey.id)).status).toBe(200);
  });

  it('answers the same 404 for a missing key, another account’s, and no id at all', async () => {
    const { key, workspaceId } = await h.account();
    const guest = await h.member(workspaceId, 'viewer');
    const guestKeyId = (await call('GET /account/api-keys', { key: guest.key })).body.api_keys[0]
      .id;
    const ids = [randomUUID(), guestKeyId, 'nonsense', '%00', "'%20or%201=1", '%2e%2e%2faccount'];
    await expectSame404(
      ids.map((id) => revoke(key, id)),
      'key_not_found',
    );
    expect((await call('GET /account', { key: guest.key })).status).toBe(200);
  });
});
