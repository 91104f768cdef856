import { adAccountId } from '../../../adnet/ids.ts';
import {
  type AccountFacts,
  accountFacts,
  accountFactsRead,
} from '../../../adnet/preflight/account.ts';
import { Failure } from '../../../contract/failures.ts';
import { ask } from '../../../publish/reading/ask.ts';
import { tokenFor } from '../../../publish/tokens/token.ts';
import type { Context } from '../../core/operation.ts';

/** Reads an ad account from Meta; null if there is none or Meta does not answer. */
export const askAccount = async (
  ctx: Context,
  accountId: string | undefined,
): Promise<AccountFacts | null> => {
  const id = adAccountId(accountId);
  if (id === null) return null;
  try {
    const answer = await ask(ctx.deps, ctx, tokenFor(ctx.deps, ctx), accountFactsRead(id));
    return answer.kind === 'ok' ? accountFacts(answer.relayed.body) : null;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};
