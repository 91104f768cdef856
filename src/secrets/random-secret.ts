import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, for links, states and cookies. */
export const randomSecret = () => randomBytes(32).toString('base64url');

const secretShape = /^[\w-]{43}$/;

/** Recognises a text that cannot be such a secret, without asking the database. */
export const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && secretShape.test(text);

export const sameSecret = (a: string, b: string) => {
  const bytesOfA = Buffer.from(a);
  const bytesOfB = Buffer.from(b);
  return bytesOfA.length === bytesOfB.length && timingSafeEqual(bytesOfA, bytesOfB);
};

export const hmacHex = (key: string, message: string) =>
  createHmac('sha256', key).update(message).digest('hex');
