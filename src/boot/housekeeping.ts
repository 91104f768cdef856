import { deliveryWork } from '../events/deliver.ts';
import { span } from '../kernel/clock.ts';
import { createFairWorker, type FairWorker } from '../kernel/fair-worker.ts';
import { checkWork } from '../operations/connection/check-connections.ts';
import { shareUsage } from '../operations/connection/usage.ts';
import type { Deps } from '../operations/core/deps.ts';
import { keyLifeMs } from '../publish/idempotency.ts';
import { readBackWork } from '../publish/read-back.ts';
import { reconcileWork } from '../publish/reconcile.ts';
import { deleteOldActivity } from '../store/activity.ts';
import { deleteOldUsage } from '../store/adnet-usage.ts';
import { deleteOldLinks } from '../store/connect-links.ts';
import { deleteOldCopies } from '../store/copy-history.ts';
import { type DueWork, listDueWork } from '../store/due-work.ts';
import { deleteOldGenerations, tidyGenerations } from '../store/generations.ts';
import { archiveOldWrites, releaseOldKeys } from '../store/journal/old-writes.ts';
import { deleteOldWriteCounts } from '../store/journal/write-limits.ts';
import { deleteOldLaunches } from '../store/launches/old-launches.ts';
import { deleteOldReads } from '../store/overview/kept-reads.ts';
import { deleteOldAccounts, deleteOldSeen } from '../store/overview/seen-accounts.ts';
import { deleteOldInvitations } from '../store/people/invitations.ts';
import { deleteOldChallenges } from '../store/people/passkeys.ts';
import { deleteOldSessions } from '../store/people/sessions.ts';
import { deleteOldFailures } from '../store/people/sign-in-failures.ts';
import { deleteOldSignInLinks } from '../store/people/sign-in-links.ts';
import { deleteOldRequestKeys } from '../store/request-keys.ts';
import { deleteOldDeliveries } from '../store/webhooks/deliveries.ts';
import { finishUpgrade } from './finish-upgrade.ts';

const journalLife = span({ days: 30 });
const usageLife = span({ days: 1 });
const deliveryLife = span({ days: 30 });
const activityLife = span({ days: 366 });
const launchLife = span({ days: 366 });
const linkLife = span({ days: 1 });
const invitationLife = span({ days: 30 });
const failureLife = span({ days: 2 });
const sessionLife = span({ days: 30 });
/** Who bought what can be looked up for a little over a year. */
const generationLife = span({ days: 400 });
const copyLife = span({ days: 90 });
/** An ad is in the activity for a year, and longer is nothing of it shown. */
const seenLife = span({ days: 400 });
/** They are shown for a minute. */
const readLife = span({ minutes: 10 });
const atOnce = 500;
const maxPortions = 40;
/** Each may have hundreds of steps. */
const launchesAtOnce = 20;

/** Deletes what is older than its retention, a little at a time. */
const tidy = async ({ store }: Deps) => {
  const { db } = store;
  await releaseOldKeys(db, keyLifeMs);
  await deleteOldUsage(db, usageLife);
  await tidyGenerations(db, keyLifeMs, atOnce);
  await inPortions(() => archiveOldWrites(db, journalLife, atOnce));
  await inPortions(() => deleteOldDeliveries(db, deliveryLife, atOnce));
  await inPortions(() => deleteOldActivity(db, activityLife, atOnce));
  await inPortions(() => deleteOldLaunches(store, launchLife, launchesAtOnce), launchesAtOnce);
  await inPortions(() => deleteOldGenerations(db, generationLife, atOnce));
  await inPortions(() => deleteOldCopies(db, copyLife, atOnce));
  await inPortions(() => deleteOldWriteCounts(db, atOnce));
  await inPortions(() => deleteOldLinks(db, linkLife, atOnce));
  await inPortions(() => deleteOldSignInLinks(db, linkLife, atOnce));
  await inPortions(() => deleteOldInvitations(db, invitationLife, atOnce));
  await inPortions(() => deleteOldRequestKeys(db, keyLifeMs, atOnce));
  await deleteOldFailures(db, failureLife);
  await deleteOldChallenges(db);
  await inPortions(() => deleteOldSeen(db, seenLife, atOnce));
  await deleteOldAccounts(db, seenLife);
  await deleteOldReads(db, readLife);
  await inPortions(() => deleteOldSessions(db, sessionLife, atOnce));
};

const inPortions = async (removeSome: () => Promise<number>, size = atOnce) => {
  for (let portion = 0; portion < maxPortions; portion++) if ((await removeSome()) < size) return;
};

/**
 * Work that no request asks for. Every node does it; leases in the store keep two nodes from doing
 * the same.
 */
export const startHousekeeping = (deps: Deps) => {
  let stopped = false;
  const isStopped = () => stopped;
  const works = [
    whenDue(deps, span({ seconds: 1 }), {
      writes: createFairWorker(reconcileWork(deps)),
      objects: createFairWorker(readBackWork(deps, isStopped)),
      webhooks: createFairWorker(deliveryWork({ ...deps, random: Math.random }, isStopped)),
    }),
    lookEvery(deps, span({ seconds: 10 }), [createFairWorker(checkWork(deps))], async (all) => all),
    repeat(deps, span({ seconds: 10 }), shareUsage),
    repeat(deps, span({ minutes: 10 }), tidy),
    ...(deps.store.engine === 'postgres'
      ? [untilDone(deps, span({ seconds: 5 }), finishUpgrade)]
      : []),
  ];
  return {
    /** No new run; one under way ends at its next step. */
    stop() {
      stopped = true;
      for (const { stop } of works) stop();
    },
    async done() {
      for (const { done } of works) await done();
    },
  };
};

type IsStopped = () => boolean;
type Work = (deps: Deps, isStopped: IsStopped) => Promise<unknown>;

const attempt = (deps: Deps, work: Work, isStopped: IsStopped) =>
  work(deps, isStopped).catch((error) =>
    deps.log.warn({ err: error }, 'housekeeping failed; it will be tried again'),
  );

/** One question for all of them. They run beside each other. */
const whenDue = (deps: Deps, everyMs: number, workers: Record<DueWork, FairWorker>) =>
  // At once: a process that is killed again and again may not live for a second.
  lookEvery(
    deps,
    everyMs,
    Object.values(workers),
    async () => (await listDueWork(deps.store.db)).map((kind) => workers[kind]),
    0,
  );

/** Has those of the workers look that may find something; what they start, they see through. */
const lookEvery = (
  deps: Deps,
  everyMs: number,
  workers: FairWorker[],
  whichOf: (workers: FairWorker[]) => Promise<FairWorker[]>,
  firstMs = everyMs,
) => {
  const look = async () => {
    for (const worker of await whichOf(workers)) void worker.look();
  };
  const { stop, done } = repeat(deps, everyMs, look, firstMs);
  return {
    stop() {
      stop();
      for (const worker of workers) worker.stop();
    },
    async done() {
      await done();
      for (const worker of workers) await worker.idle();
    },
  };
};

/** At once, and again until it says that all is done. */
const untilDone = (
  deps: Deps,
  everyMs: number,
  work: (deps: Deps, isStopped: IsStopped) => Promise<boolean>,
) => {
  let isDone = false;
  const more = async (given: Deps, isStopped: IsStopped) => {
    isDone ||= await work(given, isStopped);
  };
  return repeat(deps, everyMs, more, 0, () => isDone);
};

/** One run after another, never two at a time. */
const repeat = (
  deps: Deps,
  everyMs: number,
  work: Work,
  firstMs = everyMs,
  isOver: () => boolean = () => false,
) => {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const next = (inMs: number) => {
    if (stopped || isOver()) return;
    timer = setTimeout(() => {
      running = attempt(deps, work, () => stopped).finally(() => next(everyMs));
    }, inMs);
    timer.unref();
  };
  next(firstMs);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    done: () => running,
  };
};
