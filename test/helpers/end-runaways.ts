import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

/**
 * A test that never gives the event loop back, or takes all memory, cannot be ended by its own time limit: the run would
 * wait for it without end. A thread beside it ends the process, and names the file and the lines it was in.
 */
declare global {
  var runawayWatch: Worker | undefined;
}

const beatMs = 500;

const start = () => {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  const thread = new Worker(new URL('./runaway-watch.mjs', import.meta.url), {
    workerData: { beats },
    execArgv: [],
  });
  thread.unref();
  return thread;
};

// Files of a worker share one thread, which is told whose turn it is.
globalThis.runawayWatch ??= start();
globalThis.runawayWatch.postMessage(expect.getState().testPath ?? 'a test');
