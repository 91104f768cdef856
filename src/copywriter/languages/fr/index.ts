import type { LanguagePack } from '../pack.ts';
import { readLines } from '../sheet.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { closers, hooks, openings } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

/** French, vous. Narrow no-break spaces before high signs are left out: platforms break them. */
export const french: LanguagePack = {
  tag: 'fr',
  names: { québécois: 'fr-CA', francais: 'fr' },
  vocabulary,
  reading,
  spelling: { ...spelling, lexicon, everyday },
  texts: {
    identity: {
      named: '{name} : {what}',
      isA: '{name} est {what}',
      forWhom: '{name}, pour {audience}',
      bare: '{name}',
    },
    figures: { price: 'Prix : {figure}', rating: 'Note : {figure}' },
    openings,
    closers,
    hooks,
    headlines: readLines(`
      {n} | {offer} | {b} | {brand} : {n} | {what} | {brand} | {price} | {b2} | Pour {audience} | {label} | ---
      [cause] Comment aider | À voir de plus près | Jetez un coup d’œil | À vous de juger | Regardez, puis décidez
      À votre rythme | Voyez si cela vous va | Posez vos questions | Commencez par les détails | Les détails sont ici
      Faites connaissance | Bon à savoir | Une option de plus
    `),
    descriptions: readLines(`
      {offer} | {price} | {term} | {n} | {b2} | {b} | Pour {audience} | {what} | {label} | --- | Voyez les détails
      À voir de plus près | Informez-vous | Posez vos questions
    `),
  },
};
