import { describe, expect, it } from 'vitest';
import { readCases } from '../../evals/cases.ts';
import { falseNumbers } from '../../evals/false-numbers.ts';
import { checkText, checkVariant, guard } from '../../src/copywriter/guard/guard.ts';
import type { Brief, Copy, Level } from '../../src/copywriter/types.ts';

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
    ['Live within 30 miles of Leeds?', 'pass'],
  ])('“%s”: %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it('lets no false number of a brief pass in its own sentence', () => {
    const { briefs } = readCases('customer-cases.json');
    const made = briefs.flatMap((one) =>
      falseNumbers(one.brief)
        .filter(({ isOther }) => !isOther)
        .map((number) => ({ ...number, of: one.brief })),
    );
    const passed = made.filter(({ text, of }) => levelOf(text, of) === 'pass');
    expect(made.length).toBeGreaterThan(350);
    expect(passed.map(({ text }) => text)).toEqual([]);
  });
});

describe('proof', () => {
  it.each([
    ['Rated five stars.', 'stop'],
    ['Rave reviews everywhere.', 'stop'],
    ['Award-winning software.', 'stop'],
    ['As seen on TV.', 'stop'],
    ['Or your money back.', 'stop'],
    ['Hurry, ends tonight.', 'hold'],
    ['The best inventory tool.', 'hold'],
    ['Your best week yet.', 'pass'],
    ['Trusted by brands.', 'pass'],
    ['“It saved our Christmas”, says Maria.', 'stop'],
  ])('“%s”: %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it('keeps honest texts and stops promised lies of seven languages', () => {
    const { honest, lies, briefOf } = readCases('customer-cases.json');
    const levels = (written: (typeof honest)[number], of: Brief) =>
      [...checkVariant(written, 0, of)].flat().map(({ level }) => level);
    const kept = honest.filter((one) => !levels(one, briefOf(one.brief)).includes('stop'));
    const promised = lies.filter(({ group }) => group === 'promised');
    const stopped = promised.filter((one) =>
      levels({ ...one.variant, brief: one.brief }, briefOf(one.brief)).includes('stop'),
    );
    expect(kept.length / honest.length).toBeGreaterThanOrEqual(0.97);
    expect(stopped.length / promised.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('policy', () => {
  it('refuses what the platform refuses, whatever the brief says', () => {
    for (const name of ['policy-cases.json', 'policy-probes.json']) {
      const { policy } = readCases(name);
      const cases = policy.filter(({ contested }) => !contested);
      const found = (text: string, language: string) =>
        [...checkVariant({ primary_text: text }, 0, { ...brief, product: '–', language })]
          .flat()
          .some(({ rule, level }) => level !== 'warn' && /^policy|^shape/.test(rule));
      const right = cases.filter(
        ({ text, lang, verdict }) => found(text, lang) === (verdict === 'reject'),
      );
      expect(right.length / cases.length).toBeGreaterThanOrEqual(0.9);
    }
  });
});

it('reads the longest text in time that grows with its length', () => {
  for (const piece of ['1 ', '9 you ', 'a', '"', '30 % of ', 'best ', '“5 ', 'no kids ', '1. ']) {
    const text = piece.repeat(Math.ceil(5_000 / piece.length));
    checkText(piece, brief);
    const start = process.cpuUsage();
    checkText(text, brief);
    // Processor time, with room for a busy machine: reading twice for each word takes seconds.
    expect([piece, process.cpuUsage(start).user < 400_000]).toEqual([piece, true]);
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
    const found = guard(twice, { ...brief, num_variants: 2 }).map(({ rule }) => rule);
    expect(found).toContain('shape.hook-repeated');
    expect(found).toContain('shape.headline-repeated');
  });
});
