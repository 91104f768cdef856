import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { randomSecret } from '../kernel/secrets.ts';
import { createTurns } from '../kernel/turns.ts';
import { withDeadline } from '../kernel/within.ts';
import type { ImageType, Size } from './anatomy/limits.ts';
import { picture } from './anatomy/picture.ts';
import { walk } from './anatomy/walk.ts';
import { base64File, base64Length } from './base64-file.ts';
import { type OpenImage, openImage } from './open-image.ts';
import { asFetchFailure, fetchFailed, invalidImage } from './refusal.ts';
import type { Lookup } from './resolve.ts';
import { asSpoolFailure, openSpoolFile, removeSpoolFile, sweepSpool } from './spool.ts';
import { parseAllowList, parseTarget } from './target.ts';

export type ImageFetcherOptions = {
  /** "host:port" exempt from the public-address and the port rule. */
  allow: string[];
  spoolDir: string;
  maxBytes?: number;
  /** For everything together: waiting in line, names, redirects, body. */
  timeoutMs?: number;
  maxPixels?: number;
  /** For all together; one account alone gets half of them. */
  concurrency?: number;
  lookup?: Lookup;
};

export type FetchedImage = Size & {
  path: string;
  size: number;
  md5: string;
  type: ImageType;
  base64(): Readable;
  base64Length: number;
  dispose(): Promise<void>;
};

type Limits = { maxBytes: number; maxPixels: number };

const defaults = {
  maxBytes: 30 * 1024 * 1024,
  maxPixels: 100_000_000,
  timeoutMs: 20_000,
  concurrency: 8,
};

async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    throw asFetchFailure(error);
  }
}

/** Writes the picture down while counting, hashing and examining it; stops at the first thing wrong. */
const pour = async (body: Readable, handle: FileHandle, { maxBytes, maxPixels }: Limits) => {
  const md5 = createHash('md5');
  const examination = walk(picture(maxPixels));
  let size = 0;
  for await (const chunk of arriving(body)) {
    size += chunk.length;
    if (size > maxBytes) throw invalidImage('too many bytes');
    examination.push(chunk);
    md5.update(chunk);
    await handle.writeFile(chunk);
  }
  return { ...examination.end(), size, md5: md5.digest('hex') };
};

const spool = async (image: OpenImage, dir: string, limits: Limits): Promise<FetchedImage> => {
  if ((image.declaredLength ?? 0) > limits.maxBytes) throw invalidImage('declares too many bytes');
  const { path, handle } = await openSpoolFile(dir).catch((error) => {
    throw asSpoolFailure(error);
  });
  try {
    const facts = await pour(image.body, handle, limits).finally(() => handle.close());
    return {
      ...facts,
      path,
      base64: () => base64File(path),
      base64Length: base64Length(facts.size),
      dispose: () => removeSpoolFile(path),
    };
  } catch (error) {
    await removeSpoolFile(path);
    throw asSpoolFailure(error);
  }
};

/**
 * Pictures that people sent us themselves, each under an address that leads nowhere else: the name
 * is kept free for such use, and nobody can guess the rest.
 */
const createHand = () => {
  const held = new Map<string, FetchedImage>();
  return {
    hold(image: FetchedImage) {
      const address = `https://upload.invalid/${randomSecret()}`;
      held.set(address, image);
      return address;
    },
    /** Whoever takes it disposes of it. */
    take(address: string) {
      const image = held.get(address);
      held.delete(address);
      return image;
    },
  };
};

/** Fetches public pictures, and only pictures, and only public ones. */
export const createImageFetcher = (options: ImageFetcherOptions) => {
  const { spoolDir, lookup, timeoutMs, concurrency, ...limits } = { ...defaults, ...options };
  const allow = parseAllowList(options.allow);
  const turns = createTurns({ places: concurrency, shared: true });
  const hand = createHand();

  const takePlace = async (holder: string, signal: AbortSignal) => {
    const entered = turns.enter({ holder });
    if (entered === true) return;
    signal.addEventListener('abort', entered.giveUp, { once: true });
    if (!(await entered.turn)) throw fetchFailed(signal.reason);
    signal.removeEventListener('abort', entered.giveUp);
  };
  const fetchNow = async (url: string, signal: AbortSignal) => {
    const image = await openImage(parseTarget(url, allow), { allow, lookup, signal });
    return spool(image, spoolDir, limits).finally(image.close);
  };

  return {
    /** `holder`: the account it is for. The places are shared out among those who ask. */
    async fetch(url: string, caller?: AbortSignal, holder = ''): Promise<FetchedImage> {
      const sent = hand.take(url);
      if (sent) return sent;
      parseTarget(url, allow);
      let isOver = () => caller?.aborted ?? false;
      try {
        return await withDeadline(caller, timeoutMs, async (signal) => {
          isOver = () => signal.aborted;
          await takePlace(holder, signal);
          return fetchNow(url, signal).finally(() => turns.leave({ holder }));
        });
      } catch (error) {
        throw isOver() ? asFetchFailure(error) : error;
      }
    },

    /**
     * Takes a picture that somebody sends, under the rules for those that are fetched. It can be
     * fetched once, here and at once, under the address it gets; `forget` it in any case.
     */
    async receive(body: Readable, declaredLength: number | undefined) {
      const image = await spool({ body, declaredLength, close: () => {} }, spoolDir, limits);
      const address = hand.hold(image);
      return { address, forget: async () => hand.take(address)?.dispose() };
    },

    /** What is wrong with an address that somebody else will fetch; null when it is public as written. */
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
