import { tokenTrouble } from '../protocol/authority.ts';
import type { Call } from '../protocol/call.ts';
import { refuse, requireParam } from '../protocol/refusal.ts';
import type { Json } from '../world/entities.ts';
import type { Token } from '../world/token.ts';
import { findToken } from '../world/tokens.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Scopes for Pages list the Pages; others apply to everything the person has. */
const granular = (call: Call, token: Token): Json[] => {
  const pages = call.world.people.get(token.user_id ?? '')?.page_ids ?? [];
  return token.scopes
    .filter((scope) => scope !== 'public_profile')
    .map((scope) => (scope.startsWith('pages_') ? { scope, target_ids: pages } : { scope }));
};

const described = (call: Call, token: Token): Json => ({
  app_id: token.app_id,
  type: token.type,
  application: call.world.app.name,
  ...(token.type !== 'APP' && {
    data_access_expires_at: seconds(token.data_access_expires),
    expires_at: seconds(token.expires),
  }),
});

const alive = (call: Call, token: Token): Json => ({
  ...described(call, token),
  is_valid: true,
  ...(token.long_lived && { issued_at: seconds(token.issued) }),
  scopes: token.scopes,
  ...(token.type !== 'APP' && { granular_scopes: granular(call, token) }),
  ...(token.page_id && { profile_id: token.page_id }),
  ...(token.user_id && { user_id: token.user_id }),
});

/** A question about an ended token succeeds; the error is in the data, under `subcode`. */
const dead = (call: Call, token: Token, trouble: { subcode: number; message: string }): Json => ({
  ...described(call, token),
  error: { code: 190, message: trouble.message, subcode: trouble.subcode },
  is_valid: false,
  scopes: [],
  ...(token.user_id && { user_id: token.user_id }),
});

export const answerDebugToken = (call: Call): Json => {
  const { world, params, holder, now } = call;
  const text = params['input_token'];
  if (typeof text !== 'string' || text === '') return requireParam('input_token');
  const token = findToken(world, text);
  if (!token) {
    const error = { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' };
    return { data: { error, is_valid: false, scopes: [] } };
  }
  if (token.app_id !== holder.app_id) {
    return refuse({
      code: 100,
      message: '(#100) The App_id in the input_token did not match the Viewing App',
    });
  }
  const trouble = tokenTrouble(token, now);
  return { data: trouble ? dead(call, token, trouble) : alive(call, token) };
};
