import type { IncomingMessage, ServerResponse } from 'node:http';
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

export type BodyBudget = ReturnType<typeof createBodyBudget>;

/** Takes room for more bytes of one body, or throws. All of it is given back when the answer is out. */
export type TakeRoom = (bytes: number) => void;

export const roomFor = (
  budget: BodyBudget,
  request: IncomingMessage,
  response: ServerResponse,
): TakeRoom => {
  let held = 0;
  return (bytes) => {
    const key = apiKeyOf(request) ?? '';
    if (!budget.take(key, bytes)) throw noRoom();
    if (held === 0) response.once('close', () => budget.give(key, held));
    held += bytes;
  };
};

const noRoom = () =>
  new Failure('unavailable', {
    message: 'Too many large requests are under way. Try again in a moment.',
    retryAfterSeconds: 1,
  });
