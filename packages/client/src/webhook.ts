import { GreenroomError } from './error.ts';

/** An event that arrives at your endpoint. */
export type WebhookEvent = { type: string; timestamp: string; data: Record<string, unknown> };

export type ReceivedWebhook = {
  /** Begins with whsec_. While a secret is being replaced: the old and the new one. */
  secret: string | string[];
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The text as it was received; parsing it and writing it again would change it. */
  body: string;
  /** By how many seconds its time may differ from now. Default: 300. */
  toleranceSeconds?: number | undefined;
};

const headerOf = (headers: ReceivedWebhook['headers'], name: string) => {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return value ? String(value) : refuse(`the header ${name} is missing`);
};

const refuse = (why: string): never => {
  throw new GreenroomError(`This webhook is not genuine: ${why}.`, { code: 'webhook_signature' });
};

const bytesOf = (base64: string) => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
};

const keyOf = (secret: string | undefined) => {
  // If the environment lacks the variable, the value is undefined, whatever the types say.
  if (!secret)
    throw new TypeError('The webhook’s secret is missing: pass the one shown when it was made.');
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes.length === 0) throw new TypeError('The secret is not one of a webhook.');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
};

/**
 * Checks a webhook by Standard Webhooks and answers its event. Throws `webhook_signature` where it
 * was not signed with the secret, or not now. Signatures are compared in constant time.
 */
export const verifyWebhook = async ({
  secret,
  headers,
  body,
  toleranceSeconds = 300,
}: ReceivedWebhook): Promise<WebhookEvent> => {
  const id = headerOf(headers, 'webhook-id');
  const time = headerOf(headers, 'webhook-timestamp');
  const age = Math.abs(Date.now() / 1000 - Number(time));
  // Written this way round because the age is NaN where the time is no number.
  if (!(age <= toleranceSeconds)) refuse('its time is too far from now');
  const signed = new TextEncoder().encode(`${id}.${time}.${body}`);
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => bytesOf(one.slice(3)));
  for (const key of await Promise.all([secret].flat().map(keyOf)))
    for (const signature of signatures)
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return JSON.parse(body);
  return refuse('no signature fits');
};
