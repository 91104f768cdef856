import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../kernel/failures.ts';
import { apiKeyOf } from './headers.ts';

/** What the bodies of all requests under way may take together. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Memory for bodies, shared out among keys: none holds more than is left free. One key alone gets
 * half, and whoever comes next finds room.
 */
export const createBodyBudget = (most = mostBytes) => {
  const byKey = new Map<string, number>();
  let held = 0;
  return {
    /** False when there is no room for these bytes. */
    take(key: string, bytes: number) {
      const mine = (byKey.get(key) ?? 0) + bytes;
      if (mine > most - held - bytes) return false;
      held += bytes;
      byKey.set(key, mine);
      return true;
    },
    give(key: string, bytes: number) {
      held -= bytes;
      const mine = (byKey.get(key) ?? 0) - bytes;
      if (mine > 0) byKey.set(key, mine);
      else byKey.delete(key);
    },
  };
};

const noRoom = () =>
  new Failure('unavailable', {
    message: 'Too many large requests are under way. Try again in a moment.',
    retryAfterSeconds: 1,
  });

/** Refuses a body before it is read when there is no room for it. It holds its room until the answer is out. */
export const limitBodies = (app: FastifyInstance, bodyLimit: number) => {
  const budget = createBodyBudget();

  const hold = (request: FastifyRequest, release: (free: () => void) => void) => {
    const key = apiKeyOf(request.raw) ?? '';
    let held = 0;
    release(() => budget.give(key, held));
    return (bytes: number) => {
      if (!budget.take(key, bytes)) return false;
      held += bytes;
      return true;
    };
  };

  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (length === undefined && encoding === undefined) return done();
    const take = hold(request, (free) => reply.raw.once('close', free));
    if (length !== undefined) {
      // One that is too long is refused for that, unread.
      const fits = Number(length) > bodyLimit || take(Number(length));
      return fits ? done() : done(noRoom());
    }
    const counting = new Transform({
      transform: (chunk, _encoding, next) =>
        take(chunk.length) ? next(null, chunk) : next(noRoom()),
    });
    // A client that leaves in the middle of its body ends the reading of it.
    payload.once('error', (error) => counting.destroy(error));
    done(null, payload.pipe(counting));
  });
};
