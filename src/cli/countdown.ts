import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../kernel/clock.ts';
import type { Terminal } from './terminal.ts';

const sentence = (ms: number) =>
  `  … a new connection waits before it may create anything: ${Math.ceil(ms / 1000)} s`;

/** Waits for the cool-down of a connection: counting down on a terminal, with one line elsewhere. */
export const waitForWrites = async (unlockAt: string | null, terminal: Terminal) => {
  const until = unlockAt === null ? 0 : Date.parse(unlockAt);
  const left = () => until - systemClock();
  if (left() <= 0) return;
  if (!terminal.isWatched) terminal.out(sentence(left()));
  while (left() > 0) {
    if (terminal.isWatched) terminal.replaceLine(sentence(left()));
    await wait(Math.min(left(), 1_000));
  }
  if (terminal.isWatched) terminal.replaceLine('');
  // The database's clock decides, and it may be a little behind this one.
  await wait(300);
};
