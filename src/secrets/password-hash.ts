import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export type PasswordCost = { logN: number; r: number; p: number };

/**
 * 32 MiB and about a quarter of a second, as OWASP recommends for scrypt. Stored with each hash, so that it can be
 * raised later.
 */
export const defaultCost: PasswordCost = { logN: 15, r: 8, p: 3 };

const saltBytes = 16;
const hashBytes = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const digest = (password: string, salt: Buffer, { logN, r, p }: PasswordCost) =>
  // The same password typed on another keyboard may have other code points, so it is normalised.
  derive(password.normalize('NFKC'), salt, hashBytes, {
    N: 2 ** logN,
    r,
    p,
    maxmem: 256 * 2 ** logN * r,
  });

const written = ({ logN, r, p }: PasswordCost, salt: Buffer, hash: Buffer) =>
  ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

export const hashPassword = async (password: string, cost = defaultCost) => {
  const salt = randomBytes(saltBytes);
  return written(cost, salt, await digest(password, salt, cost));
};

/** A hash that matches no password, so that the same work is done if there is none. */
const decoyHash = (cost: PasswordCost) =>
  written(cost, Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

/** `stored` is null if there is no password. The result is then false, after the same work. */
export const isPassword = async (password: string, stored: string | null, cost = defaultCost) => {
  const [, logN, r, p, salt = '', hash = ''] = (stored ?? decoyHash(cost)).split('$');
  const storedCost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const actual = await digest(password, Buffer.from(salt, 'base64url'), storedCost);
  return timingSafeEqual(actual, Buffer.from(hash, 'base64url')) && stored !== null;
};
