import type { IncomingRequest } from '../protocol/wire.ts';

/** A call as it was received; secrets are masked when somebody reads it. */
export type LoggedCall = {
  n: number;
  at: number;
  method: string;
  path: string;
  query: string;
  authorization: string | undefined;
  contentType: string;
  body: Buffer;
  bodyBytes: number;
  fault: string | undefined;
  status: number | undefined;
  answer: string;
};

/** Writes are stored separately, so that any number of reads cannot remove them. */
export type CallLog = {
  entries: LoggedCall[];
  writes: LoggedCall[];
  total: number;
  /** Called for each call, with its full body and answer. */
  listeners: Set<(logged: LoggedCall) => void>;
};

/** Only the last calls are kept; long bodies and answers are cut. */
export const maxCalls = 500;
const maxWrites = 100;
const maxBodyBytes = 16 * 1024;
const maxAnswerLength = 8 * 1024;

export const createLog = (listeners: CallLog['listeners'] = new Set()): CallLog => ({
  entries: [],
  writes: [],
  total: 0,
  listeners,
});

/** Logins, token questions and reports are sent like writes, but change nothing that is stored. */
const changesNothing = /\/(oauth|debug_token|dialog)(\/|$)|\/insights\/?$/;

export const isWrite = ({ method, path }: Pick<LoggedCall, 'method' | 'path'>) =>
  method !== 'GET' && !changesNothing.test(path);

type Ending = { fault?: string | undefined; status: number | undefined; answer: string };

/** A flat copy, so that a short excerpt does not keep a long string in memory. */
const excerpt = (text: string) =>
  text.length <= maxAnswerLength
    ? text
    : Buffer.from(`${text.slice(0, maxAnswerLength)}…`).toString('utf8');

export const logCall = (log: CallLog, incoming: IncomingRequest, at: number, ending: Ending) => {
  const { body } = incoming;
  log.total += 1;
  const logged: LoggedCall = {
    n: log.total,
    at,
    method: incoming.method,
    path: incoming.path,
    query: incoming.query,
    authorization: incoming.authorization,
    contentType: incoming.contentType,
    body: body.length <= maxBodyBytes ? body : Buffer.from(body.subarray(0, maxBodyBytes)),
    bodyBytes: body.length,
    fault: ending.fault,
    status: ending.status,
    answer: excerpt(ending.answer),
  };
  for (const listen of log.listeners) listen({ ...logged, body, answer: ending.answer });
  log.entries.push(logged);
  if (isWrite(logged)) log.writes.push(logged);
  if (log.writes.length >= maxWrites * 2) log.writes.splice(0, log.writes.length - maxWrites);
  // Trimmed rarely, because removing the first entry on each call would move the whole list.
  if (log.entries.length >= maxCalls * 2) log.entries.splice(0, log.entries.length - maxCalls);
};
