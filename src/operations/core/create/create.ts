import type { Kind } from '../../../adnet/kinds/list.ts';
import type { RelayedAnswer } from '../../../kernel/relayed.ts';
import { publish } from '../../../publish/publish.ts';
import type { Context } from '../operation.ts';

type Body = Record<string, unknown> & { account_id?: string | undefined };

/** Creates what the request asks for, and hands the platform's answer on. */
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
