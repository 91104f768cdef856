import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie of a signed-in person. */
export const sessionCookieName = 'greenroom-session';

/**
 * A cookie that scripts cannot read. Over https, the browser guarantees that no other host or path has set it,
 * except for a cookie with a path of its own.
 */
export const hostCookie = (
  at: { readonly baseUrl: string },
  plainName: string,
  { path = '/' } = {},
) => {
  const isSecure = () => at.baseUrl.startsWith('https:');
  const name = () => `${isSecure() && path === '/' ? '__Host-' : ''}${plainName}`;
  const write = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${name()}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`,
    );
  return {
    read(request: FastifyRequest) {
      const start = `${name()}=`;
      const pairs = (request.headers.cookie ?? '').split(/;\s*/);
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
    },
    write,
    clear: (reply: FastifyReply) => write(reply, '', 0),
  };
};
