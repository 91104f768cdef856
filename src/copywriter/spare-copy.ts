import { composeFor } from './builtin/writer.ts';
import { foreignLanguage } from './foreign-language.ts';
import { isSupportedLanguage } from './language.ts';
import type { Brief, CallToActionType, Copy } from './types.ts';

/** What the built-in writer has for a brief, to fill gaps with; nothing where it cannot write it. */
export const spareCopy = async (brief: Brief): Promise<Copy> =>
  isSupportedLanguage(brief.language) && (await foreignLanguage(brief)) === null
    ? composeFor(brief)
    : { variants: [], hooks: [] };

/** The call to action that our map gives a brief, whatever its language. */
export const spareCallToAction = (brief: Brief): CallToActionType => {
  const language = isSupportedLanguage(brief.language) ? brief.language : 'en';
  const { variants } = composeFor({ ...brief, language, num_variants: 1, num_hooks: 0 });
  return variants[0]?.call_to_action_type ?? 'LEARN_MORE';
};
