import { isTokenDead } from '../answers/platform-error.ts';
import { objectId } from '../ids.ts';
import type { Oauth } from './oauth.ts';
import { type CallOwner, isSendable, type PlatformToken } from './token.ts';

export type TokenFacts = {
  userId: string;
  userName?: string | undefined;
  scopes: string[];
  /** Null when it never expires, or when the platform would not say. */
  expiresAt: number | null;
  /** Whether our own app obtained it. */
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
 * Whose token this is and what it may do, asked of the platform before anything is stored.
 * A token that our own login brought back must be our own app's: another app's would mean that
 * somebody slipped it in.
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
  // Without app credentials, or when the platform refuses our app, the token is asked about itself.
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
  // Something without permissions of its own, such as a page, is no user.
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
