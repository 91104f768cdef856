import { callToActionTypes, hookCategories, wordsOf } from '../types.ts';
import {
  angleIds,
  goalNames,
  registerNames,
  type Texts,
  toneNames,
  tradeNames,
  type Vocabulary,
} from './pack.ts';

export const tableOf = <Name extends string, Part>(
  names: readonly Name[],
  part: (name: Name) => Part,
) =>
  // The keys are exactly the names asked for.
  Object.fromEntries(names.map((name) => [name, part(name)])) as Record<Name, Part>;

/** Frames stand one behind the other, parted by bars. */
const framesOf = (line: string) => line.split(' | ').flatMap((frame) => frame.trim() || []);

/** The frames of a sheet without parts. */
const readLines = (sheet: string): string[] => sheet.split('\n').flatMap(framesOf);

/** Texts are kept as sheets that a translator can read: a line "# name: …" opens a part, the lines behind it belong to it. */
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
  return tableOf(names, (name) => {
    const lines = parts.get(name);
    if (!lines || lines.length === 0) throw new Error(`a sheet lacks the part ${name}`);
    return lines;
  });
};

const vocabularyKeys: readonly string[] = [
  ...goalNames.map((name) => `goals.${name}`),
  ...tradeNames.map((name) => `trades.${name}`),
  ...toneNames.map((name) => `tones.${name}`),
  ...registerNames,
];

/** All stems of a language in one sheet: "# goals.install: …", "# grave: …". */
export const readVocabulary = (sheet: string): Vocabulary => {
  const parts = readSheet(vocabularyKeys, sheet);
  const stems = <Name extends string>(names: readonly Name[], kind = '') =>
    tableOf(names, (name) => (parts[kind + name] ?? []).join('|'));
  return {
    goals: stems(goalNames, 'goals.'),
    trades: stems(tradeNames, 'trades.'),
    tones: stems(toneNames, 'tones.'),
    ...stems(registerNames),
  };
};

const identityNames = wordsOf('named forWhom');
const figureNames = wordsOf('price rating');

const textKeys: readonly string[] = [
  ...angleIds.map((name) => `openings.${name}`),
  ...callToActionTypes.map((name) => `closers.${name}`),
  ...hookCategories.map((name) => `hooks.${name}`),
  ...identityNames.map((name) => `identity.${name}`),
  ...figureNames.map((name) => `figures.${name}`),
  ...['headlines', 'descriptions'],
];

/** "[bold open] {p}. Sound familiar?" has a twin for troubles that are stated, in any tone: "[open] {s}. Sound familiar?" */
const withTwin = (frame: string) =>
  /\{p\}\. \S/u.test(frame)
    ? [frame, frame.replace('{p}', '{s}').replace(/!?bold ?| !bold/u, '')]
    : [frame];

/** "Write to us", "Escríbenos", "Scrivici", "Wir helfen gern" */
const saysWe =
  /(?<!\p{L})(?:us|we(?:[’']\p{L}+)?|our|uns|wir|nous|nos|ons)(?!\p{L})|\p{L}(?:[ée]nos|[áa]nos|aci|ici|cci)(?!\p{L})|-nos(?!\p{L})|\p{L}(?:amos|emos|imos|iamo)(?!\p{L})/iu;

/** "Send us a message", "Schreib uns" */
const writes =
  /writ|message|schreib|nachricht|écri|escri[bv]|mensaje|scriv|messaggi|mensagem|bericht|schrijf/iu;

/** A line that says "tú" is not said to readers whom the customer addresses otherwise, nor "us" by somebody who is alone, nor "write" where calls are wanted. */
const shunning = (frame: string, addresses: RegExp | undefined) => {
  const [, moods = '', text = frame] = /^(?:\[([^\]]*)\] )?(.*)$/su.exec(frame) ?? [];
  const shuns = [
    addresses?.test(text) ? ' !other' : '',
    saysWe.test(text) ? ' !self' : '',
    writes.test(text) ? ' !calls' : '',
  ].join('');
  return shuns === '' ? frame : `[${`${moods}${shuns}`.trim()}] ${text}`;
};

/**
 * All texts of a language in one sheet: first lines by angle ("# openings.offer: …"), last lines by
 * call to action, those for a trade or a tone first, hooks by category, headlines, descriptions. `addresses`
 * finds the lines that address the reader in a way that a customer may not want.
 */
export const readTexts = (sheet: string, addresses?: RegExp): Texts => {
  const parts = readSheet(textKeys, sheet);
  const { headlines = [], descriptions = [] } = parts;
  const marked = (frames: readonly string[]) =>
    frames.flatMap(withTwin).map((frame) => shunning(frame, addresses));
  const one = <Name extends string>(group: string, names: readonly Name[]) =>
    tableOf(names, (name) => parts[`${group}.${name}`]?.[0] ?? '');
  return {
    openings: tableOf(angleIds, (name) => marked(parts[`openings.${name}`] ?? [])),
    closers: tableOf(callToActionTypes, (name) => marked(parts[`closers.${name}`] ?? [])),
    hooks: tableOf(hookCategories, (name) => (parts[`hooks.${name}`] ?? []).flatMap(withTwin)),
    identity: one('identity', identityNames),
    figures: one('figures', figureNames),
    headlines: marked(headlines),
    descriptions: marked(descriptions),
  };
};

const anyOf = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

/** Lines "trouble => cure", as patterns that begin where a word begins. */
export const readAnswers = (sheet: string): [RegExp, RegExp][] =>
  readLines(sheet).map((line) => {
    const [trouble = '', cure = ''] = line.split(' => ');
    return [anyOf(trouble), anyOf(cure)];
  });
