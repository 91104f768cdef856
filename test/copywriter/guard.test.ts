import { describe, expect, it } from 'vitest';
import { readCases } from '../../evals/cases.ts';
import { falseNumbers } from '../../evals/false-numbers.ts';
import { checkText, checkVariant, guard } from '../../src/copywriter/guard/guard.ts';
import type { Brief, Copy, Level } from '../../src/copywriter/types.ts';
import { isWithin, processorMs, slowness } from '../helpers/timing/pace.ts';

const brief: Brief = {
  product: 'Tidewater – inventory planning software for Shopify brands',
  audience: 'Operations managers within 30 miles of Leeds',
  offer: '14-day free trial, $49 instead of $99',
  pain_points: ['Burst pipe at 2am'],
  benefits: ['Connects to Shopify in about 10 minutes', 'Used by 340 brands'],
  language: 'en',
  num_variants: 1,
  num_hooks: 1,
};

const levelOf = (text: string, of: Brief = brief): Level | 'pass' => {
  const levels = checkText(text, of).map(({ level }) => level);
  return levels.includes('stop') ? 'stop' : levels.includes('hold') ? 'hold' : 'pass';
};

describe('quantities', () => {
  it.each([
    ['Used by 340 brands.', 'pass'],
    ['Used by 350 brands.', 'stop'],
    ['Used by more than 340 brands.', 'hold'],
    ['Works with 340 sales channels.', 'hold'],
    ['$49 instead of $99.', 'pass'],
    ['$99 instead of $49.', 'hold'],
    ['$49 instead of $148.', 'stop'],
    ['Twice $49 is $98.', 'stop'],
    ['A 28-day free trial.', 'stop'],
    ['Try it for fourteen days.', 'pass'],
    ['It connects in about 20 minutes.', 'stop'],
    ['1. Connect Shopify. 2. Read the dates. 3. Order.', 'pass'],
    ['Two coffees, one cold.', 'pass'],
    ['Used by 340 brands. 14 days free.', 'pass'],
    ['Live within 30 miles of Leeds?', 'pass'],
  ])('“%s”: %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  const pool: Brief = {
    ...brief,
    product: 'Otter Pool, swimming lessons in Leeds',
    audience: 'parents of children aged 4 to 11',
    offer: '30% off the first term',
    pain_points: [],
    benefits: [
      '15-minute trial lessons',
      'Groups of 6 children',
      '12 teachers, all qualified',
      'Trial lesson £8',
      'Term ticket £80',
      'Holds 14 people in 5 lanes',
    ],
  };

  it.each([
    ['30% off the first term.', 'pass'],
    ['15% off the first term.', 'stop'],
    ['Groups of 12 children.', 'hold'],
    ['6 teachers, all qualified.', 'hold'],
    ['Twelve qualified teachers and groups of 6.', 'pass'],
    ['A trial lesson is £80.', 'hold'],
    ['The trial lesson costs £8, the term ticket £80.', 'pass'],
    ['Holds 14 people in 14 lanes.', 'hold'],
    ['Our lessons are for children aged 4 to 11.', 'hold'],
  ])('belong to what they count or cost: “%s”: %s', (text, level) => {
    expect(levelOf(text, pool)).toBe(level);
  });

  const shed: Brief = {
    ...brief,
    product: 'Alder Sheds, garden sheds in Derby',
    audience: 'people with small gardens',
    offer: '10% off all 6x4 sheds',
    pain_points: [],
    benefits: [
      'Sizes from 4x3ft to 12x8',
      'Open 8am to 6pm',
      'Since 1987',
      'Fitted in 24h',
      'Free delivery in Derby',
    ],
  };

  it.each([
    ['All 6x4 sheds are 10% off.', 'pass'],
    ['All 3x4 sheds are 10% off.', 'hold'],
    ['All 6x4 sheds are 8% off.', 'stop'],
    ['Open 8am to 6pm.', 'pass'],
    ['Open 8am to 8am.', 'hold'],
    ['Fitted in 1987h.', 'stop'],
    ['Sizes up to 12x24ft.', 'stop'],
    ['Sunday, 10pm, one torch and nowhere to put the mower.', 'pass'],
    ['Sunday, 10pm, and the shed is open.', 'hold'],
    ['“Somebody comes in five weeks.”', 'pass'],
    ['Free paint with every order over the weekend.', 'stop'],
    ['Delivery in Derby is free.', 'pass'],
    ['Voted Britain’s best shed.', 'stop'],
    ['Or your money back.', 'stop'],
    ['We are open before and after work.', 'pass'],
    ['Gardens before and after.', 'stop'],
  ])('stand with their units, partners and things: “%s”: %s', (text, level) => {
    expect(levelOf(text, shed)).toBe(level);
  });

  it('reads a time of the year as no award', () => {
    expect(levelOf('One day you know your stock. The rest of the year it is fiction.')).toBe(
      'pass',
    );
    expect(levelOf('The stock app of the year.')).not.toBe('pass');
  });

  it('lets no false number of a brief pass in its own sentence', () => {
    const { briefs } = readCases('customer-cases.json');
    const numbers = briefs.flatMap((one) =>
      falseNumbers(one.brief).map((number) => ({ ...number, of: one.brief })),
    );
    const passes = numbers.filter(({ text, of }) => levelOf(text, of) === 'pass');
    expect(numbers.length).toBeGreaterThan(350);
    expect(passes.map(({ text }) => text)).toEqual([]);
  });
});

describe('proof', () => {
  it.each([
    ['Rated five stars.', 'stop'],
    ['Rave reviews everywhere.', 'stop'],
    ['Award-winning software.', 'stop'],
    ['As seen on TV.', 'stop'],
    ['Or your money back.', 'stop'],
    ['Hurry.', 'hold'],
    ['Hurry, ends tonight.', 'stop'],
    ['Four days sooner: 49 % more sales.', 'stop'],
    ['The best inventory tool in Leeds.', 'stop'],
    ['The best part of the day.', 'pass'],
    ['The best inventory tool.', 'hold'],
    ['Your best week yet.', 'pass'],
    ['Trusted by brands.', 'pass'],
    ['“It saved our Christmas”, says Maria.', 'stop'],
  ])('“%s”: %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it('keeps honest texts and stops promised lies of seven languages', () => {
    const { honest, lies, briefOf } = readCases('customer-cases.json');
    const levels = (variant: (typeof honest)[number], of: Brief) =>
      [...checkVariant(variant, 0, of)].flat().map(({ level }) => level);
    const honestPasses = honest.filter((one) => !levels(one, briefOf(one.brief)).includes('stop'));
    const promises = lies.filter(({ group }) => group === 'promised');
    const stops = promises.filter((one) =>
      levels({ ...one.variant, brief: one.brief }, briefOf(one.brief)).includes('stop'),
    );
    expect(honestPasses.length / honest.length).toBeGreaterThanOrEqual(0.97);
    expect(stops.length / promises.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('policy', () => {
  it('refuses what the platform refuses, whatever the brief says', () => {
    for (const name of ['policy-cases.json', 'policy-probes.json']) {
      const { policy } = readCases(name);
      const cases = policy.filter(({ contested }) => !contested);
      const verdictOf = (text: string, language: string) =>
        [...checkVariant({ primary_text: text }, 0, { ...brief, product: '–', language })]
          .flat()
          .some(({ rule, level }) => level !== 'warn' && /^policy|^shape/.test(rule));
      const wrong = cases.filter(
        ({ text, lang, verdict }) => verdictOf(text, lang) !== (verdict === 'reject'),
      );
      expect(wrong.map(({ verdict, lang, text }) => `${verdict} ${lang}: ${text}`)).toEqual([]);
    }
  });
});

it.each([
  ['Du kannst vorher und nachher duschen.', 'pass'],
  ['Vorher und nachher gibt es Kaffee.', 'pass'],
  ['Geöffnet vor und nach der Arbeit.', 'pass'],
  ['Wir passen auf, vor und nach dem Urlaub.', 'pass'],
  ['Küchen vorher und nachher.', 'stop'],
  ['Dein Bauch: du kannst vorher und nachher duschen.', 'stop'],
])('a time of day is no comparison in German: “%s”: %s', (text, level) => {
  const german = { ...brief, product: 'Kursraum in Bonn', offer: undefined, language: 'de' };
  expect(levelOf(text, { ...german, benefits: [], pain_points: [] })).toBe(level);
});

it.each([
  ['de', 'Nur bis 30.6.2026', 'Nur bis 30.6.2026.', 'pass'],
  ['de', 'Nur bis 30.6.2026', 'Nur bis 30. Juni 2026.', 'pass'],
  ['de', 'Nur bis 30.6.2026', 'Nur bis 30.6.', 'pass'],
  ['de', 'Nur bis 30.6.2026', 'Nur bis 30.6.2027.', 'stop'],
  ['en', 'Only until 30/6', 'Only until 30/06/2029.', 'stop'],
  ['it', 'Solo fino al 15/6/26', 'Solo fino al 15 giugno 2026.', 'pass'],
  ['it', 'Solo fino al 15/6/26', 'Solo fino al 15/6/27.', 'stop'],
])(
  'the year of a date is supplied or refused (%s, “%s”): “%s”: %s',
  (language, offer, text, level) => {
    const dated = { ...brief, product: 'Atelier', benefits: [], pain_points: [] };
    expect(levelOf(text, { ...dated, offer, language })).toBe(level);
  },
);

it('takes no year of a deadline for a scene, whoever is addressed', () => {
  for (const text of [
    'You have until 2029.',
    'You have until 30/06/2029.',
    '“You have until 2029.”',
  ])
    expect([text, levelOf(text)]).toEqual([text, 'stop']);
});

it('reads the longest text in time that grows with its length', () => {
  const slow = () => slowness(processorMs);
  for (const piece of ['1 ', '9 you ', 'a', '"', '30 % of ', 'best ', '“5 ', 'no kids ', '1. ']) {
    const text = piece.repeat(Math.ceil(5_000 / piece.length));
    checkText(piece, brief);
    const start = processorMs();
    checkText(text, brief);
    // Reading twice for each word takes seconds.
    expect([piece, isWithin(processorMs() - start, 400, slow)]).toEqual([piece, true]);
  }
});

describe('shape', () => {
  const copy: Copy = {
    variants: [
      {
        id: 'v1',
        angle: 'stock',
        hook: 'Empty shelf again?',
        primary_text: 'Empty shelf again? Tidewater plans your reorders for Shopify.',
        headline: 'Inventory planning for Shopify',
        description: 'Try it free',
        call_to_action_type: 'SIGN_UP',
      },
    ],
    hooks: [{ category: 'curiosity', category_label: 'Curiosity', text: 'What is on the shelf?' }],
  };
  const rules = (change: Partial<Copy['variants'][number]>, language = 'en') =>
    guard(
      { ...copy, variants: copy.variants.map((variant) => ({ ...variant, ...change })) },
      { ...brief, language },
    ).map(({ rule }) => rule);

  it('finds nothing in a good answer', () => {
    expect(rules({})).toEqual([]);
  });

  it.each([
    [{ headline: 'x'.repeat(41) }, 'shape.headline-too-long'],
    [{ hook: 'Another hook?' }, 'shape.hook-not-opening'],
    [{ headline: 'A calendar for' }, 'shape.cut-off'],
    [{ description: 'Hello [First Name]' }, 'shape.placeholder'],
    [{ description: '' }, 'shape.empty'],
    [
      {
        primary_text:
          'Empty shelf again? Wir planen für dich und deine Marke, was du nachbestellst.',
      },
      'shape.language',
    ],
  ])('%j: %s', (change, rule) => {
    expect(rules(change)).toContain(rule);
  });

  it('finds two variants that open alike', () => {
    const [first] = copy.variants;
    if (!first) throw new Error('no variant');
    const twice = { ...copy, variants: [first, { ...first, id: 'v2', angle: 'other' }] };
    const rules = guard(twice, { ...brief, num_variants: 2 }).map(({ rule }) => rule);
    expect(rules).toContain('shape.hook-repeated');
    expect(rules).toContain('shape.headline-repeated');
  });
});

it('holds half a sentence in the middle of a text', () => {
  const french = { ...brief, language: 'fr' };
  const rulesOf = (text: string) =>
    [...checkVariant({ primary_text: text }, 0, french)].flat().map(({ rule }) => rule);
  expect(rulesOf('Une chaise à partir de. Venez nous voir.')).toContain('shape.cut-off');
  expect(rulesOf('Une chaise, rien de plus. Venez nous voir.')).not.toContain('shape.cut-off');
});

it('lets a text end as an entry of the brief does, and on no other small word', () => {
  const lamps: Brief = { ...brief, language: 'it', benefits: ['Soffiate a bocca, una per una'] };
  const rulesOf = (headline: string) =>
    [...checkVariant({ headline }, 0, lamps)].flat().map(({ rule }) => rule);
  expect(rulesOf('Soffiate a bocca, una per una')).not.toContain('shape.cut-off');
  expect(rulesOf('Soffiate a bocca per una')).toContain('shape.cut-off');
});
