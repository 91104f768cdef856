import { createFairQueue, type Slot } from '../../kernel/fair-queue.ts';
import type { Token } from '../login/token.ts';
import type { Deadline } from './deadline.ts';

/** Whose calls are counted, limited and cut off together. Reads and writes do not share a lane. */
export type CallQueueKey = {
  kind: 'read' | 'write';
  slot: Slot;
  /** Names the lane: one caller, one workspace, one ad account, one kind. */
  key: string;
};

/** `queueName`: the ad account, or what else the call is about. */
export const queueKeyOf = (
  kind: CallQueueKey['kind'],
  token: Pick<Token, 'owner'>,
  queueName: string,
): CallQueueKey => {
  const queueKey = `${token.owner?.workspaceId ?? ''} ${queueName}`;
  const owner = token.owner?.accountId ?? '';
  return { kind, slot: { owner, queueKey }, key: `${kind} ${owner} ${queueKey}` };
};

/** A bounded number of calls, shared out among callers, so that none makes the others wait. */
export type CallQueues = {
  /** True at once when there is room; otherwise a promise that says whether room was found. */
  enter(queueKey: CallQueueKey, deadline: Deadline): true | Promise<boolean>;
  leave(queueKey: CallQueueKey): void;
};

export type Places = { read: number; write: number };

export const createCallQueues = (places: Places, maxWaiting: number): CallQueues => {
  const turns = {
    read: createFairQueue({ places: places.read, maxWaiting, shared: true }),
    write: createFairQueue({ places: places.write, maxWaiting, shared: true }),
  };

  return {
    enter({ kind, slot }, deadline) {
      const entered = turns[kind].enter(slot);
      if (entered === true) return true;
      if (deadline.stopped !== null) entered.giveUp();
      deadline.onStop = entered.giveUp;
      return entered.turn.then((found) => {
        deadline.onStop = null;
        return found;
      });
    },
    leave: ({ kind, slot }) => turns[kind].leave(slot),
  };
};
