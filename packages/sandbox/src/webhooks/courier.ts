import { clearInterval, setInterval } from 'node:timers';
import { iso } from '../basics/clock.ts';
import { type FaultQueue, takeWebhookFault } from '../faults/queue.ts';
import { hmacSha256 } from '../world/digest.ts';
import type { World } from '../world/world.ts';
import { type Change, observe } from './observe.ts';
import { hostProblem, type SendResult, send } from './send.ts';

type Attempt = { at: string; status: number | null; problem?: string | undefined };

/** One notification and its result. */
export type WebhookDelivery = {
  n: number;
  callback_url: string;
  signature: string;
  body: unknown;
  fault: string | null;
  attempts: Attempt[];
};

type WaitingDelivery = { delivery: WebhookDelivery; text: string; next: number; retries: number };

export type Courier = {
  /** Finds changes, sends what is due, and waits for the answers. */
  deliver(): Promise<void>;
  /** Sends a notification, even if the app has not subscribed to its field. */
  notify(change: Change): Promise<void>;
  deliveries(): WebhookDelivery[];
  close(): void;
};

const lookEveryMs = 250;
const maxDeliveries = 500;
const minute = 60_000;

/**
 * Retries after a failure: at once, then less and less often, for 36 hours. The platform's own steps are not
 * published.
 */
const retryDelays = [0, 1, 5, 30, 180, 360, 720, 864].map((minutes) => minutes * minute);

/** In these fields, whole numbers are written without quotes, even if they are too large for a double. */
const asNumbers = /"(subscription_id|account_id|object_id)":"(\d+)"/g;

const bodyOf = ({ account_id, field, value }: Change, now: number) => {
  // Other changes may use the field of effective statuses one day.
  const name = field === 'effective_status' ? 'field_changed' : field;
  const time = Math.floor(now / 1000);
  const text = JSON.stringify({
    object: 'ad_account',
    entry: [{ id: account_id, time, changes: [{ field: name, value }] }],
  });
  return field === 'subscriptions' ? text.replace(asNumbers, '"$1":$2') : text;
};

type Source = { world: World; queue: FaultQueue };

/** Sends notifications to the app's callback. `source` is called each time, because a reset creates another world. */
export const createCourier = (source: () => Source): Courier => {
  let total = 0;
  let deliveries: WebhookDelivery[] = [];
  let waiting: WaitingDelivery[] = [];
  let busy: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const attempt = async (waitingDelivery: WaitingDelivery) => {
    const { world } = source();
    const { delivery, text } = waitingDelivery;
    const problem = hostProblem(world, delivery.callback_url);
    const headers = {
      'content-type': 'application/json',
      'x-hub-signature-256': delivery.signature,
    };
    const result: SendResult = problem
      ? { problem }
      : await send(delivery.callback_url, { method: 'POST', headers, body: text });
    const at = iso(world.clock());
    delivery.attempts.push({ at, status: result.status ?? null, problem: result.problem });
    const delay = retryDelays[waitingDelivery.retries];
    if (result.status === 200 || delay === undefined) return;
    waiting.push({
      ...waitingDelivery,
      next: waitingDelivery.next + delay,
      retries: waitingDelivery.retries + 1,
    });
  };

  const put = (change: Change) => {
    const { world, queue } = source();
    const { app } = world.webhooks;
    if (!app) return;
    const fault = takeWebhookFault(queue, world)?.kind ?? null;
    const text = bodyOf(change, world.clock());
    const secret =
      fault === 'webhook-wrong-signature' ? `not ${world.app.secret}` : world.app.secret;
    total += 1;
    const delivery: WebhookDelivery = {
      n: total,
      callback_url: app.callback_url,
      signature: `sha256=${hmacSha256(secret, text)}`,
      body: JSON.parse(text),
      fault,
      attempts: [],
    };
    deliveries = [...deliveries, delivery].slice(-maxDeliveries);
    if (fault === 'webhook-lost') return;
    const waitingDelivery = { delivery, text, next: world.clock(), retries: 0 };
    waiting.push(waitingDelivery, ...(fault === 'webhook-twice' ? [waitingDelivery] : []));
  };

  /** Sends one after another, so that they arrive in their order. */
  const sendDue = async () => {
    const now = source().world.clock();
    const due = waiting.filter(({ next }) => next <= now);
    waiting = waiting.filter(({ next }) => next > now);
    for (const waitingDelivery of due) await attempt(waitingDelivery);
  };

  /**
   * Some changes happen just with time: a review ends, a retry is due. So it looks for changes as long as an app is
   * subscribed.
   */
  const keepLooking = () => {
    if (!source().world.webhooks.app) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(() => void deliver(), lookEveryMs).unref();
  };

  const deliver = (): Promise<void> => {
    keepLooking();
    for (const change of observe(source().world)) put(change);
    busy = busy.then(sendDue);
    return busy;
  };

  return {
    deliver,
    notify: (change) => {
      put(change);
      return deliver();
    },
    deliveries: () => structuredClone(deliveries),
    close: () => clearInterval(timer),
  };
};
