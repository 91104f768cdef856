import { Failure } from '../../kernel/failures.ts';
import { judgeFor } from '../guard/judge.ts';
import { packLanguage } from '../language.ts';
import type { Brief, Copy, Writer } from '../types.ts';
import { composeVariant } from './compose.ts';
import { englishVoice } from './english/voice.ts';
import { composeHooks } from './hook-bank.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { packVoice } from './packs/voice.ts';
import { bareBrief, noScreen, passes, printableBrief, type Screen, screenFor } from './screen.ts';
import type { Voice } from './voice.ts';

const voiceFor = (brief: Brief): Voice => {
  const language = packLanguage(brief.language);
  if (language === null) throw new Error(`the built-in writer does not write ${brief.language}`);
  return language === 'en' ? englishVoice(brief) : packVoice(brief, language);
};

/** One variant per angle; a second, laxer round only if the brief was too thin for the first. */
const composeVariants = (
  voice: Voice,
  ledger: Ledger,
  { copy: { variants }, count, screen }: { copy: Copy; count: number; screen: Screen },
) => {
  for (const relaxed of [false, true]) {
    for (const plan of voice.pack.angles) {
      if (variants.length === count) break;
      if (variants.some(({ angle }) => angle === plan.id)) continue;
      const order = { plan, index: variants.length, accepts: screen.variant, relaxed };
      const variant = composeVariant(voice, ledger, order);
      if (variant) variants.push({ ...variant, id: `v${variants.length + 1}` });
    }
  }
};

/** Composes from the briefs in turn: what one cannot fill, the next, barer one does. */
const composeCopy = (briefs: readonly Brief[], screen: Screen): Copy => {
  const ledger = newLedger();
  const copy: Copy = { variants: [], hooks: [] };
  for (const brief of briefs) {
    const voice = voiceFor(brief);
    composeVariants(voice, ledger, { copy, count: brief.num_variants, screen });
    composeHooks(voice, ledger, { copy, count: brief.num_hooks, accepts: screen.hook });
  }
  return copy;
};

/** Most briefs pass at once; one that does not is written again from what may be printed, piece by piece. */
export const composeFor = (brief: Brief): Copy => {
  const copy = composeCopy([brief], noScreen);
  if (passes(copy, brief)) return copy;
  const printable = printableBrief(brief);
  return composeCopy([printable, bareBrief(printable)], screenFor(brief));
};

/** Which words of the product stand in the way, said to whoever can change them. */
const unwritable = (brief: Brief) => {
  const [finding] = judgeFor(brief).text(`${brief.product}.`, 'product');
  const why = finding?.message ?? 'The built-in writer finds too few words in it.';
  return new Failure('invalid_request', {
    fields: [{ field: 'product', message: `leaves too little to write an ad from. ${why}` }],
  });
};

/** Offline and deterministic: the same brief always gives the same bytes. */
export const builtinWriter: Writer = {
  async write(brief) {
    const copy = composeFor(brief);
    const isWhole =
      copy.variants.length === brief.num_variants && copy.hooks.length === brief.num_hooks;
    if (!isWhole) throw unwritable(brief);
    return copy;
  },
};
