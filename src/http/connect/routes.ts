import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { againPath, callbackPath } from '../../connect/addresses.ts';
import { type CompleteLoginResult, completeLogin } from '../../connect/complete-login.ts';
import { openLink } from '../../connect/link.ts';
import { type StartLoginResult, startLogin, startLoginAgain } from '../../connect/start-login.ts';
import { createWorkCounter } from '../../kernel/async/until-done.ts';
import type { Deps } from '../../operations/core/deps.ts';
import { randomSecret } from '../../secrets/random-secret.ts';
import { isOwnForm } from '../../web/own-form.ts';
import { sendPage } from '../pages/layout.ts';
import { askPage } from './ask-page.ts';
import { connectedPage } from './connected-page.ts';
import { browserCookies } from './cookies.ts';
import { createEnd, frameConnectPages } from './frame.ts';
import { platformWords } from './platform-words.ts';

type Query = Record<string, string | string[] | undefined>;
type LinkRequest = FastifyRequest<{ Params: { secret: string }; Querystring: Query }>;
type StateRequest = FastifyRequest<{ Querystring: Query }>;

/** The pages of a connection link. Opening one changes nothing; only its button does. */
export const connectRoutes = async (app: FastifyInstance, deps: Deps) => {
  const { seeThrough, done } = createWorkCounter();
  app.addHook('onClose', done);
  const cookies = browserCookies(deps);
  const platform = platformWords(deps);
  const { scopes } = deps.oauth;
  const formAction = formTargets(deps);
  const end = createEnd(deps, formAction);
  frameConnectPages(app, deps, end);

  const visitorOf = (request: FastifyRequest) => ({
    browser: cookies.browserOf(request),
    asksAgain: cookies.mustAskAgain(request),
  });
  const go = (reply: FastifyReply, result: StartLoginResult) =>
    result.kind === 'redirect'
      ? reply.code(303).headers(secrecy).header('location', result.address).send()
      : end(reply, result);

  app.get('/connect/:secret', async (request: LinkRequest, reply) => {
    const openedLink = await openLink(deps, request.params.secret);
    if (openedLink.kind !== 'open') return end(reply, openedLink);
    const { workspace_name: workspaceName, email, expires_at: expiresAt } = openedLink.link;
    cookies.rememberBrowser(reply, cookies.browserOf(request) ?? randomSecret());
    const page = askPage({ workspaceName, email, scopes, expiresAt, platform });
    return sendPage(reply, page, { formAction });
  });

  app.post('/connect/:secret', async (request: LinkRequest, reply) => {
    if (!isOwnForm(request.headers, deps.baseUrl)) return end(reply, { kind: 'foreign' });
    return go(reply, await startLogin(deps, request.params.secret, visitorOf(request)));
  });

  app.post(againPath, async (request: StateRequest, reply) => {
    if (!isOwnForm(request.headers, deps.baseUrl)) return end(reply, { kind: 'foreign' });
    return go(reply, await startLoginAgain(deps, request.query.state, visitorOf(request)));
  });

  // A HEAD request would use the login up, and nobody would see the result.
  app.get(callbackPath, { exposeHeadRoute: false }, async (request: StateRequest, reply) => {
    const { state, code, error } = request.query;
    const browser = cookies.browserOf(request);
    const completedLogin = await seeThrough(completeLogin(deps, { state, code, error, browser }));
    if (completedLogin.kind === 'lacking') cookies.askAgain(reply);
    if (completedLogin.kind !== 'connected') return end(reply, completedLogin);
    if (completedLogin.missing.includes('permission')) cookies.askAgain(reply);
    else cookies.clearAskAgain(reply);
    return sendPage(reply, connectedPage({ ...shownOf(completedLogin), platform }));
  });
};

type ConnectedLogin = Extract<CompleteLoginResult, { kind: 'connected' }>;

const shownOf = ({ link, row, missing, reachable }: ConnectedLogin) => ({
  linkRequest: { workspaceName: link.workspace_name, email: link.email },
  userName: row.adnet_user_name ?? row.adnet_user_id,
  reachable,
  unlocksAt: row.writes_unlock_at > link.now ? row.writes_unlock_at : null,
  missing,
});

/**
 * The addresses to which the button may lead. Browsers apply this list to redirects after a form too, and on some
 * devices a platform redirects its login from www to another of its hosts.
 */
const formTargets = ({ oauth }: Deps) => {
  const { origin, protocol, host } = new URL(oauth.authorizeUrl({ state: '', redirectUri: '' }));
  const siblings = host.startsWith('www.') ? ` ${protocol}//*.${host.slice('www.'.length)}` : '';
  return `'self' ${origin}${siblings}`;
};

/** The URL of a redirect carries a secret too. */
const secrecy = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
