import { setImmediate } from 'node:timers/promises';
import { elapsed } from '../clock.ts';

/** After so many milliseconds of work for one owner, the event loop serves other owners. */
export const portionMs = 5;

export type Pause = () => Promise<void>;

/**
 * Long work awaits this between its steps. It lets other owners go first once a portion of time is used. It does
 * not do so after every step: if another customer is busy, each pause costs a whole portion of theirs.
 */
export const createPause = (): Pause => {
  let since = elapsed();
  return async () => {
    if (elapsed() - since < portionMs) return;
    await setImmediate();
    since = elapsed();
  };
};

/** So many rows of a file are written without a pause, which takes some milliseconds. */
const portionRows = 100;

/**
 * Returns the rows in portions, and removes them from the list, so that the memory of rows already handed out can
 * be freed.
 */
export function* inPortions<Row>(rows: Row[]): Generator<Row[]> {
  while (rows.length > 0) yield rows.splice(0, portionRows);
}
