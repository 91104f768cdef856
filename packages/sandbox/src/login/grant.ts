import { span } from '../basics/clock.ts';
import { setBounded } from '../world/bounded-map.ts';
import type { Person } from '../world/entities.ts';
import { createToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

const codeLifeMs = span({ minutes: 10 });
const maxCodes = 1000;
/** Short-lived tokens last an hour and a half; long-lived ones 5183944 seconds, as seen live. */
export const shortLifeMs = span({ minutes: 90 });
export const longLifeMs = span({ seconds: 5_183_944 });
export const dataAccessMs = span({ days: 90 });

/** Stores what the person ticked; what they unticked counts as declined. */
export const recordConsent = (
  world: World,
  person: Person,
  requestedScopes: string[],
  grantedScopes: string[],
) => {
  for (const scope of requestedScopes) {
    person.consent.set(scope, grantedScopes.includes(scope) ? 'granted' : 'declined');
  }
  person.consented_at = world.clock();
};

/** A token has all permissions that the person has granted so far, not only those requested this time. */
const scopesOf = (person: Person) =>
  [...person.consent].filter(([, state]) => state === 'granted').map(([name]) => name);

export const createCode = (world: World, person: Person, redirectUri: string) => {
  const code = `AQ${world.idGenerator.secret('code', 118)}`;
  setBounded(
    world.codes,
    code,
    {
      user_id: person.id,
      redirect_uri: redirectUri,
      scopes: scopesOf(person),
      expires: world.clock() + codeLifeMs,
      used: false,
    },
    maxCodes,
  );
  return code;
};

type Grant = {
  /** The default is everything that the person has granted. */
  scopes?: string[] | undefined;
  /** 0 = never expires. */
  lifeMs: number;
  isLongLived?: boolean;
};

/** Data may be read for ninety days after the consent, independent of the token's life. */
export const createUserToken = (world: World, person: Person, grant: Grant) => {
  const { scopes = scopesOf(person), lifeMs, isLongLived = false } = grant;
  const now = world.clock();
  return createToken(world, {
    type: person.system ? 'SYSTEM_USER' : 'USER',
    app_id: world.app.id,
    user_id: person.id,
    scopes,
    issued: now,
    long_lived: isLongLived,
    expires: lifeMs === 0 ? 0 : now + lifeMs,
    data_access_expires: person.system ? 0 : person.consented_at + dataAccessMs,
  });
};
