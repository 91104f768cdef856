import type { LanguagePack } from '../pack.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { texts } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

export const italian: LanguagePack = {
  tag: 'it',
  names: { italiana: 'it' },
  vocabulary,
  reading,
  spelling: { ...spelling, lexicon, everyday },
  texts,
};
