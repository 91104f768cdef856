import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../operations/core/deps.ts';
import { isSecret } from '../../secrets/random-secret.ts';
import { hostCookie } from '../../web/host-cookie.ts';

const hour = 3600;
const day = 24 * hour;

/** The two cookies of the connect pages: one identifies the browser, the other says that permissions were declined. */
export const browserCookies = (deps: Pick<Deps, 'baseUrl'>) => {
  const browser = hostCookie(deps, 'greenroom');
  const again = hostCookie(deps, 'greenroom-again');
  return {
    browserOf(request: FastifyRequest) {
      const value = browser.read(request);
      return isSecret(value) ? value : null;
    },
    /** Set again with every page, so that it outlives the link of the page. */
    rememberBrowser: (reply: FastifyReply, value: string) => browser.write(reply, value, hour),
    mustAskAgain: (request: FastifyRequest) => again.read(request) === '1',
    /** The platform does not ask again for declined permissions unless the login requests it. */
    askAgain: (reply: FastifyReply) => again.write(reply, '1', day),
    clearAskAgain: again.clear,
  };
};
