import type { Poster } from '../images/post-public.ts';
import { elapsed, span } from '../kernel/clock.ts';
import type { KeyRing } from '../kernel/key-ring.ts';
import type { Log } from '../kernel/log.ts';
import { listPending, noteAttempt, type Pending } from '../store/deliveries.ts';
import type { Store } from '../store/open.ts';
import {
  disableWebhook,
  noteArrival,
  noteFailure,
  releaseWebhook,
  type TakenWebhook,
  takeWebhooks,
} from '../store/webhooks.ts';
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

const endpointsAtOnce = 16;
const portion = 50;
/** A run ends before its lease does, with an attempt's ten seconds to spare. */
const runMs = span({ seconds: 5 });
const leaseMs = span({ seconds: 20 });
const firstRetryMs = span({ seconds: 5 });
const longestRetryMs = span({ hours: 6 });
const giveUpMs = span({ days: 3 });
/** An endpoint that has failed for this long will be switched off: until then its events are kept. */
const nearlyGivenUpMs = giveUpMs - 2 * longestRetryMs;
/** So often it holds up the events behind it; after that the receiver may have something against this one alone. */
const inOrderAttempts = 5;

/** Delivers what is due, each endpoint's events one after another. */
export const deliver = async (deps: DeliveryDeps, isStopped = () => false) => {
  const taken = await takeWebhooks(deps.store.db, endpointsAtOnce, leaseMs);
  await Promise.all(taken.map((webhook) => deliverTo(deps, webhook, isStopped)));
  return taken.length;
};

const deliverTo = async (deps: DeliveryDeps, webhook: TakenWebhook, isStopped: () => boolean) => {
  const { db } = deps.store;
  const endsAt = elapsed() + runMs;
  try {
    for (let goesOn = true; goesOn; ) {
      const pending = await listPending(db, webhook.id, portion);
      goesOn = pending.length === portion;
      for (const delivery of pending) {
        if (isStopped() || elapsed() > endsAt) return;
        if (!(await deliverOne(deps, webhook, delivery))) return;
      }
    }
  } catch (error) {
    deps.log.warn({ err: error, webhookId: webhook.id }, 'a webhook could not be served');
  } finally {
    await releaseWebhook(db, webhook.id).catch(() => {});
  }
};

/** Whether the next one may be sent. */
const deliverOne = async (deps: DeliveryDeps, webhook: TakenWebhook, delivery: Pending) => {
  const { db } = deps.store;
  const { ok, ...seen } = await sendEvent(deps, webhook, delivery, delivery.now);
  if (ok) {
    await noteAttempt(db, delivery.id, { ...seen, state: 'delivered', retryInMs: 0 });
    await noteArrival(db, webhook.id);
    deps.metrics.delivery('delivered');
    return true;
  }
  deps.metrics.delivery('failed');
  const failingMs = await noteEndpointFailure(deps, webhook);
  const attempts = delivery.attempts + 1;
  const isOld = delivery.now - delivery.created_at > giveUpMs && failingMs < nearlyGivenUpMs;
  const passes = attempts >= inOrderAttempts;
  const retryInMs = passes ? withJitter(deps, firstRetryMs * 2 ** (attempts - 3)) : 0;
  await noteAttempt(db, delivery.id, { ...seen, state: isOld ? 'failed' : 'pending', retryInMs });
  if (failingMs < giveUpMs) return passes || isOld;
  await switchOff(deps, webhook, seen.error);
  return false;
};

/** For how long nothing has arrived there. */
const noteEndpointFailure = async (deps: DeliveryDeps, webhook: TakenWebhook) => {
  const { id, failing_since: since, now } = webhook;
  const noted = await noteFailure(
    deps.store.db,
    id,
    withJitter(deps, since === null ? 0 : (now - since) / 2),
  );
  return Number(noted?.failing_ms ?? 0);
};

const switchOff = async (deps: DeliveryDeps, webhook: TakenWebhook, error: string | null) => {
  const isOff = await deps.store.transaction(async (tx) => {
    if (!(await disableWebhook(tx, webhook.id))) return false;
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
  Math.round(Math.min(longestRetryMs, Math.max(firstRetryMs, ms)) * (0.8 + 0.4 * random()));
