import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../src/secrets/password-hash.ts';

/** A hundredth of the usual work: a hash tells what it took. */
const little = { logN: 10, r: 8, p: 1 };

it('takes the usual work unless told', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('correct horse battery', hash)).toBe(true);
});

it('knows a password by its hash, and nothing else', async () => {
  const hash = await hashPassword('correct horse battery', little);
  expect(hash).toMatch(/^scrypt\$10\$8\$1\$/);
  expect(await isPassword('correct horse battery', hash)).toBe(true);
  expect(await isPassword('correct horse batterx', hash)).toBe(false);
  expect(await isPassword('correct horse battery', null, little)).toBe(false);
});

it('salts, and takes the same letters from any keyboard', async () => {
  const [one, other] = [
    await hashPassword('Ångström café', little),
    await hashPassword('Ångström café', little),
  ];
  expect(one).not.toBe(other);
  expect(await isPassword('Ångström café'.normalize('NFD'), one)).toBe(true);
});

it('works as long for nobody as for somebody', async () => {
  const cost = { logN: 12, r: 8, p: 1 };
  const hash = await hashPassword('correct horse battery', cost);
  const took: Record<'somebody' | 'nobody', number[]> = { somebody: [], nobody: [] };
  // In turns, so that whatever else the machine does slows both.
  for (let at = 0; at < 21; at++)
    for (const who of ['somebody', 'nobody'] as const) {
      const from = performance.now();
      await isPassword('wrong', who === 'somebody' ? hash : null, cost);
      took[who].push(performance.now() - from);
    }
  const median = (times: number[]) => times.sort((a, b) => a - b)[10] ?? 0;
  const ratio = median(took.somebody) / median(took.nobody);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});
