import { createTurns, type Seat } from '../../kernel/fair-queue.ts';
import type { Token } from '../login/token.ts';
import type { Stopper } from './deadline.ts';

/** Whose calls are counted, limited and cut off together. Reads and writes do not share a lane. */
export type Lane = {
  kind: 'read' | 'write';
  seat: Seat;
  /** Names the lane: one caller, one workspace, one ad account, one kind. */
  key: string;
};

/** `laneName`: the ad account, or what else the call is about. */
export const laneOf = (
  kind: Lane['kind'],
  { holder }: Pick<Token, 'holder'>,
  laneName: string,
): Lane => {
  const lane = `${holder?.workspaceId ?? ''} ${laneName}`;
  const owner = holder?.accountId ?? '';
  return { kind, seat: { holder: owner, lane }, key: `${kind} ${owner} ${lane}` };
};

/** A bounded number of calls, shared out among callers, so that none makes the others wait. */
export type Lanes = {
  /** True at once when there is room; otherwise a promise that says whether room was found. */
  enter(lane: Lane, stopper: Stopper): true | Promise<boolean>;
  leave(lane: Lane): void;
};

export type Places = { read: number; write: number };

export const createLanes = (places: Places, mostWaiting: number): Lanes => {
  const turns = {
    read: createTurns({ places: places.read, mostWaiting, shared: true }),
    write: createTurns({ places: places.write, mostWaiting, shared: true }),
  };

  return {
    enter({ kind, seat }, stopper) {
      const entered = turns[kind].enter(seat);
      if (entered === true) return true;
      if (stopper.stopped !== null) entered.giveUp();
      stopper.onStop = entered.giveUp;
      return entered.turn.then((found) => {
        stopper.onStop = null;
        return found;
      });
    },
    leave: ({ kind, seat }) => turns[kind].leave(seat),
  };
};
