import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

/**
 * A test that never returns to the event loop, or uses all memory, cannot be ended by its own time limit, and the
 * run would wait forever. A separate thread ends the process, and names the file and the lines that were running.
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

// The files of a worker share one thread, which is told which file runs.
globalThis.runawayWatch ??= start();
globalThis.runawayWatch.postMessage(expect.getState().testPath ?? 'a test');
