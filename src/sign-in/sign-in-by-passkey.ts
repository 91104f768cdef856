import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { networkOf } from '../kernel/network-of.ts';
import { fingerprint } from '../secrets/api-key.ts';
import { lockAccount } from '../store/accounts.ts';
import {
  findPasskey,
  listPasskeysOf,
  takeChallenge,
  usePasskey,
} from '../store/people/passkeys.ts';
import { updateSessionProved } from '../store/people/sessions.ts';
import type { PasskeyDeps } from './deps.ts';
import { keepChallenge } from './passkey-challenge.ts';
import type { SignedInPerson } from './proof.ts';
import { relyingParty } from './relying-party.ts';
import { startSession, type Visitor } from './session.ts';

const webauthn = () => import('@simplewebauthn/server');

/** A challenge for any passkey that the browser has for us; the person need not say first who they are. */
export const passkeyQuestion = async ({ store, baseUrl }: PasskeyDeps, from: string | null) => {
  const party = relyingParty(baseUrl);
  if (!party) return null;
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  });
  const { challenge } = options;
  await keepChallenge(store, {
    challenge,
    accountId: null,
    askedBy: `address ${networkOf(from ?? '')}`,
  });
  return options;
};

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** The passkey that answered, and its use counter; null if the answer does not belong to an open challenge. */
const readAnswer = async (
  { store, baseUrl, log }: PasskeyDeps,
  response: AuthenticationResponseJSON,
  askedOf: string | null,
): Promise<{ passkey: Passkey; counter: number } | null> => {
  const party = relyingParty(baseUrl);
  const passkey = await findPasskey(store.db, String(response.id));
  if (!party || !passkey || passkey.disabled_at !== null) return null;
  if (!isOwners(response, passkey.account_id)) return null;
  try {
    const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(store.db, fingerprint(challenge), askedOf),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : null;
  } catch (error) {
    // A browser may send anything: an answer that cannot be read counts as no answer.
    log.info({ err: error }, 'a passkey was not accepted');
    return null;
  }
};

/** Starts a session for the owner of the passkey; null if the answer does not belong to an open challenge. */
export const signInByPasskey = async (
  deps: PasskeyDeps,
  response: AuthenticationResponseJSON,
  visitor: Visitor,
) => {
  const answer = await readAnswer(deps, response, null);
  if (!answer) return null;
  const { passkey, counter } = answer;
  return deps.store.transaction(async (tx) => {
    await lockAccount(tx, passkey.account_id);
    // The passkey may have been removed meanwhile.
    if (!(await usePasskey(tx, passkey.id, passkey.counter, counter))) return null;
    return startSession(tx, passkey.account_id, 'passkey', visitor);
  });
};

/** A challenge for the person's own passkeys, which a stranger at their browser does not have. */
export const passkeyProofQuestion = async (
  { store, baseUrl }: PasskeyDeps,
  { accountId }: SignedInPerson,
) => {
  const party = relyingParty(baseUrl);
  const passkeys = await listPasskeysOf(store.db, accountId);
  if (!party || passkeys.length === 0) return null;
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
  });
  const { challenge } = options;
  await keepChallenge(store, { challenge, accountId, askedBy: `account ${accountId}` });
  return options;
};

/** Lets a signed-in person show again who they are, with a passkey. */
export const proveByPasskey = async (
  deps: PasskeyDeps,
  { accountId, sessionId }: SignedInPerson,
  response: AuthenticationResponseJSON,
) => {
  const answer = await readAnswer(deps, response, accountId);
  if (!answer || answer.passkey.account_id !== accountId) return false;
  const { passkey, counter } = answer;
  return deps.store.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await usePasskey(tx, passkey.id, passkey.counter, counter))) return false;
    return updateSessionProved(tx, accountId, sessionId);
  });
};

/** The authenticator names the account of the passkey, which must be the account for which we stored it. */
const isOwners = ({ response }: AuthenticationResponseJSON, accountId: string) => {
  const handle = response?.userHandle;
  return handle === undefined || Buffer.from(handle, 'base64url').toString() === accountId;
};
