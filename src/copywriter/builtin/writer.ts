import { cleanBrief } from '../hygiene.ts';
import { packLanguage } from '../language.ts';
import type { Brief, Copy, Variant, Writer } from '../types.ts';
import { composeVariant, newLedger } from './compose.ts';
import { englishVoice } from './english/voice.ts';
import { packVoice } from './packs/voice.ts';
import { composeHooks } from './hook-bank.ts';
import type { Voice } from './voice.ts';

const composeVariants = (voice: Voice, ledger: ReturnType<typeof newLedger>, count: number) => {
  const variants: Variant[] = [];
  for (const relaxed of [false, true]) {
    for (const plan of voice.pack.angles) {
      if (variants.length === count) break;
      if (variants.some(({ angle }) => angle === plan.id)) continue;
      const order = { plan, index: variants.length, accepts: () => true, relaxed };
      const variant = composeVariant(voice, ledger, order);
      if (variant) variants.push({ ...variant, id: `v${variants.length + 1}` });
    }
  }
  return variants;
};

const voiceFor = (brief: Brief): Voice => {
  const language = packLanguage(brief.language);
  if (language === null) throw new Error(`the built-in writer does not write ${brief.language}`);
  return language === 'en' ? englishVoice(brief) : packVoice(brief, language);
};

export const writeCopy = (brief: Brief): Copy => {
  const voice = voiceFor(cleanBrief(brief));
  const ledger = newLedger();
  const variants = composeVariants(voice, ledger, brief.num_variants);
  return { variants, hooks: composeHooks(voice, ledger, brief.num_hooks, () => true) };
};

export const builtinWriter: Writer = {
  id: 'builtin',
  async write(brief) {
    return writeCopy(brief);
  },
};
