import { type FailureCode, failureTable } from '../../../src/contract/failures.ts';
import { type Answer, codeOf } from '../../helpers/house/house.ts';
import { expectDocumented, isDocumented } from '../../helpers/operations/documented.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

/** Codes of refusals before any operation is found, possible at every address. */
const doorCodes: FailureCode[] = [
  'not_found',
  'method_not_allowed',
  'bad_request',
  'headers_too_large',
  'unsupported_media_type',
  'payload_too_large',
];

/** True if the router rightly reads the path as another address, or as none. */
const isOddPath = (path: string) =>
  (path.split('?')[0] ?? '')
    .split('/')
    .slice(1)
    .some((piece) => piece === '' || /^\.{1,2}$/.test(piece) || piece.length > 1_000);

/**
 * True if the answer has no request id because the request was not HTTP, or too long to be read; the connection is
 * then closed.
 */
const neverParsed = (answer: Answer) =>
  [400, 431].includes(answer.status) && answer.headers.get('connection') === 'close';

/** True for a table or a stream of events that was requested; these have their own tests. */
const isFile = ({ path }: FuzzRequest, { headers }: Answer) => {
  const type = headers.get('content-type') ?? '';
  if (/[?&]format=csv\b/.test(path)) return type.startsWith('text/csv');
  return /^[^?]*\/events(?:\?|$)/.test(path) && type.startsWith('text/event-stream');
};

/** Everything in an answer that the contract does not promise; empty if it is correct. */
export const problemsOf = (request: FuzzRequest, answer: Answer): string[] => {
  const { status } = answer;
  if (status === 0) return [`no answer: ${answer.text}`];
  const problems: string[] = [];
  // No fault was caused, so no answer may report one.
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

/** Null if the refusal came before any operation, and was right. */
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
