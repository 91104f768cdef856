import type { Reading } from '../reading.ts';
import type { Match } from '../text/patterns.ts';
import type { Role } from './context-words.ts';

/** Words around a number, by the part they play. */
export type Context = {
  starting: Map<number, Match<Role>[]>;
  ending: Map<number, Match<Role>[]>;
  idioms: Match<Role>[];
};

const put = (map: Map<number, Match<Role>[]>, key: number, match: Match<Role>): void => {
  map.set(key, [...(map.get(key) ?? []), match]);
};

export const readContext = ({ tokens, tongue }: Reading): Context => {
  const context: Context = { starting: new Map(), ending: new Map(), idioms: [] };
  for (const match of tongue.context.find(tokens)) {
    put(context.starting, match.first, match);
    put(context.ending, match.last, match);
    if (match.tag === 'idiom') context.idioms.push(match);
  }
  return context;
};

/** Where the part that begins at `at` ends, or undefined when none begins there. */
export const roleFrom = (context: Context, at: number, role: Role): number | undefined => {
  let last: number | undefined;
  for (const match of context.starting.get(at) ?? []) {
    if (match.tag === role && match.last > (last ?? 0)) last = match.last;
  }
  return last;
};

export const roleBefore = (context: Context, at: number, role: Role): boolean =>
  (context.ending.get(at) ?? []).some(({ tag }) => tag === role);
