import { Failure } from '../../../contract/failures.ts';
import { elapsed } from '../../../kernel/clock.ts';

/** How often a followed launch is read, once for all its followers on this node. */
export const pollMs = 500;

/** The maximum for one API key or session, on one node. */
const maxStreams = 10;

const minuteMs = 60_000;

/** Calls `ask` at most once for each look, for all callers together. */
const shared = <T>(ask: () => Promise<T>) => {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<T>;
  return () => {
    // A little less than the pause between two looks, so that no look gets the previous answer.
    if (elapsed() - askedAt > pollMs - 100) {
      askedAt = elapsed();
      answer = ask();
    }
    return answer;
  };
};

type SharedQuestion<T> = { users: number; ask: () => Promise<T> };

/** Questions that several streams share, as long as one of them is open. */
const createShared = <T>() => {
  const questions = new Map<string, SharedQuestion<T>>();
  return {
    join(name: string, ask: () => Promise<T>) {
      const one = questions.get(name) ?? { users: 0, ask: shared(ask) };
      questions.set(name, one);
      one.users += 1;
      return one.ask;
    },
    leave(name: string) {
      const one = questions.get(name);
      if (!one) return;
      one.users -= 1;
      if (one.users === 0) questions.delete(name);
    },
  };
};

/** A launch as it was last read, in the text of the stream; the same object as long as nothing changes. */
export type SeenLaunch = { isOver: boolean; steps: ReadonlyMap<string, string>; launch: string };

/** The open event streams of launches on this node. */
export const createLaunchStreams = () => {
  const open = new Map<string, number>();
  return {
    /** The present state of each launch, by id. */
    looks: createShared<SeenLaunch | null>(),
    /** Whether the follower still has access. */
    rights: createShared<boolean>(),
    /** Takes a slot of this key or session; returns a function that releases it. */
    enter(owner: string) {
      const before = open.get(owner) ?? 0;
      if (before >= maxStreams) throw new Failure('stream_limit', { retryAfterSeconds: 5 });
      open.set(owner, before + 1);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        const left = (open.get(owner) ?? 1) - 1;
        if (left > 0) open.set(owner, left);
        else open.delete(owner);
      };
    },
  };
};

/**
 * The pieces of a stream. Its slot is released in every case: at its end, when the client leaves, and if nobody
 * ever reads it.
 */
export const releasingAtEnd = (
  pieces: AsyncGenerator<string, void>,
  giveBack: () => void,
): AsyncIterable<string> => {
  const unread = setTimeout(giveBack, minuteMs);
  unread.unref();
  const end = () => {
    clearTimeout(unread);
    giveBack();
  };
  const ending = async (step: Promise<IteratorResult<string, void>>) => {
    const piece = await step.catch((error) => {
      end();
      throw error;
    });
    if (piece.done) end();
    return piece;
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next() {
        clearTimeout(unread);
        return ending(pieces.next());
      },
      return() {
        end();
        return pieces.return();
      },
      throw: (error) => ending(pieces.throw(error)),
    }),
  };
};
