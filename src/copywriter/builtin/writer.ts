import { Failure } from '../../kernel/failures.ts';
import { judgeFor } from '../guard/judge.ts';
import { packFor } from '../language.ts';
import { languages } from '../languages/list.ts';
import { angleIds, type LanguagePack } from '../languages/pack.ts';
import { spellBrief } from '../spelling/spell-brief.ts';
import type { Brief, Copy, Writer } from '../types.ts';
import { composeVariant } from './compose.ts';
import { composeHooks } from './hook-bank.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { notesOn } from './notes.ts';
import { isPrintable, noScreen, passes, printableBrief, type Screen, screenFor } from './screen.ts';
import { splitEntries } from './split-entries.ts';
import { type Voice, voiceFor } from './voice.ts';

type Task = { copy: Copy; count: number; screen: Screen };

/** One variant per angle, until there are enough. */
const composeVariants = (voice: Voice, ledger: Ledger, { copy, count, screen }: Task) => {
  const { variants } = copy;
  for (const angle of angleIds) {
    if (variants.length === count) break;
    if (variants.some((variant) => variant.angle === angle)) continue;
    const variant = composeVariant(voice, ledger, { angle, index: variants.length, screen });
    if (variant) variants.push({ ...variant, id: `v${variants.length + 1}` });
  }
};

const isWhole = ({ variants, hooks }: Copy, brief: Brief) =>
  variants.length === brief.num_variants && hooks.length === brief.num_hooks;

type Desk = { pack: LanguagePack; packs: readonly LanguagePack[] };

/** What the brief cannot fill, the product alone does. */
const composeCopy = (told: Brief, screen: Screen, { pack, packs }: Desk): Copy => {
  const ledger = newLedger();
  const copy: Copy = { variants: [], hooks: [] };
  const bare = { ...told, audience: '', offer: undefined, benefits: [], pain_points: [] };
  for (const brief of [told, bare]) {
    if (isWhole(copy, brief)) break;
    const voice = voiceFor(brief, pack, packs);
    composeVariants(voice, ledger, { copy, count: brief.num_variants, screen });
    composeHooks(voice, ledger, { copy, count: brief.num_hooks, mayPrint: screen.text });
  }
  return copy;
};

/** Where something in the product line is refused wherever it stands, what it is called must do. */
const composeScreened = (entries: Brief, brief: Brief, desk: Desk): Copy => {
  const printable = printableBrief(entries, brief);
  const screen = screenFor(brief);
  const copy = composeCopy(printable, screen, desk);
  if (isWhole(copy, brief)) return copy;
  const { label } = voiceFor(printable, desk.pack, desk.packs).material.product;
  return composeCopy({ ...printable, product: label }, screen, desk);
};

/** Most briefs pass at once; one that does not is written again from what may be printed, piece by piece. */
export const composeFor = (brief: Brief, packs: readonly LanguagePack[] = languages): Copy => {
  const pack = packFor(brief, packs);
  if (pack === null) throw new Error(`the built-in writer does not write ${brief.language}`);
  const desk = { pack, packs };
  const spelt = spellBrief(brief, pack);
  const entries = splitEntries(spelt);
  const first = composeCopy(entries, noScreen, desk);
  const copy =
    isWhole(first, brief) && passes(first, brief) ? first : composeScreened(entries, brief, desk);
  const isRefused = (text: string) => !isPrintable(text, brief);
  const notes = notesOn(copy, spelt, pack, isRefused);
  return notes.length > 0 ? { ...copy, notes } : copy;
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
    if (!isWhole(copy, brief)) throw unwritable(brief);
    return copy;
  },
};
