import { setBounded } from './bounded-map.ts';
import type { Token } from './token.ts';
import type { World } from './world.ts';

/** Tokens created by logins; beyond this number, the oldest are dropped and count as malformed. */
const maxTokens = 5_000;

export const tokenLength = 192;

export const persistToken = (world: World, token: Token) =>
  setBounded(world.tokens, token.token, token, maxTokens);

export const createToken = (world: World, rest: Omit<Token, 'token'>) =>
  persistToken(world, {
    ...rest,
    token: `EAA${world.idGenerator.secret('token', tokenLength - 3)}`,
  });

export const appTokenText = ({ app }: World) => `${app.id}|${app.secret}`;

/** The sandbox knows one app, whose token is computed and never stored. */
const appTokenOf = (world: World): Token => ({
  token: appTokenText(world),
  type: 'APP',
  app_id: world.app.id,
  scopes: [],
  issued: 0,
  long_lived: false,
  expires: 0,
  data_access_expires: 0,
});

export const findToken = (world: World, text: string): Token | undefined =>
  text === appTokenText(world)
    ? appTokenOf(world)
    : (world.seedTokens.get(text) ?? world.tokens.get(text));

export const allTokens = (world: World): Token[] => [
  ...world.seedTokens.values(),
  ...world.tokens.values(),
];
