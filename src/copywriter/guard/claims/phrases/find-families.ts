import type { Reading } from '../../reading.ts';
import { compilePatterns } from '../../text/patterns.ts';
import { phraseNoun } from '../words.ts';
import { de } from './de.ts';
import { elsewhere } from './elsewhere.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { scripts } from './scripts.ts';
import type { Family, PhraseTable } from './table.ts';

export type { Family } from './table.ts';

export type FamilyMatch = {
  family: Family;
  start: number;
  end: number;
  first: number;
  last: number;
};

const tables: PhraseTable[] = [en, es, fr, de, pt, it, nl, elsewhere];

const patterns = compilePatterns<Family | 'allow'>(
  tables.flatMap((table) =>
    Object.entries(table).flatMap(([family, sources]) =>
      // Object.entries forgets that the keys of a PhraseTable are families.
      sources.map((source) => [source, family as Family | 'allow'] as const),
    ),
  ),
  phraseNoun,
);

const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff]/;

const scriptMatches = ({ folded: { flat } }: Reading): FamilyMatch[] => {
  if (!unspaced.test(flat)) return [];
  return scripts.flatMap(({ family, pattern }) => {
    const match = pattern.exec(flat);
    if (!match) return [];
    return [
      { family, start: match.index, end: match.index + match[0].length, first: -1, last: -1 },
    ];
  });
};

/** Every proof or promise in words, without the harmless uses. */
export const findFamilies = (reading: Reading): FamilyMatch[] => {
  const { tokens } = reading;
  const found = patterns.find(tokens);
  const allowed = found.filter(({ tag }) => tag === 'allow');
  const matches: FamilyMatch[] = [];
  for (const { tag, first, last } of found) {
    if (tag === 'allow') continue;
    if (allowed.some((range) => first >= range.first && first < range.last)) continue;
    const start = tokens[first]?.start ?? 0;
    matches.push({ family: tag, start, end: tokens[last - 1]?.end ?? start, first, last });
  }
  return [...matches, ...scriptMatches(reading)];
};
