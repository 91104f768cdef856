import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { outOfOrder } from './sqlite.ts';

/** Stands in a statement that may take long: it is answered in a thread of its own, so that nobody else waits for it. */
export const apart = '/* apart */';

/** As long as PostgreSQL gives a statement. */
const statementTimeoutMs = 4_000;

/** Runs in the thread. */
const code = `
const { parentPort, workerData } = require('node:worker_threads');
const Database = require(workerData.library);
const sqlite = new Database(workerData.file);
sqlite.exec('pragma busy_timeout = 5000; pragma query_only = ' + (workerData.isReader ? 'on' : 'off'));
parentPort.on('message', ({ text, parameters }) => {
  try {
    const statement = sqlite.prepare(text);
    const rows = statement.reader ? statement.all(parameters) : (statement.run(parameters), []);
    parentPort.postMessage({ rows });
  } catch (error) {
    parentPort.postMessage({ problem: String(error?.message ?? error), code: String(error?.code ?? '') });
  }
});`;

type ThreadAnswer = { rows: unknown[] } | { problem: string; code: string };

const startThread = (file: string, isReader: boolean) => {
  const library = createRequire(import.meta.url).resolve('libsql');
  const worker = new Worker(code, { eval: true, workerData: { library, file, isReader } });
  worker.unref();
  return worker;
};

const ask = (worker: Worker, text: string, parameters: readonly unknown[], timeoutMs: number) =>
  new Promise<unknown[]>((resolve, reject) => {
    const fail = (why: string) => {
      end();
      void worker.terminate();
      reject(outOfOrder(new Error(why)));
    };
    const limit = setTimeout(() => fail('the statement took too long'), timeoutMs);
    const onMessage = (answer: ThreadAnswer) => {
      end();
      if ('rows' in answer) resolve(answer.rows);
      else reject(Object.assign(new Error(answer.problem), { code: answer.code }));
    };
    const onExit = () => fail('the thread of the database ended');
    const onError = (error: Error) => fail(error.message);
    const end = () => {
      clearTimeout(limit);
      worker.off('message', onMessage).off('exit', onExit).off('error', onError);
    };
    worker.on('message', onMessage).on('exit', onExit).on('error', onError);
    worker.postMessage({ text, parameters });
  });

/** Reads of one file, one after the other, beside the main thread. It starts with the first of them. */
export const createReaderThread = (file: string) => {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const readNow = async (text: string, parameters: readonly unknown[]) => {
    worker ??= startThread(file, true);
    try {
      return await ask(worker, text, parameters, statementTimeoutMs);
    } catch (error) {
      void worker?.terminate();
      worker = null;
      throw error;
    }
  };
  return {
    read(text: string, parameters: readonly unknown[]) {
      const answer = last.then(() => readNow(text, parameters));
      last = answer.catch(() => {});
      return answer;
    },
    close: async () => void (await worker?.terminate()),
  };
};

export type ReaderThread = ReturnType<typeof createReaderThread>;

const copyTimeoutMs = 600_000;

/** Writes a consistent copy of the file into another, beside the main thread. */
export const copyApart = async (file: string, copy: string) => {
  const worker = startThread(file, false);
  try {
    await ask(worker, `vacuum into '${copy.replaceAll("'", "''")}'`, [], copyTimeoutMs);
  } finally {
    await worker.terminate();
  }
};
