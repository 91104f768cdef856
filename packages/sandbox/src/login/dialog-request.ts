import { isLoopback } from '../basics/loopback.ts';
import type { World } from '../world/world.ts';
import { askedScopes, scopes } from './scopes.ts';

/** The parameters of the dialog, after they were checked. */
export type DialogRequest = {
  redirectUri: string;
  state: string | undefined;
  responseType: string;
  requestedScopes: string[];
  returnScopes: boolean;
  isAgain: boolean;
};

type DialogTrouble = { trouble: string };

const isLocalAddress = (address: string) => {
  try {
    const { protocol, hostname, hash } = new URL(address);
    return /^https?:$/.test(protocol) && isLoopback(hostname) && hash === '';
  } catch {
    return false;
  }
};

/** Registered addresses must match exactly; if none are registered, any loopback address is accepted. */
const isRegistered = (world: World, address: string) => {
  const { redirectUris } = world.settings;
  return redirectUris ? redirectUris.includes(address) : isLocalAddress(address);
};

const responseTypes = new Set(['code', 'token', 'code token', 'granted_scopes']);

type Raw = Record<string, string | undefined>;

export const readDialog = (world: World, raw: Raw): DialogRequest | DialogTrouble => {
  const { client_id, redirect_uri, state, response_type = 'code' } = raw;
  if (client_id !== world.app.id) return { trouble: 'There is no app with this client_id.' };
  if (!redirect_uri) return { trouble: 'The redirect_uri is missing.' };
  if (!isRegistered(world, redirect_uri)) {
    return { trouble: 'The redirect_uri is not one that this app has registered.' };
  }
  if (!responseTypes.has(response_type)) {
    return { trouble: 'The response_type is not one of code, token, or both.' };
  }
  const requestedScopes = askedScopes(raw['scope'], raw['config_id']);
  const strange = requestedScopes.filter((scope) => !Object.hasOwn(scopes, scope));
  if (strange.length > 0) return { trouble: `Invalid Scopes: ${strange.join(', ')}.` };
  return {
    redirectUri: redirect_uri,
    state,
    responseType: response_type,
    requestedScopes,
    returnScopes: raw['return_scopes'] === 'true',
    isAgain: raw['auth_type'] === 'rerequest',
  };
};
