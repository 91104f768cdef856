import type { LanguagePack } from '../pack.ts';
import { readLines } from '../sheet.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { closers, hooks, openings } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

/** Dutch, je. */
export const dutch: LanguagePack = {
  tag: 'nl',
  names: { flemish: 'nl-BE', vlaams: 'nl-BE', hollands: 'nl' },
  vocabulary,
  reading,
  spelling: { ...spelling, lexicon, everyday },
  texts: {
    identity: {
      named: '{name}: {what}',
      isA: '{name} is {what}',
      forWhom: '{name} voor {audience}',
      bare: '{name}',
    },
    figures: { price: 'Prijs: {figure}', rating: 'Beoordeling: {figure}' },
    openings,
    closers,
    hooks,
    headlines: readLines(`
      {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Voor {audience} | {label} | ---
      [cause] Hoe je kunt helpen | Bekijk het van dichtbij | Neem een kijkje | Oordeel zelf | Eerst kijken, dan beslissen
      In je eigen tempo | Kijk of het past | Vraag het gewoon | Begin bij de details | Hier staan de details | Een blik waard
      Om kennis te maken | Goed om te weten
    `),
    descriptions: readLines(`
      {offer} | {price} | {term} | {n} | {b2} | {b} | Voor {audience} | {what} | {label} | --- | Bekijk de details
      Bekijk het van dichtbij | Eerst informeren
    `),
  },
};
