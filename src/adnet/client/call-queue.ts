import { createFairQueue, type SlotRequest } from '../../kernel/fairness/fair-queue.ts';
import type { PlatformToken } from '../login/token.ts';
import type { Deadline } from './deadline.ts';

/** The calls that are counted, limited and stopped together. Reads and writes have separate queues. */
export type CallQueueKey = {
  kind: 'read' | 'write';
  slot: SlotRequest;
  /** The name of the queue: one caller, one workspace, one ad account, one kind. The circuit breaker counts by it. */
  key: string;
};

/**
 * `queueName`: the ad account, or whatever else the call is about. Slots are shared out among paying accounts, so
 * inviting a hundred people brings no more slots. Within the share of a paying account, each caller has its own
 * queue, so that one caller leaves room for the others.
 */
export const queueKeyOf = (
  kind: CallQueueKey['kind'],
  token: Pick<PlatformToken, 'owner'>,
  queueName: string,
): CallQueueKey => {
  const { payerId = '', callerId = '', workspaceId = '' } = token.owner ?? {};
  const queueKey = `${callerId} ${workspaceId} ${queueName}`;
  return { kind, slot: { owner: payerId, queueKey }, key: `${kind} ${queueKey}` };
};

/** A limited number of calls, shared out among paying accounts, so that none keeps the others waiting. */
export type CallQueues = {
  /** True at once if a slot is free; otherwise a promise that says whether a slot was given. */
  enter(queueKey: CallQueueKey, deadline: Deadline): true | Promise<boolean>;
  leave(queueKey: CallQueueKey): void;
};

export type CallPlaces = { read: number; write: number };

export const createCallQueues = (places: CallPlaces, maxWaiting: number): CallQueues => {
  const queues = {
    read: createFairQueue({ slots: places.read, maxWaiting, shared: true }),
    write: createFairQueue({ slots: places.write, maxWaiting, shared: true }),
  };

  return {
    enter({ kind, slot }, deadline) {
      const entry = queues[kind].enter(slot);
      if (entry === true) return true;
      if (deadline.stopped !== null) entry.cancel();
      deadline.onStop = entry.cancel;
      return entry.admitted.then((outcome) => {
        deadline.onStop = null;
        return outcome;
      });
    },
    leave: ({ kind, slot }) => queues[kind].leave(slot),
  };
};
