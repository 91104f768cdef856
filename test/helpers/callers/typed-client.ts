import { Agent, fetch as fetchWith } from 'undici';
import { table } from '../../../packages/client/src/generated/table.ts';
import { Greenroom, GreenroomError } from '../../../packages/client/src/index.ts';
import type { Answer, Request } from '../house/house.ts';

type Input = Record<string, unknown>;
type Method = (input: Input, options: Input) => Promise<unknown>;

const rows = Object.entries(table).flatMap(([group, methods]) =>
  Object.entries(methods).map(([name, [verb, path, , query]]) => ({
    group,
    name,
    verb,
    query,
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  })),
);

/** Headers for which the client has an option. */
const optionNames: Record<string, string> = {
  'x-workspace-id': 'workspaceId',
  'idempotency-key': 'idempotencyKey',
  'x-adnet-access-token': 'accessToken',
};

const optionsIn = (headers: Record<string, string>): Input | null => {
  const entries = Object.entries(headers).map(([name, value]) => {
    const option = optionNames[name.toLowerCase()];
    return option && value !== '' ? [option, value] : null;
  });
  return entries.includes(null) ? null : Object.fromEntries(entries.filter((one) => one !== null));
};

const isObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The call as input for the client; null if the client cannot express it. */
const asInput = (route: string, { key, body, headers = {} }: Request) => {
  const [verb = '', address = ''] = route.split(' ');
  const [path = '', queryText = ''] = address.split('?');
  const row = rows.find((one) => one.verb === verb && one.pattern.test(path));
  // Events arrive as a stream, which tests read as it arrives.
  if (!row || !key || path.endsWith('/events')) return null;
  const options = optionsIn(headers);
  const query = [...new URLSearchParams(queryText)];
  const names = query.map(([name]) => name);
  const isSayable =
    options !== null &&
    typeof row.query !== 'string' &&
    (row.query === undefined) === (body === undefined) &&
    (body === undefined || isObject(body)) &&
    new Set(names).size === names.length &&
    !names.some((name) => row.names.includes(name) || (isObject(body) && name in body)) &&
    (row.query === undefined || names.every((name) => row.query?.includes(name)));
  if (!isSayable) return null;
  // A launch needs an idempotency key, which the client always adds.
  const isForgotten =
    row.group === 'launches' && row.name === 'start' && !names.includes('dry_run');
  if (isForgotten && options['idempotencyKey'] === undefined) return null;
  const values = (row.pattern.exec(path) ?? []).slice(1).map(decodeURIComponent);
  if (values.some((value) => /^\.{0,2}$/.test(value))) return null;
  const params = Object.fromEntries(row.names.map((name, at) => [name, values[at]]));
  if (isObject(body) && row.names.some((name) => name in body)) return null;
  return { row, input: { ...Object.fromEntries(query), ...body, ...params }, options };
};

const whole = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

/**
 * One connection for every call. A connection that was kept on a busy machine may be closed when it is used again,
 * and a call that may be sent only once would then have no answer.
 */
const dispatcher = new Agent({ pipelining: 0 });
const fetchAnew = ((address: string, init: object) =>
  // The same fetch as Node's own, which does not accept an agent of another version.
  fetchWith(address, { ...init, dispatcher })) as unknown as typeof fetch;

/** How many calls of this process used which way. */
export const driven = { client: 0, plain: 0 };

/**
 * Makes the same call with the client's method, whose result or error the test checks. Null if the client has no
 * such method, or cannot make this mistake.
 */
export const callThroughClient = async (
  url: string,
  route: string,
  request: Request,
): Promise<Answer | null> => {
  const call = asInput(route, request);
  driven[call ? 'client' : 'plain']++;
  if (!call) return null;
  let lastResponse = { status: 0, headers: new Headers(), text: '' };
  const watched: typeof fetch = async (address, init) => {
    const response = await fetchAnew(address, init);
    const isFile = response.headers.get('content-type')?.startsWith('text/csv');
    const text = isFile ? '' : await response.clone().text();
    // The first answer is the call's; the client asks afterwards what a refusal means.
    if (lastResponse.status === 0)
      lastResponse = { status: response.status, headers: response.headers, text };
    return response;
  };
  const settings = { url, apiKey: request.key ?? '', fetch: watched, retries: 0 };
  const groups = new Greenroom(settings) as unknown as Record<string, Record<string, Method>>;
  const { group, name } = call.row;
  const method = groups[group]?.[name];
  if (!method) throw new Error(`the client has no ${group}.${name}`);
  try {
    const answer = await method(call.input, call.options ?? {});
    const text = answer instanceof ReadableStream ? await whole(answer) : lastResponse.text;
    return { ...lastResponse, body: answer instanceof ReadableStream ? text : answer, text };
  } catch (error) {
    if (!(error instanceof GreenroomError)) throw error;
    if (error.status !== lastResponse.status)
      throw new Error(`status ${error.status}: ${lastResponse.text}`);
    return { ...lastResponse, body: error.body };
  }
};
