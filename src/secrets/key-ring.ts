import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encryption keys by id. The first one is used to seal, any of them to open. */
export type KeyRing = { readonly sealing: string; readonly keys: ReadonlyMap<string, Buffer> };

/** Reads `id:base64,id:base64`; returns the ring, or a sentence that says what is wrong. */
export const parseKeyRing = (text: string): KeyRing | string => {
  const keys = new Map<string, Buffer>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const colon = entry.indexOf(':');
    const id = entry.slice(0, colon);
    const key = Buffer.from(entry.slice(colon + 1), 'base64');
    if (colon < 1 || !/^[A-Za-z0-9_-]{1,32}$/.test(id)) {
      return 'each entry must look like id:base64, the id made of letters, digits, - and _';
    }
    if (key.length !== 32)
      return `key "${id}" must be 32 bytes in base64 (openssl rand -base64 32)`;
    if (keys.has(id)) return `key id "${id}" appears twice`;
    keys.set(id, key);
  }
  const [sealing] = keys.keys();
  return sealing === undefined ? 'no key given' : { sealing, keys };
};

/** The text of keys that are printed in documentation. */
const publicKeys = new Set(['0123456789abcdef0123456789abcdef']);
const minDifferentBytes = 8;

/** True if the sealing key can be guessed: all zeros, a pattern, or one that is printed in the docs. */
export const isGuessable = ({ sealing, keys }: KeyRing) => {
  const key = keys.get(sealing);
  if (!key) return false;
  return new Set(key).size < minDifferentBytes || publicKeys.has(key.toString('latin1'));
};

/** A ring whose keys a running service can replace. It always seals and opens with the present keys. */
export const createLiveKeyRing = (first: KeyRing) => {
  let present = first;
  const keyRing: KeyRing = {
    get sealing() {
      return present.sealing;
    },
    get keys() {
      return present.keys;
    },
  };
  const renew = (next: KeyRing) => {
    present = next;
  };
  return { keyRing, renew };
};

export const newKeyRingText = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

/**
 * Encrypts with AES-256-GCM. The owner (for example "connections:<workspace id>") is authenticated too, so that a
 * sealed text that was copied into another row cannot be opened there.
 */
export const seal = (keyRing: KeyRing, owner: string, secret: string) => {
  const key = keyOf(keyRing, keyRing.sealing);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return ['v1', keyRing.sealing, encode(iv), encode(ciphertext), encode(cipher.getAuthTag())].join(
    '.',
  );
};

export const open = (keyRing: KeyRing, owner: string, sealed: string) => {
  const [version, id = '', iv = '', text = '', tag = '', ...rest] = sealed.split('.');
  if (version !== 'v1' || rest.length > 0) throw new Error('a sealed text is not in a known form');
  const tagBytes = decode(tag);
  if (tagBytes.length !== 16) throw new Error('a sealed text has a broken tag');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keyRing, id), decode(iv))
    .setAAD(Buffer.from(owner))
    .setAuthTag(tagBytes);
  return Buffer.concat([decipher.update(decode(text)), decipher.final()]).toString('utf8');
};

const keyOf = (keyRing: KeyRing, id: string) => {
  const key = keyRing.keys.get(id);
  if (!key) throw new Error(`the key ring has no key "${id}"`);
  return key;
};

const encode = (bytes: Buffer) => bytes.toString('base64url');

/** Refuses the lenient forms of base64url, in which two texts decode to the same bytes. */
const decode = (text: string) => {
  const bytes = Buffer.from(text, 'base64url');
  if (encode(bytes) !== text) throw new Error('a sealed text is not canonical base64url');
  return bytes;
};
