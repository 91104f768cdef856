import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../src/kernel/password-hash.ts';

it('knows a password by its hash, and nothing else', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('correct horse battery', hash)).toBe(true);
  expect(await isPassword('correct horse batterx', hash)).toBe(false);
  expect(await isPassword('correct horse battery', null)).toBe(false);
});

it('salts, and takes the same letters from any keyboard', async () => {
  const [one, other] = [await hashPassword('Ångström café'), await hashPassword('Ångström café')];
  expect(one).not.toBe(other);
  expect(await isPassword('Ångström café'.normalize('NFD'), one)).toBe(true);
});
