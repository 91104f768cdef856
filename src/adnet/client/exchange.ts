import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { Pieces } from '../../kernel/answers/pieces.ts';
import type { PlatformAnswer } from '../answers/verdict.ts';
import type { Deadline, DeadlineStop } from './deadline.ts';
import type { WayOut } from './traced-pool.ts';

/** The result of one request. `sent` is false only if certainly no byte was written. */
export type ExchangeResult =
  | { kind: 'answer'; answer: PlatformAnswer }
  | {
      kind: 'lost';
      sent: boolean;
      why: DeadlineStop | 'too_large' | 'connection';
      cause?: unknown;
    };

const maxInterimAnswers = 8;
const unzip = promisify(gunzip);

/** We ask for no compression, but an answer that declares one is decompressed. */
const unpacked = async (answer: PlatformAnswer, maxBytes: number): Promise<ExchangeResult> => {
  const { whole } = answer.body;
  if (whole[0] !== 0x1f || whole[1] !== 0x8b) return { kind: 'answer', answer };
  try {
    const body = new Pieces([await unzip(whole, { maxOutputLength: maxBytes })]);
    return { kind: 'answer', answer: { ...answer, body } };
  } catch (cause) {
    return { kind: 'lost', sent: true, why: 'connection', cause };
  }
};

export const exchange = (
  { pool, maxBytes }: { pool: WayOut; maxBytes: number },
  options: Dispatcher.DispatchOptions,
  deadline: Deadline,
): Promise<ExchangeResult> =>
  new Promise((resolve) => {
    // undici calls this right before it writes the first byte to a connected socket, and never earlier. So if a
    // request fails without this call, nothing was sent.
    let isStarted = false;
    let isSettled = false;
    let controller: Dispatcher.DispatchController | null = null;
    let status = 0;
    let headers: Record<string, unknown> = {};
    let interim = 0;
    let size = 0;
    const chunks: Buffer[] = [];

    const settle = (attempt: ExchangeResult) => {
      if (isSettled) return;
      isSettled = true;
      deadline.onStop = null;
      if (attempt.kind === 'lost' && options.body instanceof Readable) options.body.destroy();
      resolve(attempt);
    };
    const giveUp = (why: DeadlineStop | 'too_large' | 'connection', cause?: unknown) => {
      settle({ kind: 'lost', sent: isStarted, why, cause });
      controller?.abort(new Error(why));
    };

    if (deadline.stopped !== null) return giveUp(deadline.stopped);
    deadline.onStop = giveUp;
    pool.dispatch(options, {
      onRequestStart(newController) {
        // Throwing here drops the unsent request and keeps the socket. A request that was given up while it waited
        // must never be sent, and no request may be sent twice.
        if (isSettled || isStarted) throw new Error('given up before it was sent');
        isStarted = true;
        controller = newController;
      },
      onResponseStart(_, code, received) {
        if (code < 200) {
          interim += 1;
          if (interim > maxInterimAnswers) giveUp('connection', new Error('interim answers'));
          return;
        }
        status = code;
        headers = received;
        if (Number(received['content-length']) > maxBytes) giveUp('too_large');
      },
      onResponseData(_, chunk) {
        size += chunk.length;
        if (size > maxBytes) giveUp('too_large');
        else chunks.push(chunk);
      },
      onResponseEnd() {
        const body = new Pieces(chunks);
        if (headers['content-encoding'] === undefined)
          settle({ kind: 'answer', answer: { status, headers, body } });
        // The whole answer has arrived. What follows is our own work, so no deadline may make the outcome unknown.
        else {
          deadline.onStop = null;
          unpacked({ status, headers, body }, maxBytes).then(settle);
        }
      },
      onResponseError(_, cause) {
        settle({ kind: 'lost', sent: isStarted, why: 'connection', cause });
      },
    });
  });
