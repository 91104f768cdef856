import type { WrittenVariant } from '../copywriter/guard/guard.ts';
import type { readBrief } from '../copywriter/read-brief.ts';
import type { Brief, Copy, Finding } from '../copywriter/types.ts';

/** One piece of work at the desk. */
export type CopyJob = {
  /** The account it is for: the desk serves accounts in turn. */
  holder: string;
  signal: AbortSignal;
  /** Called once per round with what the guard said, an empty list included. */
  onFindings?: (findings: Pick<Finding, 'rule'>[]) => void;
};

export type AskedBrief = Parameters<typeof readBrief>[0];

/** Texts that a person wrote, and the brief they are read against. */
export type AskedCheck = { brief: AskedBrief; variants: readonly WrittenVariant[] };

/** Where copy is written and read before it leaves. Takes and gives plain data, so it can be another thread. */
export type CopyDesk = {
  readBrief(asked: AskedBrief, job: CopyJob): Promise<Brief>;
  write(brief: Brief, job: CopyJob): Promise<Copy>;
  check(asked: AskedCheck, job: CopyJob): Promise<Finding[]>;
};
