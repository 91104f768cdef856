import { createRequire } from 'node:module';
import type { Worker } from 'node:worker_threads';
import { startThread, type ThreadProgram } from '../../../kernel/threads/start-thread.ts';
import { outOfOrder } from './sqlite.ts';

/** Marks a statement that may take long: it runs in a separate thread, so that nothing else waits for it. */
export const onReaderThread = '/* apart */';

/** The same limit as PostgreSQL has for a statement. */
const statementTimeoutMs = 4_000;

type DatabaseTask = { library: string; file: string; isReader: boolean };
type ThreadQuestion = { text: string; parameters: unknown[] };
type ThreadAnswer = { rows: unknown[] } | { problem: string; code: string };

/** Runs in the thread. */
const answerInThread: ThreadProgram = ({ parentPort, workerData }, load) => {
  const { library, file, isReader } = workerData as DatabaseTask;
  const Database = load(library) as typeof import('libsql');
  const sqlite = new Database(file);
  sqlite.exec(`pragma busy_timeout = 5000; pragma query_only = ${isReader ? 'on' : 'off'}`);
  const answer = ({ text, parameters }: ThreadQuestion): ThreadAnswer => {
    try {
      const statement = sqlite.prepare(text);
      if (statement.reader) return { rows: statement.all(parameters) };
      statement.run(parameters);
      return { rows: [] };
    } catch (error) {
      const { message, code } = error as Partial<NodeJS.ErrnoException>;
      return { problem: String(message ?? error), code: String(code ?? '') };
    }
  };
  parentPort?.on('message', (question) => parentPort.postMessage(answer(question)));
};

const openThread = (file: string, isReader: boolean) => {
  const library = createRequire(import.meta.url).resolve('libsql');
  const worker = startThread(answerInThread, { workerData: { library, file, isReader } });
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

/** Reads of one file, one after the other, in a thread beside the main one, which starts with the first read. */
export const createReaderThread = (file: string) => {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const readNow = async (text: string, parameters: readonly unknown[]) => {
    worker ??= openThread(file, true);
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

/** Writes a consistent copy of the file to another one, in a thread beside the main one. */
export const copyApart = async (file: string, copy: string) => {
  const worker = openThread(file, false);
  try {
    await ask(worker, `vacuum into '${copy.replaceAll("'", "''")}'`, [], copyTimeoutMs);
  } finally {
    await worker.terminate();
  }
};
