import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { within } from '../kernel/async/timeout.ts';
import { elapsed } from '../kernel/clock.ts';
import {
  countsOnly,
  mergeMetrics,
  renderMetrics,
  type Snapshot,
} from '../kernel/observe/metrics.ts';
import type { WakeUp } from '../publish/launch/wake-up.ts';

/** What one of several processes of a node knows about the others. */
export type Siblings = {
  /** True in one process at a time. */
  doesBackgroundWork: boolean;
  /** Wakes the launcher, in whichever process it runs. */
  launchWakeUp: WakeUp;
  /** Sets what the other processes get when they ask for the metrics of this one. */
  shareMetrics(snapshot: () => Snapshot): void;
  /** The text of /metrics for all processes together. */
  gatherMetrics(): Promise<string>;
  ready(address: string): void;
  /** Lets this process end by itself, although the channel to the first process is open. */
  leave(): void;
  /** Resolves when the first process ends all processes. */
  stopped: Promise<{ withNotice: boolean }>;
};

type FromWorker =
  | { type: 'ready'; address: string }
  | { type: 'launch' }
  | { type: 'gather'; id: number }
  | { type: 'numbers'; id: number; snapshot: Snapshot };

type ToWorker =
  | { type: 'launch' }
  | { type: 'gathered'; id: number; text: string }
  | { type: 'count'; id: number }
  | { type: 'stop'; withNotice: boolean };

const roleName = 'GREENROOM_PROCESS';
/** If a process does not answer in this time because its event loop is blocked, its last known metrics are used. */
const countTimeoutMs = 1_500;
const gatherTimeoutMs = 2_000;
/** The time between two starts of a process that keeps ending. */
const minLifeMs = 1_000;

/** For a process that was started by `runProcesses`; null in any other. */
export const joinSiblings = (): Siblings | null => {
  if (!cluster.isWorker) return null;
  const doesBackgroundWork = process.env[roleName] === 'background';
  const post = (message: FromWorker) => {
    if (process.connected) process.send?.(message);
  };
  const pendingAnswers = new Map<number, (text: string) => void>();
  let lastId = 0;
  let wake = () => {};
  let snapshot = (): Snapshot => [];
  let stop = (_: { withNotice: boolean }) => {};
  const whenStopped = new Promise<{ withNotice: boolean }>((resolve) => {
    stop = resolve;
  });
  // Only the first process sends messages to this channel.
  process.on('message', (message: ToWorker) => {
    if (message.type === 'launch') wake();
    else if (message.type === 'stop') stop(message);
    else if (message.type === 'count')
      post({ type: 'numbers', id: message.id, snapshot: snapshot() });
    else if (message.type === 'gathered') {
      pendingAnswers.get(message.id)?.(message.text);
      pendingAnswers.delete(message.id);
    }
  });
  return {
    doesBackgroundWork,
    launchWakeUp: {
      wake: () => (doesBackgroundWork ? wake() : post({ type: 'launch' })),
      onWake(listener) {
        wake = listener;
      },
    },
    shareMetrics(readSnapshot) {
      snapshot = readSnapshot;
    },
    gatherMetrics() {
      const id = ++lastId;
      const answer = new Promise<string>((resolve) => pendingAnswers.set(id, resolve));
      post({ type: 'gather', id });
      return within(gatherTimeoutMs, answer, () => {
        pendingAnswers.delete(id);
        return renderMetrics([snapshot()]);
      });
    },
    leave: () => process.channel?.unref(),
    ready: (address) => post({ type: 'ready', address }),
    stopped: whenStopped,
  };
};

/** A slot keeps its role and its number when its process is replaced. */
type WorkerSlot = { worker: Worker; startedAt: number; last: Snapshot; isReady: boolean };

const post = (worker: Worker, message: ToWorker) => {
  if (worker.isConnected()) worker.send(message, () => {});
};

/** Asks processes for their metrics; one that does not answer in time is counted with what it said last. */
const createCounts = () => {
  let lastId = 0;
  const pendingCounts = new Map<number, (snapshot: Snapshot) => void>();
  return {
    ask(place: WorkerSlot) {
      const id = ++lastId;
      const answer = new Promise<Snapshot>((resolve) => pendingCounts.set(id, resolve));
      post(place.worker, { type: 'count', id });
      return within(countTimeoutMs, answer, () => place.last).then((snapshot) => {
        pendingCounts.delete(id);
        place.last = snapshot;
        return snapshot;
      });
    },
    answer({ id, snapshot }: { id: number; snapshot: Snapshot }) {
      pendingCounts.get(id)?.(snapshot);
    },
  };
};

/**
 * Runs this program `count` times on one port until a signal arrives. The process in the first slot does the
 * background work. A process that dies is started again in its slot. Returns the exit code.
 */
export const runProcesses = async (count: number, onReady: (address: string) => void) => {
  const places = new Map<number, WorkerSlot>();
  /** The counters of ended processes: without them, the sums would fall, which looks like a restart of everything. */
  let endedSnapshot: Snapshot = [];
  let isStopping = false;
  let hasServed = false;
  const counts = createCounts();
  let finish = (_: number) => {};
  const whenFinished = new Promise<number>((resolve) => {
    finish = resolve;
  });

  const gather = async () => {
    const all = await Promise.all([...places.values()].map(counts.ask));
    return renderMetrics([endedSnapshot, ...all]);
  };
  const stopAll = (withNotice: boolean) => {
    isStopping = true;
    for (const { worker } of places.values()) post(worker, { type: 'stop', withNotice });
  };

  const start = (at: number) => {
    const role = at === 0 ? 'background' : 'requests';
    const worker = cluster.fork({ [roleName]: role });
    const place: WorkerSlot = { worker, startedAt: elapsed(), last: [], isReady: false };
    places.set(at, place);
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'ready') {
        place.isReady = true;
        if (!hasServed && [...places.values()].every(({ isReady }) => isReady)) {
          hasServed = true;
          onReady(message.address);
        }
      } else if (message.type === 'launch') {
        const background = places.get(0);
        if (background) post(background.worker, { type: 'launch' });
      } else if (message.type === 'gather') {
        gather().then((text) => post(worker, { type: 'gathered', id: message.id, text }));
      } else if (message.type === 'numbers') counts.answer(message);
    });
    worker.on('exit', (code) => {
      places.delete(at);
      endedSnapshot = mergeMetrics([endedSnapshot, countsOnly(place.last)]);
      if (isStopping || !hasServed) {
        // A process that cannot start has printed the reason itself, and would print it again.
        if (!isStopping) stopAll(false);
        exitCode = Math.max(exitCode, code ?? 1);
        if (places.size === 0) finish(exitCode);
        return;
      }
      wait(Math.max(0, minLifeMs - (elapsed() - place.startedAt))).then(() => {
        if (!isStopping) start(at);
        else if (places.size === 0) finish(exitCode);
      });
    });
  };
  let exitCode = 0;
  process.on('SIGTERM', () => stopAll(true));
  process.on('SIGINT', () => stopAll(false));
  for (let at = 0; at < count; at++) start(at);
  return whenFinished;
};
