import { nounVerbs } from './noun-verbs.ts';
import { verbs } from './verbs.ts';

const irregularParticiples = new Set(
  `been become begun bent bet bitten blown bought bound bred broken brought built burnt caught chosen come cost cut dealt done
  drawn dreamt driven drunk eaten fallen fed felt fought found flown forgotten forgiven frozen given gone got gotten grown hung
  heard held hidden hit hurt kept knit known laid led learnt left lent let lit lost made meant met paid put quit read ridden
  risen run said seen sent set sewn shaken shone shot shown shut slept sold sought spent spoken spread spun stolen stood stuck
  sung sunk swept swum taken taught thought thrown told torn understood upset wept woken won worn woven written wound`.split(
    /\s+/,
  ),
);

const endsInConsonantY = /[^aeiou]y$/;

const third = (verb: string) => {
  if (verb === 'have') return 'has';
  if (verb === 'do' || verb === 'go') return `${verb}es`;
  if (/(?:s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  return endsInConsonantY.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

/** "cut" doubles, "open" does not: a short word ending consonant-vowel-consonant. */
const doubles = (verb: string) =>
  /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) ||
  [
    'begin',
    'forget',
    'commit',
    'admit',
    'permit',
    'submit',
    'refer',
    'prefer',
    'occur',
    'regret',
    'overrun',
    'program',
    'travel',
    'cancel',
    'label',
    'model',
  ].includes(verb);

const stem = (verb: string) => {
  if (doubles(verb)) return verb + verb.slice(-1);
  return /[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb;
};

const ing = (verb: string) =>
  /[^e]ie$/.test(verb) ? `${verb.slice(0, -2)}ying` : `${stem(verb)}ing`;

const past = (verb: string) => {
  if (endsInConsonantY.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('e') ? `${verb}d` : `${stem(verb)}ed`;
};

const bases = new Set(verbs);
const thirds = new Map(verbs.map((verb) => [third(verb), verb]));
const ings = new Map(
  verbs.flatMap((verb) => [
    [ing(verb), verb],
    [`${verb}ing`, verb],
  ]),
);
const pasts = new Set(verbs.map(past));

export const isVerb = (word: string) => bases.has(word);

/** A verb that is hardly ever a noun: alone at the front it makes the phrase an action. */
export const isPlainVerb = (word: string) => bases.has(word) && !nounVerbs.has(word);

export const baseOfThird = (word: string) => thirds.get(word);

export const isPlainThird = (word: string) => {
  const base = thirds.get(word);
  return base !== undefined && (!nounVerbs.has(base) || strongThirds.has(word));
};

/** Third persons that open a benefit far more often than they name several things. */
const strongThirds = new Set(
  'absorbs adapts adds brings clears comes connects contains cools cuts dries fits folds gets gives goes grows handles heats helps holds includes keeps lasts learns leaves lets lifts looks makes means meets moves needs opens pairs pays plays plugs prevents protects reaches reads reduces remembers removes repels resists runs saves sends shows sits sleeps smells solves soothes sounds starts stays stops suits syncs takes tastes tells turns uses wakes warms wears works washes wraps'.split(
    ' ',
  ),
);

export const baseOfIng = (word: string) => ings.get(word);

export const isParticiple = (word: string) =>
  pasts.has(word) ||
  irregularParticiples.has(word) ||
  /-(?:made|built|grown|led|drawn|picked|baked|roasted|poured|sewn|stitched|free)$/.test(word);
