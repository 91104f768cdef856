import type { Brief, Copy, Finding } from './copywriter/types.ts';
import type { FailureCode, FailureOptions } from './kernel/failures.ts';
import type { AskedBrief, AskedCheck } from './operations/copy-desk.ts';

/** What is said between the service and the thread of its copy desk. */
export type ToWorker =
  | { id: number; call: 'readBrief'; asked: AskedBrief }
  | { id: number; call: 'write'; asked: Brief }
  | { id: number; call: 'check'; asked: AskedCheck }
  | { id: number; stop: true };

export type FromWorker = {
  id: number;
  findings?: { rule: string }[];
  done?: Brief | Copy | Finding[];
  failed?: { code: FailureCode; options: FailureOptions } | { cause: Error };
};
