import type { ReadRequest } from '../../../adnet/wire/lists.ts';
import type { Relayed } from '../../../kernel/relayed.ts';
import { ask, refusalOf } from '../../../publish/ask.ts';
import { tokenFor } from '../../../publish/token.ts';
import type { Context } from '../operation.ts';

/** Asks the platform and hands its bytes on. */
export const relayRead = async (ctx: Context, request: ReadRequest): Promise<Relayed> => {
  const { deps } = ctx;
  const answer = await ask(deps, ctx, tokenFor(deps, ctx), request);
  return answer.kind === 'ok' ? answer.relayed : refusalOf(deps, ctx, answer);
};
