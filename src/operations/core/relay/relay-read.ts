import type { ReadRequest } from '../../../adnet/wire/lists.ts';
import type { RelayedAnswer } from '../../../kernel/relayed.ts';
import { askWith, refusalOf } from '../../../publish/ask.ts';
import { tokenFor } from '../../../publish/token.ts';
import type { Context } from '../operation.ts';

/** Asks the platform and hands its bytes on. */
export const relayRead = async (ctx: Context, request: ReadRequest): Promise<RelayedAnswer> => {
  const { deps } = ctx;
  const answer = await askWith(deps, ctx, tokenFor(deps, ctx), request);
  return answer.kind === 'ok' ? answer.relayed : refusalOf(deps, ctx, answer);
};
