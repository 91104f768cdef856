import { createRequire } from 'node:module';
import { createFairQueue } from '../fairness/fair-queue.ts';
import { startThread, type ThreadProgram } from './start-thread.ts';

/** Reading YAML takes a hundred times as long as reading JSON, so it happens in its own thread. */
export const yamlLimits = {
  maxBytes: 256 * 1024,
  maxDepth: 64,
  maxAliases: 20,
  maxJsonLength: 1_000_000,
};

const timeoutMs = 3_000;

type YamlTask = typeof yamlLimits & { library: string; text: string };

/**
 * Runs in the thread. It returns the result as JSON, because JSON has a length that can be limited and no objects
 * that occur twice.
 */
const readInThread: ThreadProgram = ({ parentPort, workerData }, load) => {
  const { library, text, maxAliases, maxJsonLength } = workerData as YamlTask;
  const { parse } = load(library) as typeof import('yaml');
  const answer = (): YamlAnswer => {
    try {
      const json: string | undefined = JSON.stringify(parse(text, { maxAliasCount: maxAliases }));
      if (json === undefined || json.length <= maxJsonLength) return { json: json ?? 'null' };
      return {
        problem: `holds more than ${maxJsonLength} characters once its aliases are filled in`,
      };
    } catch (error) {
      if (error instanceof RangeError) return { problem: 'is nested too deep' };
      const [why = ''] = String((error as Error)?.message ?? error).split('\n');
      return { problem: `cannot be read as YAML or JSON: ${why.slice(0, 300)}` };
    }
  };
  parentPort?.postMessage(answer());
};

/**
 * Judges from its brackets and dashes whether a text is nested too deeply, because the library takes very long to
 * find that out.
 */
const isTooDeep = (text: string) => {
  const { maxDepth } = yamlLimits;
  if (text.includes('- '.repeat(maxDepth + 1))) return true;
  let depth = 0;
  for (let at = 0; at < text.length && depth <= maxDepth; at++) {
    const character = text[at];
    if (character === '[' || character === '{') depth += 1;
    else if ((character === ']' || character === '}') && depth > 0) depth -= 1;
  }
  return depth > maxDepth;
};

export type YamlAnswer = { json: string } | { problem: string };

const library = () => createRequire(import.meta.url).resolve('yaml');

const readApart = (text: string) =>
  new Promise<YamlAnswer>((resolve) => {
    const worker = startThread(readInThread, {
      workerData: { library: library(), text, ...yamlLimits },
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    });
    worker.unref();
    const tooMuch = { problem: 'takes too long to read as YAML; send it as JSON' };
    const limit = setTimeout(() => void worker.terminate(), timeoutMs);
    const end = (answer: YamlAnswer) => {
      clearTimeout(limit);
      resolve(answer);
    };
    worker.once('message', end);
    // The thread has used up its memory or its time.
    worker.once('error', () => end(tooMuch));
    worker.once('exit', () => end(tooMuch));
  });

const sizeProblem = (text: string) => {
  const { maxBytes, maxDepth } = yamlLimits;
  if (Buffer.byteLength(text) > maxBytes)
    return `is larger than ${maxBytes / 1024} KB, which YAML may have; JSON and tables may have 1 MB`;
  return isTooDeep(text) ? `is nested deeper than ${maxDepth} levels` : null;
};

const busy = 'cannot be read while so many other files of yours are; try again in a moment';

/** Converts a YAML text to JSON, or says what is wrong with it. `owner` is the owner of the text. */
export const createYamlReader = () => {
  // One slot for an owner that sends many files, and one that stays free for the next owner.
  const queue = createFairQueue({ slots: 2, maxWaiting: 4, shared: true });
  return async (text: string, owner: string): Promise<YamlAnswer> => {
    const problem = sizeProblem(text);
    if (problem !== null) return { problem };
    return queue.run(
      { owner },
      () => readApart(text),
      () => ({ problem: busy }),
    );
  };
};
