import { GreenroomError } from './error.ts';
import { fetchOnce } from './fetch-once.ts';
import { helpAt } from './help.ts';
import { openLimit } from './limit.ts';
import type { Settings } from './options.ts';
import { pause } from './pause.ts';
import { refusalOf } from './refusal.ts';
import type { Request } from './request.ts';
import type { Kind } from './row.ts';
import { stoppedBy } from './stopped.ts';

const defaultRetries = 3;
const defaultMaxWaitSeconds = 60;
/** Longer than the service takes for its slowest answer, ad copy by a model. */
const defaultTimeoutMs = 90_000;

/** True if the same call may be sent again, and may get another answer. */
const mayRepeat = (kind: Kind, { code, status, retryAfter }: GreenroomError) => {
  // A repeat of a call that creates a secret would only say that it was created, and the secret would be lost.
  if (code === 'network') return kind !== 'once' && kind !== 'secret';
  if (status === 429 || status === 503 || code === 'idempotency_in_progress')
    return retryAfter !== undefined;
  return (kind === 'read' || kind === 'list') && (status === 502 || status === 504);
};

/** Random, so that clients that failed at the same time do not repeat at the same time. */
const waitSeconds = (attempt: number, retryAfter: number | undefined) =>
  retryAfter === undefined
    ? Math.min(8, 0.5 * 2 ** attempt) * (0.5 + Math.random() / 2)
    : retryAfter + Math.random() * Math.min(1, 0.1 + retryAfter / 10);

type SendOptions = {
  settings: Settings;
  request: Request;
  signal?: AbortSignal | undefined;
  timeout?: number | undefined;
};

/** A success that is not JSON comes from something between client and service, such as a proxy. */
const answerIn = (response: Response, text: string, idempotencyKey: string | undefined) => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { status } = response;
    const message = `The answer has status ${status} and is not Greenroom’s.`;
    const details = { code: 'unexpected_answer', status, idempotencyKey, body: text, cause };
    return new GreenroomError(message, details);
  }
};

/** True for a file, or for events that arrive one by one. */
const isStream = ({ headers }: Response) =>
  /^text\/(csv|event-stream)/.test(headers.get('content-type') ?? '');

/** Node's message is "fetch failed"; the real reason is inside the error. */
const reasonOf = (cause: unknown) => {
  const { code, message } = ((cause as Error | null)?.cause ?? {}) as {
    code?: string;
    message?: string;
  };
  return code ?? message ?? cause;
};

/** Sends a request once. Returns its answer, or a stream for a file; throws the error for a refusal. */
const attempt = async (sending: SendOptions): Promise<unknown> => {
  const { settings, request, signal } = sending;
  const { idempotencyKey } = request;
  const timeoutMs = sending.timeout ?? settings.timeout ?? defaultTimeoutMs;
  // The time limit does not end a file that has begun to arrive.
  const limit = openLimit(signal, timeoutMs);
  let isStreaming = false;
  try {
    const response = await fetchOnce(settings, request, limit.signal);
    isStreaming = response.ok && isStream(response);
    if (isStreaming) return response.body;
    const text = await response.text();
    if (response.ok) return answerIn(response, text, idempotencyKey);
    return await refusalOf(response, text, idempotencyKey, (url) => helpAt(url, settings, signal));
  } catch (cause) {
    if (signal?.aborted) throw stoppedBy(signal, idempotencyKey);
    const from = `No answer from ${new URL(request.url).origin}`;
    return limit.signal.aborted
      ? new GreenroomError(`${from} within ${timeoutMs} ms.`, {
          code: 'timeout',
          idempotencyKey,
          cause,
        })
      : new GreenroomError(`${from}: ${reasonOf(cause)}`, {
          code: 'network',
          idempotencyKey,
          cause,
        });
  } finally {
    limit.over(isStreaming);
  }
};

/** Sends a request, and repeats it if that is safe and can help. */
export const send = async (sending: SendOptions, kind: Kind): Promise<unknown> => {
  const { settings, signal } = sending;
  const { idempotencyKey } = sending.request;
  const { retries = defaultRetries, maxWaitSeconds = defaultMaxWaitSeconds } = settings;
  for (let attempts = 0; ; attempts++) {
    if (signal?.aborted) throw stoppedBy(signal, idempotencyKey);
    const answer = await attempt(sending);
    if (!(answer instanceof GreenroomError)) return answer;
    const seconds = answer.retryAfter ?? 0;
    if (attempts >= retries || seconds > maxWaitSeconds || !mayRepeat(kind, answer)) throw answer;
    await pause(waitSeconds(attempts, answer.retryAfter), signal, idempotencyKey);
  }
};
