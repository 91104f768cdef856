import { recordOfPerson } from '../events/record.ts';
import { span } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { fingerprint } from '../secrets/api-key.ts';
import { isSecret, randomSecret } from '../secrets/random-secret.ts';
import type { Db } from '../store/db.ts';
import { deleteSessionBySecret, insertSession } from '../store/people/sessions.ts';
import type { SignInWay } from '../store/schema/people-tables.ts';
import type { SignInDeps } from './deps.ts';

/** A session ends after this time even if it is used. */
export const sessionLifeMs = span({ days: 30 });
/** A session that is not used for this long ends. */
export const sessionIdleMs = span({ days: 7 });

const maxAgentLength = 200;

/** The browser's address and name, which the console shows beside the session. */
export type Visitor = { address: string | null; agent: string | null };

/**
 * Always creates a new secret, so that a secret that was in the browser before signing in gives no access
 * afterwards.
 */
export const startSession = async (
  tx: Db,
  accountId: string,
  way: SignInWay,
  { address, agent }: Visitor,
) => {
  const secret = randomSecret();
  const session = {
    id: newId(),
    account_id: accountId,
    secret_hash: fingerprint(secret),
    way,
    address,
    agent: agent?.slice(0, maxAgentLength) ?? null,
  };
  await insertSession(tx, session, sessionLifeMs);
  await recordOfPerson(tx, accountId, { action: 'sign_in.session_started', details: { way } });
  return secret;
};

export const endSession = async ({ store }: Pick<SignInDeps, 'store'>, secret: string) => {
  if (!isSecret(secret)) return;
  await store.transaction(async (tx) => {
    const session = await deleteSessionBySecret(tx, fingerprint(secret));
    if (session) await recordOfPerson(tx, session.account_id, sessionEnded);
  });
};

export const sessionEnded = { action: 'sign_in.session_ended' } as const;
