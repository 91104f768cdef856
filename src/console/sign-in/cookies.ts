import type { FastifyReply, FastifyRequest } from 'fastify';
import { span } from '../../kernel/clock.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { isSecret } from '../../secrets/random-secret.ts';
import { sessionLifeMs } from '../../sign-in/session.ts';

const visitLifeMs = span({ hours: 1 });

/** Two cookies: the session, and before there is one, a secret that binds a form to its browser. */
export const createCookies = (deps: Pick<Deps, 'baseUrl'>) => {
  const isSecure = () => deps.baseUrl.startsWith('https:');
  const cookie = (plainName: string, lifeMs: number) => {
    // Over https the browser itself guarantees that no other host or path set a cookie of this name.
    const name = () => `${isSecure() ? '__Host-' : ''}${plainName}`;
    const set = (reply: FastifyReply, value: string, seconds: number) =>
      reply.header(
        'set-cookie',
        `${name()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`,
      );
    return {
      read(request: FastifyRequest) {
        const start = `${name()}=`;
        const pairs = (request.headers.cookie ?? '').split(/;\s*/);
        const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
        return isSecret(value) ? value : null;
      },
      write: (reply: FastifyReply, value: string) => set(reply, value, lifeMs / 1000),
      clear: (reply: FastifyReply) => set(reply, '', 0),
    };
  };
  return {
    session: cookie('greenroom-session', sessionLifeMs),
    visit: cookie('greenroom-visit', visitLifeMs),
  };
};
