import { Readable } from 'node:stream';

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

export type Base64Source = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

export type UploadBody = {
  stream: Readable;
  length: number;
  /** Whether anything was taken out of the stream yet. */
  isTaken(): boolean;
};

/**
 * A JSON object with the picture as its last member, written as it is read: neither the picture
 * nor its base64 is ever held whole. `size` is the length of the base64 text.
 */
export const uploadBody = (
  params: Record<string, unknown>,
  source: Base64Source,
  size: number,
): UploadBody => {
  const json = JSON.stringify({ ...params, bytes: '' });
  const head = Buffer.from(json.slice(0, -2));
  const tail = Buffer.from('"}');
  let taken = false;

  async function* parts() {
    let left = size;
    let opened = false;
    for await (const part of source) {
      const text = typeof part === 'string' ? part : Buffer.from(part).toString('latin1');
      // The text stands unescaped between quotes, so nothing but base64 may pass.
      if (!base64.test(text)) throw new Error('The picture is not base64.');
      left -= text.length;
      if (left < 0) throw new Error('The picture is longer than announced.');
      taken = true;
      if (!opened) yield head;
      opened = true;
      if (text !== '') yield Buffer.from(text, 'latin1');
    }
    if (left !== 0 || !opened) throw new Error('The picture is shorter than announced.');
    yield tail;
  }

  const stream = Readable.from(parts(), { objectMode: false });
  // Until undici takes the stream over nobody listens, and an unheard error ends the process.
  stream.on('error', () => {});
  return { stream, length: head.length + size + tail.length, isTaken: () => taken };
};
