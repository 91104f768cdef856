import type { Poster, PostLine } from '../images/post-public.ts';
import { span } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { Store } from '../store/open.ts';
import { type Arrival, noteAttempt, type PendingDelivery } from '../store/webhooks/deliveries.ts';
import {
  disableWebhook,
  noteFailure,
  noteRecovery,
  type TakenWebhook,
} from '../store/webhooks/webhooks.ts';
import { record, system } from './record.ts';
import { sendEvent } from './send.ts';

export type DeliveryDeps = {
  store: Store;
  keyRing: KeyRing;
  poster: Poster;
  log: Log;
  random: () => number;
  metrics: { delivery(outcome: string): void; webhookSwitchedOff(): void };
};

/** One endpoint, while this node holds it. */
export type Visit = DeliveryDeps & {
  webhook: TakenWebhook;
  line: PostLine;
  /** Whether the last attempt there failed, as far as it is written down. */
  isFailing: boolean;
  noteArrived(arrival: Arrival): Promise<unknown>;
};

const firstRetryMs = span({ seconds: 5 });
const maxRetryMs = span({ hours: 6 });
const giveUpMs = span({ days: 3 });
/** An endpoint that has failed for this long will be switched off: until then its events are kept. */
const nearlyGivenUpMs = giveUpMs - 2 * maxRetryMs;
/** So often it holds up the events behind it; after that the receiver may have something against this one alone. */
const inOrderAttempts = 5;

/** Whether the next one may be sent. */
export const deliverOne = async (
  visit: Visit,
  delivery: PendingDelivery,
  noteLater: (arrival: Arrival) => void,
) => {
  const { webhook, metrics } = visit;
  const { ok, ...seen } = await sendEvent(visit, webhook, delivery, delivery.now);
  metrics.delivery(ok ? 'delivered' : 'failed');
  if (!ok) return retryLater(visit, delivery, seen);
  const { status, answer, took_ms } = seen;
  noteLater({ id: delivery.id, status, answer, took_ms });
  if (visit.isFailing) await noteRecovery(visit.store.db, webhook);
  visit.isFailing = false;
  return true;
};

type AttemptFacts = Omit<Awaited<ReturnType<typeof sendEvent>>, 'ok'>;

const retryLater = async (visit: Visit, delivery: PendingDelivery, seen: AttemptFacts) => {
  const failingMs = await noteEndpointFailure(visit);
  const attempts = delivery.attempts + 1;
  const isOld = delivery.now - delivery.created_at > giveUpMs && (failingMs ?? 0) < nearlyGivenUpMs;
  const passes = attempts >= inOrderAttempts;
  const retryInMs = passes ? withJitter(visit, firstRetryMs * 2 ** (attempts - 3)) : 0;
  const state = isOld ? 'failed' : 'pending';
  await noteAttempt(visit.store.db, delivery, { ...seen, state, retryInMs });
  if (failingMs === null) return false;
  if (failingMs < giveUpMs) return passes || isOld;
  await switchOff(visit, seen.error);
  return false;
};

/** For how long nothing has arrived there; null where another node serves it by now. */
const noteEndpointFailure = async (visit: Visit) => {
  const { failing_since: since, now } = visit.webhook;
  visit.isFailing = true;
  const retryInMs = withJitter(visit, since === null ? 0 : (now - since) / 2);
  const noted = await noteFailure(visit.store.db, visit.webhook, retryInMs);
  return noted ? Number(noted.failing_ms) : null;
};

const switchOff = async ({ webhook, ...deps }: Visit, error: string | null) => {
  const isOff = await deps.store.transaction(async (tx) => {
    if (!(await disableWebhook(tx, webhook))) return false;
    await record(tx, {
      workspaceId: webhook.workspace_id,
      actor: system,
      action: 'webhook.switched_off',
      target: { kind: 'webhook', id: webhook.id, name: hostOf(webhook.url) },
      details: { reason: error, after_days: 3 },
    });
    return true;
  });
  if (!isOff) return;
  deps.metrics.webhookSwitchedOff();
  deps.log.warn({ webhookId: webhook.id, error }, 'a webhook was switched off after three days');
};

/** The rest of an address may hold a secret of the customer's. */
export const hostOf = (url: string) => new URL(url).host;

/** Between two bounds, and a little earlier or later, so that many do not come back at once. */
const withJitter = ({ random }: DeliveryDeps, ms: number) =>
  Math.round(Math.min(maxRetryMs, Math.max(firstRetryMs, ms)) * (0.8 + 0.4 * random()));
