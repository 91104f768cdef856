import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../operations/core/deps.ts';
import { isSecret } from '../../secrets/random-secret.ts';

const hour = 3600;
const day = 24 * hour;

/** The two cookies of the connect pages: which browser it is, and whether it left permissions out. */
export const browserCookies = (deps: Pick<Deps, 'baseUrl'>) => {
  const isSecure = () => deps.baseUrl.startsWith('https:');
  // Over https the browser itself guarantees that no other host or path set a cookie of this name.
  const nameOf = (name: string) => `${isSecure() ? '__Host-' : ''}${name}`;
  const read = (request: FastifyRequest, name: string) => {
    const start = `${nameOf(name)}=`;
    const pairs = (request.headers.cookie ?? '').split(/;\s*/);
    return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  };
  const write = (reply: FastifyReply, name: string, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${nameOf(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`,
    );

  return {
    browserOf(request: FastifyRequest) {
      const value = read(request, 'greenroom');
      return isSecret(value) ? value : null;
    },
    /** Written anew with every page, so that it outlives the link the page is for. */
    know: (reply: FastifyReply, value: string) => write(reply, 'greenroom', value, hour),
    mustAskAgain: (request: FastifyRequest) => read(request, 'greenroom-again') === '1',
    /** The platform asks only once for what was declined, unless it is told to ask again. */
    askAgain: (reply: FastifyReply) => write(reply, 'greenroom-again', '1', day),
    askedEnough: (reply: FastifyReply) => write(reply, 'greenroom-again', '', 0),
  };
};
