import type { LanguagePack } from '../pack.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { texts } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

const isNegated = (text: string) => /^(?:don|can)['’]t/iu.test(text);

/** "It wipes clean and folds"; "They don’t smell" has another subject and stands alone. */
const does = (texts: readonly string[]) => {
  const said = texts.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  const single = said.filter(isNegated).map((text) => `They ${text}`);
  const joined = said.filter((text) => !isNegated(text));
  return [...(joined.length > 0 ? [`It ${joined.join(' and ')}`] : []), ...single].join('. ');
};

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
  texts: { ...texts, does },
};
