import type { Call } from '../protocol/call.ts';
import { refusedAnswer } from '../protocol/envelope.ts';
import { pageRows } from '../protocol/offset-pages.ts';
import { refusalIn, refuseParam, requireParam } from '../protocol/refusal.ts';
import { isJson, readShape } from '../protocol/shape.ts';
import { splitVersion } from '../protocol/versions.ts';
import { setBounded } from '../world/bounded-map.ts';
import type { Account, Json, Request, RequestSet } from '../world/entities.ts';
import { bodyOf } from './batch.ts';
import { fillReferences } from './batch-references.ts';

const maxRequests = 1000;
const maxSets = 5000;

const runOne = (call: Call, request: Json, results: Map<string, unknown>): Request => {
  const name = String(request['name'] ?? '');
  const settle = () => {
    try {
      const completeRequest = fillReferences(request, results);
      const path = `/${String(completeRequest['relative_url'] ?? '').replace(/^\/+/, '')}`;
      return call.ask({
        method: 'POST',
        path: splitVersion(path).version ? path : `/${call.version}${path}`,
        query: `access_token=${encodeURIComponent(call.token)}`,
        contentType: 'application/x-www-form-urlencoded',
        body: Buffer.from(bodyOf(completeRequest['body'])),
        origin: call.origin,
        isAsync: true,
      });
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal) throw error;
      return refusedAnswer(call.world, refusal);
    }
  };
  const { status, body } = settle();
  if (name) results.set(name, JSON.parse(body));
  return { name, status, body };
};

/**
 * `act_1/async_batch_requests`: many writes in one call.
 * https://developers.facebook.com/docs/marketing-api/asyncrequests
 */
export const startAsyncBatch = (call: Call, { account_id }: Account) => {
  const shape = { name: 'text', adbatch: 'list' } as const;
  const { name = '', adbatch } = readShape(shape, call.params);
  if (!adbatch) return requireParam('adbatch');
  if (adbatch.length > maxRequests) {
    return refuseParam(`Param adbatch may hold ${maxRequests} requests at most`, 'adbatch');
  }
  const requests = adbatch.map((item, place) =>
    isJson(item) ? item : refuseParam(`Param adbatch[${place}] must be an object`, 'adbatch'),
  );
  const { world } = call;
  const results = new Map<string, unknown>();
  const set: RequestSet = {
    kind: 'request_set',
    id: world.idGenerator.objectId(),
    seq: world.idGenerator.next(),
    account_id,
    name,
    extra: {},
    polls: 0,
    requests: requests.map((request) => runOne(call, request, results)),
  };
  setBounded(world.assets, set.id, set, maxSets);
  return { id: set.id };
};

/** The result of each write; nothing is shown before the set itself was read. */
export const listRequests = (call: Call, set: RequestSet) => {
  const rows = set.requests.map(({ name, status, body }, place) => ({
    id: `${set.id.slice(0, -3)}${String(place).padStart(3, '0')}`,
    name,
    status: status === 200 ? 'SUCCESS' : 'ERROR',
    result: JSON.parse(body),
  }));
  return pageRows({ rows }, call, call.params);
};
