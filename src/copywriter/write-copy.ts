import { Failure } from '../kernel/failures.ts';
import {
  type Brief,
  type Copy,
  type Finding,
  type Guard,
  isStopped,
  type Writer,
} from './types.ts';

const mostRewrites = 2;

type WriteCopyOptions = {
  writer: Writer;
  guard: Guard;
  brief: Brief;
  signal: AbortSignal;
  /** Called once per round with what the guard said, an empty list included. */
  onFindings?: ((findings: Finding[]) => void) | undefined;
};

/** Ends with the caller's abort at once, even when the work does not listen to it. */
const untilAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** A writer's own verdict stands; any other trouble of its is a failed generation. */
const attempt = async (signal: AbortSignal, work: () => Promise<Copy>): Promise<Copy> => {
  signal.throwIfAborted();
  try {
    return await untilAborted(signal, work());
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof Failure) throw cause;
    throw new Failure('generation_failed', { cause });
  }
};

const rejection = (findings: Finding[]) => {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  return new Error(`The guard rejected the copy: ${rules.join(', ')}.`);
};

/** Writes copy that the guard does not stop, or fails. */
export const writeCopy = async (options: WriteCopyOptions): Promise<Copy> => {
  const { writer, guard, brief, signal, onFindings } = options;
  const rewrite = writer.rewrite?.bind(writer);
  let copy = await attempt(signal, () => writer.write(brief, { signal }));

  for (let rewrites = 0; ; rewrites++) {
    const findings = guard(copy, brief);
    onFindings?.(findings);
    if (!isStopped(findings)) return copy;
    if (!rewrite || rewrites === mostRewrites)
      throw new Failure('generation_failed', { cause: rejection(findings) });
    const rejected = copy;
    copy = await attempt(signal, () => rewrite(brief, rejected, findings, { signal }));
  }
};
