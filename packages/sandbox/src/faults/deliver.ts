import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, jsonType } from '../protocol/wire.ts';
import type { Delivery } from './plan.ts';

type Out = { response: ServerResponse; answer: Answer };

const isGone = (response: ServerResponse) =>
  response.destroyed || response.socket?.destroyed === true;

const begin = ({ response, answer }: Out, length: number) => {
  response.writeHead(answer.status, { ...answer.headers, 'content-length': length });
};

const send = async ({ response, answer }: Out) => {
  begin({ response, answer }, Buffer.byteLength(answer.body));
  response.end(answer.body);
};

/** The headers promise the whole body; the connection ends after the given number of bytes. */
const cut = async (out: Out, bytes: number) => {
  const body = Buffer.from(out.answer.body);
  begin(out, body.length);
  const part = body.subarray(0, Math.min(bytes, Math.max(0, body.length - 1)));
  out.response.flushHeaders();
  const close = () => out.response.destroy();
  if (part.length === 0) setImmediate(close);
  else out.response.write(part, close);
};

const drip = async (out: Out, bytes: number, everyMs: number) => {
  const body = Buffer.from(out.answer.body);
  begin(out, body.length);
  for (let at = 0; at < body.length && !isGone(out.response); at += bytes) {
    out.response.write(body.subarray(at, at + bytes));
    await wait(everyMs);
  }
  out.response.end();
};

const block = Buffer.alloc(64 * 1024, 0x61);

/** A valid JSON document of the given size, in pieces. */
function* filling(head: string, size: number, tail: string) {
  yield Buffer.from(head);
  for (let left = size; left > 0; left -= block.length) {
    yield block.subarray(0, Math.min(left, block.length));
  }
  yield Buffer.from(tail);
}

/** Written only as fast as it is read; ends when the reader leaves. */
const flood = async ({ response }: Out, bytes: number) => {
  const [head, tail] = ['{"data":[{"id":"', '"}]}'];
  const size = Math.max(0, bytes - head.length - tail.length);
  response.writeHead(200, {
    'content-type': jsonType,
    'content-length': size + head.length + tail.length,
  });
  const pieces = Readable.from(filling(head, size, tail), { objectMode: false });
  await pipeline(pieces, response).catch(() => undefined);
};

/** Sockets of in-process requests cannot be reset, so they are destroyed instead. */
const reset = ({ response }: Out) => {
  const { socket } = response;
  if (typeof socket?.resetAndDestroy === 'function') socket.resetAndDestroy();
  else response.destroy(new Error('the sandbox reset the connection'));
};

const close = ({ response }: Out) => {
  const { socket } = response;
  if (typeof socket?.end === 'function') socket.end(() => socket.destroy());
  else response.destroy(new Error('the sandbox closed the connection'));
};

/** Sends an answer in the way that a fault prescribes. */
export const deliver = async (out: Out, delivery: Delivery): Promise<void> => {
  switch (delivery.kind) {
    case 'send':
      return send(out);
    case 'hang':
      return undefined;
    case 'reset':
      return reset(out);
    case 'close':
      return close(out);
    case 'cut':
      return cut(out, delivery.bytes);
    case 'drip':
      return drip(out, delivery.bytes, delivery.everyMs);
    case 'flood':
      return flood(out, delivery.bytes);
    case 'delay':
      await wait(delivery.ms);
      return isGone(out.response) ? undefined : send(out);
  }
};
