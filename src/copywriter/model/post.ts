import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatcher } from 'undici';

const maxAnswerBytes = 512 * 1024;
const defaultPauseMs = 250;
const maxPauseMs = 3_000;

type Letter = {
  url: URL;
  headers: Record<string, string>;
  body: string;
  dispatcher: Dispatcher;
  signal: AbortSignal;
};

/** Status 0 means that the connection failed; its `text` is then the system's error code. */
export type Reply = { status: number; text: string; headers: Headers };

type Headers = Record<string, string | string[] | undefined>;

const readCapped = async (body: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxAnswerBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Only the code: the message of a socket error names the host, and may quote what was sent. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'connection lost';

const exchange = async ({ url, headers, body, dispatcher, signal }: Letter) => {
  try {
    const answer = await dispatcher.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
      signal,
      // The deadline behind the signal is the only clock.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const text = await readCapped(answer.body);
    return { status: answer.statusCode, text, headers: answer.headers };
  } catch (error) {
    signal.throwIfAborted();
    return { status: 0, text: codeOf(error), headers: {} };
  }
};

const postOnce = async (letter: Letter): Promise<Reply> => {
  const { text, ...reply } = await exchange(letter);
  if (text === undefined) throw new Error('The model server sent more than 512 KiB.');
  return { ...reply, text };
};

const isPassing = ({ status }: Reply) => status === 0 || status === 429 || status >= 500;

/** The wait that the server asks for; undefined if it names none, or names a date. */
export const retryAfterMs = ({ headers }: Reply): number | undefined => {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN);
  const waitMs = Number.isNaN(milliseconds) ? Number(headers['retry-after']) * 1000 : milliseconds;
  return waitMs >= 0 ? waitMs : undefined;
};

/** Sends a request, and repeats it once if the error looks temporary and the server asks for no long wait. */
export const post = async (letter: Letter, isFinal: (reply: Reply) => boolean): Promise<Reply> => {
  const reply = await postOnce(letter);
  const pauseMs = retryAfterMs(reply) ?? defaultPauseMs;
  if (!isPassing(reply) || isFinal(reply) || pauseMs > maxPauseMs) return reply;
  await pause(pauseMs, undefined, { signal: letter.signal });
  return postOnce(letter);
};
