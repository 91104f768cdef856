import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Runs in a thread of its own, where nothing of its file exists: all that it uses comes as an argument. */
export type ThreadProgram = (
  thread: typeof import('node:worker_threads'),
  load: (library: string) => unknown,
) => void;

/**
 * Starts a thread with the text of this function. So the program is checked like all other code, and a bundle needs no
 * second file for it.
 */
export const startThread = (program: ThreadProgram, options: WorkerOptions) =>
  new Worker(`(${program})(require('node:worker_threads'), require);`, { ...options, eval: true });
