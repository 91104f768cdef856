import type { Reading } from '../../languages/pack.ts';
import { lowerFirst } from '../../spelling/words.ts';
import { contentWords } from '../likeness.ts';
import { splitList, tidy } from './tidy.ts';

const longest = 80;

/** Why a trouble is not told. */
export const bodyMessage =
  'was left out: it names the reader’s body, and platforms refuse ads that do.';

export const painOf = (text: string, reading: Reading) =>
  reading.toReader
    // What somebody says in quotes is his, and a verb that is joined to another one stays as it is.
    .filter(() => !/["'“„«‘]|\s[ey]\s(?:n[oã]\p{L}*\s)?\p{L}+re?(?!\p{L})/u.test(text))
    .reduce((spoken, [own, readers]) => spoken.replace(own, readers), tidy(text))
    .replace(/\?(?=\)$)|\s*[?.!…]+$/gu, '');

/** Somebody speaks of himself, and the reader would be asked whether it is so. */
const ofOneself =
  /(?<![\p{L}’'])(?:I|yo|hemos|tenemos|sabemos|je|j[’']|ich|mir|mich|io|eu|ik|me)(?![\p{L}])|-me(?!\p{L})/u;

/** "Most insurances do not cover it": nobody is asked whether it is so. */
const general =
  /^(?:most|many|few|die meisten|viele|la plupart|beaucoup|la mayoría|muchos|la maggior parte|molti|a maioria|muitos|de meeste|veel) /iu;

/** "Que lleguen incompletas": what somebody fears, of something that is not named. */
const unnamed =
  /^(?:(?:acha|pensa|cree|piensa|crede|croit|denkt|thinks) |que|qu[’']|che|dass|dat|that|\p{L}{3,}t (?:nicht|kein\p{L}*|nie|niet|geen)|non si|no se|não se|\p{L}{3,}[ae][nm] (?:que|los|las|el|la|os?|as?|demasiad\p{L}|much\p{L}|muit\p{L}|horas|tiempo|tempo|dinheiro|dinero)) /iu;

const isTellable = (pain: string, { body }: Reading) =>
  !body.test(pain) &&
  // "Scared of tipping (you won’t)": what is asked has no answer yet.
  !pain.includes('(') &&
  !unnamed.test(pain) &&
  !general.test(pain) &&
  !ofOneself.test(lowerFirst(pain)) &&
  pain.length <= longest;

export const painsOf = (texts: readonly string[], reading: Reading) =>
  texts
    .flatMap((text) => (text.includes(';') ? splitList(text, 0) : [text]))
    .map((text) => painOf(text, reading))
    .filter((pain) => isTellable(pain, reading))
    // "Excel" alone says little beside a fuller trouble.
    .filter((pain, _, all) => /\s/u.test(pain) || all.every((other) => !/\s/u.test(other)));

/** "Quoi faire des enfants pendant les congés" */
const asks =
  /^(?:what|where|how|who|why|was|wo|wie|wohin|warum|quoi|où|comment|pourquoi|qué|dónde|cómo|cosa|che cosa|dove|come fare|o que|onde|wat|waar|hoe|waarom)(?= [\p{Ll}\d])|(?<!\p{L})(?:né|hein|oder|gell|toch|right|vero|verdad)$/iu;

/** So many words may be a sentence, and read well as one where they are none. */
const fewestOfSentence = 5;

/** "Cracked leather lowers the value": a sentence about things is stated, anything else is asked. */
export const isAskable = (pain: string, { states }: Reading) =>
  asks.test(pain) ||
  // "No extinguisher = a fine"
  (!states.test(pain) && !pain.includes('=') && pain.split(/\s+/u).length < fewestOfSentence);

/** How well a benefit answers a trouble; 0 means that they have nothing to do with each other. */
export const affinity = (pain: string, benefit: string, { answers }: Reading) => {
  const words = contentWords(pain);
  const shared = [...contentWords(benefit)].filter((word) => words.has(word)).length;
  const cures = answers.filter(([trouble, cure]) => trouble.test(pain) && cure.test(benefit));
  return shared * 2 + cures.length;
};

/** Benefits with those that answer the trouble in front. */
export const byAffinity = (pain: string, benefits: readonly string[], reading: Reading) =>
  benefits
    .map((benefit, index) => ({ benefit, index, score: affinity(pain, benefit, reading) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ benefit }) => benefit);
