import { invalidImage } from '../refusal.ts';

/** What the reader of a format may request from the bytes that arrive. Only the bytes of `take` and `peek` are kept. */
type ByteRequest =
  | { take: number }
  /** Shows bytes without consuming them. At the end of the file there may be fewer, if `orEnd` is set. */
  | { peek: number; orEnd?: true }
  /** Consumes the bytes it gets, piece by piece, until it returns that it is done. */
  | { eat: (bytes: Buffer) => { used: number; done: boolean } };

/** A format is read by a generator: it requests bytes, gets them, and throws to refuse the image. */
export type Anatomy<T> = Generator<ByteRequest, T, Buffer>;

const none = Buffer.alloc(0);
const maxPadding = 64 * 1024;

type ServedBytes = { used: number; bytes?: Buffer };

const serve = (ask: ByteRequest, bytes: Buffer): ServedBytes => {
  if ('eat' in ask) {
    if (bytes.length === 0) return { used: 0 };
    const { used, done } = ask.eat(bytes);
    return done ? { used, bytes: none } : { used };
  }
  const byteCount = 'take' in ask ? ask.take : ask.peek;
  if (bytes.length < byteCount) return { used: 0 };
  return { used: 'take' in ask ? byteCount : 0, bytes: bytes.subarray(0, byteCount) };
};

const isPadding = (byte: number) => byte === 0 || byte === 0x0a || byte === 0x0d;

/** Runs an anatomy over a file that arrives in pieces of any size, and keeps only a few bytes of it. */
export const walk = <T>(anatomy: Anatomy<T>) => {
  let step = anatomy.next();
  let bufferedBytes = none;
  let padding = 0;

  // A second format could be hidden in bytes after the picture.
  const checkAfterEnd = (bytes: Buffer) => {
    padding += bytes.length;
    if (padding > maxPadding || !bytes.every(isPadding)) throw invalidImage('more after the end');
  };

  const push = (chunk: Buffer) => {
    let bytes = bufferedBytes.length > 0 ? Buffer.concat([bufferedBytes, chunk]) : chunk;
    bufferedBytes = none;
    while (!step.done) {
      const servedBytes = serve(step.value, bytes);
      bytes = bytes.subarray(servedBytes.used);
      if (servedBytes.bytes) step = anatomy.next(servedBytes.bytes);
      else if (bytes.length === 0 || servedBytes.used === 0) break;
    }
    if (step.done) checkAfterEnd(bytes);
    else bufferedBytes = Buffer.from(bytes);
  };

  /** The result of the anatomy. A file that ends too early is refused. */
  const end = (): T => {
    while (!step.done && 'peek' in step.value && step.value.orEnd) {
      step = anatomy.next(bufferedBytes.subarray(0, step.value.peek));
      if (step.done) checkAfterEnd(bufferedBytes);
    }
    if (!step.done) throw invalidImage('cut off');
    return step.value;
  };

  return { push, end };
};

export function* skip(count: number): Anatomy<void> {
  if (count === 0) return;
  let remainingLength = count;
  yield {
    eat(bytes) {
      const usedLength = Math.min(remainingLength, bytes.length);
      remainingLength -= usedLength;
      return { used: usedLength, done: remainingLength === 0 };
    },
  };
}
