import { guardWordsIn } from '../facts/families.ts';
import { type Token, tokensOf } from '../facts/text.ts';
import type { Fault, Level } from '../types.ts';
import type { Licence } from './licence.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

type Place = { start: number; end: number };

/** One sentence with its words, and where the words of a list stand in it. */
type Reading = { sentence: Sentence; find(list: string): readonly Place[]; isQuestion: boolean };

const readingOf = (sentence: Sentence, language: string): Reading => {
  const tokens: readonly Token[] = tokensOf(sentence.text);
  return {
    sentence,
    find: (list) => guardWordsIn(tokens, language, list),
    isQuestion: /\?/.test(sentence.text),
  };
};

const areNear = (one: Place, other: Place, letters: number): boolean =>
  one.start - other.end <= letters && other.start - one.end <= letters;

/** The first place of a list that has one of the other lists near it, within so many letters. */
const beside = (reading: Reading, list: string, others: readonly string[], letters: number) => {
  const places = reading.find(list);
  if (places.length === 0) return undefined;
  const near = others.flatMap((other) => reading.find(other));
  return places.find((place) => near.some((one) => one !== place && areNear(one, place, letters)));
};

const sameSentence = Number.POSITIVE_INFINITY;
const near = 30;
const adjacent = 12;

type Rule = {
  rule: string;
  /** `stop` unless only a reader can tell. */
  level?: Level;
  message: string;
  find(reading: Reading, licence: Licence, isOffered: boolean): Place | undefined;
};

/** What the platform refuses whatever the brief says. Words are data; each rule says which belong together. */
const rules: Rule[] = [
  {
    rule: 'policy.personal-attributes',
    message: 'speaks to the reader about a personal attribute such as health, origin or belief.',
    find: (reading) =>
      beside(reading, 'conditions', ['reader', 'peers'], near) ??
      (reading.isQuestion ? reading.find('conditions')[0] : undefined) ??
      reading.find('asked')[0],
  },
  {
    rule: 'policy.money-trouble',
    message: 'speaks to the reader about money trouble.',
    find: (reading) =>
      beside(reading, 'money', ['reader'], sameSentence) ??
      (reading.isQuestion ? reading.find('money')[0] : undefined),
  },
  {
    rule: 'policy.body',
    message: 'makes the reader think ill of the own body.',
    find: (reading) => beside(reading, 'body', ['shame'], near),
  },
  {
    rule: 'policy.health',
    message: 'promises to cure or end an illness.',
    find: (reading) => reading.find('wonder')[0] ?? beside(reading, 'ailments', ['cures'], near),
  },
  {
    rule: 'policy.income',
    message: 'promises income.',
    find: (reading) => reading.find('income')[0] ?? beside(reading, 'earn', ['ease'], sameSentence),
  },
  {
    rule: 'policy.before-after',
    message: 'compares before and after.',
    find: (reading) => reading.find('beforeAfter')[0],
  },
  {
    rule: 'policy.discrimination',
    message: 'keeps a group of people from a job, a home or a credit.',
    find: (reading, _licence, isOffered) =>
      isOffered ? beside(reading, 'groups', ['restrict'], adjacent) : undefined,
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

const beforeWord = /\b(?:before|vorher|avant|antes|prima|voor)\s*:/iu;
const afterWord = /\b(?:after|nachher|apr[eè]s|despu[eé]s|dopo|depois|na)\s*:/iu;

/** Rules of typing: a sign or a letter where none belongs. */
const patterns: [rule: string, pattern: RegExp, message: string][] = [
  ['policy.punctuation', /[!?]*(?:!!|\?\?)[!?]*|[!?]{3,}/u, 'repeats its marks: one is enough.'],
  ['policy.symbols', /(?:\p{L}[*•._~]){3,}\p{L}/u, 'parts letters by signs.'],
  ['policy.profanity', /\p{L}[*!%#@$]{2,}\p{L}*|\b\p{L}\*+\p{L}+\b|🖕/u, 'swears.'],
  [
    'shape.placeholder',
    /\bundefined\b|\bNaN\b|\[object|\{\{|\}\}|\[[\p{L} ]{2,30}\]|lorem ipsum/iu,
    'holds a placeholder.',
  ],
];

const capitals = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
const words = /\p{L}{2,}/gu;

/** Two words in capitals shout; words that the brief writes so do not. */
const shouted = (text: string, typed: string): Place | undefined => {
  const known = new Set(typed.match(capitals) ?? []);
  const found = [...text.matchAll(capitals)].filter(({ 0: word }) => !known.has(word));
  const [first] = found;
  const all = text.match(words) ?? [];
  const isLoud =
    found.length >= 2 || (all.length >= 3 && all.every((word) => word === word.toUpperCase()));
  return first && isLoud ? { start: first.index, end: first.index + first[0].length } : undefined;
};

const faultAt = (rule: string, text: string, { start, end }: Place, message: string): Fault => ({
  rule,
  level: 'stop',
  text: text.slice(start, end),
  start,
  end,
  message,
});

/** The platform's rules for one text. `typed` is the brief, whose words in capitals may stay so. */
export const checkPolicy = (text: string, licence: Licence, typed: string): Fault[] => {
  const { language, lexicon, brief } = licence;
  const isOffered =
    guardWordsIn(tokensOf(brief), language, 'contexts').length > 0 ||
    guardWordsIn(tokensOf(text), language, 'contexts').length > 0;
  const faults: Fault[] = [];
  const sentences = sentencesOf(text, (word) => word.toLowerCase() in lexicon.words.months);
  for (const sentence of sentences) {
    const reading = readingOf(sentence, language);
    for (const { rule, level = 'stop', message, find } of rules) {
      const place = find(reading, licence, isOffered);
      if (!place) continue;
      const [start, end] = [place.start + sentence.start, place.end + sentence.start];
      faults.push({ ...faultAt(rule, text, { start, end }, message), level });
    }
  }
  for (const [rule, pattern, message] of patterns) {
    const found = pattern.exec(text);
    if (found)
      faults.push(
        faultAt(rule, text, { start: found.index, end: found.index + found[0].length }, message),
      );
  }
  const before = beforeWord.exec(text);
  if (before && afterWord.test(text))
    faults.push(
      faultAt(
        'policy.before-after',
        text,
        { start: before.index, end: before.index + before[0].length },
        'compares before and after.',
      ),
    );
  const loud = shouted(text, typed);
  if (loud) faults.push(faultAt('policy.shouting', text, loud, 'shouts: write in small letters.'));
  return faults;
};
