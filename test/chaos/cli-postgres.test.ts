import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { ask } from '../helpers/callers/http-client.ts';
import { buildProduct, runCommand, startProduct } from '../helpers/cli/greenroom-process.ts';
import { runInside } from '../helpers/cli/run-in-process.ts';
import { freshDatabase } from '../helpers/store/database.ts';
import { limitOf } from '../helpers/timing/pace.ts';

let product: Awaited<ReturnType<typeof buildProduct>>;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  product = await buildProduct('cli-pg');
  database = await freshDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  product?.remove();
  await database?.drop();
});

describe('commands on PostgreSQL', () => {
  const keys = newKeyRingText('k1');

  it('the operator’s commands work beside running nodes, which see what was done at once', {
    timeout: 180_000,
  }, async () => {
    const env = { DATABASE_URL: database.url, TOKEN_ENCRYPTION_KEYS: keys };
    const byProcess = (words: string[]) => runCommand(product.file, words, env);
    const inside = (words: string[]) => runInside(words, env);
    const cli = async (run: typeof byProcess | typeof inside, ...words: string[]) => {
      const result = await run([...words, '--json']);
      expect([result.code, result.stderr]).toEqual([0, '']);
      return JSON.parse(result.stdout);
    };
    const { api_key } = await cli(byProcess, 'accounts', 'create', '--email', 'a@b.co');
    const node = await startProduct(product.file, env);
    expect(node.firstKey).toBeNull();
    expect(node.output()).toContain('accounts create --email');
    expect((await ask(node.address, 'GET /account', api_key)).status).toBe(200);
    await cli(byProcess, 'accounts', 'disable', '--email', 'a@b.co');
    expect((await ask(node.address, 'GET /account', api_key)).code).toBe('api_disabled');
    await cli(inside, 'accounts', 'enable', '--email', 'a@b.co');
    await cli(inside, 'accounts', 'set-plan', '--email', 'a@b.co', '--plan', 'free');
    const { body } = await ask(node.address, 'GET /account', api_key);
    expect(body.usage).toMatchObject({ plan: 'free' });
    expect(await node.stop()).toBe(0);
  });

  it('a node with other keys is refused, and nothing is changed', {
    timeout: 180_000,
  }, async () => {
    const other = { DATABASE_URL: database.url, TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1') };
    const result = await runCommand(product.file, ['serve'], other);
    expect(result.code).toBe(1);
    expect(result.ms).toBeLessThan(limitOf(result.ms, 5_000));
    expect(result.stderr).toContain('TOKEN_ENCRYPTION_KEYS does not hold the key');
    const right = await startProduct(product.file, { ...other, TOKEN_ENCRYPTION_KEYS: keys });
    expect(await right.stop()).toBe(0);
  });
});
