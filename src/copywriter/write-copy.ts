import { Failure } from '../kernel/failures.ts';
import { untilAborted } from '../kernel/within.ts';
import {
  type Brief,
  type Copy,
  type Finding,
  type Guard,
  isStopped,
  type WriteOptions,
  type Writer,
} from './types.ts';

type WriteCopyOptions = WriteOptions & { writer: Writer; guard: Guard; brief: Brief };

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

/** Fewer variants or hooks than asked for are no fault where the copy's own notes say so. */
const isTold =
  ({ variants, notes = [] }: Copy) =>
  ({ variant, field }: Finding): boolean =>
    variant === null && variants.length > 0 && notes.some(({ about }) => about === `num_${field}`);

/** Copy that the guard does not stop; whoever wrote it, this is the last reading before it leaves. */
export const writeCopy = async (options: WriteCopyOptions): Promise<Copy> => {
  const { writer, guard, brief, signal, onFindings } = options;
  const copy = await attempt(signal, () => writer.write(brief, { signal, onFindings }));
  const isShortage = isTold(copy);
  const findings = guard(copy, brief).filter((finding) => !isShortage(finding));
  onFindings?.(findings);
  if (isStopped(findings)) throw new Failure('generation_failed', { cause: rejection(findings) });
  return copy;
};
