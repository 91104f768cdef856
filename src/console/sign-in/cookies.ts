import type { FastifyReply, FastifyRequest } from 'fastify';
import { span } from '../../kernel/clock.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { isSecret } from '../../secrets/random-secret.ts';
import { sessionLifeMs } from '../../sign-in/session.ts';
import { hostCookie, sessionCookieName } from '../../web/host-cookie.ts';

const visitLifeMs = span({ hours: 1 });

/** Two cookies: the session, and before there is one, a secret that binds a form to its browser. */
export const createCookies = (deps: Pick<Deps, 'baseUrl'>) => {
  const secretCookie = (name: string, lifeMs: number) => {
    const { read, write, clear } = hostCookie(deps, name);
    return {
      read(request: FastifyRequest) {
        const value = read(request);
        return isSecret(value) ? value : null;
      },
      write: (reply: FastifyReply, value: string) => write(reply, value, lifeMs / 1000),
      clear,
    };
  };
  return {
    session: secretCookie(sessionCookieName, sessionLifeMs),
    visit: secretCookie('greenroom-visit', visitLifeMs),
  };
};
