import type { Fault } from '../types.ts';

/** No field of an ad comes near this; what is longer is refused unread, so reading stays cheap. */
const longest = 5000;

export const isTooLong = (text: string): boolean => text.length > longest;

export const tooLong = (text: string): Fault => ({
  rule: 'claims.too-long',
  level: 'stop',
  text: '',
  start: longest,
  end: text.length,
  message: `It has ${text.length} characters; more than ${longest} are not read. Write a shorter text.`,
});
