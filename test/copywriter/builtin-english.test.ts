import { describe, expect, it } from 'vitest';
import { phraseOf } from '../../src/copywriter/builtin/english/brief-parts.ts';
import { asNounPhrase, withArticle } from '../../src/copywriter/builtin/english/noun-phrase.ts';
import { offerSentence } from '../../src/copywriter/builtin/english/offer.ts';
import { kindOf, type PhraseKind } from '../../src/copywriter/builtin/english/phrase.ts';
import { readProduct } from '../../src/copywriter/builtin/english/product.ts';
import { weave } from '../../src/copywriter/builtin/english/weave.ts';

const kinds: Partial<Record<PhraseKind, string[]>> = {
  thing: [
    'free parking',
    'evening and Saturday appointments',
    'games stuffed with ads',
    'half-empty trucks',
    'on-site creche',
    'lessons you can rewatch',
    'real-time tracking',
  ],
  people: ['kids who are scared of the dentist', 'families skipping meals'],
  none: ['no ads', 'no idea where the pallet is'],
  doing: [
    'chasing no-shows',
    'waiting weeks for an appointment',
    'not knowing where your donation goes',
    'being pushed out of your job',
  ],
  do: [
    'track every pallet in real time',
    'see where your money goes',
    'book in two taps',
    'cancel any time',
  ],
  does: ['absorbs in seconds', 'plays offline', 'stays fresh for days', 'grips wet rock'],
  clause: [
    'levels take two minutes',
    'patients book online',
    'every meal is cooked by volunteers',
    'payroll takes hours',
  ],
  quality: [
    'gentle with nervous patients',
    'slow fermented',
    'dimmable',
    'made in Portugal',
    'open until midnight',
    'run by volunteers',
  ],
  any: ['no win, no fee', 'cut empty miles', 'max 8 people per group'],
};

describe('phrases', () => {
  it.each(Object.entries(kinds).flatMap(([kind, texts]) => texts.map((text) => [text, kind])))(
    '“%s” is %s',
    (text, kind) => {
      expect(kindOf(text)).toBe(kind);
    },
  );
});

describe('articles', () => {
  it.each([
    ['one-thumb puzzle game', 'a'],
    ['hour', 'an'],
    ['MBA course', 'an'],
    ['uniform', 'a'],
    ['SEO tool', 'an'],
    ['European tour', 'a'],
    ['8-week course', 'an'],
    ['fixed rota', 'a'],
    ['used car', 'a'],
    ['iPhone case', 'an'],
  ])('%s takes %s', (noun, article) => {
    expect(withArticle(noun)).toBe(`${article} ${noun}`);
  });

  it.each([
    ['paid training', 'paid training'],
    ['14-day free trial', 'a 14-day free trial'],
    ['one dashboard for every carrier', 'one dashboard for every carrier'],
    ['glorb', null],
  ])('“%s” stands as %s', (text, phrase) => {
    expect(asNounPhrase(text)).toBe(phrase);
  });
});

describe('products', () => {
  it.each([
    ['Riverside Dental - family dentist in Leeds', 'Riverside Dental', 'family dentist in Leeds'],
    [
      'FreightLoop is a platform that consolidates pallets',
      'FreightLoop',
      'platform that consolidates pallets',
    ],
    ['Tidewell scheduling app for small clinics', 'Tidewell', 'scheduling app for small clinics'],
    ['Bramble & Co sourdough, baked every morning', 'Bramble & Co sourdough', null],
    ['Peak Payroll: payroll for restaurants', 'Peak Payroll', 'payroll for restaurants'],
    ['Desk lamp', null, 'desk lamp'],
    ['Greek island sailing trips', null, 'Greek island sailing trips'],
    ['Learn Spanish with native teachers', null, null],
    ['Ox', 'Ox', null],
  ])('“%s” is called %s and is %s', (text, brand, kind) => {
    expect(readProduct(text)).toMatchObject({ brand, kind });
  });

  it('does not repeat praise', () => {
    expect(readProduct('new best lamp ever').label).toBe('lamp');
  });

  it('does not break after an abbreviation', () => {
    expect(readProduct('Dr. Smith’s No. 1 Balm for U.S. hikers').label).toBe(
      'Dr. Smith’s No. 1 Balm',
    );
  });
});

describe('offers and benefits', () => {
  it.each([
    ['14-day free trial', 'start with a 14-day free trial'],
    ['first 3 months free', 'your first 3 months are free'],
    ['20% off your first pair', 'take 20% off your first pair'],
    ['Save 10% on refills', 'save 10% on refills'],
    ['second loaf half price on Tuesdays', null],
  ])('“%s” is said as %s', (offer, sentence) => {
    expect(offerSentence(offer)).toBe(sentence);
  });

  it.each([
    [['plays offline', 'fits in a pocket'], 'It plays offline and fits in a pocket.'],
    [['slow fermented', 'stays fresh for days'], 'It’s slow fermented and stays fresh for days.'],
    [['fixed rota', 'paid training'], 'You get a fixed rota and paid training.'],
    [
      ['evening and Saturday appointments', 'free parking'],
      'You get evening and Saturday appointments, plus free parking.',
    ],
  ])('weaves %j', (benefits, text) => {
    expect(weave(benefits.map(phraseOf), 'it', 0)).toBe(text);
  });
});
