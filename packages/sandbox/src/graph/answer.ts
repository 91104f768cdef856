import { memoize } from '../basics/memoize.ts';
import { answerDebugToken } from '../login/debug-token.ts';
import { answerTokenEndpoint } from '../login/token-endpoint.ts';
import { checkProof, resolveToken, tokenIn } from '../protocol/authority.ts';
import type { Call, Method } from '../protocol/call.ts';
import { refusedAnswer } from '../protocol/envelope.ts';
import { type ParsedBody, parseBody, parsePairs } from '../protocol/params.ts';
import { type Refusal, refusal, refusalIn, refuse } from '../protocol/refusal.ts';
import { newestVersion, serveVersion, splitVersion } from '../protocol/versions.ts';
import { type Answer, type IncomingRequest, jsonType } from '../protocol/wire.ts';
import { answerSearch } from '../targeting/search.ts';
import type { World } from '../world/world.ts';
import { answerAppSubscriptions } from './app-subscriptions.ts';
import { answerBatch } from './batch.ts';
import { alongEdge } from './edge-field.ts';
import type { CallUse } from './limits.ts';
import { route } from './route.ts';
import { usageHeaders } from './usage-headers.ts';

type Attempt = {
  version: string;
  warning?: string | undefined;
  use?: CallUse | undefined;
  locale: string;
};

const coreUse: CallUse = { accountId: undefined, isWrite: false, isInsights: false };
const corePaths = /^\/(me(\/(permissions.*|accounts))?|debug_token|oauth\/access_token)\/?$/;

/** Any number will do, because its meaning is not public. */
const revision = '1031400000';

const refuseIds = (): never =>
  refuse({
    code: 1,
    message: 'The ids parameter is deprecated. Request each object by its own path.',
  });

const methods = new Set<string>(['GET', 'POST', 'PATCH', 'DELETE']);
const isMethod = (text: string): text is Method => methods.has(text);

/** Programs send the same queries for one object after another, but long queries are rarely repeated. */
const keptPairs = memoize(200, parsePairs);
const maxKeptQuery = 300;

/** Parameters in the body take precedence over the query, because the SDK repeats some of them. */
export const receive = (incoming: IncomingRequest): ParsedBody => {
  const query =
    incoming.query.length <= maxKeptQuery ? keptPairs(incoming.query) : parsePairs(incoming.query);
  const isBodyless = incoming.method === 'GET' || incoming.body.length === 0;
  const { params, files } = isBodyless
    ? { params: {}, files: [] }
    : parseBody(incoming.contentType, incoming.body);
  return { params: { ...query, ...params }, files: incoming.files ?? files };
};

/** A path ends at its first empty part: `/act_1//ads` is `/act_1`. */
const segmentsOf = (path: string) => {
  const parts = path.slice(1).split('/');
  const end = parts.indexOf('');
  try {
    return (end === -1 ? parts : parts.slice(0, end)).map(decodeURIComponent);
  } catch {
    return refuse({ code: 2500, message: `Unknown path components: ${path.slice(0, 100)}` });
  }
};

const callFor = (
  world: World,
  incoming: IncomingRequest,
  parsedBody: ParsedBody,
  attempt: Attempt,
  path: string,
): Call => {
  const { params, files } = parsedBody;
  const text = tokenIn(params, incoming.authorization);
  const holder = resolveToken(world, text, path);
  checkProof(world, holder, params);
  const method = isMethod(incoming.method)
    ? incoming.method
    : refuse({ code: 100, subcode: 33, message: `Unsupported ${incoming.method} request.` });
  return {
    world,
    now: world.clock(),
    origin: incoming.origin,
    version: attempt.version,
    token: holder.token,
    person_id: holder.user_id,
    method,
    path,
    params,
    files,
    holder,
    person: world.people.get(holder.user_id ?? ''),
    batchCampaigns: incoming.batchCampaigns,
    isAsync: incoming.isAsync,
    alongEdge,
    ask: (next) => answer(world, next),
  };
};

const handle = (world: World, incoming: IncomingRequest, attempt: Attempt): unknown => {
  const { version, rest } = splitVersion(incoming.path);
  const api = corePaths.test(rest) ? 'core' : 'marketing';
  const upgrades = world.settings.upgradesVersions;
  Object.assign(attempt, serveVersion({ version, api, now: world.clock(), upgrades }));
  const parsedBody = receive(incoming);
  attempt.locale = String(parsedBody.params['locale'] ?? 'en_US');
  const segments = segmentsOf(rest);
  const [first, second] = segments;
  if (first === 'oauth' && second === 'access_token' && segments.length === 2) {
    return answerTokenEndpoint(world, parsedBody.params);
  }
  if (segments.length === 0) {
    if (parsedBody.params['ids'] !== undefined) return refuseIds();
    return answerBatch(world, incoming, parsedBody, attempt.version, answer);
  }
  const call = callFor(world, incoming, parsedBody, attempt, `/${segments.join('/')}`);
  attempt.locale = call.person?.locale ?? attempt.locale;
  if (first === 'debug_token') return answerDebugToken(call);
  if (first === 'search' && segments.length === 1) return answerSearch(call);
  if (first === world.app.id && second === 'subscriptions' && segments.length === 2)
    return answerAppSubscriptions(call, incoming.callback);
  const { use, run } = route(call, segments);
  attempt.use = use;
  return run();
};

const unexpected = (error: unknown): Refusal =>
  refusal({
    code: 1,
    message: `An unknown error occurred (${error instanceof Error ? error.message : 'unknown'})`,
  });

/** Answers one call as the platform would, with its headers. */
export const answer = (world: World, incoming: IncomingRequest): Answer => {
  const attempt: Attempt = { version: newestVersion, locale: 'en_US' };
  const settle = (): Answer => {
    try {
      const body = JSON.stringify(handle(world, incoming, attempt));
      return { status: 200, body, headers: { 'x-fb-trace-id': world.idGenerator.trace() } };
    } catch (error) {
      return refusedAnswer(world, refusalIn(error) ?? unexpected(error), attempt.locale);
    }
  };
  const settled = settle();
  const headers: Answer['headers'] = {
    'content-type': jsonType,
    'facebook-api-version': attempt.version,
    'cache-control': 'private, no-cache, no-store, must-revalidate',
    pragma: 'no-cache',
    expires: 'Sat, 01 Jan 2000 00:00:00 GMT',
    'x-fb-rev': revision,
    vary: 'Accept-Encoding',
  };
  if (attempt.warning) headers['x-ad-api-version-warning'] = attempt.warning;
  const usage = usageHeaders(world, attempt.use ?? coreUse, world.clock());
  return { ...settled, headers: Object.assign(headers, usage, settled.headers) };
};
