import { batch } from '../kernel/batch.ts';
import { elapsed, span } from '../kernel/clock.ts';
import { type Arrival, listPending, noteArrivals } from '../store/deliveries.ts';
import type { Db } from '../store/open.ts';
import { releaseWebhook, takeWebhooks } from '../store/webhooks.ts';
import { type DeliveryDeps, deliverOne, type Visit } from './deliver-one.ts';

const endpointsAtOnce = 16;
const portion = 50;
/** A run ends before its lease does, with an attempt's ten seconds to spare. */
const runMs = span({ seconds: 5 });
const leaseMs = span({ seconds: 20 });
/** A node that dies sends again what arrived in this time; the receiver knows it by its id. */
const gatherMs = 100;

/** Delivers what is due, each endpoint's events one after another. */
export const deliver = async (deps: DeliveryDeps, isStopped = () => false) => {
  const taken = await takeWebhooks(deps.store.db, endpointsAtOnce, leaseMs);
  const noteArrived = gatherArrivals(deps.store.db);
  await Promise.all(
    taken.map((webhook) => {
      const line = deps.poster.open(webhook.url);
      const isFailing = webhook.failing_since !== null;
      return deliverTo({ ...deps, webhook, line, isFailing, noteArrived }, isStopped);
    }),
  );
  return taken.length;
};

/** To write an arrival down costs more than to send the event, so those of a moment are written together. */
const gatherArrivals = (db: Db) => {
  const note = batch({ most: 200, gatherMs }, async (_, arrivals: Arrival[]) => {
    await noteArrivals(db, arrivals);
    return arrivals;
  });
  return (arrival: Arrival) => note('', arrival);
};

const deliverTo = async (visit: Visit, isStopped: () => boolean) => {
  const { webhook, line, log, store } = visit;
  const endsAt = elapsed() + runMs;
  const mayGoOn = () => !isStopped() && elapsed() <= endsAt;
  try {
    while (await deliverPortion(visit, mayGoOn));
  } catch (error) {
    log.warn({ err: error, webhookId: webhook.id }, 'a webhook could not be served');
  } finally {
    line.close();
    await releaseWebhook(store.db, webhook.id).catch(() => {});
  }
};

/** Whether there may be more. */
const deliverPortion = async (visit: Visit, mayGoOn: () => boolean) => {
  const { store, webhook, noteArrived } = visit;
  const pending = await listPending(store.db, webhook.id, portion);
  const notes: Promise<unknown>[] = [];
  const noteLater = (arrival: Arrival) => {
    const noted = noteArrived(arrival);
    // Told below; until then an event may be on its way for ten seconds.
    noted.catch(() => {});
    notes.push(noted);
  };
  try {
    for (const delivery of pending)
      if (!mayGoOn() || !(await deliverOne(visit, delivery, noteLater))) return false;
    return pending.length === portion;
  } finally {
    // What is not yet written down would be listed again.
    await Promise.all(notes);
  }
};
