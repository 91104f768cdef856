import { setImmediate } from 'node:timers/promises';
import { Failure } from '../contract/failures.ts';
import { withDeadline } from '../kernel/async/timeout.ts';
import { createFairQueue } from '../kernel/fairness/fair-queue.ts';
import { createPause } from '../kernel/fairness/portions.ts';
import { writeDraft } from './builtin/writer.ts';
import { checkVariant, type WrittenVariant } from './guard/guard.ts';
import { type AskedBrief, readBrief, readCheckedBrief } from './read-brief.ts';
import type { Brief, CopyWithClaims, Finding, OnStep } from './types.ts';
import { type ModelAccess, modelWriter, writeCopy } from './write-copy.ts';

/** One piece of work at the desk. */
type CopyJob = {
  /** The account it is for: the desk serves accounts in turn. */
  owner: string;
  /** Ends the work when the client has gone. */
  signal: AbortSignal;
  /** Hears what a model is doing; the built-in writer says nothing. */
  onStep?: OnStep | undefined;
  /**
   * Called with what the guard found, even if that is nothing: first in all texts of a model, then in the copy that
   * is made of them. The built-in writer never calls it.
   */
  onFindings?: (findings: Pick<Finding, 'rule'>[]) => void;
};

/** Texts that a person wrote, and the brief they are read against. */
type AskedCheck = { brief: AskedBrief; variants: readonly WrittenVariant[] };

/** Where copy is written, and read before it leaves. */
export type CopyDesk = {
  /** Whether a language model writes; otherwise the built-in writer does. */
  isModel: boolean;
  readBrief(request: AskedBrief): Promise<Brief>;
  write(brief: Brief, job: CopyJob): Promise<CopyWithClaims>;
  check(request: AskedCheck, job: CopyJob): Promise<Finding[]>;
  close(): void;
};

/** A model thinks elsewhere: what it costs here is memory. The built-in writer and the guard need milliseconds. */
const maxModelJobs = 64;
const maxOwnJobs = 4;
const maxWaiting = 256;
const checkTimeoutMs = 5_000;

const tooBusy = () =>
  new Failure('unavailable', {
    message: 'Too much copy is being written just now. Try again in a moment.',
    retryAfterSeconds: 2,
  });

/** A place at the desk for each job; accounts are served in turn, so that no account makes the others wait. */
const createPlaces = (places: number) => {
  const queue = createFairQueue({ slots: places, maxWaiting, shared: true });
  const run = <T>({ owner, signal }: CopyJob, work: () => Promise<T>): Promise<T> => {
    const begin = async () => {
      signal.throwIfAborted();
      return work();
    };
    const refuse = () => {
      signal.throwIfAborted();
      throw tooBusy();
    };
    return queue.run({ owner }, begin, refuse, signal);
  };
  return { run, close: queue.close };
};

/** If no language was requested, findings about the language are left out. */
const isAbout = ({ language }: AskedBrief, rule: string) =>
  language !== undefined || rule !== 'shape.language';

/** What the guard says of each text; others' requests get their turn in between. */
const checkAll = async ({ brief: requestBrief, variants }: AskedCheck, signal: AbortSignal) => {
  const briefs = new Map<string, Brief>();
  const findings: Finding[] = [];
  const pause = createPause();
  for (const [at, texts] of variants.entries()) {
    const ownBrief = await readCheckedBrief(requestBrief, Object.values(texts).join('\n'));
    // What is known of a brief is kept with it, so texts of one language share it.
    const brief = briefs.get(ownBrief.language) ?? ownBrief;
    briefs.set(ownBrief.language, brief);
    for (const portion of checkVariant(texts, at, brief)) {
      findings.push(...portion.filter(({ rule }) => isAbout(requestBrief, rule)));
      await pause();
      signal.throwIfAborted();
    }
  }
  return findings;
};

/** The desk with the configured writer. The same guard reads the copy of every writer before it leaves. */
export const createCopyDesk = (access: ModelAccess | null): CopyDesk => {
  const writer = access && modelWriter(access);
  const isModel = access !== null;
  const writing = createPlaces(isModel ? maxModelJobs : maxOwnJobs);
  const checking = createPlaces(maxOwnJobs);
  return {
    isModel,
    readBrief: (request) => readBrief(request, { isModel }),
    write: (brief, job) =>
      writing.run(job, async () => {
        await setImmediate();
        return writer ? writeCopy(writer, brief, job) : writeDraft(brief);
      }),
    check: (request, job) =>
      checking.run(job, () =>
        withDeadline(job.signal, checkTimeoutMs, (signal) => checkAll(request, signal), tooBusy),
      ),
    close() {
      writing.close();
      checking.close();
    },
  };
};
