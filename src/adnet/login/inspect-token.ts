import { isTokenDead } from '../answers/platform-error.ts';
import { objectId } from '../ids.ts';
import type { Oauth } from './oauth.ts';
import { type CallOwner, isSendable, type PlatformToken } from './token.ts';

export type TokenFacts = {
  userId: string;
  userName?: string | undefined;
  scopes: string[];
  /** Null if it never expires, or if the platform does not say. */
  expiresAt: number | null;
  /** True if our own app obtained it. */
  ours: boolean;
};

export type Inspection =
  | { kind: 'accepted'; facts: TokenFacts }
  | {
      kind: 'rejected';
      reason: 'malformed' | 'invalid' | 'expired' | 'foreign_app' | 'wrong_type';
    };

type RejectedToken = Extract<Inspection, { kind: 'rejected' }>;

const rejected = (reason: RejectedToken['reason']): RejectedToken => ({ kind: 'rejected', reason });

const expiredSubcode = 463;
const userTypes = new Set(['USER', 'SYSTEM_USER']);

/**
 * Asks the platform whose token this is and what it may do, before anything is stored. A token from our own login
 * must belong to our own app: a token of another app would mean that an attacker inserted it.
 */
export const inspectToken = async (
  oauth: Oauth,
  value: string,
  {
    owner,
    appId,
    mustBeOurs,
  }: { owner: CallOwner; appId?: string | undefined; mustBeOurs: boolean },
): Promise<Inspection> => {
  if (!isSendable(value)) return rejected('malformed');
  const answer = await oauth.debugToken(owner, value);
  // Without app credentials, or if the platform refuses our app, the token itself is used to ask.
  if (answer === null || answer.kind === 'rejected')
    return mustBeOurs
      ? rejected('foreign_app')
      : askTheTokenItself(oauth, { value, ours: false, owner });
  if (!answer.is_valid)
    return rejected(answer.error?.subcode === expiredSubcode ? 'expired' : 'invalid');
  const ours = answer.app_id !== undefined && answer.app_id === appId;
  if (mustBeOurs && !ours) return rejected('foreign_app');
  if (answer.type !== undefined && !userTypes.has(answer.type)) return rejected('wrong_type');
  const who = await oauth.identity({ value, ours, owner });
  if (who.kind === 'rejected' && isTokenDead(who.error)) return rejected('invalid');
  const me = who.kind === 'ok' ? who.value : undefined;
  const userId = objectId(answer.user_id) ?? objectId(me?.id);
  if (userId === null) return rejected('wrong_type');
  return {
    kind: 'accepted',
    facts: {
      userId,
      userName: me?.name,
      scopes: answer.scopes,
      expiresAt: answer.expires_at ? answer.expires_at * 1000 : null,
      ours,
    },
  };
};

const askTheTokenItself = async (oauth: Oauth, token: PlatformToken): Promise<Inspection> => {
  const who = await oauth.identity(token);
  if (who.kind === 'rejected')
    return rejected(who.error.subcode === expiredSubcode ? 'expired' : 'invalid');
  const userId = objectId(who.value.id);
  if (userId === null) return rejected('wrong_type');
  const permissions = await oauth.permissions(token);
  // A token without permissions of its own, such as that of a page, is not a user's.
  if (permissions.kind === 'rejected')
    return rejected(isTokenDead(permissions.error) ? 'invalid' : 'wrong_type');
  return {
    kind: 'accepted',
    facts: {
      userId,
      userName: who.value.name,
      scopes: permissions.scopes,
      expiresAt: null,
      ours: false,
    },
  };
};
