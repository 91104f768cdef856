import { parseBody, parsePairs } from '../protocol/params.ts';
import { splitVersion } from '../protocol/versions.ts';
import type { IncomingRequest } from '../protocol/wire.ts';
import type { World } from '../world/world.ts';
import { hostProblem, send } from './send.ts';

const isAppSubscription = ({ app }: World, { method, path }: IncomingRequest) =>
  method === 'POST' && splitVersion(path).rest.replace(/\/$/, '') === `/${app.id}/subscriptions`;

const paramsOf = ({ query, contentType, body }: IncomingRequest): Record<string, unknown> => {
  try {
    return { ...parsePairs(query), ...parseBody(contentType, body).params };
  } catch {
    return {};
  }
};

const ask = async (world: World, params: Record<string, unknown>) => {
  const callback = String(params['callback_url'] ?? '');
  const challenge = world.idGenerator.secret('challenge', 20).replace(/\D/g, '7');
  const problem = hostProblem(world, callback);
  if (problem !== undefined) return { challenge, problem };
  const url = new URL(callback);
  url.searchParams.set('hub.mode', 'subscribe');
  url.searchParams.set('hub.challenge', challenge);
  url.searchParams.set('hub.verify_token', String(params['verify_token'] ?? ''));
  return { challenge, ...(await send(url.href, { method: 'GET' })) };
};

/** Before an app is subscribed, its callback must repeat a challenge; other calls pass unchanged. */
export const checkCallback = async (
  world: World,
  incoming: IncomingRequest,
): Promise<IncomingRequest> =>
  isAppSubscription(world, incoming)
    ? { ...incoming, callback: await ask(world, paramsOf(incoming)) }
    : incoming;
