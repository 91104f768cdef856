import { isFailure } from '../contract/failures.ts';
import { batch } from '../kernel/async/batch.ts';
import { elapsed, span } from '../kernel/clock.ts';
import { type FairWork, pairUp } from '../kernel/fairness/fair-worker.ts';
import type { Db } from '../store/db.ts';
import { type Arrival, listPending, noteArrivals } from '../store/webhooks/deliveries.ts';
import {
  type DueWebhook,
  listDueWebhooks,
  releaseWebhook,
  type TakenWebhook,
  takeWebhooks,
} from '../store/webhooks/webhooks.ts';
import { type DeliveryDeps, deliverOne, type EndpointTurn } from './deliver-one.ts';

/** How many endpoints one node serves at the same time. */
const slots = 16;
const batchRows = 50;
/** A run ends before its lease does, with ten seconds left for the last attempt. */
const runMs = span({ seconds: 5 });
const leaseMs = span({ seconds: 20 });
/** After a crash, events delivered in this time are sent again; receivers recognise them by their id. */
const gatherMs = 100;

type Delivery = FairWork<DueWebhook, TakenWebhook>;

/**
 * Serves endpoints with due events in turns by paying account. The events of one endpoint are sent one after
 * another.
 */
export const deliveryWork = (deps: DeliveryDeps, isStopped: () => boolean): Delivery => {
  const noteArrived = gatherArrivals(deps.store.db);
  return {
    slots,
    list: () => listDueWebhooks(deps.store.db, slots),
    async take(works) {
      const ids = works.map(({ id }) => id);
      return pairUp(works, await takeWebhooks(deps.store.db, ids, leaseMs));
    },
    work(webhook, mustYield) {
      const connection = deps.poster.open(webhook.url);
      const isFailing = webhook.failing_since !== null;
      const turn = { ...deps, webhook, connection, isFailing, noteArrived };
      return deliverTo(turn, () => isStopped() || mustYield());
    },
    onError: (error) => deps.log.warn({ err: error }, 'webhooks could not be served'),
  };
};

/** Storing a delivery takes longer than sending the event, so deliveries are stored in batches. */
const gatherArrivals = (db: Db) => {
  const note = batch(
    { maxItems: 200, gatherMs, isOutage: isFailure },
    async (_, arrivals: Arrival[]) => {
      await noteArrivals(db, arrivals);
      return arrivals;
    },
  );
  return (arrival: Arrival) => note('', arrival);
};

const deliverTo = async (turn: EndpointTurn, isStopped: () => boolean) => {
  const { webhook, connection, log, store } = turn;
  const endsAt = elapsed() + runMs;
  const mayGoOn = () => !isStopped() && elapsed() <= endsAt;
  try {
    while (await deliverBatch(turn, mayGoOn));
  } catch (error) {
    log.warn({ err: error, webhookId: webhook.id }, 'a webhook could not be served');
  } finally {
    connection.close();
    await releaseWebhook(store.db, webhook).catch(() => {});
  }
};

/** Returns true if there may be more events. */
const deliverBatch = async (turn: EndpointTurn, mayGoOn: () => boolean) => {
  const { store, webhook, noteArrived } = turn;
  const pendingDeliveries = await listPending(store.db, webhook.id, batchRows);
  const notes: Promise<unknown>[] = [];
  const noteLater = (arrival: Arrival) => {
    const whenNoted = noteArrived(arrival);
    // The failure is reported below. Until then it must not end the process, and another event may take ten
    // seconds.
    whenNoted.catch(() => {});
    notes.push(whenNoted);
  };
  try {
    for (const delivery of pendingDeliveries)
      if (!mayGoOn() || !(await deliverOne(turn, delivery, noteLater))) return false;
    return pendingDeliveries.length === batchRows;
  } finally {
    // Deliveries that are not stored yet would be listed as pending again.
    await Promise.all(notes);
  }
};
