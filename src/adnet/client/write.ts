import { Readable } from 'node:stream';
import type { ExpectedAnswer } from '../answers/verdict.ts';
import { kinds } from '../kinds/list.ts';
import { type PlatformToken, traceHeader } from '../login/token.ts';
import { assertHarmless, type WriteKind } from '../safety/gate.ts';
import type { CallContext } from './call-context.ts';
import { graphPath } from './graph-path.ts';
import { sendOnce, type WriteOutcome } from './send-once.ts';

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

type Base64Source = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

type UploadBody = {
  stream: Readable;
  length: number;
  /** True if anything was read from the stream. */
  isTaken(): boolean;
};

/**
 * A JSON object with the picture as its last member. It is written while the picture is read, so that neither the
 * picture nor its base64 is ever in memory as a whole. `size` is the length of the base64 text.
 */
const uploadBody = (
  params: Record<string, unknown>,
  source: Base64Source,
  size: number,
): UploadBody => {
  const json = JSON.stringify({ ...params, bytes: '' });
  const head = Buffer.from(json.slice(0, -2));
  const tail = Buffer.from('"}');
  let taken = false;

  async function* parts() {
    let remainingLength = size;
    let isHeadWritten = false;
    for await (const part of source) {
      const text = typeof part === 'string' ? part : Buffer.from(part).toString('latin1');
      // The text is between quotes without escaping, so it must be base64.
      if (!base64.test(text)) throw new Error('The picture is not base64.');
      remainingLength -= text.length;
      if (remainingLength < 0) throw new Error('The picture is longer than announced.');
      taken = true;
      if (!isHeadWritten) yield head;
      isHeadWritten = true;
      if (text !== '') yield Buffer.from(text, 'latin1');
    }
    if (remainingLength !== 0 || !isHeadWritten)
      throw new Error('The picture is shorter than announced.');
    yield tail;
  }

  const stream = Readable.from(parts(), { objectMode: false });
  // Nobody listens until undici reads the stream, and an error without a listener ends the process.
  stream.on('error', () => {});
  return { stream, length: head.length + size + tail.length, isTaken: () => taken };
};

type WriteOptions = {
  queueName: string;
  kind: WriteKind;
  /** Asks whether the platform would accept it, without creating anything. */
  validateOnly?: boolean;
};

export type WritePlatform = (
  token: PlatformToken,
  path: string,
  params: Record<string, unknown>,
  options: WriteOptions,
) => Promise<WriteOutcome>;

export type UploadToPlatform = (
  token: PlatformToken,
  path: string,
  picture: { params: Record<string, unknown>; base64: Base64Source; size: number },
  options: { queueName: string },
) => Promise<WriteOutcome>;

const expectationOf = (kind: WriteKind): ExpectedAnswer => {
  if (kind === 'pause') return 'success';
  return kinds[kind].calledBy === 'hash' ? 'image' : 'id';
};

/** Sends one create once. It goes on if the caller disconnects. */
export const createWrite =
  (context: CallContext): WritePlatform =>
  async (token, path, params, { queueName, kind, validateOnly = false }) => {
    const { headers, proof, secrets } = context.credentials(token);
    const body = Buffer.from(
      JSON.stringify({
        ...params,
        ...(validateOnly && { execution_options: ['validate_only'] }),
        ...(proof !== null && { appsecret_proof: proof }),
      }),
    );
    assertHarmless(body, { kind, proof, validateOnly });
    return sendOnce(context, {
      call: 'write',
      token,
      createDeadline: context.deadlines.call,
      queueName,
      expecting: validateOnly ? 'success' : expectationOf(kind),
      secrets,
      request: {
        method: 'POST',
        path: graphPath(context.root, path),
        headers: { ...headers, ...traceHeader(token), 'content-type': 'application/json' },
        body,
      },
    });
  };

/** Uploads a picture as a stream. Its bytes are checked to be base64, so the gate has to check only the rest. */
export const createUpload =
  (context: CallContext): UploadToPlatform =>
  async (token, path, { params, base64, size }, { queueName }) => {
    const { headers, proof, secrets } = context.credentials(token);
    const sentParams = { ...params, ...(proof === null ? {} : { appsecret_proof: proof }) };
    assertHarmless(JSON.stringify(sentParams), { kind: 'image', proof });
    const { stream, length, isTaken } = uploadBody(sentParams, base64, size);
    return sendOnce(context, {
      call: 'upload',
      token,
      createDeadline: context.deadlines.upload,
      queueName,
      expecting: 'image',
      secrets,
      isUntouched: () => !isTaken(),
      request: {
        method: 'POST',
        path: graphPath(context.root, path),
        headers: {
          ...headers,
          ...traceHeader(token),
          'content-type': 'application/json',
          'content-length': String(length),
        },
        body: stream,
      },
    });
  };
