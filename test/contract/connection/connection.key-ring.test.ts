import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from 'graph-ads-sandbox';
import { describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../src/boot/config.ts';
import { startService } from '../../../src/boot/start-service.ts';
import { runCommand } from '../../../src/cli/operate.ts';
import { rotateKeys } from '../../../src/operations/operator/rotate-keys.ts';
import { openToken, sealToken } from '../../../src/publish/tokens/token.ts';
import { newKeyRingText, seal } from '../../../src/secrets/key-ring.ts';
import { updateSealedToken } from '../../../src/store/connections.ts';
import { checkKeyRing } from '../../../src/store/key-ring-check.ts';
import { openStore } from '../../../src/store/open.ts';
import { codeOf, house, testEngine } from '../../helpers/house/house.ts';
import { amount, isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';
import { freshDatabase } from '../../helpers/store/database.ts';
import { limitOf } from '../../helpers/timing/pace.ts';
import { ringOf } from '../../secrets/key-rings.ts';

const h = shared(() => house());

const sealedOf = async (workspaceId: string) => {
  const row = await h.service.deps.store.db
    .selectFrom('connections')
    .select(['workspace_id', 'token'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return row.token;
};
const setSealed = (workspaceId: string, token: string) =>
  h.service.deps.store.db
    .updateTable('connections')
    .set({ token })
    .where('workspace_id', '=', workspaceId)
    .execute();
const readAccounts = (key: string) => h.call('GET /adnet/ad-accounts', { key });

describe('a sealed token', () => {
  it('holds no trace of the token, and is another text every time', async () => {
    const first = await h.connected();
    const second = await h.connected();
    const [one, two] = [await sealedOf(first.workspaceId), await sealedOf(second.workspaceId)];
    expect(one).toMatch(/^v1\.[\w-]+\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
    expect(one).not.toBe(two);
    for (const part of one.split('.'))
      expect(Buffer.from(part, 'base64url').toString('latin1')).not.toContain('EAA');
  });

  it('is not touched by a rotation with a ring that never fitted', async () => {
    const { deps } = h.service;
    const { key } = await h.connected();
    const stranger = { ...deps, keyRing: ringOf(newKeyRingText('x9')) };
    await expect(rotateKeys.run(stranger, {})).rejects.toThrow(/does not hold the key/);
    await checkKeyRing(deps.store.db, deps.keyRing);
    expect((await readAccounts(key)).status).toBe(200);
  });

  it.runIf(isFirstStore)('does not open with any letter changed, added or taken away', async () => {
    const { workspaceId } = await h.connected();
    const sealedToken = await sealedOf(workspaceId);
    const { keyRing } = h.service.deps;
    const opens = (token: string) => {
      try {
        return openToken({ keyRing }, { workspace_id: workspaceId, token }) !== '';
      } catch {
        return false;
      }
    };
    expect(opens(sealedToken)).toBe(true);
    for (let at = 0; at < sealedToken.length; at++) {
      const other = sealedToken[at] === 'A' ? 'B' : 'A';
      expect(opens(sealedToken.slice(0, at) + other + sealedToken.slice(at + 1)), `at ${at}`).toBe(
        false,
      );
      expect(opens(sealedToken.slice(0, at) + sealedToken.slice(at + 1)), `without ${at}`).toBe(
        false,
      );
      expect(opens(`${sealedToken.slice(0, at)}A${sealedToken.slice(at)}`), `added ${at}`).toBe(
        false,
      );
    }
  });

  it.runIf(isFirstStore).each([
    ['a flipped first byte', (token: string) => token.replace(/^v/, 'w')],
    ['another key id', (token: string) => token.replace(/^v1\.[^.]+/, 'v1.gone')],
    [
      'a changed body',
      (token: string) => token.slice(0, 40) + (token[40] === '_' ? '-' : '_') + token.slice(41),
    ],
    ['a changed end', (token: string) => `${token.slice(0, -2)}zz`],
    ['nothing left', () => ''],
    ['plain text in its place', () => demo.systemUserToken],
    ['NULs and noise', () => 'v1.\u0001.\u0002...'],
  ])('answers 409 when a sealed token was damaged (%s)', async (_how, damage) => {
    const { key, workspaceId } = await h.connected();
    await setSealed(workspaceId, damage(await sealedOf(workspaceId)));
    const calls = h.sandbox.control.callCount();
    const from = h.logs.length;
    const answer = await readAccounts(key);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'adnet_not_connected']);
    const body = { account_id: `act_${demo.usdAccountId}`, name: 'x', objective: 'OUTCOME_SALES' };
    expect((await h.call('POST /adnet/campaigns', { key, body })).status).toBe(409);
    const pin = { account_id: demo.usdAccountId };
    expect((await h.call('PUT /adnet/connection/ad-account', { key, body: pin })).status).toBe(409);
    expect(h.sandbox.control.callCount()).toBe(calls);
    const warnings = h.logs.slice(from).filter((line) => line.includes('cannot be opened'));
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toContain(workspaceId);
    expect(warnings.join('')).not.toContain(demo.systemUserToken);
    // Whoever polls learns that it is time to connect again, and that mends it.
    const status = await h.call('GET /adnet/connection', { key });
    expect(status.body).toMatchObject({ connected: true, expired: true });
    const tokenBody = { access_token: demo.systemUserToken };
    expect((await h.call('POST /adnet/connection/token', { key, body: tokenBody })).status).toBe(
      200,
    );
    expect((await readAccounts(key)).status).toBe(200);
  });

  it('can be removed although it cannot be opened', async () => {
    const { key, workspaceId } = await h.connected();
    await setSealed(workspaceId, 'v1.gone.x.y.z');
    expect((await h.call('DELETE /adnet/connection', { key })).status).toBe(200);
  });

  it('does not open in another workspace', async () => {
    const first = await h.connected();
    const second = await h.connected({ token: demo.analystToken });
    const [one, two] = [await sealedOf(first.workspaceId), await sealedOf(second.workspaceId)];
    await setSealed(first.workspaceId, two);
    await setSealed(second.workspaceId, one);
    for (const { key } of [first, second]) expect((await readAccounts(key)).status).toBe(409);
    await setSealed(first.workspaceId, one);
    await setSealed(second.workspaceId, two);
    for (const { key } of [first, second]) expect((await readAccounts(key)).status).toBe(200);
  });

  it.runIf(isFirstStore)('does not open when its owner is another kind of thing', async () => {
    const { key, workspaceId } = await h.connected();
    const { keyRing } = h.service.deps;
    await setSealed(workspaceId, seal(keyRing, `other:${workspaceId}`, demo.systemUserToken));
    expect((await readAccounts(key)).status).toBe(409);
    await h.call('DELETE /adnet/connection', { key });
  });
});

const many = amount('TOKENS', 600, 10_000);

/** Workspaces with a connection each, written straight into the store. */
const fill = async () => {
  const { store, keyRing } = h.service.deps;
  const workspaceIds = Array.from({ length: many }, () => randomUUID());
  for (let from = 0; from < many; from += 500) {
    const page = workspaceIds.slice(from, from + 500);
    await store.db
      .insertInto('workspaces')
      .values(page.map((id) => ({ id, name: 'Many', archived_at: null, created_at: 1 })))
      .execute();
    await store.db
      .insertInto('connections')
      .values(
        page.map((id) => ({
          workspace_id: id,
          adnet_user_id: '1',
          adnet_user_name: null,
          token: sealToken({ keyRing }, id, `EAA${id}`),
          token_ours: 0,
          scopes: '[]',
          expires_at: null,
          expired_at: null,
          connected_at: 1,
          writes_unlock_at: 1,
          selected_ad_account_id: null,
        })),
      )
      .execute();
  }
};

/** As the operator does it: through the running server's socket, or with a new key in the list. */
const rotate = async () => {
  if (h.engine === 'embedded') return runCommand(h.config, rotateKeys, {});
  const { keys } = h.service.deps.keyRing;
  const old = [...keys].map(([id, key]) => `${id}:${key.toString('base64')}`);
  const value = ringOf([newKeyRingText(`t${keys.size + 1}`), ...old].join(','));
  // As after a restart with the new list.
  Object.defineProperty(h.service.deps, 'keyRing', { value, configurable: true });
  return h.operate('keys rotate', {});
};

describe('rotating the keys', () => {
  it(`seals ${many} tokens anew while requests go on, and none of those fails`, async () => {
    await fill();
    const accounts = await Promise.all([h.connected(), h.connected(), h.connected()]);
    let isDone = false;
    const failures: string[] = [];
    let answerCount = 0;
    const load = accounts.map(async ({ key }, at) => {
      while (!isDone) {
        const access_token = demo.systemUserToken;
        const answers = [
          await readAccounts(key),
          await h.call('GET /adnet/connection', { key }),
          ...(at === 0
            ? [await h.call('POST /adnet/connection/token', { key, body: { access_token } })]
            : []),
        ];
        answerCount += answers.length;
        for (const { status, text } of answers) if (status !== 200) failures.push(text);
      }
    });
    const startedAt = performance.now();
    const result = await rotate();
    const durationMs = performance.now() - startedAt;
    isDone = true;
    await Promise.all(load);
    console.log(
      `${h.engine}: ${many} tokens in ${Math.round(durationMs)} ms beside ${answerCount} requests`,
    );
    expect(failures).toEqual([]);
    expect(answerCount).toBeGreaterThan(10);
    expect(result).toMatchObject({ unreadable: [] });
    const { keyRing, store } = h.service.deps;
    const rows = await store.db
      .selectFrom('connections')
      .select(['workspace_id', 'token'])
      .execute();
    const onlyNew = ringOf(
      `${keyRing.sealing}:${keyRing.keys.get(keyRing.sealing)?.toString('base64')}`,
    );
    const busy = new Set(accounts.map(({ workspaceId }) => workspaceId));
    for (const row of rows.filter(({ workspace_id }) => !busy.has(workspace_id)))
      expect(() => openToken({ keyRing: onlyNew }, row)).not.toThrow();
  }, 120_000);

  it('overwrites no connection that was made anew meanwhile', async () => {
    const { workspaceId } = await h.connected();
    const { store, keyRing } = h.service.deps;
    const firstToken = await sealedOf(workspaceId);
    const secondToken = sealToken({ keyRing }, workspaceId, demo.adminToken);
    await setSealed(workspaceId, secondToken);
    expect(await updateSealedToken(store.db, workspaceId, firstToken, 'the old one')).toBe(false);
    expect(await sealedOf(workspaceId)).toBe(secondToken);
    expect(await updateSealedToken(store.db, workspaceId, secondToken, firstToken)).toBe(true);
    expect(await sealedOf(workspaceId)).toBe(firstToken);
  });

  it('leaves alone, and tells, what no key opens; the rest is sealed all the same', async () => {
    const damagedAccount = await h.connected();
    const intactAccount = await h.connected();
    await setSealed(damagedAccount.workspaceId, 'v1.gone.AAAA.AAAA.AAAA');
    expect(await rotate()).toMatchObject({ unreadable: [damagedAccount.workspaceId] });
    expect(await sealedOf(damagedAccount.workspaceId)).toBe('v1.gone.AAAA.AAAA.AAAA');
    const { sealing } = h.service.deps.keyRing;
    expect(await sealedOf(intactAccount.workspaceId)).toMatch(new RegExp(`^v1\\.${sealing}\\.`));
    expect((await readAccounts(intactAccount.key)).status).toBe(200);
    expect(
      rotateKeys.present({
        sealing_key: sealing,
        resealed: 1,
        unreadable: [damagedAccount.workspaceId],
      }),
    ).toContain(damagedAccount.workspaceId);
    await h.call('DELETE /adnet/connection', { key: damagedAccount.key });
  }, 120_000);
});

describe('starting with', () => {
  /** A database that has been used with one key, and ways to start on it again. */
  const installation = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-keys-'));
    const database =
      testEngine() === 'postgres' ? await freshDatabase(inject('postgresUrl')) : null;
    const environment = {
      PORT: '0',
      SANDBOX: 'on',
      SANDBOX_PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...(database && { DATABASE_URL: database.url }),
    };
    const start = async (keys: string) => {
      const config = readConfig({ ...environment, TOKEN_ENCRYPTION_KEYS: keys });
      if ('problems' in config) throw new Error(config.problems.join('\n'));
      return startService(config);
    };
    const contents = async () => {
      const store = openStore(
        database ? { engine: 'postgres', url: database.url } : { engine: 'embedded', folder },
      );
      const settings = await store.db.selectFrom('settings').selectAll().execute();
      const connections = await store.db.selectFrom('connections').selectAll().execute();
      await store.close();
      return { settings, connections };
    };
    const remove = async () => {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    };
    return { environment, start, contents, remove };
  };

  it('another key, or the same id with other bytes, is refused and changes nothing', async () => {
    const place = await installation();
    const right = newKeyRingText('k1');
    await (await place.start(right)).stop();
    const contentsBefore = await place.contents();
    for (const otherKeyRing of [newKeyRingText('k2'), newKeyRingText('k1')]) {
      const startedAt = performance.now();
      await expect(place.start(otherKeyRing)).rejects.toThrow(
        /TOKEN_ENCRYPTION_KEYS does not hold the key this database was sealed with/,
      );
      const ms = performance.now() - startedAt;
      expect(ms).toBeLessThan(limitOf(ms, 10_000));
      expect(await place.contents()).toEqual(contentsBefore);
    }
    const both = await place.start(`${newKeyRingText('k2')},${right}`);
    await both.stop();
    await place.remove();
  });

  it.runIf(isFirstStore).each([
    ['no key at all', ''],
    ['a key without an id', 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='],
    ['a key of 16 bytes', 'k1:MDEyMzQ1Njc4OWFiY2RlZg=='],
    ['an id twice', `${newKeyRingText('k1')},${newKeyRingText('k1')}`],
    ['an id with a dot', newKeyRingText('k.1')],
  ])('%s is refused in words', (_what, keys) => {
    const config = readConfig({
      DATABASE_URL: 'postgres://greenroom@127.0.0.1:1/none',
      TOKEN_ENCRYPTION_KEYS: keys,
    });
    const problems = 'problems' in config ? config.problems : [];
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^TOKEN_ENCRYPTION_KEYS: /);
    for (const part of keys.split(/[:,]/).filter((text) => text.length > 20))
      expect(problems[0]).not.toContain(part);
  });
});
