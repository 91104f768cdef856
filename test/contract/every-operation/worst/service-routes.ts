import type { FastifyInstance } from 'fastify';
import type { SentRequest } from './request-cost.ts';

export type ServiceRoute = { method: string; path: string };

/** Four characters of the drawing are one level. */
const level = 4;

/** Every route of the service, from its router's drawing; HEAD is GET without a body. */
export const routesOf = (app: FastifyInstance): ServiceRoute[] => {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, lead = '', text = '', methods = ''] =
        /^([\s│]*[└├]── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (text === '') return [];
      const depth = lead.length / level - 1;
      const path = (depth === 0 ? '' : (above[depth - 1] ?? '')) + text;
      above[depth] = path;
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => ({ method, path }));
    });
};

/** These read nothing from a request but its address, which is known. */
const readNothing = new Set([
  'GET /',
  'GET /api/v1/openapi.json',
  'GET /metrics',
  'GET /healthz',
  'GET /readyz',
  'GET /pages.css',
  'GET /pages.js',
  'GET /docs',
  'GET /docs/',
  'GET /llms.txt',
  'GET /favicon.svg',
  'GET /favicon.ico',
]);

/** These would end the sessions of other requests; their forms have only the token. */
export const endSessions = new Set([
  'POST /console/sign-out',
  'POST /console/you/sessions/end',
  'POST /console/you/sessions/end-others',
]);

const nameOf = ({ method, path }: ServiceRoute) => `${method} ${path}`;

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}$`,
  );

/** The router prefers fixed paths to those with parameters, and these to wildcards. */
const rank = ({ path }: ServiceRoute) => (path.includes('*') ? 100 : path.split(':').length);

/** Routes that none of these requests reaches. */
export const unsweptRoutes = (
  routes: readonly ServiceRoute[],
  requests: readonly SentRequest[],
) => {
  const sortedRoutes = [...routes].sort((a, b) => rank(a) - rank(b));
  const routeNames = new Set(
    requests.map(({ method, url }) => {
      const { pathname } = new URL(url);
      const match = sortedRoutes.find(
        (route) => route.method === method && patternOf(route.path).test(pathname),
      );
      return match ? nameOf(match) : '';
    }),
  );
  return routes
    .map(nameOf)
    .filter((name) => !routeNames.has(name) && !readNothing.has(name) && !endSessions.has(name));
};
