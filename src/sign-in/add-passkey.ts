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

/** Loaded by the first who needs it: few requests do. */
const webauthn = () => import('@simplewebauthn/server');

/** Makes the question that the browser hands to the authenticator; null where there can be no passkeys. */
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

/** Keeps the passkey that the authenticator made; false where its answer is not one to our question, or it may not be added. */
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
      // A question is put to one account, and answered once.
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
    // Whatever a browser may send: an answer that cannot be read is none.
    log.info({ err: error }, 'a passkey could not be added');
    return false;
  }
};

/** Checks again: the session may have ended since the question was asked, or a password been set. */
const keepPasskey = async (
  tx: Db,
  who: SignedInPerson,
  passkey: Parameters<typeof insertPasskey>[1],
) => {
  if (!(await lockProof(tx, who, { mayBeFirst: true }))) return false;
  if ((await listPasskeysOf(tx, who.accountId)).length >= maxPasskeys) return false;
  const storedPasskey = await insertPasskey(tx, passkey);
  if (!storedPasskey) return false;
  // The authenticator has just asked whose device it is.
  await updateSessionProved(tx, who.accountId, who.sessionId);
  const target = { kind: 'passkey', ...storedPasskey };
  await recordOfPerson(tx, passkey.account_id, { action: 'sign_in.passkey_added', target });
  return true;
};
