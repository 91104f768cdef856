import { goalNames, toneNames, tradeNames, type Vocabulary } from './pack.ts';

/** Frames stand one behind the other, parted by bars. */
const framesOf = (line: string) => line.split(' | ').flatMap((frame) => frame.trim() || []);

/** The frames of a sheet without parts. */
export const readLines = (sheet: string): string[] => sheet.split('\n').flatMap(framesOf);

/**
 * Texts are kept as sheets that a translator can read: a line "# name: …" opens a part, the lines
 * behind it belong to it.
 */
export const readSheet = <Name extends string>(
  names: readonly Name[],
  sheet: string,
): Record<Name, string[]> => {
  const parts = new Map<string, string[]>();
  let open: string[] | undefined;
  for (const line of sheet.split('\n').map((each) => each.trim())) {
    const [, name, rest = line] = /^# ([\w.-]+):(.*)$/u.exec(line) ?? [];
    if (name !== undefined) {
      open = [];
      parts.set(name, open);
    }
    open?.push(...framesOf(rest));
  }
  const unknown = [...parts.keys()].filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`a sheet has parts of no use: ${unknown.join(', ')}`);
  const entries = names.map((name) => {
    const lines = parts.get(name);
    if (!lines || lines.length === 0) throw new Error(`a sheet lacks the part ${name}`);
    return [name, lines] as const;
  });
  // The keys are exactly the names asked for.
  return Object.fromEntries(entries) as Record<Name, string[]>;
};

const kinds = ['soberTones', 'grave', 'business', 'discount'] as const;

const vocabularyKeys: readonly string[] = [
  ...goalNames.map((name) => `goals.${name}`),
  ...tradeNames.map((name) => `trades.${name}`),
  ...toneNames.map((name) => `tones.${name}`),
  ...kinds,
];

/** All stems of a language in one sheet: "# goals.install: …", "# grave: …". */
export const readVocabulary = (sheet: string): Vocabulary => {
  const parts = readSheet(vocabularyKeys, sheet);
  const stems = <Name extends string>(names: readonly Name[], kind = '') => {
    const entries = names.map((name) => [name, (parts[kind + name] ?? []).join('|')] as const);
    // The keys are exactly the names asked for.
    return Object.fromEntries(entries) as Record<Name, string>;
  };
  return {
    goals: stems(goalNames, 'goals.'),
    trades: stems(tradeNames, 'trades.'),
    tones: stems(toneNames, 'tones.'),
    ...stems(kinds),
  };
};

const anyOf = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

/** "mon=Monday tue=Tuesday" as a table. */
export const readPairs = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(' ').map((pair) => pair.split('=')));

/** Lines "trouble => cure", as patterns that begin where a word begins. */
export const readAnswers = (sheet: string): [RegExp, RegExp][] =>
  readLines(sheet).map((line) => {
    const [trouble = '', cure = ''] = line.split(' => ');
    return [anyOf(trouble), anyOf(cure)];
  });
