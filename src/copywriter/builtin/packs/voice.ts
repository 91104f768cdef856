import { namesProtectedAttribute } from '../../hygiene/attributes.ts';
import type { SupportedLanguage } from '../../language.ts';
import type { Brief } from '../../types.ts';
import { upperFirst } from '../capitals.ts';
import { asChecklist } from '../checklist.ts';
import { callToAction, foreignTradeOf, isAppeal } from '../cta.ts';
import { phraseFinder } from '../likeness.ts';
import { moodsOf } from '../mood.ts';
import type { Pack } from '../pack.ts';
import { rotate, seedOf } from '../seed.ts';
import type { Lead, Voice } from '../voice.ts';
import { germanPack } from './de/pack.ts';
import { spanishPack } from './es/pack.ts';
import { frenchPack } from './fr/pack.ts';
import { italianPack } from './it/pack.ts';
import { readLabel } from './label.ts';
import { dutchPack } from './nl/pack.ts';
import { portuguesePack } from './pt/pack.ts';

const packs: Record<Exclude<SupportedLanguage, 'en'>, Pack> = {
  es: spanishPack,
  fr: frenchPack,
  de: germanPack,
  pt: portuguesePack,
  it: italianPack,
  nl: dutchPack,
};

const nobody =
  /^(?:tod[oa]s?|todo el mundo|cualquiera|tous|toutes?|tout le monde|alle|jeder(?:mann)?|iedereen|tutti|chiunque|qualquer um|público|grand public|people|all|everyone|anyone|gente|leute|mensen|adultos|adultes|erwachsene|adulti|volwassenen)$/i;

/** Only an ordinary word loses its capital: "PYMES" and "IT-managers" are written so. */
const lowerFirst = (text: string) =>
  /^\p{Lu}[\p{Ll}\s]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const audienceOf = (audience: string) =>
  nobody.test(audience) ||
  namesProtectedAttribute(audience) ||
  audience.length > 60 ||
  /[.;:!?\d]/.test(audience)
    ? null
    : lowerFirst(audience);

/** "pour amateurs de déco" wants its article; a plural without one is easy to tell. */
const withFrenchArticle = (audience: string) =>
  /^(?!(?:les|des|mes|nos|vos|leurs|ces|ceux|celles|tous|toutes|plusieurs|trois|six|dix)\s)\p{L}+[sx](?=\s|,|$)/u.test(
    audience,
  )
    ? `les ${audience}`
    : audience;

/** German keeps its capitals: there a noun is never lowered. */
const audienceIn = (language: SupportedLanguage, audience: string) => {
  const spoken = audienceOf(audience);
  if (spoken === null) return null;
  if (language === 'fr') return withFrenchArticle(spoken);
  return language === 'de' ? audience : spoken;
};

const sentence = (text: string) => `${upperFirst(text)}${/[.?!]$/.test(text) ? '' : '.'}`;

const tellings = [3, 2, 3, 2, 1, 2, 1, 2, 3, 1];

type Words = {
  label: string;
  name: string | null;
  what: string | null;
  audience: string | null;
  offer: string | null;
};

const slotsOf = (words: Words, benefits: string[], pains: string[], style: number) => {
  const told = benefits.slice(0, tellings[style % tellings.length]);
  const table: Record<string, string | null | undefined> = {
    ...words,
    b: benefits[0],
    b2: benefits[1],
    b3: benefits[2],
    p: pains[0],
    'p.cap': pains[0] && upperFirst(pains[0]),
    benefits: told.length > 0 ? told.map(sentence).join(' ') : null,
    'benefits.list': asChecklist(benefits),
  };
  return (name: string) => table[name] ?? null;
};

const longest = 90;

/** German speaks formally to business and in sober matters, otherwise as among friends. */
const formality = (moods: ReadonlySet<string>) =>
  ['professional', 'luxury', 'sober', 'business'].some((mood) => moods.has(mood)) ? 'sie' : 'du';

export const packVoice = (brief: Brief, language: Exclude<SupportedLanguage, 'en'>): Voice => {
  const trade = isAppeal(brief) ? 'cause' : foreignTradeOf(brief.product);
  const { label, name, what } = readLabel(brief.product);
  const moods = moodsOf(brief, trade);
  moods.add(formality(moods));
  const benefits = brief.benefits.filter((text) => text.length <= longest);
  const pains = brief.pain_points.filter((text) => text.length <= longest);
  const audience = audienceIn(language, brief.audience);
  const words = { label, name, what, audience, offer: brief.offer ?? null };
  return {
    pack: packs[language],
    moods,
    callToAction: callToAction(brief, trade),
    painCount: pains.length,
    benefitCount: benefits.length,
    offer: words.offer,
    names: [label],
    kinds: [],
    readers: audience === null ? [] : [audience],
    seed: seedOf(brief),
    slots({ pain, benefit, style, said }: Lead) {
      const isSaid = phraseFinder(said);
      const unsaid = rotate(benefits, benefit).filter((text) => !isSaid(text));
      return slotsOf(words, unsaid, rotate(pains, pain), style);
    },
  };
};
