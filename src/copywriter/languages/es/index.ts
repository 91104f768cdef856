import type { LanguagePack } from '../pack.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { texts } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

/** Spanish, tú. */
export const spanish: LanguagePack = {
  tag: 'es',
  names: {
    castellano: 'es',
    castilian: 'es',
    'latin american spanish': 'es-419',
    espanol: 'es',
    'español latino': 'es-419',
  },
  vocabulary,
  reading,
  spelling: { ...spelling, lexicon, everyday },
  texts,
};
