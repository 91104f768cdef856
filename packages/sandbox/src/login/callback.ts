import type { Person } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import type { DialogRequest } from './dialog-request.ts';
import { createCode, createUserToken, recordConsent, shortLifeMs } from './grant.ts';
import { alwaysGranted } from './scopes.ts';

type Pairs = Record<string, string | undefined>;

const encodePairs = (pairs: Pairs) =>
  Object.entries(pairs)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&');

const withQuery = (address: string, pairs: Pairs) =>
  `${address}${address.includes('?') ? '&' : '?'}${encodePairs(pairs)}`;

/** The address after a cancelled login: no code, but a reason. */
export const deniedCallback = ({ redirectUri, state }: DialogRequest) =>
  `${withQuery(redirectUri, {
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
    state,
  })}#_=_`;

/** Records the decision and returns the redirect: a code is in the query, a token in the fragment. */
export const approvedCallback = (
  world: World,
  request: DialogRequest,
  person: Person,
  ticked: string[],
) => {
  const { requestedScopes, responseType, state, redirectUri } = request;
  const grantedScopes = requestedScopes.filter(
    (scope) => scope === alwaysGranted || ticked.includes(scope),
  );
  recordConsent(world, person, requestedScopes, grantedScopes);
  const scopeParams: Pairs = request.returnScopes
    ? {
        granted_scopes: grantedScopes.join(','),
        denied_scopes: requestedScopes.filter((scope) => !grantedScopes.includes(scope)).join(','),
      }
    : {};
  const code = responseType.includes('code') ? createCode(world, person, redirectUri) : undefined;
  if (!responseType.includes('token')) {
    return `${withQuery(redirectUri, { code, ...scopeParams, state })}#_=_`;
  }
  const token = createUserToken(world, person, { lifeMs: shortLifeMs });
  const life = String(Math.floor(shortLifeMs / 1000));
  const fragment = { access_token: token.token, expires_in: life, ...scopeParams, state };
  const target = code ? withQuery(redirectUri, { code, state }) : redirectUri;
  return `${target}#${encodePairs(fragment)}`;
};
