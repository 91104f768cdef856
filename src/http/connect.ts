import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fingerprint } from '../kernel/api-key.ts';
import { iso } from '../kernel/clock.ts';
import { randomSecret, sameSecret } from '../kernel/secrets.ts';
import { untilDone } from '../kernel/until-done.ts';
import { scopes } from '../operations/connection/connect.ts';
import {
  findLogin,
  isLinkSecret,
  type Link,
  openLink,
  whyClosed,
} from '../operations/connection/find-link.ts';
import { type Finished, finishLogin } from '../operations/connection/finish-login.ts';
import type { Deps } from '../operations/deps.ts';
import { startLink, useLink } from '../store/connect-links.ts';
import { browserCookies } from './connect-cookies.ts';
import { end, frameConnectPages } from './connect-frame.ts';
import { askPage, connectedPage } from './pages/connect-pages.ts';
import { sendPage } from './pages/layout.ts';
import { asFailure } from './render-failure.ts';

const callbackPath = '/connect/callback';
const longestCode = 4096;

type Query = Record<string, string | string[] | undefined>;
type LinkRequest = FastifyRequest<{ Params: { secret: string }; Querystring: Query }>;
type CallbackRequest = FastifyRequest<{ Querystring: Query }>;

/** The pages of a connection link. Opening one changes nothing; its button does. */
export const connectRoutes = async (app: FastifyInstance, deps: Deps) => {
  const { seeThrough, done } = untilDone();
  app.addHook('onClose', done);
  const { db } = deps.store;
  const cookies = browserCookies(deps);
  const formAction = formTargets(deps);
  frameConnectPages(app, deps);

  app.get('/connect/:secret', async (request: LinkRequest, reply) => {
    const link = await openLink(deps, request.params.secret);
    if (typeof link === 'string') return end(reply, link);
    cookies.know(reply, cookies.browserOf(request) ?? randomSecret());
    const page = askPage({
      workspaceName: link.workspace_name,
      email: link.email,
      scopes,
      expiresAt: humanTime(link.expires_at),
    });
    return sendPage(reply, page, { formAction });
  });

  app.post('/connect/:secret', async (request: LinkRequest, reply) => {
    const link = await openLink(deps, request.params.secret);
    if (typeof link === 'string') return end(reply, link);
    const browser = cookies.browserOf(request);
    if (browser === null) return end(reply, 'browser');
    const state = randomSecret();
    const started = await startLink(db, link.id, fingerprint(state), fingerprint(browser));
    if (!started) return end(reply, 'used');
    const rerequest = cookies.mustAskAgain(request);
    const redirectUri = callbackOf(deps);
    const address = deps.oauth.authorizeUrl({ state, redirectUri, scopes, rerequest });
    return reply.code(303).headers(secrecy).header('location', address).send();
  });

  // HEAD would use the login up without anybody seeing its end.
  app.get(callbackPath, { exposeHeadRoute: false }, async (request: CallbackRequest, reply) => {
    const { state, code, error } = request.query;
    const link = isLinkSecret(state) ? await findLogin(deps, state) : undefined;
    if (!link || !isLinkSecret(state)) return end(reply, 'invalid');
    const browser = cookies.browserOf(request);
    if (browser === null || !sameSecret(fingerprint(browser), link.browser_hash ?? '')) {
      return end(reply, 'browser');
    }
    const closed = await whyClosed(deps, link);
    if (closed) return end(reply, closed);
    if (error !== undefined) return end(reply, 'denied');
    if (typeof code !== 'string' || code.length === 0 || code.length > longestCode) {
      return end(reply, 'invalid');
    }
    if (!(await useLink(db, link.id, fingerprint(state)))) return end(reply, 'used');
    deps.scrubber.hold(code);
    const finished = await seeThrough(finish(deps, link, code));
    if (finished.kind === 'connected' && finished.canWrite) cookies.askedEnough(reply);
    else if (['connected', 'lacking'].includes(finished.kind)) cookies.askAgain(reply);
    return showFinished(reply, link, finished);
  });
};

const finish = async (
  deps: Deps,
  link: Link,
  code: string,
): Promise<Finished | { kind: 'unreachable' }> => {
  try {
    return await finishLogin(deps, link.workspace_id, code, callbackOf(deps));
  } catch (error) {
    if (!['adnet_unavailable', 'adnet_timeout'].includes(asFailure(error).code)) throw error;
    deps.log.warn({ err: error }, 'the platform could not be reached to complete a login');
    return { kind: 'unreachable' };
  }
};

const showFinished = (
  reply: FastifyReply,
  link: Link,
  finished: Finished | { kind: 'unreachable' },
) => {
  if (finished.kind !== 'connected') return end(reply, finished.kind);
  const { row, canWrite, reachable } = finished;
  const page = connectedPage({
    workspaceName: link.workspace_name,
    userName: row.adnet_user_name ?? row.adnet_user_id,
    reachable,
    unlocksAt: row.writes_unlock_at > link.now ? humanTime(row.writes_unlock_at) : null,
    canWrite,
  });
  return sendPage(reply, page);
};

/**
 * Where the button may lead. Browsers hold redirects after a form to this list too, and a platform
 * hands its login from www to another host of its own on some devices.
 */
const formTargets = ({ oauth }: Deps) => {
  const { origin, protocol, host } = new URL(
    oauth.authorizeUrl({ state: '', redirectUri: '', scopes: [] }),
  );
  const siblings = host.startsWith('www.') ? ` ${protocol}//*.${host.slice('www.'.length)}` : '';
  return `'self' ${origin}${siblings}`;
};

const callbackOf = ({ baseUrl }: Deps) => `${baseUrl}${callbackPath}`;

const humanTime = (ms: number) => `${iso(ms).slice(0, 16).replace('T', ' ')} UTC`;

/** A redirect carries a secret too. */
const secrecy = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
