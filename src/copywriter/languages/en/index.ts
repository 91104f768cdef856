import type { LanguagePack } from '../pack.ts';
import { readLines } from '../sheet.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { closers, hooks, openings } from './texts.ts';
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
  texts: {
    identity: {
      named: '{name}: {what}',
      isA: '{name} is {what}',
      forWhom: '{name} for {audience}',
      bare: '{name}',
    },
    figures: { price: 'Price: {figure}', rating: 'Rating: {figure}' },
    does,
    openings,
    closers,
    hooks,
    headlines: readLines(`
      {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | For {audience} | {label} | ---
      [cause] How you can help | A closer look at {brand} | Get to know {brand} | See {brand} for yourself | Take a closer look
      See for yourself | Look first, then decide | Find out if it suits you | Ask us anything | Start with the details
      Make up your own mind | Worth a look | One for your shortlist | Questions welcome
    `),
    descriptions: readLines(`
      {offer} | {price} | {term} | {n} | {b2} | {b} | For {audience} | {what} | {label} | --- | See the details
      Take a closer look | Find out more | Look before you decide | Ask us anything
    `),
  },
};
