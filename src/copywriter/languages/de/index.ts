import type { LanguagePack } from '../pack.ts';
import { readLines } from '../sheet.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading } from './reading.ts';
import { spelling } from './spelling.ts';
import { smallWords, things } from './stock.ts';
import { closers, hooks, openings } from './texts.ts';
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
  texts: {
    identity: {
      named: '{name}: {what}',
      isA: '{name} ist {what}',
      forWhom: '{name} für {audience}',
      bare: '{name}',
    },
    figures: { price: 'Preis: {figure}', rating: 'Bewertung: {figure}' },
    openings,
    closers,
    hooks,
    headlines: readLines(`
      {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Für {audience} | {label} | ---
      [cause] So kommt Hilfe an | Genauer hinsehen | Einfach mal ansehen | Selbst ein Bild machen | Erst sehen, dann entscheiden
      Mit Ruhe entscheiden | Prüfen, ob es passt | Einfach fragen | Bei den Details anfangen | Hier sind die Details
      Einen Blick wert | Zum Kennenlernen | Fragen willkommen
    `),
    descriptions: readLines(`
      {offer} | {price} | {term} | {n} | {b2} | {b} | Für {audience} | {what} | {label} | --- | Details ansehen
      Genauer hinsehen | Erst informieren | Fragen willkommen
    `),
  },
};
