import { recordOfPerson } from '../../events/record.ts';
import { Failure } from '../../kernel/failures.ts';
import { hashPassword, isPassword } from '../../kernel/password-hash.ts';
import { createTurns } from '../../kernel/turns.ts';
import { findPassword, setPassword } from '../../store/passwords.ts';
import { deleteOtherSessionsOf } from '../../store/sessions.ts';
import type { Deps } from '../deps.ts';
import { isCommonPassword } from './common-password.ts';
import { startSession, type Visitor } from './session.ts';
import {
  addressSubject,
  countAttempt,
  forgiveAccount,
  forgiveAddress,
  type Subject,
} from './slowing.ts';

type Ground = Pick<Deps, 'store' | 'passwordCost'>;

const least = 12;
const most = 200;

/** Each takes 32 MiB and a core for a quarter of a second: a few at a time, and no long line. */
const turns = createTurns({ places: 2, mostWaiting: 20 });

/** Kept in line with all other work of this kind. */
const inTurn = async <T>(work: () => Promise<T>) => {
  const place = turns.enter();
  if (place !== true && !(await place.turn))
    throw new Failure('unavailable', { retryAfterSeconds: 2 });
  try {
    return await work();
  } finally {
    turns.leave();
  }
};

/** What is wrong with a new password; null when it will do. */
export const passwordProblem = (password: string, email: string) => {
  const { length } = [...password];
  if (length < least) return `Use at least ${least} characters. Three or four words do well.`;
  if (length > most) return `Use at most ${most} characters.`;
  return isCommonPassword(password, email)
    ? 'This is one of the first that somebody would try. Use three or four words that do not belong together.'
    : null;
};

/** Whoever else is signed in to the account is signed out: a new password is often the answer to a stolen one. */
export const changePassword = async (
  { store, passwordCost }: Ground,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  password: string,
) => {
  const hash = await inTurn(() => hashPassword(password, passwordCost));
  await store.transaction(async (tx) => {
    await setPassword(tx, accountId, hash);
    const ended = await deleteOtherSessionsOf(tx, accountId, sessionId);
    const details = { other_sessions_ended: ended };
    await recordOfPerson(tx, accountId, { action: 'sign_in.password_set', details });
  });
};

/** A longer one fits nobody; the work of saying so has a limit. */
const cut = (password: string) => [...password].slice(0, most + 1).join('');

export const isRightPassword = ({ passwordCost }: Ground, password: string, hash: string | null) =>
  inTurn(() => isPassword(cut(password), hash, passwordCost));

export type PasswordSignIn =
  | { kind: 'signed in'; session: string }
  /** The same for a wrong password, an unknown address and an account that may not sign in. */
  | { kind: 'no match' }
  | { kind: 'slow down'; waitMs: number };

/** The same work, whether there is such an account or not. */
export const signInByPassword = async (
  deps: Ground,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<PasswordSignIn> => {
  const { store } = deps;
  const account: Subject = { kind: 'account', name: email };
  const address = addressSubject(visitor.address);
  const waitMs = await countAttempt(store, [account, address]);
  if (waitMs > 0) return { kind: 'slow down', waitMs };
  const known = await findPassword(store.db, email);
  const isRight = await isRightPassword(deps, password, known?.hash ?? null);
  if (!known || !isRight || known.disabled_at !== null) return { kind: 'no match' };
  await forgiveAccount(store, account);
  await forgiveAddress(store, address);
  const session = await store.transaction((tx) => startSession(tx, known.id, 'password', visitor));
  return { kind: 'signed in', session };
};
