import type { Expecting } from '../answers/verdict.ts';
import { kinds } from '../kinds/list.ts';
import type { Token } from '../login/token.ts';
import { assertHarmless, type WriteKind } from '../safety/gate.ts';
import type { CallContext } from './call-context.ts';
import { graphPath } from './graph-path.ts';
import type { WriteOutcome } from './send-once.ts';
import { sendOnce } from './send-once.ts';
import type { Base64Source } from './upload-body.ts';
import { uploadBody } from './upload-body.ts';

type WriteOptions = {
  queueName: string;
  kind: WriteKind;
  /** Ask whether the platform would accept it, without creating anything. */
  validateOnly?: boolean;
};

export type Write = (
  token: Token,
  path: string,
  params: Record<string, unknown>,
  options: WriteOptions,
) => Promise<WriteOutcome>;

export type Upload = (
  token: Token,
  path: string,
  picture: { params: Record<string, unknown>; base64: Base64Source; size: number },
  options: { queueName: string },
) => Promise<WriteOutcome>;

const expectationOf = (kind: WriteKind): Expecting => {
  if (kind === 'pause') return 'success';
  return kinds[kind].calledBy === 'hash' ? 'image' : 'id';
};

/** One create, sent once. It goes on when the caller disconnects. */
export const createWrite =
  (context: CallContext): Write =>
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
        headers: { ...headers, ...traceOf(token), 'content-type': 'application/json' },
        body,
      },
    });
  };

/** A picture, streamed. Its bytes are checked to be base64, so the gate looks at the rest. */
export const createUpload =
  (context: CallContext): Upload =>
  async (token, path, { params, base64, size }, { queueName }) => {
    const { headers, proof, secrets } = context.credentials(token);
    const sent = { ...params, ...(proof === null ? {} : { appsecret_proof: proof }) };
    assertHarmless(Buffer.from(JSON.stringify(sent)), { kind: 'image', proof });
    const { stream, length, isTaken } = uploadBody(sent, base64, size);
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
          ...traceOf(token),
          'content-type': 'application/json',
          'content-length': String(length),
        },
        body: stream,
      },
    });
  };

const traceOf = ({ traceparent }: Token) => (traceparent === undefined ? {} : { traceparent });
