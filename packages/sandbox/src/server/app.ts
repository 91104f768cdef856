import type { SandboxControl } from '../control/control.ts';
import { controlRoutes, objectsView } from '../control/control-routes.ts';
import { overviewPage } from '../control/overview.ts';
import { switchRoutes } from '../control/page-routes.ts';
import { script } from '../control/script.ts';
import type { State } from '../control/state.ts';
import { openDialog, submitDialog } from '../login/dialog.ts';
import { serveMedia } from '../media/serve-media.ts';
import { pageHeaders } from '../pages/layout.ts';
import { previewPage } from '../pages/preview.ts';
import { stylesheet } from '../pages/stylesheet.ts';
import { refusedAnswer } from '../protocol/envelope.ts';
import { type HttpHandler, type Routes, textReply } from '../protocol/http-reply.ts';
import { refusal } from '../protocol/refusal.ts';
import { serveGraph } from './graph-route.ts';
import { createHttpApp, type HttpAppOptions } from './http-app.ts';

/** Errors of the server itself are answered in the platform's format. */
const answerProblem =
  (state: State): HttpAppOptions['answerProblem'] =>
  (error) => {
    const isClient = (error.statusCode ?? 500) < 500;
    const problem = refusal({
      code: isClient ? 100 : 1,
      message: isClient ? `(#100) ${error.message}` : 'An unknown error occurred',
    });
    return refusedAnswer(state.world, problem);
  };

const pageRoutes = (state: State, control: SandboxControl, graph: HttpHandler): Routes =>
  new Map<string, HttpHandler>([
    ['GET /__look.css', () => textReply(stylesheet, 200, 'text/css')],
    ['GET /__look.js', () => textReply(script, 200, 'text/javascript')],
    ['GET /favicon.ico', () => ({ status: 204, headers: {}, body: '' })],
    [
      'GET /ads/api/preview_iframe.php',
      ({ query }) => previewPage(state.world, new URLSearchParams(query)),
    ],
    [
      'GET /',
      (request, response) => {
        const query = new URLSearchParams(request.query);
        if (query.has('ids')) return graph(request, response);
        const openId = query.get('open') ?? query.get('ad') ?? undefined;
        const look = { isPaused: query.get('pause') === '1', openId };
        return {
          status: 200,
          headers: pageHeaders(),
          body: overviewPage(state.world, control, look),
        };
      },
    ],
  ]);

const media =
  (state: State): HttpHandler =>
  ({ path }) => {
    const { status, type, bytes } = serveMedia(state.world, path);
    const headers = { 'content-type': type, 'x-content-type-options': 'nosniff' };
    return { status, headers, body: bytes };
  };

const dialog =
  (state: State): HttpHandler =>
  ({ method, query, body }) =>
    method === 'POST'
      ? submitDialog(state.world, body.toString('utf8'))
      : openDialog(state.world, query);

/** The sandbox's own page for a path; everything else belongs to the Graph API. */
const ownPage = (method: string, path: string) => {
  if (method === 'GET' && path.startsWith('/media/')) return 'media';
  if (method === 'GET' && path.startsWith('/__sandbox/objects/')) return 'objects';
  const isDialog = path.endsWith('/dialog/oauth') && /^(\/[^/]+)?\/dialog\/oauth$/.test(path);
  return isDialog && (method === 'GET' || method === 'POST') ? 'dialog' : undefined;
};

type AppOptions = Pick<HttpAppOptions, 'onCarriedOut' | 'onClose'> & { hasControl: boolean };

export const createApp = (
  state: State,
  control: SandboxControl,
  { hasControl, ...ends }: AppOptions,
) => {
  const graph = serveGraph(state);
  const objects = hasControl ? objectsView(control) : graph;
  const own = { media: media(state), dialog: dialog(state), objects };
  const routes: Routes = new Map([
    ...pageRoutes(state, control, graph),
    ...switchRoutes(control),
    ...(hasControl ? controlRoutes(control) : []),
  ]);
  const answer: HttpHandler = (request, response) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const page = ownPage(method, request.path);
    const handler = page ? own[page] : (routes.get(`${method} ${request.path}`) ?? graph);
    return handler(request, response);
  };
  return createHttpApp({ answer, answerProblem: answerProblem(state), ...ends });
};
