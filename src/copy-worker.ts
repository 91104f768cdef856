import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createCopyDesk } from './copy-desk.ts';
import type { FromWorker, ToWorker } from './copy-messages.ts';
import { Failure } from './kernel/failures.ts';
import type { CopyJob } from './operations/copy-desk.ts';

/** The copy desk in a thread of its own: word lists and guard never hold up a request. */
const desk = createCopyDesk(workerData);
const working = new Map<number, AbortController>();

try {
  // Of this thread alone: where processors are few, requests go first.
  setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Some systems do not allow it; then the threads share as equals.
}

const tell = (message: FromWorker) => parentPort?.postMessage(message);

const toldError = (error: unknown): NonNullable<FromWorker['failed']> =>
  error instanceof Failure
    ? { code: error.code, options: { ...error.options, message: error.message } }
    : { cause: error instanceof Error ? error : new Error(String(error)) };

type Call = Extract<ToWorker, { call: string }>;

/** The desk's own methods, each with what it takes. */
const atDesk = ({ call, asked }: Call, job: CopyJob): Promise<NonNullable<FromWorker['done']>> => {
  switch (call) {
    case 'readBrief':
      return desk.readBrief(asked, job);
    case 'write':
      return desk.write(asked, job);
    case 'check':
      return desk.check(asked, job);
  }
};

const work = async (id: number, call: Call) => {
  const controller = new AbortController();
  working.set(id, controller);
  const job = {
    holder: '',
    signal: controller.signal,
    onFindings: (findings: { rule: string }[]) =>
      tell({ id, findings: findings.map(({ rule }) => ({ rule })) }),
  };
  try {
    tell({ id, done: await atDesk(call, job) });
  } catch (error) {
    tell({ id, failed: toldError(error) });
  } finally {
    working.delete(id);
  }
};

parentPort?.on('message', (message: ToWorker) => {
  if ('stop' in message) working.get(message.id)?.abort();
  else work(message.id, message);
});
