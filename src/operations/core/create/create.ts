import { adAccountId } from '../../../adnet/ids.ts';
import type { Kind } from '../../../adnet/kinds/list.ts';
import type { FailureCode } from '../../../contract/failures.ts';
import type { RelayedAnswer } from '../../../kernel/answers/relayed.ts';
import { publish } from '../../../publish/publish.ts';
import type { Context, Identity } from '../operation.ts';

/** The pinned ad account of the caller's workspace. */
export const pinnedAccount = ({ connection }: Identity) =>
  adAccountId(connection?.selected_ad_account_id);

/** Failures that every write can return, besides those of its own pre-checks. */
export const writeFailures: readonly FailureCode[] = [
  'guardrail',
  'writes_disabled',
  'write_limit_hour',
  'write_limit_day',
  'adnet_outcome_unknown',
];

type Body = Record<string, unknown> & { account_id?: string | undefined };

/** Creates the requested object, and returns the platform's answer. */
export const create = async (
  ctx: Context,
  kind: Kind,
  { account_id, ...fields }: Body,
  validateOnly = false,
): Promise<RelayedAnswer> => {
  if (account_id === undefined)
    throw new Error('A create needs defaultAccountId in its operation.');
  const options = { key: ctx.idempotencyKey, validateOnly };
  return (await publish(ctx.deps, ctx, kind, { account_id, ...fields }, options)).answer;
};
