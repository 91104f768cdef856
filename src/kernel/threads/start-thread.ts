import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A function that runs in its own thread. Variables of its file do not exist there, so everything it uses comes as
 * an argument.
 */
export type ThreadProgram = (
  thread: typeof import('node:worker_threads'),
  load: (library: string) => unknown,
) => void;

/**
 * Starts a thread with the source text of this function. So the compiler checks the program like other code, and
 * the bundle needs no second file for it.
 */
export const startThread = (program: ThreadProgram, options: WorkerOptions) =>
  new Worker(`(${program})(require('node:worker_threads'), require);`, { ...options, eval: true });
