import { checkProof, resolveToken, tokenIn } from '../protocol/authority.ts';
import { refusedAnswer } from '../protocol/envelope.ts';
import { type ParsedBody, textOf } from '../protocol/params.ts';
import { refusalIn, refuse, refuseParam, requireParam } from '../protocol/refusal.ts';
import { isJson, readShape } from '../protocol/shape.ts';
import { splitVersion } from '../protocol/versions.ts';
import type { Answer, IncomingRequest } from '../protocol/wire.ts';
import type { Json } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { fillReferences, referencedNames } from './batch-references.ts';

type Ask = (world: World, incoming: IncomingRequest) => Answer;

const maxOperations = 50;

const readOperations = (params: Json): Json[] => {
  const { batch } = readShape({ batch: 'list' }, params);
  if (!batch) return requireParam('batch');
  if (batch.length > maxOperations) {
    return refuse({
      code: 100,
      message: `(#100) Too many requests in batch message. Maximum batch size is ${maxOperations}`,
    });
  }
  return batch.map((item, place) =>
    isJson(item) ? item : refuseParam(`Param batch[${place}] must be an object`, 'batch'),
  );
};

/** A body as text: the SDK sends objects, other clients a form. */
export const bodyOf = (body: unknown) => {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string') return body;
  const pairs = isJson(body) ? Object.entries(body) : [];
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(textOf(value))}`).join('&');
};

type InheritedCredentials = {
  outer: IncomingRequest;
  version: string;
  token: string;
  proof: unknown;
};

/** A proof belongs to a token, so both are inherited together. */
const credentials = ({ token, proof }: InheritedCredentials) =>
  [
    `access_token=${encodeURIComponent(token)}`,
    proof === undefined ? '' : `appsecret_proof=${encodeURIComponent(String(proof))}`,
  ].filter(Boolean);

/** An operation inherits the token and version of the batch unless it has its own. */
const incomingFor = (operation: Json, inherited: InheritedCredentials): IncomingRequest => {
  const { outer, version } = inherited;
  const [rawPath = '', query = ''] = String(operation['relative_url'] ?? '').split(/\?(.*)/s);
  const path = `/${rawPath.replace(/^\/+/, '')}`;
  const body = bodyOf(operation['body']);
  const hasOwnToken = /(^|&)access_token=/.test(query) || /(^|&)access_token=/.test(body);
  const pairs = hasOwnToken ? [] : credentials(inherited);
  return {
    method: String(operation['method'] ?? 'GET').toUpperCase(),
    path: splitVersion(path).version ? path : `/${version}${path}`,
    query: [query, ...pairs].filter(Boolean).join('&'),
    contentType: 'application/x-www-form-urlencoded',
    body: Buffer.from(body),
    origin: outer.origin,
    batchCampaigns: outer.batchCampaigns,
  };
};

const withFiles = (
  incoming: IncomingRequest,
  operation: Json,
  files: ParsedBody['files'],
): IncomingRequest => {
  const fileNames = String(operation['attached_files'] ?? '')
    .split(',')
    .map((name) => name.trim());
  const attached = files.filter(({ field }) => fileNames.includes(field));
  return attached.length > 0 ? { ...incoming, files: attached } : incoming;
};

const presentAnswer = ({ status, headers, body }: Answer, includeHeaders: boolean) => ({
  code: status,
  ...(includeHeaders && {
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
  }),
  body,
});

/** https://developers.facebook.com/docs/graph-api/batch-requests */
export const answerBatch = (
  world: World,
  outer: IncomingRequest,
  { params, files }: ParsedBody,
  version: string,
  ask: Ask,
) => {
  const holder = resolveToken(world, tokenIn(params, outer.authorization), '/');
  checkProof(world, holder, params);
  const operations = readOperations(params);
  const includeHeaders = String(params['include_headers'] ?? 'true') !== 'false';
  const inherited: InheritedCredentials = {
    outer: { ...outer, batchCampaigns: new Set<string>() },
    version,
    token: holder.token,
    proof: params['appsecret_proof'],
  };
  const results = new Map<string, unknown>();
  const referenced = referencedNames(operations);
  /** An operation that cannot be built fails alone; those before it were carried out. */
  const settle = (operation: Json): Answer => {
    try {
      const completeOperation = fillReferences(operation, results);
      return ask(world, withFiles(incomingFor(completeOperation, inherited), operation, files));
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal) throw error;
      return refusedAnswer(world, refusal);
    }
  };
  return operations.map((operation) => {
    const reply = settle(operation);
    const name = String(operation['name'] ?? '');
    if (name) results.set(name, JSON.parse(reply.body));
    const isOmitted = operation['omit_response_on_success'] ?? referenced.has(name);
    return isOmitted && reply.status === 200 ? null : presentAnswer(reply, includeHeaders);
  });
};
