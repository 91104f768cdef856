// One store is enough: what it keeps, others keep that are tried on both.

import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

type Key = { id: string; name: string; last_used_at: string | null; revoked_at: string | null };

const list = async (key: string, query = ''): Promise<Key[]> =>
  (await call(`GET /account/api-keys${query}`, { key })).body.api_keys;
const mint = async (key: string, name: string) =>
  (await call('POST /account/api-keys', { key, body: { name } })).body;

/** The time of use is written behind the answer, so it is asked for until it is there. */
const lastUseOf = async (asker: string, id: string, earlierUse: string | null = null) => {
  for (let tries = 0; tries < 100; tries++) {
    const lastUse = (await list(asker)).find((one) => one.id === id)?.last_used_at ?? null;
    if (lastUse !== null && lastUse !== earlierUse) return lastUse;
    await wait(20);
  }
  return null;
};

describe('apiKeys.list', () => {
  it('answers the keys to the letter, never a plaintext', async () => {
    const { key, workspaceId } = await h.account();
    const answer = await call('GET /account/api-keys', { key });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      api_keys: [
        {
          id: expect.any(String),
          name: 'First key',
          prefix: key.slice(0, 12),
          workspace_id: workspaceId,
          created_at: expect.stringMatching(/\.\d{3}Z$/),
          // Written behind the answer: this very request may or may not be noted yet.
          last_used_at: answer.body.api_keys[0].last_used_at,
          revoked_at: null,
        },
      ],
    });
    expect(answer.text).not.toContain(key.slice(12));
  });

  it('lists newest first, however fast they were minted', async () => {
    const { key } = await h.account();
    for (let n = 0; n < 24; n++) await mint(key, `n${n}`);
    expect((await list(key)).map(({ name }) => name)).toEqual([
      ...Array.from({ length: 24 }, (_, n) => `n${23 - n}`),
      'First key',
    ]);
  });

  it('lists the keys of every workspace, archived ones too, and no other account’s', async () => {
    const { key, workspaceId } = await h.account();
    const guest = await h.member(workspaceId, 'admin');
    const { id } = (await call('POST /account/workspaces', { key, body: { name: 'B' } })).body;
    await call('POST /account/api-keys', { key, body: { name: 'there', workspace_id: id } });
    await call(`DELETE /account/workspaces/${id}`, { key });
    expect((await list(key)).map(({ name }) => name)).toEqual(['there', 'First key']);
    expect(await list(guest.key)).toHaveLength(2);
  });

  it('leaves revoked keys out, unless asked for them', async () => {
    const { key } = await h.account();
    const { id } = await mint(key, 'gone');
    await call(`DELETE /account/api-keys/${id}`, { key });
    expect((await list(key)).map(({ name }) => name)).toEqual(['First key']);
    const all = await list(key, '?include_revoked=true');
    expect(all.map(({ name }) => name)).toEqual(['gone', 'First key']);
    expect(all.map(({ revoked_at }) => revoked_at !== null)).toEqual([true, false]);
  });

  it.runIf(isFirstStore).each(['maybe', '', 'constructor', 'true&include_revoked=true'])(
    'refuses include_revoked=%s',
    async (value) => {
      const { key } = await h.account();
      const answer = await call(`GET /account/api-keys?include_revoked=${value}`, { key });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid_request']);
    },
  );

  it('notes the use of a key, at most once a minute', async () => {
    const own = await house();
    const ownCall = documented(own);
    const use = (key: string) => ownCall('GET /account', { key });
    const read = async (asker: string, id: string) =>
      (await ownCall('GET /account/api-keys', { key: asker })).body.api_keys.find(
        (one: Key) => one.id === id,
      ).last_used_at;
    const waitForNewUse = async (asker: string, id: string, earlierUse: string | null) => {
      for (let tries = 0; tries < 100; tries++) {
        const lastUse = await read(asker, id);
        if (lastUse !== earlierUse) return lastUse;
        await wait(20);
      }
      return earlierUse;
    };
    try {
      const { key } = await own.account();
      const otherKey = (await ownCall('POST /account/api-keys', { key })).body;
      expect(await read(key, otherKey.id)).toBeNull();
      await use(otherKey.key);
      const first = await waitForNewUse(key, otherKey.id, null);
      expect(Math.abs(Date.parse(first) - Date.now())).toBeLessThan(10_000);
      own.later(45_000);
      await use(otherKey.key);
      await wait(150);
      expect(await read(key, otherKey.id)).toBe(first);
      own.later(15_000);
      await use(otherKey.key);
      const second = await waitForNewUse(key, otherKey.id, first);
      expect(Date.parse(second) - Date.parse(first)).toBeGreaterThanOrEqual(60_000);
    } finally {
      await own.stop();
    }
  });

  it('does not note the use of a key that was refused as revoked', async () => {
    const { key } = await h.account();
    const goneKey = await mint(key, 'gone');
    await call(`DELETE /account/api-keys/${goneKey.id}`, { key });
    await call('GET /account', { key: goneKey.key });
    await wait(100);
    const [row] = await list(key, '?include_revoked=1');
    expect([row?.id, row?.last_used_at]).toEqual([goneKey.id, null]);
  });

  it('notes a use that ended in a refusal further in', async () => {
    const { key } = await h.account();
    const otherKey = await mint(key, 'used');
    await h.call('DELETE /account/api-keys/nonsense', { key: otherKey.key });
    expect(await lastUseOf(key, otherKey.id)).not.toBeNull();
  });
});
