import type { LanguagePack } from '../pack.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { smallWords, things } from './stock.ts';
import { texts } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

export const german: LanguagePack = {
  tag: 'de',
  names: { hochdeutsch: 'de', österreichisch: 'de-AT', schweizerdeutsch: 'de-CH' },
  vocabulary,
  reading,
  spelling: {
    ...spelling,
    lexicon,
    everyday: `${everyday} ${things.replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase())} ${smallWords}`,
  },
  texts,
};
