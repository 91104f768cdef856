import { describe, expect, it } from 'vitest';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import type { LanguagePack } from '../../src/copywriter/languages/pack.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import { currencyOf } from '../../src/copywriter/spelling/currency.ts';
import { entriesOf } from '../../src/copywriter/spelling/entries.ts';
import { withHours } from '../../src/copywriter/spelling/hours.ts';
import { kindOf } from '../../src/copywriter/spelling/kind.ts';
import { withPrices } from '../../src/copywriter/spelling/prices.ts';
import { moreOf } from '../../src/copywriter/spelling/product-lines.ts';
import { isSure } from '../../src/copywriter/spelling/sure.ts';

const packOf = (tag: string): LanguagePack => {
  const pack = languages.find((one) => one.tag === tag);
  if (!pack) throw new Error(`no pack for ${tag}`);
  return pack;
};

describe('a phrase typed in haste', () => {
  it.each([
    ['en', 'one dog at a time no cages', ['one dog at a time, no cages']],
    ['en', 'warm water on board lol people always ask', ['warm water on board']],
    ['en', 'I text you before I arrive', ['we text you before we arrive']],
    ['en', 'student card = 10% off labour not parts', ['student card: 10% off labour, not parts']],
    ['en', 'box free before 6pm (NOT bank holidays)', ['box free before 6pm, not bank holidays']],
    ['fr', '-5 € pour la 1re fois', ['-5 € pour la 1re fois']],
    ['de', 'Wechsel Einlagerung Reparatur', ['Wechsel, Einlagerung, Reparatur']],
    ['de', 'dauert ca. 30 Minuten', ['dauert ca. 30 Minuten']],
    // Said to whoever writes the ad.
    ['en', 'very patient but don’t put that if you can’t', []],
    ['en', 'free slabs?? no scrap that. free felt upgrade', ['free felt upgrade']],
    ['es', 'no sé si poner el precio', []],
  ])('%s: “%s” gives %j', (tag, text, lines) => {
    expect(entriesOf(text, packOf(tag))).toEqual(lines);
  });

  it.each([
    ['en', 'families and students', true],
    ['en', 'anyone who smashed there screen', false],
    ['pt', 'bolo sem graca', false],
  ])('%s: the audience “%s” stands in sentences: %s', (tag, text, isPrinted) => {
    expect(isSure(text, packOf(tag))).toBe(isPrinted);
  });
});

describe('a product line typed in haste', () => {
  it.each([
    ['en', 'driving lessons manual only, Croydon/purley', '', 'Driving lessons in Croydon'],
    ['en', 'bike repairs and servicing, we collect', '', 'Bike repairs and servicing'],
    ['en', 'gutter cleaning', 'landlords in Leeds', 'Gutter cleaning in Leeds'],
    ['fr', 'coiffeuse à domicile femmes hommes, Albi', '', 'Coiffeuse à domicile à Albi'],
    ['es', 'bar de tapas en triana, terraza', '', 'Bar de tapas en Triana'],
    ['it', 'studio dentistico Bianchi, Torino', '', 'Studio dentistico Bianchi a Torino'],
    ['de', 'hundeschule pfotenglück Hannover', '', 'Hundeschule Pfotenglück, Hannover'],
    ['nl', 'kwekerij vaste planten en kruiden', '', 'Kwekerij'],
  ])('%s: “%s” is called “%s%s”', (tag, typed, elsewhere, called) => {
    expect(kindOf(typed, elsewhere, packOf(tag))).toBe(called);
  });

  it('goes on in lines of its own', () => {
    const english = packOf('en');
    const line = 'mobile grooming van, we park outside, bath dry clip nails brush, Leeds';
    const told = (text: string) => entriesOf(text, english);
    expect(moreOf(line, told, { pack: english, benefits: [] })).toEqual(['we park outside']);
  });
});

describe('prices as people type them', () => {
  it.each([
    ['en', 'small dogs from 38 big from 55', '£', 'small dogs from £38, big from £55'],
    ['en', 'basic service 45 full 95 parts extra', '£', 'basic service £45, full £95, parts extra'],
    ['en', 'block of 10 hours 360', '£', 'block of 10 hours £360'],
    ['en', 'semi 65 detached 85', null, 'semi 65, detached 85'],
    ['fr', 'coupe homme 20 femme 35 enfant 15', '€', 'coupe homme 20 €, femme 35 €, enfant 15 €'],
    ['nl', 'knippen 24 baard 15', '€', 'knippen € 24, baard € 15'],
    ['es', 'bono de 5 clases 150', '€', 'bono de 5 clases 150 €'],
    ['it', 'lavaggio 8 kg 4 € 16 kg 7', '€', 'lavaggio 8 kg 4 €, 16 kg 7 €'],
    [
      'pt',
      'limpeza 150 instalação a partir de 450',
      'R$',
      'limpeza R$ 150, instalação a partir de R$ 450',
    ],
  ])('%s: “%s”', (tag, typed, sign, printed) => {
    expect(withPrices(typed, sign, packOf(tag))).toBe(printed);
  });

  it.each([
    ['en', 'open until 9'],
    ['en', 'buy 10 get 11'],
    ['en', 'free up to 10 staff'],
    ['de', 'nur 6 Hunde gleichzeitig'],
    ['de', 'Kurs 8 Abende'],
    ['fr', 'ouvert de 9 h à 18 h 30'],
    ['es', 'máximo 8 por monitor'],
    ['es', 'cañas de 19 a 21'],
    ['pt', 'kit 10 por R$ 179'],
    ['pt', '10 marmitas leva 11'],
  ])('%s: “%s” holds none that was not told', (tag, typed) => {
    expect(withPrices(typed, '€', packOf(tag))).toBe(typed);
  });

  it('have a sign only where brief, language or country give one', () => {
    expect(currencyOf(packOf('en'), ['haircut 20'])).toBeNull();
    expect(currencyOf(packOf('en'), ['haircut 20', 'near Wigan'])).toBe('£');
    expect(currencyOf(packOf('en'), ['haircut 20', 'colour $45'])).toBe('$');
    expect(currencyOf(packOf('pt'), ['corte 20'])).toBe('R$');
    expect(currencyOf(packOf('pt-PT'), ['corte 20'])).toBe('€');
  });
});

describe('hours as a door sign has them', () => {
  it.each([
    ['en', 'mon-sat 9-6 sun 11-5', 'Monday-Saturday 9–6, Sunday 11–5'],
    ['en', 'queue fri night', 'queue Friday night'],
    ['de', 'fr sa bis 4', 'Freitag und Samstag bis 4'],
    ['fr', 'ven sam au marché', 'vendredi et samedi au marché'],
    ['nl', 'zonder afspraak di wo', 'zonder afspraak dinsdag en woensdag'],
    ['it', 'mart e giov 9-13', 'martedì e giovedì 9–13'],
    // Words that only look like days.
    ['de', 'so geht das', 'so geht das'],
    ['fr', 'vue sur mer', 'vue sur mer'],
    ['en', 'in the sun', 'in the sun'],
  ])('%s: “%s”', (tag, typed, printed) => {
    expect(withHours(typed, packOf(tag))).toBe(printed);
  });
});

it('prints what it can and says in the notes what it cannot', async () => {
  const brief = await readBrief(
    {
      product: 'bike repairs + servicing, ill collect it from your work',
      audience: 'commuters in bristol',
      benefits: ['puncture 15 while u wait', 'quote before i do anything', 'idk about prices'],
      pain_points: [],
      language: 'en',
      num_variants: 3,
      num_hooks: 0,
    },
    { writesAnyLanguage: false },
  );
  const { variants, notes = [] } = composeFor(brief);
  for (const { primary_text } of variants) {
    expect(primary_text).toMatch(/Bike repairs and servicing in Bristol/u);
    expect(primary_text).toMatch(/Puncture £15 while you wait/u);
  }
  expect(JSON.stringify(variants)).toMatch(/Quote before we do anything/u);
  expect(notes.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^“idk about prices” was left out/u),
  ]);
});
