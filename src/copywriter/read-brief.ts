import { Failure } from '../contract/failures.ts';
import { printedWordsOf, wordsOfBrief } from './facts/facts.ts';
import {
  isForeignBrief,
  isForeignPart,
  isSupportedLanguage,
  languageOfWords,
  supportedLanguages,
} from './language.ts';
import { resolveLanguage } from './language-names.ts';
import { type Brief, forbidden } from './types.ts';

/** A brief as it was sent: its language by any name or tag, or left out. */
export type AskedBrief = Omit<Brief, 'language'> & { language?: string | undefined };

const allForbidden = new RegExp(forbidden.source, 'g');

/** Control characters go and blanks are one blank; the words stay as they were typed. */
const cleanText = (text: string): string =>
  text.replace(allForbidden, ' ').replace(/\s+/gu, ' ').trim();

const hasContent = (text: string) => /[\p{L}\p{N}]/u.test(text);

const cleanList = (items: readonly string[]): string[] => [
  ...new Set(items.map(cleanText).filter(hasContent)),
];

const cleanOptional = (text: string | undefined): string | undefined => {
  const clean = cleanText(text ?? '');
  return hasContent(clean) ? clean : undefined;
};

const cleanBrief = (request: AskedBrief, language: string): Brief => ({
  ...request,
  language,
  product: cleanText(request.product),
  audience: cleanText(request.audience),
  offer: cleanOptional(request.offer),
  pain_points: cleanList(request.pain_points),
  benefits: cleanList(request.benefits),
  tone: cleanOptional(request.tone),
  objective: cleanOptional(request.objective),
});

const fields = [{ field: 'language', message: 'is not supported for this brief' }];

/** With the list, for those who have the built-in writer; a model is not bound to it. */
const unsupported = (why: string) =>
  new Failure('unsupported_language', {
    message: `${why} The built-in writer writes in ${supportedLanguages.join(', ')}, in the language of the brief. A model, where the operator connects one, writes in any language and translates.`,
    fields,
    details: { supported_languages: supportedLanguages },
  });

const tagOf = (name: string, isModel: boolean): string => {
  const tag = resolveLanguage(name);
  if (tag !== null) return tag;
  const message = `There is no language called “${name}”.`;
  throw isModel ? new Failure('unsupported_language', { message, fields }) : unsupported(message);
};

type CopyLanguage = Pick<Brief, 'language' | 'isLanguageInDoubt'>;

const foundLanguage = async (words: string): Promise<CopyLanguage> => {
  const { language, isInDoubt } = await languageOfWords(words);
  return { language, ...(isInDoubt && { isLanguageInDoubt: true }) };
};

/** The line about the readers may be in the requested language alone, because it is not printed. */
const isForeign = async (brief: Brief, language: string): Promise<boolean> =>
  (await isForeignBrief(wordsOfBrief(brief), language)) ||
  isForeignPart(printedWordsOf(brief), language);

/**
 * For the built-in writer, which cannot translate: refuses a brief that is certainly in another language than
 * requested.
 */
const builtinLanguage = async (
  brief: Brief,
  language: string | undefined,
): Promise<CopyLanguage> => {
  const choice = language === undefined ? await foundLanguage(wordsOfBrief(brief)) : { language };
  if (!isSupportedLanguage(choice.language))
    throw unsupported('The built-in writer does not write in this language.');
  if (language !== undefined && (await isForeign(brief, language)))
    throw unsupported(
      'The brief is not written in the language asked for, and the built-in writer cannot translate.',
    );
  return choice;
};

/**
 * The customer's words, cleaned, in a language the writer can write. Without `language` a model
 * writes English, the built-in writer the language of the brief.
 */
export const readBrief = async (
  request: AskedBrief,
  { isModel }: { isModel: boolean },
): Promise<Brief> => {
  const brief = cleanBrief(request, 'en');
  if (!/\p{L}/u.test(brief.product)) {
    throw new Failure('invalid_request', {
      fields: [{ field: 'product', message: 'holds no words that could be printed' }],
    });
  }
  const tag = request.language === undefined ? undefined : tagOf(request.language, isModel);
  const choice = isModel ? { language: tag ?? 'en' } : await builtinLanguage(brief, tag);
  return { ...brief, ...choice };
};

/** For a text that a person wrote: its own language unless one is named; if that is in doubt, the brief's. */
export const readCheckedBrief = async (request: AskedBrief, text: string): Promise<Brief> => {
  const brief = cleanBrief(request, 'en');
  if (request.language !== undefined) return { ...brief, language: tagOf(request.language, true) };
  const own = await languageOfWords(text);
  const { language } = own.isInDoubt
    ? await languageOfWords(`${text}\n${wordsOfBrief(brief)}`)
    : own;
  return { ...brief, language };
};

/** True if the built-in writer can write the brief: it is in one of our languages, which is the requested one. */
export const isBuiltinBrief = async (brief: Brief): Promise<boolean> =>
  isSupportedLanguage(brief.language) && !(await isForeign(brief, brief.language));
