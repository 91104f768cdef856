import Fastify, { type FastifyInstance } from 'fastify';
import { noSchemas } from '../basics/no-schemas.ts';
import type { SandboxControl } from '../control/control.ts';
import { mountControl } from '../control/control-routes.ts';
import { overviewPage } from '../control/overview.ts';
import { mountSwitches } from '../control/page-routes.ts';
import { script } from '../control/script.ts';
import type { State } from '../control/state.ts';
import { openDialog, submitDialog } from '../login/dialog.ts';
import { serveMedia } from '../media/serve-media.ts';
import { pageHeaders } from '../pages/layout.ts';
import { previewPage } from '../pages/preview.ts';
import { stylesheet } from '../pages/stylesheet.ts';
import { refusedAnswer } from '../protocol/envelope.ts';
import { incomingFrom } from '../protocol/incoming.ts';
import { refusal } from '../protocol/refusal.ts';
import { serveGraph } from './graph-route.ts';

/** Thirty megabytes of picture, as base64 in JSON, with room to spare. */
const maxBodyBytes = 64 * 1024 * 1024;

/** What the server itself finds wrong is still said in the platform's words. */
const answerProblems = (app: FastifyInstance, state: State) => {
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const isClient = (error.statusCode ?? 500) < 500;
    const refused = refusal({
      code: isClient ? 100 : 1,
      message: isClient ? `(#100) ${error.message}` : 'An unknown error occurred',
    });
    const { status, headers, body } = refusedAnswer(state.world, refused);
    return reply.code(status).headers(headers).send(body);
  });
};

const mountPages = (app: FastifyInstance, state: State, control: SandboxControl) => {
  app.get('/__look.css', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8' }).send(stylesheet),
  );
  app.get('/__look.js', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8' }).send(script),
  );
  app.get('/ads/api/preview_iframe.php', async (request, reply) => {
    const query = new URLSearchParams(incomingFrom(request).query);
    const { status, headers, body } = previewPage(state.world, query);
    return reply.code(status).headers(headers).send(body);
  });
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  app.get('/media/*', async (request, reply) => {
    const { status, type, bytes } = serveMedia(state.world, incomingFrom(request).path);
    return reply
      .code(status)
      .headers({ 'content-type': type, 'x-content-type-options': 'nosniff' })
      .send(bytes);
  });
  app.get<{ Querystring: Record<string, string> }>('/', async (request, reply) => {
    if (request.query['ids'] !== undefined) return serveGraph(state)(request, reply);
    const isPaused = request.query['pause'] === '1';
    const look = { isPaused, openId: request.query['open'] ?? request.query['ad'] };
    return reply.headers(pageHeaders()).send(overviewPage(state.world, control, look));
  });
};

const mountLogin = (app: FastifyInstance, state: State) => {
  for (const path of ['/:version/dialog/oauth', '/dialog/oauth']) {
    app.get(path, async (request, reply) => {
      const { status, headers, body } = openDialog(state.world, incomingFrom(request).query);
      return reply.code(status).headers(headers).send(body);
    });
    app.post(path, async (request, reply) => {
      const form = incomingFrom(request).body.toString('utf8');
      const { status, headers, body } = submitDialog(state.world, form);
      return reply.code(status).headers(headers).send(body);
    });
  }
};

export const createApp = (state: State, control: SandboxControl, hasControl: boolean) => {
  const app = Fastify({
    logger: false,
    schemaController: noSchemas,
    bodyLimit: maxBodyBytes,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (error, _request, reply) => {
      const refused = refusal({ code: 2500, message: error.message });
      const { status, headers, body } = refusedAnswer(state.world, refused);
      reply.hijack();
      reply.raw.writeHead(status, headers).end(body);
    },
  });
  // Bodies arrive as bytes: which encoding they are in is the platform's own business.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  answerProblems(app, state);
  if (hasControl) mountControl(app, control);
  mountPages(app, state, control);
  mountSwitches(app, control);
  mountLogin(app, state);
  app.all('/*', serveGraph(state));
  app.post('/', serveGraph(state));
  return app;
};
