import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { fingerprint } from '../../kernel/api-key.ts';
import { findPasskey, insertChallenge, takeChallenge, usePasskey } from '../../store/passkeys.ts';
import type { Deps } from '../deps.ts';
import { challengeLifeMs } from './add-passkey.ts';
import { relyingParty } from './relying-party.ts';
import { startSession, type Visitor } from './session.ts';

type Ground = Pick<Deps, 'store' | 'baseUrl' | 'log'>;

const webauthn = () => import('@simplewebauthn/server');

/** A question to whatever passkey the browser holds for us: nobody has to say who they are first. */
export const passkeyQuestion = async ({ store, baseUrl }: Ground) => {
  const party = relyingParty(baseUrl);
  if (!party) return null;
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  });
  const challenge_hash = fingerprint(options.challenge);
  await insertChallenge(store.db, { challenge_hash, account_id: null }, challengeLifeMs);
  return options;
};

/** The session of whoever answered; null where the answer is not one to our question. */
export const signInByPasskey = async (
  { store, baseUrl, log }: Ground,
  response: AuthenticationResponseJSON,
  visitor: Visitor,
) => {
  const party = relyingParty(baseUrl);
  const passkey = await findPasskey(store.db, String(response.id));
  if (!party || !passkey || passkey.disabled_at !== null) return null;
  if (!isOwners(response, passkey.account_id)) return null;
  try {
    const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(store.db, fingerprint(challenge), null),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) return null;
    const { newCounter } = authenticationInfo;
    if (!(await usePasskey(store.db, passkey.id, passkey.counter, newCounter))) return null;
  } catch (error) {
    // Whatever a browser may send: an answer that cannot be read is none.
    log.info({ err: error }, 'a passkey was not accepted');
    return null;
  }
  return store.transaction((tx) => startSession(tx, passkey.account_id, 'passkey', visitor));
};

/** The authenticator says whose passkey it is; that must be the account that we keep it for. */
const isOwners = ({ response }: AuthenticationResponseJSON, accountId: string) => {
  const handle = response?.userHandle;
  return handle === undefined || Buffer.from(handle, 'base64url').toString() === accountId;
};
