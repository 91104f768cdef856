import type { LanguagePack } from '../pack.ts';
import { readLines } from '../sheet.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { closers, hooks, openings } from './texts.ts';
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
  texts: {
    identity: {
      named: '{name}: {what}',
      isA: '{name} es {what}',
      forWhom: '{name} para {audience}',
      bare: '{name}',
    },
    figures: { price: 'Precio: {figure}', rating: 'Valoración: {figure}' },
    openings,
    closers,
    hooks,
    headlines: readLines(`
      {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Para {audience} | {label} | ---
      [cause] Cómo ayudar | Míralo de cerca | Echa un vistazo | Júzgalo tú | Mira y luego decide | A tu ritmo
      Mira si encaja | Pregunta lo que quieras | Empieza por los detalles | Aquí están los detalles | Merece una mirada
      Para conocerlo | Conviene saberlo
    `),
    descriptions: readLines(`
      {offer} | {price} | {term} | {n} | {b2} | {b} | Para {audience} | {what} | {label} | --- | Mira los detalles
      Míralo de cerca | Infórmate primero
    `),
  },
};
