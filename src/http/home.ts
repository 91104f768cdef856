import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../operations/core/deps.ts';
import { llmsText } from './openapi/llms-text.ts';
import { homePage } from './pages/home-page.ts';
import { iconIco, iconSvg } from './pages/icon.ts';
import { sendPage } from './pages/layout.ts';
import { pagesScript } from './pages/moment.ts';
import { version } from './wire/version.ts';

/** The root address of the service, for people, programs and agents that come here first. */
export const homeRoutes = (app: FastifyInstance, deps: Deps) => {
  // Computed for each request, because the public address is known only once the service listens.
  const facts = () => ({ baseUrl: deps.baseUrl, sandboxOrigin: deps.sandboxOrigin, version });

  app.get('/', async (request, reply) => {
    reply.header('vary', 'accept');
    if (request.headers.accept?.includes('text/html')) return sendPage(reply, homePage(facts()));
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return JSON.stringify(serviceInfo(deps.baseUrl));
  });
  app.get('/llms.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('x-content-type-options', 'nosniff');
    return llmsText(facts());
  });
  app.get('/favicon.svg', async (_request, reply) => asFile(reply, 'image/svg+xml', iconSvg));
  app.get('/favicon.ico', async (_request, reply) => asFile(reply, 'image/x-icon', iconIco));
  app.get('/pages.js', async (_request, reply) =>
    asFile(reply, 'text/javascript; charset=utf-8', pagesScript),
  );
};

const serviceInfo = (baseUrl: string) => ({
  service: 'greenroom',
  version,
  about: 'Creates ads on Meta and keeps every one of them paused.',
  openapi: `${baseUrl}/api/v1/openapi.json`,
  docs: `${baseUrl}/docs`,
  llms: `${baseUrl}/llms.txt`,
});

/** These files change only with a new version. */
const asFile = (reply: FastifyReply, type: string, body: string | Buffer) =>
  reply
    .type(type)
    .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=3600' })
    .send(body);
