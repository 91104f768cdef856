import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from './openapi.ts';
import { docsPage } from './pages/docs.ts';
import { docsScript } from './pages/docs-script.ts';
import { sendPage } from './pages/layout.ts';
import { stylesheet } from './pages/stylesheet.ts';
import { version } from './version.ts';

/** A browser takes the type it is told and does not guess. */
const asDeclared = { 'x-content-type-options': 'nosniff' };

/** The contract for programs and for people, without a byte from elsewhere. */
export const docsRoutes = (app: FastifyInstance) => {
  const document = buildOpenApi(version);
  const json = JSON.stringify(document);
  const page = docsPage(document);
  app.get('/api/v1/openapi.json', async (_request, reply) => {
    reply.type('application/json; charset=utf-8').headers(asDeclared);
    return json;
  });
  app.get('/docs', async (_request, reply) => sendPage(reply, page));
  app.get('/docs/try.js', async (_request, reply) => {
    reply.type('text/javascript; charset=utf-8').headers(asDeclared);
    return docsScript;
  });
  app.get('/pages.css', async (_request, reply) => {
    reply
      .type('text/css; charset=utf-8')
      .headers({ ...asDeclared, 'cache-control': 'public, max-age=3600' });
    return stylesheet;
  });
};
