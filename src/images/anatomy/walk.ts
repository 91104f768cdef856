import { invalidImage } from '../refusal.ts';

/** What a reader of a format may ask of the bytes as they pass by. Nothing but `take` and `peek` is kept. */
type ByteRequest =
  | { take: number }
  /** Shown but not used up; at the end of the file possibly fewer, where `orEnd` says so. */
  | { peek: number; orEnd?: true }
  /** Uses up what it is shown, piece by piece, until it says that it is done. */
  | { eat: (bytes: Buffer) => { used: number; done: boolean } };

/** A format is read by a generator: it asks, bytes are handed in, and what it throws refuses the image. */
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

/** Runs an anatomy over a file that arrives in pieces of any size, keeping only a few bytes of it. */
export const walk = <T>(anatomy: Anatomy<T>) => {
  let step = anatomy.next();
  let bufferedBytes = none;
  let padding = 0;

  // Bytes after the picture are how a second format travels inside it.
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

  /** What the anatomy made of the file; a file that ends too early is refused. */
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
