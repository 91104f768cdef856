import { type Match, push } from '../../../kernel/phrases/patterns.ts';
import type { Reading } from '../reading.ts';
import type { Role } from './context-words.ts';
import { oncePerReading } from './fact.ts';

/** Words around numbers, by the part they play. */
const partsIn = oncePerReading(({ tokens, tongue }) => {
  const found = tongue.context.find(tokens);
  const [starting, ending] = [new Map<number, Match<Role>[]>(), new Map<number, Match<Role>[]>()];
  for (const match of found) {
    push(starting, match.first, match);
    push(ending, match.last, match);
  }
  return { starting, ending, idioms: found.filter(({ tag }) => tag === 'idiom') };
});

/** Where the part that begins at `at` ends, or undefined when none begins there. */
export const roleFrom = (reading: Reading, at: number, role: Role): number | undefined => {
  let last: number | undefined;
  for (const match of partsIn(reading).starting.get(at) ?? []) {
    if (match.tag === role && match.last > (last ?? 0)) last = match.last;
  }
  return last;
};

export const roleBefore = (reading: Reading, at: number, role: Role): boolean =>
  (partsIn(reading).ending.get(at) ?? []).some(({ tag }) => tag === role);

export const idiomsIn = (reading: Reading): readonly Match<Role>[] => partsIn(reading).idioms;
