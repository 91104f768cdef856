import type { FailureCode } from '../../../contract/failures.ts';

/** What every write can answer beyond its own pre-checks. */
export const writeFailures: readonly FailureCode[] = [
  'guardrail',
  'writes_disabled',
  'write_limit_hour',
  'write_limit_day',
  'adnet_outcome_unknown',
];
