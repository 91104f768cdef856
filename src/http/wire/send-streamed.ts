import type { ServerResponse } from 'node:http';
import { Failure } from '../../contract/failures.ts';
import type { StreamedAnswer } from '../../kernel/streamed.ts';
import { commonHeaders, type Exchange, logAnswer } from './send.ts';

/** A client that takes nothing for so long has left without saying so. */
const maxStallMs = 60_000;

/**
 * Writes pieces as fast as the client takes them. An error among them, or the stop of the service,
 * ends the connection without the end of the body: no client can take the file for a whole one.
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
    // Thrown into the pieces, so that they can say on their last line what happened.
    const piece = stopsNow ? await iterator.throw?.(stopFailure) : await iterator.next();
    if (!piece || piece.done) return;
    // A client that left takes nothing any more, and says so no second time.
    if (raw.destroyed) return;
    if (!raw.write(piece.value)) await drained(raw);
  }
};

/** Until the client has taken what was written, or is gone. */
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

/** What was written is on its way before the connection ends. */
const flushed = (raw: ServerResponse) =>
  new Promise<void>((resolve) => {
    if (raw.destroyed) return resolve();
    raw.once('close', resolve);
    raw.write('', () => resolve());
  });
