import { allGuardWords, type GuardList, guardWordsIn, type PolicyList } from '../facts/families.ts';
import { tokensOf } from '../facts/text.ts';
import { listOf } from '../facts/words.ts';
import type { Fault, Level } from '../types.ts';
import { capitalsIn, type Licence } from './licence.ts';

/** These rules apply to any brief, so they need little of it. */
type InLanguage = Pick<Licence, 'language'>;
type WithCapitals = Pick<Licence, 'capitals'>;

type TextSpan = { start: number; end: number };

/** Where one sentence has the words of a list. */
type Reading = { find(list: GuardList): readonly TextSpan[]; isQuestion: boolean };

const readingOf = (sentence: string, language: string): Reading => {
  const tokens = tokensOf(sentence);
  return {
    find: (list) => guardWordsIn(tokens, language, list),
    isQuestion: sentence.includes('?'),
  };
};

const areNear = (one: TextSpan, other: TextSpan, letters: number): boolean =>
  one.start - other.end <= letters && other.start - one.end <= letters;

/** The first place of a list with one of the other lists near it, within this number of letters. */
const firstNear = (
  reading: Reading,
  list: GuardList,
  others: readonly GuardList[],
  letters: number,
) => {
  const places = reading.find(list);
  if (places.length === 0) return undefined;
  const near = others.flatMap((other) => reading.find(other));
  return places.find((place) => near.some((one) => one !== place && areNear(one, place, letters)));
};

const sameSentence = Number.POSITIVE_INFINITY;
const near = 30;
const adjacent = 12;

/** Where a sentence speaks of these, before and after are no times of day. */
const grave: readonly PolicyList[] = ['body', 'ailments', 'conditions'];

/** What hurts, near a part of the reader's body. */
const achesIn = (reading: Reading) =>
  reading.find('reader').length > 0 ? firstNear(reading, 'hurts', ['parts'], near) : undefined;

type Rule = {
  rule: string;
  /** The default is `stop`; other levels if only a reader can decide. */
  level?: Level;
  message: string;
  find(reading: Reading): TextSpan | undefined;
};

/** What the platform refuses for any brief. The words are data; each rule says which of them belong together. */
const rules: Rule[] = [
  {
    rule: 'policy.personal-attributes',
    message: 'speaks to the reader about a personal attribute such as health, origin or belief.',
    find: (reading) =>
      firstNear(reading, 'conditions', ['reader', 'peers'], near) ??
      (reading.isQuestion ? (reading.find('conditions')[0] ?? achesIn(reading)) : undefined) ??
      reading.find('asked')[0],
  },
  {
    rule: 'policy.personal-attributes',
    level: 'hold',
    message: 'may speak of the reader’s health: what hurts where.',
    find: (reading) => (reading.isQuestion ? undefined : achesIn(reading)),
  },
  {
    rule: 'policy.money-trouble',
    message: 'speaks to the reader about money trouble.',
    find: (reading) =>
      firstNear(reading, 'money', ['reader'], sameSentence) ??
      (reading.isQuestion ? reading.find('money')[0] : undefined),
  },
  {
    rule: 'policy.body',
    message: 'makes the reader think ill of the own body.',
    find: (reading) => firstNear(reading, 'body', ['shame'], near),
  },
  {
    rule: 'policy.health',
    message: 'promises to cure or end an illness.',
    find: (reading) => reading.find('wonder')[0] ?? firstNear(reading, 'ailments', ['cures'], near),
  },
  {
    rule: 'policy.income',
    message: 'promises income.',
    find: (reading) =>
      reading.find('income')[0] ?? firstNear(reading, 'earn', ['ease'], sameSentence),
  },
  {
    rule: 'policy.before-after',
    message: 'compares before and after.',
    // "Before and after work" is a time of day, unless the sentence speaks of a body or an illness.
    find: (reading) => {
      const places = reading.find('beforeAfter');
      const isGrave = grave.some((list) => reading.find(list).length);
      const times = isGrave ? [] : reading.find('aroundTime');
      return places.find(({ start }) => !times.some((time) => time.start === start));
    },
  },
  {
    rule: 'policy.bait',
    message: 'baits the reader: say what it is about.',
    find: (reading) => reading.find('bait')[0],
  },
  {
    rule: 'policy.profanity',
    message: 'swears.',
    find: (reading) => reading.find('profanity')[0],
  },
  {
    rule: 'policy.outdo',
    level: 'hold',
    message: 'says that it is better than all others.',
    find: (reading) => reading.find('outdo')[0],
  },
  {
    rule: 'policy.endorsement',
    message: 'says that the platform recommends it.',
    find: (reading) => reading.find('endorsement')[0],
  },
];

const headingOf = (side: 'before' | 'after') => {
  const words = allGuardWords.flatMap(({ headings }) => listOf(headings[side]));
  return new RegExp(`\\b(?:${words.join('|')})\\s*:`, 'iu');
};

const beforeHeading = headingOf('before');
const afterHeading = headingOf('after');

/** Rules of typing: a mark or a letter that does not belong there. */
const patterns: [rule: string, pattern: RegExp, message: string][] = [
  ['policy.punctuation', /[!?]*(?:!!|\?\?)[!?]*|[!?]{3,}/u, 'repeats its marks: one is enough.'],
  ['policy.symbols', /(?:\p{L}[*•._~]){3,}\p{L}/u, 'parts letters by signs.'],
  [
    'policy.profanity',
    /\p{L}[*!%#@$]{2,}\p{L}+|\p{L}[*%#@$]{2,}|\b\p{L}\*+\p{L}+\b|🖕/u,
    'swears.',
  ],
  [
    'shape.placeholder',
    /\bundefined\b|\bNaN\b|\[object|\{\{|\}\}|\[[\p{L} ]{2,30}\]|lorem ipsum/iu,
    'holds a placeholder.',
  ],
];

const words = /\p{L}{2,}/gu;

/** Two words in capitals shout; words that the brief writes so do not. */
const findShouting = (text: string, { capitals }: WithCapitals): TextSpan | undefined => {
  const capitalWords = capitalsIn(text).filter(({ 0: word }) => !capitals.has(word));
  const [first] = capitalWords;
  const all = text.match(words) ?? [];
  const isLoud =
    capitalWords.length >= 2 ||
    (all.length >= 3 && all.every((word) => word === word.toUpperCase()));
  return first && isLoud ? { start: first.index, end: first.index + first[0].length } : undefined;
};

const faultAt = (rule: string, text: string, { start, end }: TextSpan, message: string): Fault => ({
  rule,
  level: 'stop',
  text: text.slice(start, end),
  start,
  end,
  message,
});

/** The platform's rules for one sentence. */
export const checkPolicy = (sentence: string, { language }: InLanguage): Fault[] => {
  const reading = readingOf(sentence, language);
  return rules.flatMap(({ rule, level = 'stop', message, find }) => {
    const place = find(reading);
    return place ? [{ ...faultAt(rule, sentence, place, message), level }] : [];
  });
};

/** Jobs, homes and credits are open to all: who is kept from them, and whether a sentence offers one. */
export const checkOffer = (sentence: string, { language }: InLanguage) => {
  const reading = readingOf(sentence, language);
  const place = firstNear(reading, 'groups', ['restrict'], adjacent);
  const message = 'keeps a group of people from a job, a home or a credit.';
  return {
    isOffer: reading.find('contexts').length > 0,
    restrictions: place ? [faultAt('policy.discrimination', sentence, place, message)] : [],
  };
};

/** Marks and capitals of a whole text. */
export const checkTyping = (text: string, licence: WithCapitals): Fault[] => {
  const faults: Fault[] = [];
  const add = (rule: string, match: RegExpExecArray | null, message: string) => {
    if (!match) return;
    const place = { start: match.index, end: match.index + match[0].length };
    faults.push(faultAt(rule, text, place, message));
  };
  for (const [rule, pattern, message] of patterns) add(rule, pattern.exec(text), message);
  const before = text.includes(':') ? beforeHeading.exec(text) : null;
  if (before && afterHeading.test(text))
    add('policy.before-after', before, 'compares before and after.');
  const loud = findShouting(text, licence);
  if (loud) faults.push(faultAt('policy.shouting', text, loud, 'shouts: write in small letters.'));
  return faults;
};
