import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { recordOfPerson } from '../events/record.ts';
import { newId } from '../kernel/ids.ts';
import { fingerprint } from '../secrets/api-key.ts';
import type { Db } from '../store/db.ts';
import { insertPasskey, listPasskeysOf, takeChallenge } from '../store/people/passkeys.ts';
import { updateSessionProved } from '../store/people/sessions.ts';
import type { PasskeyDeps } from './deps.ts';
import { keepChallenge } from './passkey-challenge.ts';
import { lockProof, type SignedInPerson } from './proof.ts';
import { relyingParty } from './relying-party.ts';

const maxPasskeys = 20;
const maxNameLength = 60;

/** Loaded when the first request needs it, because few requests do. */
const webauthn = () => import('@simplewebauthn/server');

/** Creates the challenge that the browser passes to the authenticator; null if this address cannot have passkeys. */
export const passkeyToAdd = async (
  { store, baseUrl }: PasskeyDeps,
  { accountId, email }: SignedInPerson,
) => {
  const party = relyingParty(baseUrl);
  if (!party) return null;
  const passkeys = await listPasskeysOf(store.db, accountId);
  if (passkeys.length >= maxPasskeys) return null;
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: 'Greenroom',
    rpID: party.id,
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(accountId),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(store, {
    challenge: options.challenge,
    accountId,
    askedBy: `account ${accountId}`,
  });
  return options;
};

/**
 * Stores the passkey that the authenticator created. Returns false if its answer does not belong to an open
 * challenge, or if this person may not add a passkey.
 */
export const addPasskey = async (
  { store, baseUrl, log }: PasskeyDeps,
  who: SignedInPerson,
  { response, name }: { response: RegistrationResponseJSON; name: string },
) => {
  const { accountId } = who;
  const party = relyingParty(baseUrl);
  if (!party) return false;
  try {
    const { verified, registrationInfo } = await (await webauthn()).verifyRegistrationResponse({
      response,
      // A challenge is made for one account and can be answered once.
      expectedChallenge: (challenge) => takeChallenge(store.db, fingerprint(challenge), accountId),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return false;
    const { credential } = registrationInfo;
    return await store.transaction((tx) =>
      keepPasskey(tx, who, {
        id: newId(),
        account_id: accountId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(','),
        name: name.trim().slice(0, maxNameLength) || 'Passkey',
      }),
    );
  } catch (error) {
    // A browser may send anything: an answer that cannot be read counts as no answer.
    log.info({ err: error }, 'a passkey could not be added');
    return false;
  }
};

/**
 * Checks the proof again, because the session may have ended or a password may have been set since the challenge
 * was made.
 */
const keepPasskey = async (
  tx: Db,
  who: SignedInPerson,
  passkey: Parameters<typeof insertPasskey>[1],
) => {
  if (!(await lockProof(tx, who, { mayBeFirst: true }))) return false;
  if ((await listPasskeysOf(tx, who.accountId)).length >= maxPasskeys) return false;
  const storedPasskey = await insertPasskey(tx, passkey);
  if (!storedPasskey) return false;
  // The authenticator has just verified the owner of the device.
  await updateSessionProved(tx, who.accountId, who.sessionId);
  const target = { kind: 'passkey', ...storedPasskey };
  await recordOfPerson(tx, passkey.account_id, { action: 'sign_in.passkey_added', target });
  return true;
};
