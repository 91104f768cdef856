import { packLanguage, type SupportedLanguage } from './language.ts';
import type { Brief } from './types.ts';

const joined = ({ product, audience, offer, pain_points, benefits }: Brief) =>
  [...benefits, ...pain_points, offer ?? '', audience, product]
    .filter((text) => /\p{L}/u.test(text))
    .join('. ');

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Languages so near each other that a short brief cannot tell them apart. */
const neighbours: Record<SupportedLanguage, readonly string[]> = {
  es: ['gl', 'ca', 'pt', 'eu'],
  pt: ['gl', 'es', 'ca'],
  it: ['ca', 'ro', 'es', 'pt'],
  fr: ['ca', 'ro', 'oc'],
  nl: ['af', 'de'],
  de: ['nl', 'lb'],
  en: [],
};

/** Little words that betray a language even in a brief full of names. */
const functionWords: Record<SupportedLanguage, string> = {
  en: 'the and for with your you of to in from without every who are is no not that it on by our at',
  es: 'el la los las de del y en con para sin que por tu tus un una más se no cada su al',
  fr: 'le la les des du de et en avec pour sans que qui vos votre un une pas à au aux sur par chaque',
  de: 'der die das und mit für ohne in im von zu den dem ein eine nicht auf sich ihre dein deine jede jeden am bei',
  pt: 'o a os as de do da dos das e em com para sem que por seu sua um uma não no na cada ao',
  it: 'il la lo gli le di del della e in con per senza che un una non tuo tua ogni al alla da dei',
  nl: 'de het een en van met voor zonder in op je jouw uw niet te dat die elke bij aan is zijn',
};

const functionWordCount = (text: string, language: SupportedLanguage) => {
  const list = new Set(functionWords[language].split(' '));
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => list.has(word)).length;
};

const minimumLetters = 40;

/** What the text is written in, or null when it is too short or too mixed to say. */
const detectLanguage = async (text: string): Promise<string | null> => {
  if (countOf(text, /\p{L}/gu) < minimumLetters) return null;
  // A fifth of a second and sixty megabytes: loaded by the first brief whose words leave a doubt.
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(text);
  return result.language && result.isReliable() ? result.language : null;
};

const isOtherScript = (text: string) => {
  const all = countOf(text, /\p{L}/gu);
  return all >= 4 && countOf(text, /\p{Script=Latin}/gu) < all * 0.4;
};

/**
 * The language a brief is written in when that is plainly not the one asked for, otherwise null.
 * The built-in writer cannot translate, so its caller refuses such a brief.
 */
export const foreignLanguage = async (brief: Brief): Promise<string | null> => {
  const asked = packLanguage(brief.language);
  if (asked === null) return null;
  const text = joined(brief);
  if (isOtherScript(text)) return (await detectLanguage(text)) ?? 'und';
  const own = functionWordCount(text, asked);
  if (own > 2) return null;
  const found = await detectLanguage(text);
  if (found === null || found === asked || neighbours[asked].includes(found)) return null;
  const other = packLanguage(found);
  const theirs = other ? functionWordCount(text, other) : own + 1;
  return theirs > own ? found : null;
};
