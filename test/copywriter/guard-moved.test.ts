import { describe, expect, it } from 'vitest';
import { judgeFor } from '../../src/copywriter/guard/judge.ts';
import type { Brief } from '../../src/copywriter/types.ts';
import { brief } from './guard-fixtures.ts';

type Given = Partial<Pick<Brief, 'product' | 'benefits' | 'offer' | 'language'>>;

const stopped = (text: string, given: Given): boolean =>
  judgeFor(brief(given))
    .text(text, 'text')
    .some(({ level }) => level === 'stop');

/** One number of a brief, what honest copy makes of it, and the claims it never carried. */
const cases: [moved: string, given: Given, honest: string, lie: string][] = [
  [
    'lessons → a result',
    { benefits: ['12 lessons of 45 minutes'] },
    'Twelve lessons, 45 minutes each.',
    'Twelve lessons and you pass the test.',
  ],
  [
    'rehearsals → a result',
    { offer: 'Le prime 2 prove sono gratuite', language: 'it' },
    'Le prime due prove sono gratuite.',
    'Dopo due prove canti intonato.',
  ],
  [
    'a session → an effect',
    { benefits: ['Sitzungen von 50 Minuten'], language: 'de' },
    'Eine Sitzung dauert 50 Minuten.',
    'In 50 Minuten ohne Schmerzen.',
  ],
  [
    'a visit → a quote',
    { offer: 'Dachcheck vor Ort, 45 Minuten, kostenlos', language: 'de' },
    'Der Dachcheck dauert 45 Minuten und kostet nichts.',
    '45 Minuten später haben Sie Ihr Angebot.',
  ],
  [
    'payroll → an answer',
    { benefits: ['Fecha a folha do mês em cerca de 20 minutos'], language: 'pt' },
    'A folha do mês em 20 minutos.',
    'Dúvida resolvida em 20 minutos.',
  ],
  [
    'ripening → keeping',
    { benefits: ['tommes affinées 60 jours dans notre cave'], language: 'fr' },
    'Affinées soixante jours dans notre cave.',
    'Nos tommes se gardent 60 jours au frigo.',
  ],
  [
    'a guarantee → use',
    { benefits: ['10 años de garantía'], language: 'es' },
    'Con diez años de garantía.',
    'Este colchón dura diez años.',
  ],
  [
    'a guarantee → years of work',
    { benefits: ['10 jaar garantie'], language: 'nl' },
    'Tien jaar garantie.',
    'Wij maken al tien jaar matrassen.',
  ],
  [
    'a discount → other sellers',
    { offer: '£10 off your first tuning', product: 'Piano tuning, £75' },
    '£10 off your first tuning.',
    'We come in £10 below other tuners.',
  ],
  [
    'half price → half the fat',
    { offer: '2e pak gehakt halve prijs', language: 'nl' },
    'Het tweede pak voor de halve prijs.',
    'Met de helft van het vet van gewoon gehakt.',
  ],
  [
    'a group → people who did it',
    { benefits: ['Max 8 people per class'] },
    'Eight people per class.',
    'Eight students now sell their own pots.',
  ],
  [
    'a radius → a range',
    { benefits: ['Lieferung im Umkreis von 30 km'], language: 'de' },
    'Wir liefern 30 km weit.',
    'Mit einer Reichweite von 30 km.',
  ],
  [
    'a weight → weight lost',
    { benefits: ['mínimo de 4 kg'], language: 'pt' },
    'A partir de 4 kg.',
    'Perca 4 kg sem esforço.',
  ],
];

describe('a supplied number', () => {
  it.each(cases)('%s', (_, given, honest, lie) => {
    expect([stopped(honest, given), stopped(lie, given)]).toEqual([false, true]);
  });
});

describe('years of work', () => {
  it.each([
    ['en', 'Three generations of bakers.'],
    ['de', 'Bäcker in dritter Generation.'],
    ['fr', 'Cinq générations de fromagers, la même cave.'],
    ['es', 'Tres generaciones de panaderos.'],
    ['it', 'Tre generazioni di fornai.'],
    ['pt', 'Três gerações de padeiros.'],
    ['nl', 'Drie generaties bakkers.'],
  ])('%s: generations are the customer’s to tell', (language, text) => {
    expect([
      stopped(text, { language, benefits: ['5 €'] }),
      stopped(text, { language, benefits: [text] }),
    ]).toEqual([true, false]);
  });
});

describe('what papers write', () => {
  it.each([
    ['en', '“The best bread around”, wrote the local paper.'],
    ['de', '„Das beste Brot weit und breit“, schrieb die Stadtzeitung.'],
    ['fr', 'Le quotidien local en parle encore.'],
    ['es', 'El periódico local escribió sobre nosotros.'],
    ['it', 'Ne ha scritto il giornale della città.'],
    ['pt', 'O jornal da cidade escreveu sobre nós.'],
    ['nl', '‘De lekkerste worst’, schreef de stadskrant.'],
  ])('%s: is stopped', (language, text) => {
    expect(stopped(text, { language })).toBe(true);
  });
});
