import { iso, span } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { fingerprint } from '../secrets/api-key.ts';
import { isSecret, randomSecret } from '../secrets/random-secret.ts';
import { findSignInLink, insertSignInLink, useSignInLink } from '../store/people/sign-in-links.ts';
import type { SignInDeps } from './deps.ts';
import { proveAccount } from './prove-account.ts';
import { startSession, type Visitor } from './session.ts';

const lifeMs = span({ minutes: 30 });

/** Creates an address that signs its owner in once. */
export const makeSignInLink = async (
  { store, baseUrl }: Pick<SignInDeps, 'store' | 'baseUrl'>,
  accountId: string,
) => {
  const secret = randomSecret();
  const link = { id: newId(), account_id: accountId, secret_hash: fingerprint(secret) };
  const { expires_at } = await insertSignInLink(store.db, link, lifeMs);
  return { url: `${baseUrl}/console/sign-in/${secret}`, expires_at: iso(expires_at) };
};

/** Why a link cannot be used. */
export type ClosedLink = 'unknown' | 'used' | 'expired' | 'disabled';

export type OpenedLink =
  | { kind: 'open'; id: string; accountId: string; email: string; isProven: boolean }
  | { kind: ClosedLink };

/** Finds the account of a link, without using the link up: mail programs and chats open every address they see. */
export const openSignInLink = async (
  { store }: Pick<SignInDeps, 'store'>,
  secret: string,
): Promise<OpenedLink> => {
  const link = isSecret(secret) ? await findSignInLink(store.db, fingerprint(secret)) : undefined;
  if (!link) return { kind: 'unknown' };
  if (link.used_at !== null) return { kind: 'used' };
  if (link.expires_at <= link.now) return { kind: 'expired' };
  if (link.disabled_at !== null) return { kind: 'disabled' };
  const { id, account_id: accountId, email } = link;
  return { kind: 'open', id, accountId, email, isProven: link.bound_to === null };
};

export type SignedIn = { kind: 'signed in'; session: string };

/**
 * If several requests use a link at the same time, only one is signed in. The operator made the link, or it was
 * mailed, so the person who uses it owns the address.
 */
export const signInByLink = async (
  deps: Pick<SignInDeps, 'store'>,
  secret: string,
  visitor: Visitor,
): Promise<SignedIn | { kind: ClosedLink }> => {
  const link = await openSignInLink(deps, secret);
  if (link.kind !== 'open') return link;
  return deps.store.transaction(async (tx) => {
    if (!(await useSignInLink(tx, link.id))) return { kind: 'used' };
    const { accountId: id, email } = link;
    await proveAccount(tx, { id, email }, { kind: 'person', id });
    return { kind: 'signed in', session: await startSession(tx, link.accountId, 'link', visitor) };
  });
};
