import { createHmac, randomBytes } from 'node:crypto';
import { type KeyRing, open, seal } from '../secrets/key-ring.ts';
import type { WebhookRow } from '../store/schema/tables.ts';

const prefix = 'whsec_';

/** Creates a secret of 256 random bits, in the format of Standard Webhooks. */
export const newSecret = () => prefix + randomBytes(32).toString('base64');

/** A sealed secret can be opened only for the endpoint for which it was sealed. */
const owner = (id: string) => `webhooks:${id}`;

export const sealSecret = (keyRing: KeyRing, id: string, secret: string) =>
  seal(keyRing, owner(id), secret);

export const openSecret = (keyRing: KeyRing, id: string, sealedSecret: string) =>
  open(keyRing, owner(id), sealedSecret);

type WebhookSecrets = Pick<WebhookRow, 'id' | 'secret' | 'old_secret' | 'old_secret_until'>;

/** For a day after a rotation, events are signed with both secrets, so that the receiver has time to change. */
export const secretsOf = (keyRing: KeyRing, webhook: WebhookSecrets, now: number) => {
  const { id, secret, old_secret: old, old_secret_until: until } = webhook;
  const isOldGood = old !== null && until !== null && until > now;
  return [secret, ...(isOldGood ? [old] : [])].map((sealedSecret) =>
    openSecret(keyRing, id, sealedSecret),
  );
};

type Message = { id: string; seconds: number; body: string };

/** The three headers of Standard Webhooks. */
export const signatureHeaders = (secrets: readonly string[], { id, seconds, body }: Message) => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': secrets
    .map((secret) => `v1,${signature(secret, `${id}.${seconds}.${body}`)}`)
    .join(' '),
});

const signature = (secret: string, text: string) =>
  createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(text)
    .digest('base64');
