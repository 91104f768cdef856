import type { Reading } from '../reading.ts';
import type { Match } from '../text/patterns.ts';
import type { Role } from './context-words.ts';

/** Words around a number, by the part they play. */
export type Context = readonly Match<Role>[];

export const readContext = ({ tokens, tongue }: Reading): Context => tongue.context.find(tokens);

/** Where the part that begins at `at` ends, or undefined when none begins there. */
export const roleFrom = (context: Context, at: number, role: Role): number | undefined => {
  const ends = context.flatMap(({ tag, first, last }) =>
    first === at && tag === role ? last : [],
  );
  return ends.length === 0 ? undefined : Math.max(...ends);
};

export const roleBefore = (context: Context, at: number, role: Role): boolean =>
  context.some(({ tag, last }) => last === at && tag === role);
