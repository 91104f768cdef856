import { GreenroomError } from './error.ts';
import { fetchOnce } from './fetch-once.ts';
import { helpAt } from './help.ts';
import type { Settings } from './options.ts';
import { pause } from './pause.ts';
import { refusalOf } from './refusal.ts';
import type { Request } from './request.ts';
import type { Kind } from './row.ts';

const usualRetries = 3;
const usualMaxWaitSeconds = 60;

/** Whether the same call may be sent again, and can have another answer. */
const mayRepeat = (kind: Kind, { code, status, retryAfter }: GreenroomError) => {
  if (code === 'network') return kind !== 'once';
  if (status === 429 || status === 503 || code === 'idempotency_in_progress')
    return retryAfter !== undefined;
  return (kind === 'read' || kind === 'list') && (status === 502 || status === 504);
};

/** At random, so that clients that failed together do not come back together. */
const waitSeconds = (attempt: number, retryAfter: number | undefined) =>
  retryAfter === undefined
    ? Math.min(8, 0.5 * 2 ** attempt) * (0.5 + Math.random() / 2)
    : retryAfter + Math.random() * Math.min(1, 0.1 + retryAfter / 10);

type Sending = { settings: Settings; request: Request; signal: AbortSignal | undefined };

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

/** A file, or events as they come. */
const isStream = ({ headers }: Response) =>
  /^text\/(csv|event-stream)/.test(headers.get('content-type') ?? '');

/** Node says "fetch failed", and inside what failed. */
const reasonOf = (cause: unknown) => {
  const { code, message } = ((cause as Error | null)?.cause ?? {}) as {
    code?: string;
    message?: string;
  };
  return code ?? message ?? cause;
};

/** Sends a request once: its answer, a stream where it is a file, or the error it stands for. */
const attempt = async (sending: Sending): Promise<unknown> => {
  const { settings, request, signal } = sending;
  const { idempotencyKey } = request;
  try {
    const response = await fetchOnce(settings, request, signal);
    if (response.ok && isStream(response)) return response.body;
    const text = await response.text();
    if (response.ok) return answerIn(response, text, idempotencyKey);
    return await refusalOf(response, text, idempotencyKey, (url) => helpAt(url, settings, signal));
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const message = `No answer from ${new URL(request.url).origin}: ${reasonOf(cause)}`;
    return new GreenroomError(message, { code: 'network', idempotencyKey, cause });
  }
};

/** Sends a request, and sends it again where that is safe and can help. */
export const send = async (sending: Sending, kind: Kind): Promise<unknown> => {
  const { settings, signal } = sending;
  const { retries = usualRetries, maxWaitSeconds = usualMaxWaitSeconds } = settings;
  for (let attempts = 0; ; attempts++) {
    signal?.throwIfAborted();
    const answer = await attempt(sending);
    if (!(answer instanceof GreenroomError)) return answer;
    const seconds = answer.retryAfter ?? 0;
    if (attempts >= retries || seconds > maxWaitSeconds || !mayRepeat(kind, answer)) throw answer;
    await pause(waitSeconds(attempts, answer.retryAfter), signal);
  }
};
