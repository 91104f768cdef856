import type { LanguagePack } from '../pack.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { texts } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

/** French, vous. Narrow no-break spaces before high signs are left out: platforms break them. */
export const french: LanguagePack = {
  tag: 'fr',
  names: { québécois: 'fr-CA', francais: 'fr' },
  vocabulary,
  reading,
  spelling: { ...spelling, lexicon, everyday },
  texts,
};
