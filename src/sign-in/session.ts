import { recordOfPerson } from '../events/record.ts';
import { span } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { fingerprint } from '../secrets/api-key.ts';
import { isSecret, randomSecret } from '../secrets/random-secret.ts';
import type { Db } from '../store/db.ts';
import { deleteSessionBySecret, insertSession } from '../store/people/sessions.ts';
import type { SignInWay } from '../store/schema/people-tables.ts';
import type { SignInDeps } from './deps.ts';

/** However much it is used, a session ends after this. */
export const sessionLifeMs = span({ days: 30 });
/** Unused for this long, a session is over. */
export const sessionIdleMs = span({ days: 7 });

const maxAgentLength = 200;

/** The browser's address and name, shown to the person beside the session. */
export type Visitor = { address: string | null; agent: string | null };

/** Always a new secret: one that was in the browser before signing in is worth nothing afterwards. */
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
