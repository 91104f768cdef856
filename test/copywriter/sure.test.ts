import { describe, expect, it } from 'vitest';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import type { LanguagePack } from '../../src/copywriter/languages/pack.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import { asPriceList } from '../../src/copywriter/spelling/price-list.ts';
import { isSure, sureProduct } from '../../src/copywriter/spelling/sure.ts';

const packOf = (tag: string): LanguagePack => {
  const pack = languages.find((one) => one.tag === tag);
  if (!pack) throw new Error(`no pack for ${tag}`);
  return pack;
};

describe('a phrase typed in haste', () => {
  it.each([
    ['en', 'free parking outside', true],
    ['en', 'one dog at a time no cages', false],
    ['en', 'battery from 35', false],
    ['en', 'warm water on board lol', false],
    ['fr', 'devis gratuit avant intervention', true],
    ['fr', 'je rappelle dans lheure', false],
    ['de', 'lieferung ab 15€', false],
    ['pt', 'montamos e desmontamos', true],
    ['pt', 'bolo sem graca', false],
  ])('%s: “%s” is printed: %s', (tag, text, isPrinted) => {
    expect(isSure(text, packOf(tag))).toBe(isPrinted);
  });
});

describe('a product line typed in haste', () => {
  it.each([
    [
      'en',
      'driving lessons manual only, lady instructor, Croydon/purley',
      'Driving lessons in Croydon',
    ],
    [
      'fr',
      'coiffeuse à domicile femmes hommes enfants, secteur Albi',
      'Coiffeuse à domicile à Albi',
    ],
    ['es', 'bar de tapas en triana, terraza', 'Bar de tapas'],
    ['de', 'hundeschule pfotenglück Hannover', 'Hundeschule Pfotenglück, Hannover'],
    ['nl', 'kwekerij vaste planten en kruiden', 'Kwekerij'],
  ])('%s: “%s” is called “%s”', (tag, typed, called) => {
    expect(sureProduct(typed, packOf(tag))).toBe(called);
  });
});

describe('prices one behind the other', () => {
  it.each([
    ['en', 'small dogs from 38 big from 55', '£', 'small dogs from £38, big from £55'],
    ['fr', 'coupe homme 20 femme 35 enfant 15', '€', 'coupe homme 20 €, femme 35 € et enfant 15 €'],
    ['nl', 'knippen 24 baard 15', '€', 'knippen € 24, baard € 15'],
    // Five lessons for 150 are one price.
    ['es', 'bono 5 clases 150', '€', 'bono 5 clases 150'],
    ['en', 'block of 10 hours 360', '£', 'block of 10 hours 360'],
  ])('%s: “%s”', (tag, typed, sign, printed) => {
    expect(asPriceList(typed, sign, packOf(tag))).toBe(printed);
  });
});

it('says in the notes what it did not dare to print', async () => {
  const brief = await readBrief(
    {
      product: 'bike repairs + servicing, ill collect it from your work',
      audience: 'commuters',
      benefits: ['puncture 15 while u wait', 'quote before i do anything'],
      pain_points: [],
      language: 'en',
      num_variants: 3,
      num_hooks: 0,
    },
    { writesAnyLanguage: false },
  );
  const { variants, notes = [] } = composeFor(brief);
  const printed = JSON.stringify(variants);
  expect(variants).toHaveLength(3);
  expect(printed).toContain('Bike repairs');
  expect(printed).not.toMatch(/puncture|before i/iu);
  expect(notes.map(({ about }) => about)).toEqual(['benefits', 'benefits']);
});
