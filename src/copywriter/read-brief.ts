import { Failure } from '../kernel/failures.ts';
import { foreignLanguage, languageOf } from './foreign-language.ts';
import { cleanBrief, hasWords } from './hygiene.ts';
import { isSupportedLanguage, packFor, supportedLanguages } from './language.ts';
import { resolveLanguage } from './language-names.ts';
import { withTowns } from './spelling/gazetteer.ts';
import { spellBrief } from './spelling/spell-brief.ts';
import { spellerFor } from './spelling/words.ts';
import type { Brief } from './types.ts';

const fields = [{ field: 'language', message: 'is not supported for this brief' }];

/** With the list, for those who have the built-in writer; a model is not bound to it. */
const unsupported = (why: string) =>
  new Failure('unsupported_language', {
    message: `${why} The built-in writer writes in: ${supportedLanguages.join(', ')}.`,
    fields,
    details: { supported_languages: supportedLanguages },
  });

/** A brief as it was sent: its language by any name or tag, or left to its own words. */
type AskedBrief = Omit<Brief, 'language'> & { language?: string | undefined };

/** Cleaned, short forms written out and capitals put right, where we know the language. */
const wellSpelt = (brief: Brief): Brief => {
  const pack = packFor(brief);
  if (!pack) return cleanBrief(brief);
  const spelt = spellBrief(cleanBrief(brief, spellerFor(pack)), pack);
  return { ...spelt, product: withTowns(spelt.product, pack.spelling, brief.product) };
};

/** The customer's words, cleaned, in a language the writer can write. */
export const readBrief = async (
  asked: AskedBrief,
  { writesAnyLanguage }: { writesAnyLanguage: boolean },
): Promise<Brief> => {
  const language =
    asked.language === undefined
      ? await languageOf(cleanBrief({ ...asked, language: 'en' }))
      : resolveLanguage(asked.language);
  if (language === null) {
    const message = `There is no language called “${asked.language}”.`;
    if (writesAnyLanguage) throw new Failure('unsupported_language', { message, fields });
    throw unsupported(message);
  }
  const brief = wellSpelt({ ...asked, language });
  if (!hasWords(brief.product)) {
    throw new Failure('invalid_request', {
      fields: [{ field: 'product', message: 'holds no words that could be printed' }],
    });
  }
  if (writesAnyLanguage) return brief;
  if (!isSupportedLanguage(language))
    throw unsupported('The built-in writer does not write in this language.');
  if ((await foreignLanguage(brief)) !== null)
    throw unsupported(
      'The brief is not written in the language asked for, and the built-in writer cannot translate.',
    );
  return brief;
};
