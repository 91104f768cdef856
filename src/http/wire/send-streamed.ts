import type { ServerResponse } from 'node:http';
import { Failure } from '../../contract/failures.ts';
import type { StreamedAnswer } from '../../kernel/answers/streamed.ts';
import { commonHeaders, type Exchange, logAnswer } from './send.ts';

/** A client that reads nothing for this long has left without closing the connection. */
const maxStallMs = 60_000;

/**
 * Writes pieces as fast as the client reads them. If a piece fails or the service stops, the connection ends
 * without the end of the body, so that no client takes the file for a complete one.
 */
export const sendStreamed = async (exchange: Exchange, { headers, pieces }: StreamedAnswer) => {
  const { request, reply, route, log } = exchange;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, [...commonHeaders(request), ...Object.entries(headers).flat()]);
  const iterator = pieces[Symbol.asyncIterator]();
  let status = 200;
  try {
    if (request.method !== 'HEAD') await writeAll(raw, iterator, () => isStopping(exchange));
    raw.end();
  } catch (error) {
    status = 502;
    if (!raw.destroyed)
      log.error({ requestId: request.id, err: error, route }, 'a file was sent in part');
    await flushed(raw);
    raw.destroy();
  } finally {
    await iterator.return?.();
  }
  logAnswer(exchange, status);
};

const isStopping = ({ reply }: Exchange) => !reply.server.server.listening;

const writeAll = async (
  raw: ServerResponse,
  iterator: AsyncIterator<string>,
  isStopping: () => boolean,
) => {
  const stopFailure = new Failure('unavailable', { message: 'The service is being stopped.' });
  let hasSaidSo = false;
  while (!raw.destroyed) {
    const stopsNow = isStopping() && !hasSaidSo;
    if (stopsNow) hasSaidSo = true;
    // The failure is thrown into the pieces, so that they can report it on their last line.
    const piece = stopsNow ? await iterator.throw?.(stopFailure) : await iterator.next();
    if (!piece || piece.done) return;
    // A client that has left reads nothing more, and emits no second event.
    if (raw.destroyed) return;
    if (!raw.write(piece.value)) await drained(raw);
  }
};

/** Resolves when the client has read what was written, or is gone. */
const drained = (raw: ServerResponse) =>
  new Promise<void>((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      raw.off('drain', done);
      raw.off('close', done);
      resolve();
    };
    const timer = setTimeout(() => reject(new Error('nothing was taken for long')), maxStallMs);
    raw.on('drain', done);
    raw.on('close', done);
  });

/** Resolves when what was written has left the process, so that the connection can be closed. */
const flushed = (raw: ServerResponse) =>
  new Promise<void>((resolve) => {
    if (raw.destroyed) return resolve();
    raw.once('close', resolve);
    raw.write('', () => resolve());
  });
