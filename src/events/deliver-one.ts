import type { PostConnection, Poster } from '../images/post-public.ts';
import { span } from '../kernel/clock.ts';
import type { Log } from '../kernel/observe/log.ts';
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

/** An endpoint while this node delivers its events. */
export type EndpointTurn = DeliveryDeps & {
  webhook: TakenWebhook;
  connection: PostConnection;
  /** True if the last stored attempt failed. */
  isFailing: boolean;
  noteArrived(arrival: Arrival): Promise<unknown>;
};

const firstRetryMs = span({ seconds: 5 });
const maxRetryMs = span({ hours: 6 });
const giveUpMs = span({ days: 3 });
/** An endpoint that has failed for this long will be switched off soon, so its events are kept. */
const nearlyGivenUpMs = giveUpMs - 2 * maxRetryMs;
/** After this many attempts, a failing event no longer blocks the events after it. */
const inOrderAttempts = 5;

/** Returns true if the next event may be sent. */
export const deliverOne = async (
  turn: EndpointTurn,
  delivery: PendingDelivery,
  noteLater: (arrival: Arrival) => void,
) => {
  const { webhook, metrics } = turn;
  const { ok, ...attempt } = await sendEvent(turn, webhook, delivery, delivery.now);
  metrics.delivery(ok ? 'delivered' : 'failed');
  if (!ok) return retryLater(turn, delivery, attempt);
  const { status, answer, took_ms } = attempt;
  noteLater({ id: delivery.id, status, answer, took_ms });
  if (turn.isFailing) await noteRecovery(turn.store.db, webhook);
  turn.isFailing = false;
  return true;
};

type AttemptFacts = Omit<Awaited<ReturnType<typeof sendEvent>>, 'ok'>;

const retryLater = async (turn: EndpointTurn, delivery: PendingDelivery, facts: AttemptFacts) => {
  const failingMs = await noteEndpointFailure(turn);
  const attempts = delivery.attempts + 1;
  const isOld = delivery.now - delivery.created_at > giveUpMs && (failingMs ?? 0) < nearlyGivenUpMs;
  const mayGoOn = attempts >= inOrderAttempts;
  const retryInMs = mayGoOn ? withJitter(turn, firstRetryMs * 2 ** (attempts - 3)) : 0;
  const state = isOld ? 'failed' : 'pending';
  await noteAttempt(turn.store.db, delivery, { ...facts, state, retryInMs });
  if (failingMs === null) return false;
  if (failingMs < giveUpMs) return mayGoOn || isOld;
  await switchOff(turn, facts.error);
  return false;
};

/** For how long every attempt has failed; null if another node serves the endpoint now. */
const noteEndpointFailure = async (turn: EndpointTurn) => {
  const { failing_since: since, now } = turn.webhook;
  turn.isFailing = true;
  const retryInMs = withJitter(turn, since === null ? 0 : (now - since) / 2);
  const notedFailure = await noteFailure(turn.store.db, turn.webhook, retryInMs);
  return notedFailure ? Number(notedFailure.failing_ms) : null;
};

const switchOff = async ({ webhook, ...deps }: EndpointTurn, error: string | null) => {
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

/** Only the host is shown, because the rest of a URL may contain a secret of the customer. */
export const hostOf = (url: string) => new URL(url).host;

/**
 * Keeps the wait within its limits and changes it randomly, so that many retries do not happen at the same moment.
 */
const withJitter = ({ random }: DeliveryDeps, ms: number) =>
  Math.round(Math.min(maxRetryMs, Math.max(firstRetryMs, ms)) * (0.8 + 0.4 * random()));
