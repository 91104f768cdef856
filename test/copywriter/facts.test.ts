import { expect, it } from 'vitest';
import { factsOf } from '../../src/copywriter/facts/facts.ts';
import { quantitiesIn } from '../../src/copywriter/facts/quantities.ts';
import { isSameQuantity } from '../../src/copywriter/facts/same-amount.ts';
import { isWithin, processorMs, slowness } from '../helpers/timing/pace.ts';

const read = (text: string, language: string) =>
  quantitiesIn(text, language).map(
    ({ value, unit, per, bound }) => `${bound} ${value} ${unit}${per ? `/${per}` : ''}`,
  );

it.each([
  ['1.000,50 €', 'de', 'exact 1000.5 money:EUR'],
  ['£1,000.50', 'en', 'exact 1000.5 money:GBP'],
  ['1 000,50 €', 'fr', 'exact 1000.5 money:EUR'],
  ["CHF 1'000.50", 'de', 'exact 1000.5 money:CHF'],
  ['89 Franken', 'de', 'exact 89 money:CHF'],
  ['R$ 75', 'pt', 'exact 75 money:BRL'],
  ['€49 pm', 'nl', 'exact 49 money:EUR/month'],
  ['18€ pp', 'fr', 'exact 18 money:EUR/person'],
  ['39 € p.P.', 'de', 'exact 39 money:EUR/person'],
  ['€ 9 per medewerker per maand', 'nl', 'exact 9 money:EUR/month'],
  ['£10k', 'en', 'exact 10000 money:GBP'],
  ['3 Mio. Euro', 'de', 'exact 3000000 number'],
  ['à partir de 14€/pers', 'fr', 'min 14 money:EUR/person'],
  ['höchstens zwölf Hunde', 'de', 'max 12 count'],
  ['about 10 minutes', 'en', 'approx 10 minute'],
  ['22 yrs exp', 'en', 'exact 22 year'],
  ['18 jr ervaring', 'nl', 'exact 18 year'],
  ['zweieinhalb Tage', 'de', 'exact 2.5 day'],
  ['een half uur', 'nl', 'exact 0.5 hour'],
  ['ventotto coperti', 'it', 'exact 28 count'],
  ['vierundzwanzig Lektionen', 'de', 'exact 24 count'],
  ['quatre-vingt-dix minutes', 'fr', 'exact 90 minute'],
  ['twenty-five thousand users', 'en', 'exact 25000 count'],
  ['20 Prozent', 'de', 'exact 20 percent'],
  ['14h30', 'fr', 'exact 870 clock'],
  ['20.30 Uhr', 'de', 'exact 1230 clock'],
  ['2pm', 'en', 'exact 840 clock'],
  ['bis 30. September', 'de', 'exact 930 date'],
  ['fino al 15/6', 'it', 'exact 615 date'],
  ['bis 30.6. nur', 'de', 'exact 630 date'],
  ['by 31/12', 'en', 'exact 1231 date'],
  ['from 6/15', 'en', 'min 615 date'],
  ['note 4.8.', 'de', 'exact 4.8 number'],
  ['£2m cover', 'en', 'exact 2000000 money:GBP'],
  ['2m fence', 'en', 'exact 2 m'],
  ['5 mil downloads', 'en', 'exact 5000000 count'],
  ['a tenner off', 'en', 'exact 10 number'],
  ['step 2', 'en', 'exact 2 label:step'],
])('reads “%s” (%s)', (text, language, expected) => {
  expect(read(text, language)).toEqual([expected]);
});

it('reads a price before a time of day as a price, and two times as times', () => {
  const [price] = quantitiesIn('frühstück im cafe 9,80 bis 11 uhr', 'de');
  expect(price).toMatchObject({ value: 9.8, unit: 'number' });
  expect(quantitiesIn('von 9.30 bis 11 Uhr', 'de').map(({ value }) => value)).toEqual([570, 660]);
});

it('reads no number in a web address and no article as one', () => {
  expect(read('see https://shop24.example/365 for a soap', 'en')).toEqual([]);
  expect(read('un savon et une coupelle', 'fr')).toEqual([]);
});

it.each([
  ['le 03/07/2026', 'fr', ['exact 703 date', 'exact 2026 number']],
  ['bis 30.6.2026', 'de', ['exact 630 date', 'exact 2026 number']],
  ['fino al 15/6/26', 'it', ['exact 615 date', 'exact 2026 number']],
  ['bis 30. Juni 2026', 'de', ['exact 630 date', 'exact 2026 number']],
])('reads the year of a date as a number of its own: “%s” (%s)', (text, language, expected) => {
  expect(read(text, language)).toEqual(expected);
});

it('knows a year by its last two digits', () => {
  const year = (text: string) => quantitiesIn(text, 'it').find(({ unit }) => unit === 'number');
  const [short, long, next] = ['al 15/6/26', 'al 15 giugno 2026', 'al 15/6/27'].map(year);
  if (!short || !long || !next) throw new Error('not read');
  expect(isSameQuantity(short, long)).toBe(true);
  expect(isSameQuantity(next, long)).toBe(false);
});

it('knows the same amount in another unit, and no other bound or period', () => {
  const [half] = quantitiesIn('een half uur', 'nl');
  const [minutes] = quantitiesIn('30 minuten', 'nl');
  const [month] = quantitiesIn('$99 a month', 'en');
  const [day] = quantitiesIn('$99 a day', 'en');
  const [over] = quantitiesIn('over 340 brands', 'en');
  const [exactly] = quantitiesIn('340 brands', 'en');
  if (!half || !minutes || !month || !day || !over || !exactly) throw new Error('not read');
  expect(isSameQuantity(half, minutes)).toBe(true);
  expect(isSameQuantity(day, month)).toBe(false);
  expect(isSameQuantity(over, exactly)).toBe(false);
});

it('numbers the facts of a brief and knows proof in benefits alone', () => {
  const facts = factsOf({
    product: 'Tidewater, used by brands',
    audience: '500 shops',
    offer: '14-day free trial',
    pain_points: ['3 hours lost'],
    benefits: ['Connects in 10 minutes', 'Used by 340 brands'],
    language: 'en',
    num_variants: 1,
    num_hooks: 1,
  });
  expect(facts.map(({ id, isProof }) => [id, isProof])).toEqual([
    ['product', false],
    ['offer', false],
    ['b1', false],
    ['b2', true],
  ]);
});

it('reads the longest text in time that grows with its length', () => {
  const slow = () => slowness(processorMs);
  for (const piece of ['1 ', '111 ', '1.', 'ein ', 'a', '"', '9/', 'twenty ', 'vierund']) {
    const text = piece.repeat(Math.ceil(5_000 / piece.length));
    const start = processorMs();
    quantitiesIn(text, 'de');
    // Reading twice for each word takes seconds.
    expect([piece, isWithin(processorMs() - start, 400, slow)]).toEqual([piece, true]);
  }
});
