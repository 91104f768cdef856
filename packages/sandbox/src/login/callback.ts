import type { Person } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import type { DialogRequest } from './dialog-request.ts';
import { createCode, createUserToken, recordConsent, shortLifeMs } from './grant.ts';
import { alwaysGranted } from './scopes.ts';

type Pairs = Record<string, string | undefined>;

const written = (pairs: Pairs) =>
  Object.entries(pairs)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&');

const withQuery = (address: string, pairs: Pairs) =>
  `${address}${address.includes('?') ? '&' : '?'}${written(pairs)}`;

/** Where a cancelled login goes: no code, and a reason. */
export const deniedCallback = ({ redirectUri, state }: DialogRequest) =>
  `${withQuery(redirectUri, {
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
    state,
  })}#_=_`;

/** Records the decision and says where to go: the code in the query, a token in the fragment. */
export const approvedCallback = (
  world: World,
  request: DialogRequest,
  person: Person,
  ticked: string[],
) => {
  const { asked, responseType, state, redirectUri } = request;
  const granted = asked.filter((scope) => scope === alwaysGranted || ticked.includes(scope));
  recordConsent(world, person, asked, granted);
  const shown: Pairs = request.returnScopes
    ? {
        granted_scopes: granted.join(','),
        denied_scopes: asked.filter((scope) => !granted.includes(scope)).join(','),
      }
    : {};
  const code = responseType.includes('code') ? createCode(world, person, redirectUri) : undefined;
  if (!responseType.includes('token')) {
    return `${withQuery(redirectUri, { code, ...shown, state })}#_=_`;
  }
  const token = createUserToken(world, person, { lifeMs: shortLifeMs });
  const life = String(Math.floor(shortLifeMs / 1000));
  const fragment = { access_token: token.token, expires_in: life, ...shown, state };
  const target = code ? withQuery(redirectUri, { code, state }) : redirectUri;
  return `${target}#${written(fragment)}`;
};
