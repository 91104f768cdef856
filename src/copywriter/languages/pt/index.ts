import type { LanguagePack, Spelling } from '../pack.ts';
import { accentsOf, readLines } from '../sheet.ts';
import { heads } from './heads.ts';
import { kinds, things } from './kinds.ts';
import { accentless, describing, known, leading, littleWords, shortWords } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading, words } from './reading.ts';
import { spelling } from './spelling.ts';
import { closers, hooks, openings } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

/** Figures that are surely prices, with the money of the country: "kit 229,00", "3 brinquedos por 390". */
const priced = (written: string): Spelling['rules'] => [
  [
    /(?<![\d.,$€/-])(?<![$€] )(\d{2,}[.,]\d\d)(?=$|\/m[êe]s| (?:por|à vista|cada)(?!\p{L}))/giu,
    (_, sum: string) => written.replace('#', sum.replace('.', ',')),
  ],
  [
    /(?<=(?:^|\s)(?:por|desde|a partir de) )(\d{2,4})(?=$| (?:instalad[oa]|à vista)$)/giu,
    (_, sum: string) => written.replace('#', sum),
  ],
];

/** Portuguese as in Brazil, which also serves whoever asks for Portuguese alone. */
export const brazilian: LanguagePack = {
  tag: 'pt',
  names: {
    brasileiro: 'pt-BR',
    'português do brasil': 'pt-BR',
    'portugues do brasil': 'pt-BR',
    'português brasileiro': 'pt-BR',
    portugues: 'pt',
  },
  vocabulary,
  reading,
  spelling: {
    ...spelling,
    rules: [...spelling.rules, ...priced('R$ #')],
    words: `${spelling.words} ${accentsOf(kinds, `${known} ${littleWords}`)}`,
    known: `${known} ${heads} ${littleWords} ${kinds.replaceAll(/[|~]/gu, ' ')} ${things}`,
    lexicon,
  },
  sure: {
    words: `${known} ${kinds.replaceAll(/[|~_]/gu, ' ')} ${things}`,
    heads,
    kinds: `${kinds}|${things.replaceAll(' ', '|')}`,
    little: littleWords,
    short: shortWords,
    describing,
    leading,
    unsure: (word) => /^[a-z]+$/u.test(word) && accentless.test(word),
  },
  texts: {
    identity: {
      named: '{name}: {what}',
      isA: '{name} é {what}',
      forWhom: '{name} para {audience}',
      bare: '{name}',
    },
    figures: { price: 'Preço: {figure}', rating: 'Avaliação: {figure}' },
    openings,
    closers,
    hooks,
    headlines: readLines(`
      {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Para {audience} | {label} | ---
      [cause] Como ajudar | Veja de perto | Tire as suas conclusões | Julgue por si | Veja, depois decida
      Com todos os detalhes | Veja o essencial | Pergunte o que quiser | Comece pelos detalhes | Aqui estão os detalhes
      Vale a pena ver | Para conhecer | O essencial, em resumo
    `),
    descriptions: readLines(`
      {offer} | {price} | {term} | {n} | {b2} | {b} | Para {audience} | {what} | {label} | --- | Veja os detalhes
      Veja de perto | Informe-se primeiro
    `),
  },
};

/** Portuguese as in Portugal: the same sheets, where a line that differs says which side it is for. */
export const european: LanguagePack = {
  ...brazilian,
  tag: 'pt-PT',
  names: {
    'português europeu': 'pt-PT',
    'portugues europeu': 'pt-PT',
    'português de portugal': 'pt-PT',
    'portugues de portugal': 'pt-PT',
    'european portuguese': 'pt-PT',
    'portuguese from portugal': 'pt-PT',
  },
  reading: { ...reading, commonWords: words.portugal },
  spelling: {
    ...brazilian.spelling,
    rules: [...spelling.rules, ...priced('# €')],
    words: `${brazilian.spelling.words} económico económica académico eletrónico eletrónicos prémio prémios bebé bebés género oxigénio câmara câmaras receção ténis insónia insónias abdómen pónei póneis karaté cómoda cómodas croché judo bebé bebés`,
  },
};
