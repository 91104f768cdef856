import { recordOfPerson } from '../events/record.ts';
import { hashPassword, isPassword } from '../secrets/password-hash.ts';
import { lockAccount } from '../store/accounts.ts';
import type { Store } from '../store/open.ts';
import { findPassword, setPassword } from '../store/people/passwords.ts';
import { deleteOtherSessionsOf, updateSessionProved } from '../store/people/sessions.ts';
import { isCommonPassword } from './common-password.ts';
import type { SignInDeps } from './deps.ts';
import { lockProof, readProof, type SignedInPerson } from './proof.ts';
import { endKeysOf } from './prove-account.ts';
import { addressSubject, attemptWithin } from './rate-limit.ts';
import { startSession, type Visitor } from './session.ts';

type PasswordDeps = Pick<SignInDeps, 'store' | 'passwordCost' | 'passwordQueue'>;

const minLength = 12;
const maxLength = 200;

/** Says what is wrong with a new password; null if it is acceptable. */
export const passwordProblem = (password: string, email: string) => {
  const { length } = [...password];
  if (length < minLength)
    return `Use at least ${minLength} characters. Three or four words do well.`;
  if (length > maxLength) return `Use at most ${maxLength} characters.`;
  return isCommonPassword(password, email)
    ? 'This is one of the first that somebody would try. Use three or four words that do not belong together.'
    : null;
};

type Change = { password: string; endKeys: boolean };

/**
 * Sets a new password and ends all other sessions of the account, because people often change a password after it
 * was stolen. Keys stay valid unless `endKeys` is set. Returns false if the session has ended meanwhile or may not
 * change the password.
 */
export const changePassword = async (
  { store, passwordCost, passwordQueue }: PasswordDeps,
  who: SignedInPerson,
  { password, endKeys }: Change,
) => {
  const { accountId, sessionId } = who;
  const hash = await passwordQueue.run(`account ${accountId}`, () =>
    hashPassword(password, passwordCost),
  );
  return store.transaction(async (tx) => {
    if (!(await lockProof(tx, who, { mayBeFirst: true }))) return false;
    await setPassword(tx, accountId, hash);
    // A person who has just set the password knows it, so it is not asked for again soon.
    await updateSessionProved(tx, accountId, sessionId);
    const actor = { kind: 'person', id: accountId } as const;
    const keys = endKeys ? await endKeysOf(tx, accountId, actor) : 0;
    const endedCount = await deleteOtherSessionsOf(tx, accountId, sessionId);
    const details = { other_sessions_ended: endedCount, ...(endKeys && { keys_revoked: keys }) };
    await recordOfPerson(tx, accountId, { action: 'sign_in.password_set', details });
    return true;
  });
};

/** Longer passwords never match. They are cut, so that hashing them costs no more work. */
const cut = (password: string) => [...password].slice(0, maxLength + 1).join('');

type PasswordAttempt = { password: string; hash: string | null; from: string };

const isRightPassword = (
  { passwordCost, passwordQueue }: PasswordDeps,
  { password, hash, from }: PasswordAttempt,
) => passwordQueue.run(from, () => isPassword(cut(password), hash, passwordCost));

export type PasswordSignIn =
  | { kind: 'signed in'; session: string }
  /** The same answer for a wrong password, an unknown address and an account that may not sign in. */
  | { kind: 'no match' }
  | { kind: 'slow down'; waitMs: number };

/** Does the same work whether the account exists or not, so that the time reveals nothing. */
export const signInByPassword = async (
  deps: PasswordDeps,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<PasswordSignIn> => {
  const { store } = deps;
  const address = addressSubject(visitor.address);
  const look = async () => {
    const storedPassword = await findPassword(store.db, email);
    const hash = storedPassword?.hash ?? null;
    const isRight = await isRightPassword(deps, { password, hash, from: address.name });
    return storedPassword && isRight && storedPassword.disabled_at === null ? storedPassword : null;
  };
  const answer = await attemptWithin(
    store,
    [{ kind: 'account', name: email }, address],
    look,
    (storedPassword) => storedPassword !== null,
  );
  if (answer.kind === 'slow down') return answer;
  const session = answer.result && (await enter(store, answer.result, visitor));
  return session ? { kind: 'signed in', session } : { kind: 'no match' };
};

type StoredPassword = NonNullable<Awaited<ReturnType<typeof findPassword>>>;

/** Reads the stored password again, because it may have been changed or removed while it was compared. */
const enter = (store: Store, { id, email, hash }: StoredPassword, visitor: Visitor) =>
  store.transaction(async (tx) => {
    await lockAccount(tx, id);
    const storedPassword = await findPassword(tx, email);
    if (!storedPassword || storedPassword.hash !== hash || storedPassword.disabled_at !== null)
      return null;
    return startSession(tx, id, 'password', visitor);
  });

/** Lets a signed-in person show again who they are. Wrong passwords are slowed down as when signing in. */
export const proveByPassword = async (
  deps: PasswordDeps,
  who: SignedInPerson,
  password: string,
) => {
  const { store } = deps;
  const look = async () => {
    const storedPassword = await findPassword(store.db, who.email);
    const hash = storedPassword?.hash ?? null;
    const isRight = await isRightPassword(deps, {
      password,
      hash,
      from: `account ${who.accountId}`,
    });
    return isRight ? hash : null;
  };
  const answer = await attemptWithin(
    store,
    [{ kind: 'account', name: who.email }],
    look,
    (hash) => hash !== null,
  );
  if (answer.kind !== 'looked' || answer.result === null) return false;
  const { result: hash } = answer;
  return store.transaction(async (tx) => {
    await lockAccount(tx, who.accountId);
    const storedPassword = await findPassword(tx, who.email);
    return (
      storedPassword?.hash === hash && (await updateSessionProved(tx, who.accountId, who.sessionId))
    );
  });
};

/** True if a person may change how they sign in: they signed in recently, or the given password is right. */
export const isProven = async (deps: PasswordDeps, who: SignedInPerson, current: string) => {
  const proof = await readProof(deps.store.db, who);
  if (proof !== 'needed') return proof !== 'over';
  return current !== '' && proveByPassword(deps, who, current);
};
