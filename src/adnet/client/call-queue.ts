import { createFairQueue, type SlotRequest } from '../../kernel/fairness/fair-queue.ts';
import type { PlatformToken } from '../login/token.ts';
import type { Deadline } from './deadline.ts';

/** Whose calls are counted, limited and cut off together. Reads and writes do not share a queue. */
export type CallQueueKey = {
  kind: 'read' | 'write';
  slot: SlotRequest;
  /** Names the queue: one caller, one workspace, one ad account, one kind. The breaker counts by it. */
  key: string;
};

/**
 * `queueName`: the ad account, or what else the call is about. Slots are shared out among those who
 * pay: somebody who invites a hundred people gets no more of them. Within a payer's share each caller
 * has a queue of its own, so that one of them leaves room to the others.
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

/** A bounded number of calls, shared out among paying accounts, so that none makes the others wait. */
export type CallQueues = {
  /** True at once when there is room; otherwise a promise that says whether room was found. */
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
