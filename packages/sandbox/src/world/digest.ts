import { createHash, createHmac } from 'node:crypto';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export const hmacSha256 = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

/** The platform names a picture by its content: the same bytes always get the same 32 hex signs. */
export const contentHash = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A run of letters and digits that depends on the source alone. */
export const lettersFrom = (source: string, length: number) => {
  let text = '';
  for (let block = 0; text.length < length; block += 1) {
    const digest = createHash('sha256').update(`${source}#${block}`).digest();
    for (const byte of digest) text += letters[byte % letters.length];
  }
  return text.slice(0, length);
};

/** A number in [0, 1) that depends on the source alone. */
export const shareFrom = (source: string) =>
  createHash('sha256').update(source).digest().readUInt32BE(0) / 2 ** 32;
