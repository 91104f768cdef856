import type { LanguagePack } from '../pack.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { texts } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

export const english: LanguagePack = {
  tag: 'en',
  names: {
    'british english': 'en-GB',
    'american english': 'en-US',
    'uk english': 'en-GB',
    'us english': 'en-US',
  },
  vocabulary,
  reading,
  spelling: { ...spelling, lexicon, everyday },
  texts,
};
