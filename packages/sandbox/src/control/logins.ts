import type { Person } from '../world/entities.ts';
import type { Token } from '../world/token.ts';
import { allTokens } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

/** The subcodes of error 190 with which a login can end. */
export const endings = { expire: 463, revoke: 458 } as const;
export type Ending = keyof typeof endings;

const isAlive = ({ dead, expires }: Token, now: number) =>
  dead === undefined && (expires === 0 || expires > now);

/** The tokens of a person for the app, including those that were ended by command. */
const tokensOf = (world: World, personId: string): Token[] =>
  allTokens(world).filter(
    (token) =>
      token.user_id === personId &&
      token.app_id === world.app.id &&
      (token.ended_at !== undefined || isAlive(token, world.clock())),
  );

export type Login = { person: Person; alive: number; ended: number };

/** All people who can sign in, and how many of their tokens work. */
export const loginsOf = (world: World): Login[] =>
  [...world.people.values()].map((person) => {
    const tokens = tokensOf(world, person.id);
    const alive = tokens.filter((token) => isAlive(token, world.clock())).length;
    return { person, alive, ended: tokens.length - alive };
  });

/** Ends every login of a person; returns how many there were. */
export const endLogins = (world: World, personId: string, ending: Ending) => {
  const alive = tokensOf(world, personId).filter((token) => isAlive(token, world.clock()));
  for (const token of alive) {
    token.dead = endings[ending];
    token.ended_at = world.clock();
  }
  return alive.length;
};

/** Makes logins that were ended by command work again. */
export const reviveLogins = (world: World, personId: string) => {
  const deadTokens = tokensOf(world, personId).filter(({ ended_at }) => ended_at !== undefined);
  for (const token of deadTokens) {
    token.dead = undefined;
    token.ended_at = undefined;
  }
  return deadTokens.length;
};
