import { hmacSha256 } from '../world/digest.ts';
import type { Account, Person } from '../world/entities.ts';
import { tasksOn } from '../world/reach.ts';
import type { Token } from '../world/token.ts';
import { findToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import { formatTime } from '../world/zone.ts';
import type { Params } from './params.ts';
import { reject } from './problems.ts';
import { refuse } from './refusal.ts';

/** The platform accepts a token on every verb in the query, the body or the header, in this order. */
export const tokenIn = (params: Params, authorization: string | undefined) => {
  const paramToken = params['access_token'];
  if (typeof paramToken === 'string' && paramToken !== '') return paramToken;
  return /^(?:Bearer|OAuth)\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1];
};

/** Subcodes of 190 and the platform's messages. */
const deaths: Record<number, string> = {
  458: 'Error validating access token: The user has not authorized application.',
  459: 'Error validating access token: You cannot access the app till you log in and follow the instructions given.',
  460: 'Error validating access token: The session has been invalidated because the user changed their password.',
  463: 'Error validating access token: Session has expired.',
  464: 'Error validating access token: Sessions for the user are not allowed because the user is not a confirmed user.',
  467: 'Error validating access token: The session is invalid because the user logged out.',
  492: 'Error validating access token: The user does not have a role on the Page.',
};

export const tokenTrouble = (token: Token, now: number) => {
  if (token.dead !== undefined) {
    return { subcode: token.dead, message: deaths[token.dead] ?? 'Error validating access token.' };
  }
  if (token.expires !== 0 && now >= token.expires) {
    const when = formatTime('UTC', token.expires);
    return {
      subcode: 463,
      message: `Error validating access token: Session has expired on ${when}. The current time is ${formatTime('UTC', now)}.`,
    };
  }
  return undefined;
};

const missingToken = (path: string): never =>
  path === '/me' || path.startsWith('/me/')
    ? refuse({
        code: 2500,
        message: 'An active access token must be used to query information about the current user.',
      })
    : refuse({ code: 104, message: 'An access token is required to request this resource.' });

export const resolveToken = (world: World, text: string | undefined, path: string): Token => {
  if (text === undefined) return missingToken(path);
  const token = findToken(world, text);
  if (!token) {
    return refuse({ code: 190, message: 'Invalid OAuth access token - Cannot parse access token' });
  }
  const trouble = tokenTrouble(token, world.clock());
  return trouble ? refuse({ code: 190, ...trouble }) : token;
};

/** https://developers.facebook.com/docs/graph-api/guides/secure-requests */
export const checkProof = (world: World, token: Token, params: Params) => {
  const proof = params['appsecret_proof'];
  const parts = { code: 100, type: 'GraphMethodException' };
  if (proof === undefined || proof === '') {
    if (!world.settings.requireProof || token.type === 'APP') return;
    refuse({
      ...parts,
      message: 'API calls from the server require an appsecret_proof argument',
    });
  }
  if (proof === hmacSha256(world.app.secret, token.token)) return;
  refuse({ ...parts, message: 'Invalid appsecret_proof provided in the API argument' });
};

const has = (token: Token, ...scopes: string[]) =>
  scopes.some((scope) => token.scopes.includes(scope));

export const requireAdsRead = (token: Token) => {
  if (has(token, 'ads_read', 'ads_management')) return;
  refuse({
    code: 200,
    message:
      '(#200) Ad account owner has NOT grant ads_management or ads_read permission to the app',
  });
};

/** Without this scope nothing is refused, but the list of Pages is empty. */
export const mayListPages = (token: Token) => has(token, 'pages_show_list');

/** A write needs the scope, a role that may advertise, and an active account. */
export const requireWrite = (token: Token, person: Person | undefined, account: Account) => {
  if (!has(token, 'ads_management')) {
    refuse({
      code: 294,
      message:
        '(#294) Managing advertisements requires an access token with the extended permission ads_management',
    });
  }
  const tasks = tasksOn(person, account.account_id) ?? [];
  if (!tasks.includes('ADVERTISE') && !tasks.includes('MANAGE')) {
    refuse({
      code: 200,
      message: '(#200) The user has no permission to advertise for this ad account.',
    });
  }
  if (account.account_status !== 1) {
    reject('account_not_active', ['account_id']);
  }
};
