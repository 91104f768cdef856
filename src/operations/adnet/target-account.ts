import { z } from 'zod';
import { adAccountId } from '../../adnet/ids.ts';
import { Failure } from '../../kernel/failures.ts';
import type { Context } from '../operation.ts';

const message = 'is required, because no ad account is pinned to the workspace';

type Body = { account_id?: string | undefined };

/**
 * Where other fields are wrong too, all problems are named at once; whether an account is pinned
 * is not known yet, so this one says both.
 */
export const accountHint = () => {
  const hint = z.check<Body>(({ value, issues }) => {
    const isNamed = issues.some(({ path }) => path?.[0] === 'account_id');
    if (issues.length === 0 || isNamed || value?.account_id !== undefined) return;
    issues.unshift({
      code: 'custom',
      path: ['account_id'],
      message: 'is required unless an ad account is pinned',
      input: undefined,
    });
  });
  // Without this it would be left out as soon as something else is wrong.
  hint._zod.def.when = () => true;
  return hint;
};

/** The ad account a create is for: the one it names, or the one pinned to the workspace. */
export const targetAccount = ({ caller }: Context, named: string | undefined): string => {
  const account = named ?? adAccountId(caller.connection?.selected_ad_account_id);
  if (account) return account;
  throw new Failure('invalid_request', { fields: [{ field: 'account_id', message }] });
};
