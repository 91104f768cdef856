import type { PostConnection, PostResult } from '../images/post-public.ts';
import { elapsed, iso } from '../kernel/clock.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { DeliveryRow, WebhookRow } from '../store/schema/tables.ts';
import { secretsOf, signatureHeaders } from './sign.ts';

type DeliverableEvent = Pick<DeliveryRow, 'event_id' | 'type' | 'body' | 'created_at'>;

/** The body of an event. It has the same bytes in every attempt. */
export const payloadOf = ({ type, created_at, body }: DeliverableEvent) =>
  `{"type":${JSON.stringify(type)},"timestamp":"${iso(created_at)}","data":${body}}`;

export type DeliveryResult = {
  ok: boolean;
  status: number | null;
  answer: string | null;
  error: string | null;
  took_ms: number;
};

/** Makes one attempt. Only a status from 200 to 299 counts as delivered; redirects are not followed. */
export const sendEvent = async (
  { connection, keyRing }: { connection: PostConnection; keyRing: KeyRing },
  webhook: WebhookRow,
  delivery: DeliverableEvent,
  now: number,
): Promise<DeliveryResult> => {
  const body = payloadOf(delivery);
  const seconds = Math.floor(now / 1000);
  const began = elapsed();
  const result = await attempt(
    { connection, keyRing },
    webhook,
    { id: delivery.event_id, seconds, body },
    now,
  );
  return { ...resultOf(result), took_ms: Math.round(elapsed() - began) };
};

const attempt = async (
  { connection, keyRing }: { connection: PostConnection; keyRing: KeyRing },
  webhook: WebhookRow,
  message: { id: string; seconds: number; body: string },
  now: number,
): Promise<PostResult> => {
  let secrets: string[];
  try {
    secrets = secretsOf(keyRing, webhook, now);
  } catch {
    return { kind: 'lost', error: 'its secret cannot be decrypted; make the endpoint anew' };
  }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'greenroom-webhooks/1',
    ...signatureHeaders(secrets, message),
  };
  return connection.post(headers, message.body);
};

const resultOf = (result: PostResult): Omit<DeliveryResult, 'took_ms'> => {
  if (result.kind === 'lost') return { ok: false, status: null, answer: null, error: result.error };
  const { status, answer } = result;
  const ok = status >= 200 && status < 300;
  const isRedirect = status >= 300 && status < 400;
  const error = ok ? null : isRedirect ? 'redirects are not followed' : `answered ${status}`;
  return { ok, status, answer, error };
};
