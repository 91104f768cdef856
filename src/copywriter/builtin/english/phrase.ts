import { isAdjective } from './adjectives.ts';
import { headOf, numberOf, startsWithDeterminer } from './noun-phrase.ts';
import { peopleNouns } from './nouns.ts';
import {
  at,
  hasFiniteVerb,
  isDo,
  isDoes,
  isDoing,
  isPluralClause,
  isQuality,
  isSingularClause,
  startsNoun,
} from './phrase-tests.ts';
import { isVerb } from './verb-forms.ts';
import { pronouns, tokens } from './words.ts';

/** What kind of words a customer's phrase is made of; "any" when we are not sure, and then it is only quoted. */
export type PhraseKind =
  | 'thing'
  | 'people'
  | 'none'
  | 'doing'
  | 'do'
  | 'does'
  | 'clause'
  | 'quality'
  | 'any';

/** Words that open neither a thing nor a deed; the phrase is only quoted. */
const openers = new Set('without with for from at by to if when because why how what'.split(' '));

type Rule = (words: string[], text: string) => boolean;

/** First rule that fits decides; the order settles words that could be two things. */
const rules: readonly [PhraseKind, Rule][] = [
  [
    'any',
    (words) =>
      words.length === 0 ||
      words.length > 16 ||
      /^(?:max|min|maximum|minimum|approx|circa|about|up)$/.test(at(words, 0)),
  ],
  ['any', (_, text) => /[,;]/.test(text) && !/^(?:\p{L}+,? ){1,5}(?:and|or) /u.test(text)],
  ['none', (words) => ['no', 'zero'].includes(at(words, 0)) && !hasFiniteVerb(words)],
  ['any', (words) => openers.has(at(words, 0))],
  ['doing', (words) => at(words, 0) === 'not' && isDoing(words.slice(1))],
  ['any', (words) => at(words, 0) === 'not'],
  ['clause', (words) => pronouns.has(at(words, 0)) && words.length > 2],
  ['doing', isDoing],
  ['clause', (words) => hasFiniteVerb(words) && !isDo(words) && !isDoes(words)],
  ['clause', (words) => isPluralClause(words) && !isDo(words)],
  ['does', (words) => isDoes(words) && words.length > 1],
  ['do', isDo],
  ['quality', isQuality],
  ['clause', isSingularClause],
  ['people', (_, text) => peopleNouns.has(headOf(text))],
  ['any', (words) => isVerb(at(words, 0)) && !isAdjective(at(words, 0)) && !startsNoun(words)],
  ['thing', (_, text) => startsWithDeterminer(text) || numberOf(text) !== 'unsure'],
  ['any', () => true],
];

export const kindOf = (text: string): PhraseKind => {
  const words = tokens(text);
  return rules.find(([, fits]) => fits(words, text))?.[0] ?? 'any';
};
