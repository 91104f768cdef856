import { span } from '../../kernel/clock.ts';
import { findPassword, hasPassword } from '../../store/passwords.ts';
import { findSession } from '../../store/sessions.ts';
import type { Deps } from '../deps.ts';
import { isRightPassword } from './password.ts';
import { countAttempt, forgiveAccount } from './slowing.ts';

const freshMs = span({ minutes: 30 });

type Who = { accountId: string; email: string; sessionId: string };

/**
 * Before somebody changes how they sign in: whoever finds a browser open must not take the account.
 * `fresh`: signed in just now. `password`: the current one is asked for. `again`: sign in first.
 */
export type Proof = 'fresh' | 'password' | 'again';

export const proofNeeded = async ({ store }: Pick<Deps, 'store'>, who: Who): Promise<Proof> => {
  const session = await findSession(store.db, who.accountId, who.sessionId);
  if (session && session.now - session.created_at < freshMs) return 'fresh';
  return (await hasPassword(store.db, who.accountId)) ? 'password' : 'again';
};

/** Whether they have shown it; wrong passwords are slowed as at the door. */
export const isProven = async (
  deps: Pick<Deps, 'store' | 'passwordCost'>,
  who: Who,
  current: string,
): Promise<boolean> => {
  const needed = await proofNeeded(deps, who);
  if (needed !== 'password') return needed === 'fresh';
  const account = { kind: 'account', name: who.email } as const;
  if ((await countAttempt(deps.store, [account])) > 0) return false;
  const known = await findPassword(deps.store.db, who.email);
  const isRight = await isRightPassword(deps, current, known?.hash ?? null);
  if (isRight) await forgiveAccount(deps.store, account);
  return isRight;
};
