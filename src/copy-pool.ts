import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Config } from './config.ts';
import type { FromWorker, ToWorker } from './copy-messages.ts';
import type { Brief, Copy, Finding } from './copywriter/types.ts';
import { Failure } from './kernel/failures.ts';
import { createTurns } from './kernel/turns.ts';
import type { AskedCheck, CopyDesk, CopyJob } from './operations/copy-desk.ts';

/** A processor stays free for requests. */
const mostWorkers = () => Math.max(1, Math.min(4, availableParallelism() - 1));
/** A model thinks elsewhere, so one thread looks after many of its answers. */
const mostModelJobs = 64;
const mostWaiting = 256;
/** The built-in writer needs milliseconds; a thread that is still at it after this is ended. */
const longestJobMs = 30_000;

type Task =
  | { call: 'readBrief'; asked: unknown }
  | { call: 'write'; asked: Brief }
  | { call: 'check'; asked: AskedCheck };
type Done = Brief | Copy | Finding[];
type Waiting = {
  job: CopyJob;
  done(value: Done): void;
  fail(error: unknown): void;
};

/** The copy desk in threads of its own. Accounts are served in turn, so none makes the others wait. */
export const createCopyPool = (file: URL, copy: Config['copy']) => {
  const isBuiltin = copy.provider === 'builtin';
  const size = isBuiltin ? mostWorkers() : 1;
  const places = isBuiltin ? size : mostModelJobs;
  const turns = createTurns({ places, mostWaiting, shared: true });
  const workers: CopyWorker[] = [];

  const leastBusy = () => {
    const idle = workers.find((worker) => worker.busy() === 0);
    if (idle) return idle;
    if (workers.length < size) {
      const fresh = startWorker(file, copy, () => workers.splice(workers.indexOf(fresh), 1));
      workers.push(fresh);
      return fresh;
    }
    return workers.reduce((least, next) => (next.busy() < least.busy() ? next : least));
  };

  const run = async <T extends Done>(task: Task, job: CopyJob): Promise<T> => {
    const { holder, signal } = job;
    const entered = turns.enter({ holder });
    if (entered !== true) {
      signal.addEventListener('abort', entered.giveUp, { once: true });
      const found = await entered.turn;
      signal.removeEventListener('abort', entered.giveUp);
      signal.throwIfAborted();
      if (!found) throw tooBusy();
    }
    const limitMs = isBuiltin ? longestJobMs : null;
    const { result, over } = leastBusy().run(task, job, limitMs);
    // The thread is at work until it says otherwise, whoever has stopped waiting for it.
    over.then(() => turns.leave({ holder }));
    // What the thread sends back is what its desk returned for this call.
    return (await result) as T;
  };

  const desk: CopyDesk = {
    readBrief: (asked, job) => run<Brief>({ call: 'readBrief', asked }, job),
    write: (brief, job) => run<Copy>({ call: 'write', asked: brief }, job),
    check: (asked, job) => run<Finding[]>({ call: 'check', asked }, job),
  };
  return {
    desk,
    async close() {
      turns.close();
      await Promise.all(workers.splice(0).map((worker) => worker.end()));
    },
  };
};

const tooBusy = () =>
  new Failure('unavailable', {
    message: 'Too much copy is being written just now. Try again in a moment.',
    retryAfterSeconds: 2,
  });

type CopyWorker = ReturnType<typeof startWorker>;

const startWorker = (file: URL, copy: Config['copy'], onGone: () => void) => {
  const worker = new Worker(file, { workerData: copy });
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.on('message', ({ id, findings, done, failed }: FromWorker) => {
    const one = waiting.get(id);
    if (findings) return one?.job.onFindings?.(findings);
    waiting.delete(id);
    if (done) one?.done(done);
    else
      one?.fail(
        failed && 'code' in failed ? new Failure(failed.code, failed.options) : failed?.cause,
      );
  });
  const goneWith = (cause: unknown) => {
    onGone();
    for (const { fail } of waiting.values()) fail(new Failure('generation_failed', { cause }));
    waiting.clear();
  };
  worker.once('error', goneWith);
  worker.once('exit', (code) => goneWith(new Error(`the copy thread ended with ${code}`)));
  const say = (message: ToWorker) => worker.postMessage(message);

  return {
    busy: () => waiting.size,
    end: () => worker.terminate(),
    /** `result` for whoever asked; `over` when the thread has done with it. */
    run(task: Task, job: CopyJob, limitMs: number | null) {
      const id = ++last;
      let ended = () => {};
      const over = new Promise<void>((resolve) => {
        ended = resolve;
      });
      const limit = limitMs === null ? undefined : setTimeout(() => worker.terminate(), limitMs);
      const result = new Promise<Done>((resolve, reject) => {
        const leave = () => {
          say({ id, stop: true });
          reject(job.signal.reason);
        };
        const end = () => {
          clearTimeout(limit);
          job.signal.removeEventListener('abort', leave);
          ended();
        };
        job.signal.addEventListener('abort', leave, { once: true });
        waiting.set(id, {
          job,
          done(value) {
            end();
            resolve(value);
          },
          fail(error) {
            end();
            reject(error);
          },
        });
      });
      // Each call carries what the desk's method of that name takes.
      say({ id, ...task } as ToWorker);
      return { result, over };
    },
  };
};
