import type { Brief } from './types.ts';

/** The languages the built-in writer can write; a model behind COPY_PROVIDER is not bound to them. */
export const supportedLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl'] as const;

export type SupportedLanguage = (typeof supportedLanguages)[number];

const regional = [
  'en-US en-GB en-AU en-CA en-IE en-IN es-ES es-MX es-419 es-AR es-CO es-US fr-FR fr-CA fr-CH fr-BE',
  'de-DE de-AT de-CH pt-BR pt-PT it-IT it-CH nl-NL nl-BE zh-Hans zh-Hant',
].flatMap((line) => line.split(' '));

/** Names people use that the locale tables do not list. */
const aliases: Record<string, string> = {
  castellano: 'es',
  castilian: 'es',
  'latin american spanish': 'es-419',
  brasileiro: 'pt-BR',
  flemish: 'nl-BE',
  vlaams: 'nl-BE',
  mandarin: 'zh',
  farsi: 'fa',
  tagalog: 'fil',
};

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

const languageCodes = () => letters.flatMap((a) => letters.map((b) => a + b));

const namesIn = (locale: string, display: 'dialect' | 'standard') =>
  new Intl.DisplayNames([locale], {
    type: 'language',
    fallback: 'none',
    languageDisplay: display,
  });

const buildNames = () => {
  const english = namesIn('en', 'dialect');
  const known = languageCodes().filter((code) => english.of(code));
  const names = new Map<string, string>(Object.entries(aliases));
  const add = (name: string | undefined, tag: string) => {
    if (name && !names.has(fold(name))) names.set(fold(name), tag);
  };
  for (const code of known) add(namesIn(code, 'dialect').of(code), code);
  for (const locale of supportedLanguages) {
    const dialect = namesIn(locale, 'dialect');
    const standard = namesIn(locale, 'standard');
    for (const tag of [...known, ...regional]) {
      add(dialect.of(tag), tag);
      add(standard.of(tag), tag);
    }
  }
  return names;
};

let names: Map<string, string> | undefined;

const byName = (text: string) => {
  names ??= buildNames();
  return names.get(fold(text));
};

const byTag = (text: string) => {
  const tag = text.trim().replace(/_/g, '-');
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag)) return undefined;
  try {
    const canonical = Intl.getCanonicalLocales(tag)[0] ?? tag;
    return namesIn('en', 'dialect').of(canonical.split('-')[0] ?? '') ? canonical : undefined;
  } catch {
    // A tag that Intl refuses is simply not a tag.
    return undefined;
  }
};

/** A BCP 47 tag for a language given by name or tag in any of our languages, or null if we know of none. */
export const resolveLanguage = (input: string): string | null => {
  const withoutRegion = input.replace(/\s*[([].*$/, '');
  return byName(input) ?? byTag(input) ?? byName(withoutRegion) ?? null;
};

/** The built-in pack that serves a tag: "es-MX" is served by "es". */
export const packLanguage = (tag: string): SupportedLanguage | null => {
  const base = tag.toLowerCase().split('-')[0];
  return supportedLanguages.find((language) => language === base) ?? null;
};

export const isSupportedLanguage = (tag: string) => packLanguage(tag) !== null;

const joined = ({ product, audience, offer, pain_points, benefits }: Brief) =>
  [...benefits, ...pain_points, offer ?? '', audience, product]
    .filter((text) => /\p{L}/u.test(text))
    .join('. ');

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Languages so near each other that a short brief cannot tell them apart. */
const neighbours: Record<string, readonly string[]> = {
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
  // Half a second and nine megabytes: loaded by the first brief that needs it.
  const { eld } = await import('eld/medium');
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
  const found = await detectLanguage(text);
  if (found === null || found === asked || neighbours[asked]?.includes(found)) return null;
  const own = functionWordCount(text, asked);
  const other = packLanguage(found);
  const theirs = other ? functionWordCount(text, other) : own + 1;
  return theirs > own && own <= 2 ? found : null;
};
