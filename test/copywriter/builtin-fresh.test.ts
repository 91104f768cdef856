import { beforeAll, describe, expect, it } from 'vitest';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import type { Brief, Copy } from '../../src/copywriter/types.ts';
import { briefBody } from '../../src/operations/generate/ad-copy.ts';
import { sample } from '../helpers/long.ts';
import { someFreshBriefs } from './fresh-briefs.ts';

const copyOf = async (asked: unknown) => {
  const brief = await readBrief(briefBody.parse(asked), { writesAnyLanguage: false });
  return { brief, copy: composeFor(brief) };
};

/** Slips that a reader sees at once. */
const slips: [string, RegExp][] = [
  ['a mark too many', /\.\.|[?!]\.|[^\S\u00A0][,.](?=\s|$)|[,;:]{2}|:\s*$|:\s*\n/u],
  // Behind a short word it may be the full stop of a short form; so it is in "schriftl.".
  [
    'a small letter after a full stop',
    /(?<=(?:\p{L}{7}(?<![bdfgkmnpstz]l|einb|pers|az|zz)\.|\p{L}{3}[?!]) )(?<!\([^()]*)(?!\p{L}{1,3}\.)\p{Ll}(?![\p{Lu}/])/u,
  ],
  ['a slot left open', /[{}]|undefined|(?<!\p{L})null(?!\p{L}| \p{Lu})/u],
  // Wagga Wagga is a town, Pula Pula and Boing Boing are names, piri piri a spice; "leren leren", "oui oui", "nous nous occupons", "piano piano" and "Öfen, die die …" are said so.
  [
    'a word twice',
    /(?<!\p{L})(?!Wagga|Pula|Boing|Salta|piri|oui|nous|piano|die|leren|Pallets|etc)(\p{L}{2,}) \1(?!\p{L})/iu,
  ],
  // A name or a word that counts may stand in capitals, a line may not.
  [
    'a picture or a shout',
    /\p{Emoji_Presentation}|!(?!»)|(?:(?<!\p{L})\p{Lu}{3,}(?!\p{L})[^\p{L}\n]*){5}/u,
  ],
];

const amounts = /(?:[£$€]|R\$|CHF)\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|CHF)/gu;

/** Whether the money stands beside the number in the brief, in one of the ways people type it; VAT says it too. */
const isTypedAsPrice = (number: string, brief: string) => {
  const typed = number.replace(/[.,]/gu, '[.,]');
  // "229,00", "a partir de 45", "90 fr": what ends a phrase so can only be money.
  const bare = number.includes(',') ? typed : `(?:a partir de|por) ${typed}|${typed} fr`;
  if (new RegExp(`(?<![\\d.,])(?:${bare})"`, 'iu').test(brief)) return true;
  const figure = number.replace(/[.,]/gu, '[.,]?');
  const before = `(?:[£$€]|R\\$|CHF|fr\\.?|au lieu de)\\s?(?:\\d+\\s?[-–]\\s?)?${figure}`;
  const behind = `${figure}(?:\\s?(?:€|e|eu|eur|euros?|quid|reais|chf|[,.]-|\\+\\s?iva)(?![\\p{L}])|[,.]-)`;
  return new RegExp(`(?<![\\d.,])${before}(?!\\d)|(?<![\\d.,])${behind}`, 'iu').test(brief);
};

/** With six variants and with as many as it asks for; in the short form each brief is written once. */
const orders = someFreshBriefs.flatMap(({ id, brief }, turn) =>
  sample(
    [
      { id: `${id}, six times`, asked: { ...brief, num_variants: 6 } },
      { id, asked: brief },
    ],
    2,
    turn,
  ),
);

describe.each(orders)('$id', ({ asked }) => {
  let brief: Brief;
  let copy: Copy;
  beforeAll(async () => {
    ({ brief, copy } = await copyOf(asked));
  });

  it('is written without a slip', () => {
    for (const { primary_text, headline, description } of copy.variants)
      for (const text of [primary_text.replaceAll('\n\n', ' · '), headline, description])
        for (const [name, slip] of slips) expect(slip.test(text), `${name}: ${text}`).toBe(false);
  });

  it('tells no price that was not typed as one', () => {
    const { notes: _, ...told } = copy;
    for (const [amount] of JSON.stringify(told).matchAll(amounts)) {
      const [number = ''] = /\d[\d.,]*\d|\d/u.exec(amount) ?? [];
      expect(isTypedAsPrice(number, JSON.stringify(asked)), amount).toBe(true);
    }
  });

  it('loses no benefit and no offer in silence', () => {
    // A comma may part what was typed without one.
    const said = JSON.stringify(copy).toLowerCase().replaceAll(',', '');
    const isTold = (field: string, typed: string) => {
      const text = typed.toLowerCase().replaceAll(',', '');
      const words = text.match(/[\p{L}\d]{4,}|\d{2,}/gu) ?? [text];
      const isNoted = copy.notes?.some(({ about }) => about === field) ?? false;
      return isNoted || words.some((word) => said.includes(word));
    };
    for (const benefit of brief.benefits) expect(isTold('benefits', benefit), benefit).toBe(true);
    expect(isTold('offer', brief.offer ?? ''), brief.offer).toBe(true);
  });
});

describe('a benefit that is only a figure', () => {
  const asked = { product: 'Kovo lamp', audience: 'students', num_hooks: 0 };

  it.each([
    ['€149', /€149/],
    ['129,-', /129,-/],
    ['4.9/5', /4\.9\/5/],
    ['24/7', /24\/7/],
  ])('%s is used', async (figure, pattern) => {
    const { copy } = await copyOf({ ...asked, benefits: [figure, 'warm light'] });
    for (const { primary_text } of copy.variants) expect(primary_text).toMatch(pattern);
    expect(copy.notes).toBeUndefined();
  });

  it('that says nothing is told in the notes', async () => {
    const { copy } = await copyOf({ ...asked, benefits: ['150', 'warm light'] });
    expect(copy.notes).toEqual([
      { about: 'benefits', message: expect.stringMatching(/^“150” is a figure/) },
    ]);
  });
});

it('a body is left out and said to be', async () => {
  const { copy } = await copyOf({
    product: 'Shape30, online training',
    audience: 'beginners',
    pain_points: ['belly fat', 'no time for the gym'],
    benefits: ['30 min workouts'],
    num_variants: 10,
    num_hooks: 20,
  });
  const { notes, ...texts } = copy;
  expect(JSON.stringify(texts)).not.toMatch(/belly/i);
  expect(notes).toEqual([
    { about: 'pain_points', message: expect.stringMatching(/^Entry 1 was left out/) },
  ]);
});

it('every price and the offer stand in every variant', async () => {
  const { copy } = await copyOf({
    product: 'Morningside, a coffee subscription',
    audience: 'coffee drinkers',
    offer: 'first bag half price',
    benefits: ['roasted to order', 'from £8.95 a bag', 'ground or whole'],
    num_variants: 6,
  });
  for (const { primary_text } of copy.variants) {
    expect(primary_text.toLowerCase()).toContain('£8.95 a bag');
    expect(primary_text.toLowerCase()).toContain('first bag half price');
  }
});

it('says neither “du” nor “Sie” to readers who are “ihr”', async () => {
  for (const objective of ['Anfragen', 'Buchungen', 'Verkauf', 'Angebote']) {
    const { copy } = await copyOf({
      product: 'Hufpflege Nord – mobil in Husum',
      audience: 'Pferdeställe',
      benefits: ['wir kommen zu euch', 'auch am Samstag', 'feste Preise'],
      pain_points: ['keiner hat Zeit'],
      objective,
      language: 'de',
      num_variants: 6,
      num_hooks: 10,
    });
    const texts = JSON.stringify([copy.variants, copy.hooks.map(({ text }) => text)]);
    expect(texts).not.toMatch(/(?<!\p{L})(?:du|dir|dich|Sie|Ihnen)(?!\p{L})/u);
  }
});
