import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { Failure } from '../contract/failures.ts';
import { withDeadline } from '../kernel/async/timeout.ts';
import { createFairQueue } from '../kernel/fairness/fair-queue.ts';
import { createShares } from '../kernel/fairness/shares.ts';
import { randomSecret } from '../secrets/random-secret.ts';
import type { ImageType, PictureSize } from './anatomy/limits.ts';
import { picture } from './anatomy/picture.ts';
import { walk } from './anatomy/walk.ts';
import { base64File, base64Length } from './base64-file.ts';
import { type OpenImage, openImage } from './open-image.ts';
import { asFetchFailure, fetchFailed, invalidImage } from './refusal.ts';
import type { Lookup } from './resolve.ts';
import { asSpoolFailure, openSpoolFile, removeSpoolFile, sweepSpool } from './spool.ts';
import { parseAllowList, parseTarget } from './target.ts';

export type ImageFetcherOptions = {
  /** Entries "host:port", which are exempt from the rules for public addresses and ports. */
  allow: string[];
  spoolDir: string;
  maxBytes?: number;
  /** The limit for everything together: queueing, name resolution, redirects, body. */
  timeoutMs?: number;
  maxPixels?: number;
  /** How many pictures are fetched at the same time. One account alone gets half of these slots. */
  concurrency?: number;
  /** The disk space for all pictures together. One account gets half of it at most. */
  maxSpooledBytes?: number;
  lookup?: Lookup;
};

export type FetchedImage = PictureSize & {
  path: string;
  size: number;
  md5: string;
  sha256: string;
  type: ImageType;
  base64(): Readable;
  base64Length: number;
  dispose(): Promise<void>;
};

type Limits = { maxBytes: number; maxPixels: number };

/** Reserves disk space for more bytes of one picture, or throws. */
type TakeRoom = (bytes: number) => void;

const defaults = {
  maxBytes: 30 * 1024 * 1024,
  maxPixels: 100_000_000,
  timeoutMs: 20_000,
  concurrency: 8,
  maxSpooledBytes: 512 * 1024 * 1024,
};

async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    throw asFetchFailure(error);
  }
}

/** Writes the picture to disk while counting, hashing and checking it; stops at the first problem. */
const pour = async (
  body: Readable,
  handle: FileHandle,
  { maxBytes, maxPixels }: Limits,
  reserveBytes: TakeRoom,
) => {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  const examination = walk(picture(maxPixels));
  let size = 0;
  for await (const chunk of arriving(body)) {
    size += chunk.length;
    if (size > maxBytes) throw invalidImage('too many bytes');
    reserveBytes(chunk.length);
    examination.push(chunk);
    md5.update(chunk);
    sha256.update(chunk);
    await handle.writeFile(chunk);
  }
  return {
    ...examination.end(),
    size,
    md5: md5.digest('hex'),
    sha256: sha256.digest('hex'),
  };
};

const spool = async (
  image: OpenImage,
  dir: string,
  limits: Limits,
  room: { take: TakeRoom; giveBack(): void },
): Promise<FetchedImage> => {
  if ((image.declaredLength ?? 0) > limits.maxBytes) throw invalidImage('declares too many bytes');
  const { path, handle } = await openSpoolFile(dir).catch((error) => {
    throw asSpoolFailure(error);
  });
  try {
    const facts = await pour(image.body, handle, limits, room.take).finally(() => handle.close());
    return {
      ...facts,
      path,
      base64: () => base64File(path),
      base64Length: base64Length(facts.size),
      dispose: () => removeSpoolFile(path).finally(room.giveBack),
    };
  } catch (error) {
    await removeSpoolFile(path).finally(room.giveBack);
    throw asSpoolFailure(error);
  }
};

/**
 * Pictures that people have sent us directly. Each gets an address under a reserved host name that leads nowhere
 * else, and the rest of it cannot be guessed.
 */
const createHand = () => {
  const openImages = new Map<string, FetchedImage>();
  return {
    hold(image: FetchedImage) {
      const address = `https://upload.invalid/${randomSecret()}`;
      openImages.set(address, image);
      return address;
    },
    /** The caller has to dispose of the picture. */
    take(address: string) {
      const image = openImages.get(address);
      openImages.delete(address);
      return image;
    },
  };
};

/** A picture that is being uploaded to us: its declared length, and the account it is for. */
type IncomingPicture = { declaredLength: number | undefined; owner: string; signal?: AbortSignal };

const noRoom = () =>
  new Failure('unavailable', {
    message: 'There is no room for the picture just now. Try again in a moment.',
    retryAfterSeconds: 10,
  });

/** Shares the disk among accounts. The space of one picture is released once, together with the picture. */
const createDiskShares = (maxSpooledBytes: number) => {
  const disk = createShares(maxSpooledBytes);
  return (owner: string) => {
    let heldBytes = 0;
    return {
      take(bytes: number) {
        if (!disk.take(owner, bytes)) throw noRoom();
        heldBytes += bytes;
      },
      giveBack() {
        disk.give(owner, heldBytes);
        heldBytes = 0;
      },
    };
  };
};

/** Does the work in a slot, within the time limit. */
const createPlaces = (concurrency: number, timeoutMs: number) => {
  const queue = createFairQueue({ slots: concurrency, shared: true });
  return async <T>(
    owner: string,
    caller: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ) => {
    let isOver = () => caller?.aborted ?? false;
    try {
      return await withDeadline(caller, timeoutMs, (signal) => {
        isOver = () => signal.aborted;
        const refuse = () => {
          throw fetchFailed(signal.reason);
        };
        return queue.run({ owner }, () => work(signal), refuse, signal);
      });
    } catch (error) {
      throw isOver() ? asFetchFailure(error) : error;
    }
  };
};

/** Fetches pictures from public addresses, and nothing else. */
export const createImageFetcher = (options: ImageFetcherOptions) => {
  const { spoolDir, lookup, timeoutMs, concurrency, maxSpooledBytes, ...limits } = {
    ...defaults,
    ...options,
  };
  const allow = parseAllowList(options.allow);
  const inPlace = createPlaces(concurrency, timeoutMs);
  const hand = createHand();
  const roomFor = createDiskShares(maxSpooledBytes);

  const fetchNow = async (url: string, signal: AbortSignal, owner: string) => {
    const image = await openImage(parseTarget(url, allow), { allow, lookup, signal });
    return spool(image, spoolDir, limits, roomFor(owner)).finally(image.close);
  };

  return {
    /** `owner`: the account it is for. The slots are shared out among the accounts that ask. */
    async fetch(url: string, caller?: AbortSignal, owner = ''): Promise<FetchedImage> {
      const sentImage = hand.take(url);
      if (sentImage) return sentImage;
      parseTarget(url, allow);
      return inPlace(owner, caller, (signal) => fetchNow(url, signal, owner));
    },

    /**
     * Takes a picture that somebody uploads, with the same rules and slots as fetched ones; nothing is read before
     * it has a slot. It gets an address under which it can be fetched once, only in this process. Call `forget` for
     * it in any case.
     */
    async receive(body: Readable, { declaredLength, owner, signal: caller }: IncomingPicture) {
      const image = await inPlace(owner, caller, (signal) => {
        const stream = addAbortSignal(signal, body);
        const incomingImage = { body: stream, declaredLength, close: () => {} };
        return spool(incomingImage, spoolDir, limits, roomFor(owner));
      });
      const address = hand.hold(image);
      return { address, forget: async () => hand.take(address)?.dispose() };
    },

    /** Says what is wrong with an address that somebody else will fetch; null if its text is a public address. */
    findProblem(url: string): unknown {
      try {
        parseTarget(url, allow);
        return null;
      } catch (refusal) {
        return refusal;
      }
    },

    sweep: () => sweepSpool(spoolDir),
  };
};
