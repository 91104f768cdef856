import { setImmediate } from 'node:timers/promises';
import { elapsed } from '../clock.ts';

/** The longest run of one owner before the event loop serves others. */
export const portionMs = 5;

export type Pause = () => Promise<void>;

/**
 * Awaited between the steps of long work: lets others go first once the steps have made a portion. After each step
 * would be too often, because beside a busy customer each time costs a portion of theirs.
 */
export const createPause = (): Pause => {
  let since = elapsed();
  return async () => {
    if (elapsed() - since < portionMs) return;
    await setImmediate();
    since = elapsed();
  };
};

/** Rows of a file that are written in one go: some milliseconds of work. */
const portionRows = 100;

/** All of them, a portion at a time; what was handed out is kept here no longer. */
export function* inPortions<Row>(rows: Row[]): Generator<Row[]> {
  while (rows.length > 0) yield rows.splice(0, portionRows);
}
