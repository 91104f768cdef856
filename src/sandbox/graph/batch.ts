import { refuse, refuseParam, requireParam } from '../refusal.ts';
import type { Json } from '../world/things.ts';
import type { World } from '../world/world.ts';
import { resolveToken, tokenIn } from './authority.ts';
import { fillReferences, referencedNames } from './batch-references.ts';
import type { Received } from './params.ts';
import { isJson, readShape } from './shape.ts';
import type { Answer, Incoming } from './wire.ts';

type Ask = (world: World, incoming: Incoming) => Answer;

const mostOperations = 50;

const readOperations = (params: Json): Json[] => {
  const { batch } = readShape({ batch: 'list' }, params);
  if (!batch) return requireParam('batch');
  if (batch.length > mostOperations) {
    return refuse({
      code: 100,
      message: `(#100) Too many requests in batch message. Maximum batch size is ${mostOperations}`,
    });
  }
  return batch.map((item, place) =>
    isJson(item) ? item : refuseParam(`Param batch[${place}] must be an object`, 'batch'),
  );
};

const bodyOf = (body: unknown) => {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string') return body;
  const pairs = isJson(body) ? Object.entries(body) : [];
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : `${value}`);
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(text(value))}`).join('&');
};

/** An operation inherits the token and version of the batch unless it brings its own. */
const incomingFor = (
  operation: Json,
  outer: Incoming,
  version: string,
  token: string,
): Incoming => {
  const [rawPath = '', query = ''] = String(operation['relative_url'] ?? '').split(/\?(.*)/s);
  const path = `/${rawPath.replace(/^\/+/, '')}`;
  const body = bodyOf(operation['body']);
  const hasOwnToken = /(^|&)access_token=/.test(query) || /(^|&)access_token=/.test(body);
  const pair = hasOwnToken ? '' : `access_token=${encodeURIComponent(token)}`;
  return {
    method: String(operation['method'] ?? 'GET').toUpperCase(),
    path: /^\/v\d+\.\d+(\/|$)/.test(path) ? path : `/${version}${path}`,
    query: [query, pair].filter(Boolean).join('&'),
    contentType: 'application/x-www-form-urlencoded',
    body: Buffer.from(body),
    origin: outer.origin,
    batchCampaigns: outer.batchCampaigns,
  };
};

const withFiles = (incoming: Incoming, operation: Json, files: Received['files']): Incoming => {
  const wanted = String(operation['attached_files'] ?? '')
    .split(',')
    .map((name) => name.trim());
  const attached = files.filter(({ field }) => wanted.includes(field));
  return attached.length > 0 ? { ...incoming, files: attached } : incoming;
};

const written = ({ status, headers, body }: Answer, includeHeaders: boolean) => ({
  code: status,
  ...(includeHeaders && {
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
  }),
  body,
});

/** https://developers.facebook.com/docs/graph-api/batch-requests */
export const answerBatch = (
  world: World,
  outer: Incoming,
  { params, files }: Received,
  version: string,
  ask: Ask,
) => {
  const token = resolveToken(world, tokenIn(params, outer.authorization), '/').token;
  const operations = readOperations(params);
  const includeHeaders = String(params['include_headers'] ?? 'true') !== 'false';
  const shared: Incoming = { ...outer, batchCampaigns: new Set<string>() };
  const results = new Map<string, unknown>();
  const referenced = referencedNames(operations);
  return operations.map((operation) => {
    const filled = fillReferences(operation, results);
    const incoming = withFiles(incomingFor(filled, shared, version, token), operation, files);
    const answered = ask(world, incoming);
    const name = String(operation['name'] ?? '');
    if (name) results.set(name, JSON.parse(answered.body));
    const isOmitted = operation['omit_response_on_success'] ?? referenced.has(name);
    return isOmitted && answered.status === 200 ? null : written(answered, includeHeaders);
  });
};
