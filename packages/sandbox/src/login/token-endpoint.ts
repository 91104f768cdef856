import { tokenTrouble } from '../protocol/authority.ts';
import type { Params } from '../protocol/params.ts';
import { refuse, refuseParam } from '../protocol/refusal.ts';
import type { Token } from '../world/token.ts';
import { appTokenText, findToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import { createUserToken, longLifeMs, shortLifeMs } from './grant.ts';

const textOf = (params: Params, name: string) => {
  const value = params[name];
  return value === undefined || value === null || value === ''
    ? refuseParam(`Missing ${name} parameter.`, name)
    : String(value);
};

const checkApp = (world: World, params: Params) => {
  if (textOf(params, 'client_id') !== world.app.id) {
    refuse({
      code: 101,
      message: 'Error validating application. Cannot get application info due to a system error.',
    });
  }
  if (textOf(params, 'client_secret') !== world.app.secret) {
    refuse({ code: 1, message: 'Error validating client secret.', status: 400 });
  }
};

const badCode = (subcode: number, message: string): never =>
  refuse({ code: 100, subcode, message });

const bearer = ({ token, expires }: Token, now: number) => ({
  access_token: token,
  token_type: 'bearer',
  expires_in: Math.floor((expires - now) / 1000),
});

/** A code works once, for ten minutes, with the same redirect address. */
const exchangeCode = (world: World, params: Params) => {
  const redirect = textOf(params, 'redirect_uri');
  const code = world.codes.get(textOf(params, 'code'));
  if (!code) return badCode(36007, 'Invalid verification code format.');
  if (code.used) return badCode(36009, 'This authorization code has been used.');
  if (world.clock() >= code.expires) {
    return badCode(36007, 'This authorization code has expired.');
  }
  if (code.redirect_uri !== redirect) {
    return badCode(
      36007,
      'Error validating verification code. Please make sure your redirect_uri is identical to ' +
        'the one you used in the OAuth dialog request',
    );
  }
  code.used = true;
  const person = world.people.get(code.user_id);
  if (!person) return badCode(36007, 'Invalid verification code format.');
  const grant = { scopes: code.scopes, lifeMs: shortLifeMs };
  return bearer(createUserToken(world, person, grant), world.clock());
};

/** Exchanges a valid token for one that lasts about sixty days; an ended one cannot be exchanged. */
const extendToken = (world: World, params: Params) => {
  const token = findToken(world, textOf(params, 'fb_exchange_token'));
  if (!token) {
    return refuse({ code: 190, message: 'Invalid OAuth access token - Cannot parse access token' });
  }
  const trouble = tokenTrouble(token, world.clock());
  if (trouble) return refuse({ code: 190, ...trouble });
  const person = world.people.get(token.user_id ?? '');
  if (!person || token.app_id !== world.app.id) {
    return refuseParam('The token cannot be exchanged by this app.', 'fb_exchange_token');
  }
  if (token.expires === 0) return { access_token: token.token, token_type: 'bearer' };
  const grant = { scopes: token.scopes, lifeMs: longLifeMs, isLongLived: true };
  return bearer(createUserToken(world, person, grant), world.clock());
};

const appToken = (world: World) => ({
  access_token: appTokenText(world),
  token_type: 'bearer',
});

const grants: Record<string, (world: World, params: Params) => unknown> = {
  authorization_code: exchangeCode,
  fb_exchange_token: extendToken,
  client_credentials: appToken,
};

export const answerTokenEndpoint = (world: World, params: Params) => {
  const type = String(params['grant_type'] ?? 'authorization_code');
  const grant = Object.hasOwn(grants, type) ? grants[type] : undefined;
  if (!grant) return refuseParam(`Invalid grant_type: ${type}`, 'grant_type');
  checkApp(world, params);
  return grant(world, params);
};
