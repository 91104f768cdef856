import type { LanguagePack } from '../pack.ts';
import { readLines } from '../sheet.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { closers, hooks, openings } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

/** Italian, tu. */
export const italian: LanguagePack = {
  tag: 'it',
  names: { italiana: 'it' },
  vocabulary,
  reading,
  spelling: { ...spelling, lexicon, everyday },
  texts: {
    identity: {
      named: '{name}: {what}',
      isA: '{name} è {what}',
      forWhom: '{name} per {audience}',
      bare: '{name}',
    },
    figures: { price: 'Prezzo: {figure}', rating: 'Valutazione: {figure}' },
    openings,
    closers,
    hooks,
    headlines: readLines(`
      {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Per {audience} | {label} | ---
      [cause] Come aiutare | Guarda da vicino | Dai un’occhiata | Giudica tu | Guarda, poi decidi | Con i tuoi tempi
      Guarda se fa per te | Chiedi quello che vuoi | Parti dai dettagli | Qui ci sono i dettagli | Merita uno sguardo
      Da conoscere | Buono a sapersi
    `),
    descriptions: readLines(`
      {offer} | {price} | {term} | {n} | {b2} | {b} | Per {audience} | {what} | {label} | --- | Guarda i dettagli
      Guarda da vicino | Informati prima | Chiedi pure
    `),
  },
};
