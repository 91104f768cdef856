import type { FastifyInstance } from 'fastify';
import { Failure } from '../contract/failures.ts';
import { html } from '../kernel/text/html.ts';
import type { Deps } from '../operations/core/deps.ts';
import type { Invoker } from '../operations/core/invoke.ts';
import { assetRoutes } from './assets.ts';
import { framePeoplePages } from './people-pages.ts';
import { type ConsoleTools, createCaller, type ScreenRequest } from './read-visit.ts';
import { askRoutes, askUrl } from './routes/ask.ts';
import { mediaRoutes } from './routes/media.ts';
import { createSide } from './routes/side.ts';
import { streamRoutes } from './routes/streams.ts';
import { switcherRoute } from './routes/switcher.ts';
import { uploadRoute } from './routes/upload.ts';
import { waitingFileRoutes } from './routes/waiting-file.ts';
import type { Screen } from './screen.ts';
import { createScreenVisit } from './screen-request.ts';
import { screens } from './screens.ts';
import { formOf } from './sign-in/form-token.ts';
import { sendClosedPage } from './sign-in/pages.ts';
import { createSignInGuard, type SignInGuard } from './sign-in/sign-in-guard.ts';
import { wizardFormBytes } from './wizard/draft.ts';

/** Screens under /console for people, each a look at operations. */
export const consoleRoutes = async (app: FastifyInstance, deps: Deps, invoker: Invoker) => {
  const formBytes = new Map(screens.map(({ path, maxFormBytes }) => [urlOf(path), maxFormBytes]));
  formBytes.set(askUrl, wizardFormBytes);
  framePeoplePages(app, deps, { series: 'console', maxFormBytes: (url) => formBytes.get(url) });
  assetRoutes(app);
  const guard = createSignInGuard(deps);
  // Nothing of a form or a file is read before its sender is known.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && !(await guard.personOrSignIn(request, reply))) return reply;
  });
  const tools = { deps, callerOf: createCaller(invoker), screens };
  const side = createSide(tools, guard, invoker);
  for (const addRoutes of besideScreens) addRoutes(app, side);
  for (const screen of [...screens, nothingHere]) mountScreen(app, tools, guard, screen);
};

/** Pictures, searches, events and files that screens load. */
const besideScreens = [
  mediaRoutes,
  uploadRoute,
  askRoutes,
  streamRoutes,
  switcherRoute,
  waitingFileRoutes,
];

const urlOf = (path: string) => `/console${path === '/' ? '' : path}`;

/** For addresses that belong to no screen. */
const nothingHere: Screen = {
  path: '/*',
  title: 'There is no such page',
  load: async () => {
    throw new Failure('not_found');
  },
  render: () => html``,
};

const mountScreen = (
  app: FastifyInstance,
  tools: ConsoleTools,
  guard: SignInGuard,
  screen: Screen,
) => {
  const url = urlOf(screen.path);
  app.get(url, async (request: ScreenRequest, reply) => {
    const person = await guard.personOrSignIn(request, reply);
    if (!person) return reply;
    const look = createScreenVisit(tools, screen, { person, request, reply });
    return look.show(await look.readVisit());
  });
  if (!screen.actions) return;
  app.post(url, async (request: ScreenRequest, reply) => {
    const person = await guard.personOrSignIn(request, reply);
    if (!person) return reply;
    if (!guard.isTheirForm(request, formOf(request))) return sendClosedPage(reply, 'foreign');
    const look = createScreenVisit(tools, screen, { person, request, reply });
    return look.act(await look.readVisit());
  });
};
