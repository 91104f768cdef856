import { type FailureCode, failureTable } from '../../src/contract/failures.ts';
import { expectDocumented, isDocumented } from './documented.ts';
import type { FuzzRequest } from './fuzz-requests.ts';
import { type Answer, codeOf } from './house.ts';

/** What the front door itself says, before any operation is found: the same for every address. */
const doorCodes: FailureCode[] = [
  'not_found',
  'method_not_allowed',
  'bad_request',
  'headers_too_large',
  'unsupported_media_type',
  'payload_too_large',
];

/** A place in the path that the router rightly takes for another address, or for none. */
const isOddPath = (path: string) =>
  (path.split('?')[0] ?? '')
    .split('/')
    .slice(1)
    .some((piece) => piece === '' || /^\.{1,2}$/.test(piece) || piece.length > 1_000);

/** What is no HTTP, or too long to be read, has no request id either; the connection is closed on it. */
const neverParsed = (answer: Answer) =>
  [400, 431].includes(answer.status) && answer.headers.get('connection') === 'close';

/** A table or a stream of events, where one was asked for; their own tests read them. */
const isFile = ({ path }: FuzzRequest, { headers }: Answer) => {
  const type = headers.get('content-type') ?? '';
  if (/[?&]format=csv\b/.test(path)) return type.startsWith('text/csv');
  return /^[^?]*\/events(?:\?|$)/.test(path) && type.startsWith('text/event-stream');
};

/** Everything about an answer that the contract does not promise; none is as it should be. */
export const problemsOf = (request: FuzzRequest, answer: Answer): string[] => {
  const { status } = answer;
  if (status === 0) return [`no answer: ${answer.text}`];
  const problems: string[] = [];
  // Nothing was told to misbehave, so nobody may say that anything did.
  if (status >= 500) problems.push(`answered ${status}`);
  if (!answer.headers.get('x-request-id') && !neverParsed(answer)) problems.push('no X-Request-Id');
  if (request.method === 'HEAD') return problems;
  if (status === 200 && isFile(request, answer)) return problems;
  if (!/^application\/json\b/.test(answer.headers.get('content-type') ?? ''))
    problems.push('not declared as JSON');
  const route = `${request.method} ${request.path}`;
  const door = doorProblem(request, answer);
  if (door === null) return problems;
  if (!isDocumented(route)) return [...problems, door];
  return [...problems, ...documentProblem(answer, route)];
};

/** Null where the front door answered, and rightly. */
const doorProblem = ({ method, path }: FuzzRequest, answer: Answer): string | null => {
  const isInDocument = isDocumented(`${method} ${path}`);
  const code = doorCodes.find((one) => one === codeOf(answer));
  if (code === undefined || failureTable[code].status !== answer.status)
    return `${answer.status} is no answer of the front door`;
  if (typeof answer.body.detail.error.message !== 'string') return 'an error without a message';
  if (code === 'method_not_allowed' && !answer.headers.get('allow')) return 'a 405 without Allow';
  return isInDocument && !(code === 'not_found' && isOddPath(path)) ? 'documented' : null;
};

const documentProblem = (answer: Answer, route: string) => {
  try {
    expectDocumented(answer, route);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};
