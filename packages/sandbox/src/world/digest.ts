import { createHash, createHmac, hash } from 'node:crypto';
import { between } from '../basics/noise.ts';

export const sha256 = (text: string) => hash('sha256', text);

export const hmacSha256 = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

/** The platform names a picture by its content: the same bytes always get the same 32 hex characters. */
export const contentHash = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits that depend only on the source. */
export const lettersFrom = (source: string, length: number) => {
  let text = '';
  for (let block = 0; text.length < length; block += 1) {
    const digest = hash('sha256', `${source}#${block}`, 'buffer');
    for (const byte of digest.subarray(0, length - text.length))
      text += letters[byte % letters.length];
  }
  return text;
};

/** Twenty-one characters for every answer, which only have to differ. A hash would cost more than the answer itself. */
export const traceLetters = (seed: number, n: number) => {
  let text = '';
  for (let place = 0; place < 21; place += 1)
    text += letters[Math.floor(between(0, letters.length, seed, n * 21 + place))];
  return text;
};

/** A number in [0, 1) that depends only on the source. */
export const shareFrom = (source: string) =>
  hash('sha256', source, 'buffer').readUInt32BE(0) / 2 ** 32;
