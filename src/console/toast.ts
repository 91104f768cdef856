import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../operations/core/deps.ts';
import { hostCookie } from '../web/host-cookie.ts';

const maxLength = 300;
const lifeSeconds = 60;

/** A cookie tells the next page what was just done. It holds words, never a secret. */
export const createToasts = (deps: Pick<Deps, 'baseUrl'>) => {
  const cookie = hostCookie(deps, 'greenroom_toast', { path: '/console' });
  return {
    leave: (reply: FastifyReply, words: string) =>
      cookie.write(reply, encodeURIComponent(words.slice(0, maxLength)), lifeSeconds),

    /** The words left by the last action; they are shown once. */
    take(request: FastifyRequest, reply: FastifyReply): string | null {
      const value = cookie.read(request);
      if (value === undefined) return null;
      cookie.clear(reply);
      try {
        return decodeURIComponent(value).slice(0, maxLength);
      } catch {
        return null;
      }
    },
  };
};
