import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fingerprint } from '../kernel/api-key.ts';
import { iso } from '../kernel/clock.ts';
import { randomSecret, sameSecret } from '../kernel/secrets.ts';
import { scopes, writeScope } from '../operations/connection/connect.ts';
import { finishLogin } from '../operations/connection/finish-login.ts';
import type { Deps } from '../operations/deps.ts';
import { findLinkBySecret, findLinkByState, startLink, useLink } from '../store/connect-links.ts';
import { askPage, connectedPage, type Ending, endingPage } from './pages/connect-pages.ts';
import { sendPage } from './pages/layout.ts';

const callbackPath = '/connect/callback';
const secretShape = /^[\w-]{43}$/;

const statuses: Record<Ending, number> = {
  denied: 200,
  failed: 502,
  permission: 400,
  expired: 410,
  used: 410,
  unknown: 404,
  archived: 409,
  browser: 400,
  invalid: 400,
};

/** The pages of a connection link. Opening one changes nothing; its button does. */
export const connectRoutes = async (app: FastifyInstance, deps: Deps) => {
  // The button's form carries nothing but its address.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );
  const platform = new URL(deps.oauth.authorizeUrl({ state: '', redirectUri: '', scopes: [] }))
    .origin;
  const end = (reply: FastifyReply, ending: Ending) =>
    sendPage(reply, endingPage(ending), { status: statuses[ending] });

  /** The link behind an address, or the page that says why there is none. */
  const openLink = async (secret: string): Promise<Ending | Link> => {
    const link = secretShape.test(secret)
      ? await findLinkBySecret(deps.store.db, fingerprint(secret))
      : undefined;
    return link ? (whyClosed(link) ?? link) : 'unknown';
  };

  app.get('/connect/:secret', async (request: LinkRequest, reply) => {
    if ('return_url' in request.query) return end(reply, 'invalid');
    const link = await openLink(request.params.secret);
    if (typeof link === 'string') return end(reply, link);
    if (browserOf(request) === null) reply.header('set-cookie', cookie(deps, randomSecret()));
    const page = askPage({
      workspaceName: link.workspace_name,
      email: link.email,
      scopes,
      expiresAt: humanTime(link.expires_at),
    });
    return sendPage(reply, page, { formAction: `'self' ${platform}` });
  });

  app.post('/connect/:secret', async (request: LinkRequest, reply) => {
    const link = await openLink(request.params.secret);
    if (typeof link === 'string') return end(reply, link);
    const browser = browserOf(request);
    if (browser === null) return end(reply, 'browser');
    const state = randomSecret();
    const started = await startLink(
      deps.store.db,
      link.id,
      fingerprint(state),
      fingerprint(browser),
    );
    if (!started) return end(reply, 'used');
    const address = deps.oauth.authorizeUrl({ state, redirectUri: callbackOf(deps), scopes });
    return reply.code(303).headers(secrecy).header('location', address).send();
  });

  app.get(callbackPath, async (request: CallbackRequest, reply) => {
    const { state, code, error } = request.query;
    if (typeof state !== 'string' || !secretShape.test(state)) return end(reply, 'invalid');
    const link = await findLinkByState(deps.store.db, fingerprint(state));
    if (!link) return end(reply, 'invalid');
    const browser = browserOf(request);
    if (browser === null || !sameSecret(fingerprint(browser), link.browser_hash ?? '')) {
      return end(reply, 'browser');
    }
    const closed = whyClosed(link);
    if (closed) return end(reply, closed);
    if (error !== undefined) return end(reply, 'denied');
    if (typeof code !== 'string' || code.length === 0 || code.length > 4096) {
      return end(reply, 'invalid');
    }
    if (!(await useLink(deps.store.db, link.id, fingerprint(state)))) return end(reply, 'used');
    return finish(deps, reply, link, code, end);
  });
};

type Link = NonNullable<Awaited<ReturnType<typeof findLinkBySecret>>>;
type Query = Record<string, string | string[] | undefined>;
type LinkRequest = FastifyRequest<{ Params: { secret: string }; Querystring: Query }>;
type CallbackRequest = FastifyRequest<{ Querystring: Query }>;

const whyClosed = (link: Link): Ending | null => {
  if (link.used_at !== null) return 'used';
  if (link.expires_at <= link.now) return 'expired';
  return link.archived_at !== null ? 'archived' : null;
};

const finish = async (
  deps: Deps,
  reply: FastifyReply,
  link: Link,
  code: string,
  end: (reply: FastifyReply, ending: Ending) => FastifyReply,
) => {
  const finished = await finishLogin(deps, link.workspace_id, code, callbackOf(deps)).catch(
    (error) => {
      deps.log.warn({ err: error }, 'a login could not be completed');
      return { kind: 'failed' as const };
    },
  );
  if (finished.kind === 'failed') return end(reply, 'failed');
  if (finished.kind === 'permission_missing') return end(reply, 'permission');
  const { row, accounts, more } = finished;
  const page = connectedPage({
    workspaceName: link.workspace_name,
    userName: row.adnet_user_name ?? row.adnet_user_id,
    accounts,
    more,
    unlocksAt: row.writes_unlock_at > link.now ? humanTime(row.writes_unlock_at) : null,
    canWrite: row.scopes.includes(writeScope),
  });
  return sendPage(reply, page);
};

const callbackOf = ({ baseUrl }: Deps) => `${baseUrl}${callbackPath}`;

const humanTime = (ms: number) => `${iso(ms).slice(0, 16).replace('T', ' ')} UTC`;

/** A redirect carries a secret too. */
const secrecy = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** Over https the browser itself guarantees that no other host or path set the cookie. */
const cookieName = ({ baseUrl }: Deps) =>
  baseUrl.startsWith('https:') ? '__Host-greenroom' : 'greenroom';

const cookie = (deps: Deps, value: string) =>
  `${cookieName(deps)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600${deps.baseUrl.startsWith('https:') ? '; Secure' : ''}`;

const browserOf = (request: FastifyRequest) =>
  /(?:^|;\s*)(?:__Host-)?greenroom=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ??
  null;
