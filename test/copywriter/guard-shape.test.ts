import { describe, expect, it } from 'vitest';
import { guard } from '../../src/copywriter/guard/guard.ts';
import { checkShape } from '../../src/copywriter/guard/shape.ts';
import { type Copy, pathOf, type Variant } from '../../src/copywriter/types.ts';
import { brief, cleanCopy } from './guard-fixtures.ts';

const rulesFor = (copy: Copy, over = {}) =>
  checkShape(
    copy,
    brief({ num_variants: copy.variants.length, num_hooks: copy.hooks.length, ...over }),
  ).map(({ rule }) => rule);

const changed = (change: Partial<Variant>): Copy => {
  const copy = cleanCopy();
  return { ...copy, variants: copy.variants.map((variant) => ({ ...variant, ...change })) };
};

describe('checkShape', () => {
  it('is content with good copy', () => {
    expect(rulesFor(cleanCopy(4))).toEqual([]);
  });

  it.each<[string, Partial<Variant>]>([
    ['shape.headline-too-long', { headline: 'x'.repeat(41) }],
    ['shape.description-too-long', { description: '👍🏽'.repeat(8) }],
    ['shape.hook-too-long', { hook: 'y'.repeat(111), primary_text: `${'y'.repeat(111)} z` }],
    ['shape.hook-not-opening', { primary_text: 'Tidewell. Still chasing no-shows?' }],
    ['shape.hook-not-opening', { hook: 'Still', primary_text: 'Stillness for clinics.' }],
    ['shape.empty', { headline: '  ' }],
    ['shape.control-character', { headline: 'Calm\u202emornings' }],
    ['shape.control-character', { description: 'Broken \ud83d' }],
  ])('objects: %s', (rule, change) => {
    expect(rulesFor(changed(change))).toContain(rule);
  });

  it('wants a sentence end in the first 125 characters', () => {
    const hook = 'Still chasing no-shows with Tidewell in small clinics';
    const long = `${hook} ${'and more calm words for the desk '.repeat(5)}end.`;
    expect(rulesFor(changed({ hook, primary_text: long }))).toContain('shape.first-screen');
    const short =
      `Dr. Lee books online with Tidewell. ${'Calm words for the desk. '.repeat(6)}`.trim();
    expect(
      rulesFor(changed({ hook: 'Dr. Lee books online with Tidewell.', primary_text: short })),
    ).toEqual([]);
  });

  it('wants the first screen to name its subject', () => {
    const hook = 'Picture a quiet morning.';
    const text = `${hook} ${'Sun comes in and tea stays warm. '.repeat(5)}Then comes Tidewell.`;
    expect(rulesFor(changed({ hook, primary_text: text }))).toContain('shape.first-screen');
  });

  it('knows a short name by any capitals', () => {
    const hook = 'Gym days need no plan.';
    const text = `${hook} ${'Sun comes in and tea is warm. '.repeat(5)}`.trim();
    expect(rulesFor(changed({ hook, primary_text: text }), { product: 'gym' })).toEqual([]);
  });

  it('wants different angles, hooks and headlines', () => {
    const copy = cleanCopy(2);
    const [first] = copy.variants;
    if (!first) throw new Error('no variant');
    const twin = { ...copy, variants: [first, { ...first, id: 'v2' }] };
    expect(rulesFor(twin)).toEqual(
      expect.arrayContaining([
        'shape.angle-repeated',
        'shape.hook-repeated',
        'shape.headline-repeated',
      ]),
    );
  });

  it('counts what was asked for', () => {
    expect(rulesFor(cleanCopy(2), { num_variants: 3, num_hooks: 1 })).toEqual([
      'shape.variant-count',
      'shape.hook-count',
    ]);
  });

  it('knows the calls to action and hook categories', () => {
    const copy = cleanCopy();
    // A model may answer with values outside the enums.
    const odd = {
      variants: copy.variants.map((variant) => ({ ...variant, call_to_action_type: 'BUY' })),
      hooks: [
        { category: 'gossip', category_label: 'Gossip', text: 'Calm mornings await the desk.' },
      ],
    } as unknown as Copy;
    expect(rulesFor(odd)).toEqual(['shape.call-to-action', 'shape.hook-category']);
  });
});

describe('guard', () => {
  it('lets clean copy leave', () => {
    expect(guard(cleanCopy(4), brief({ num_variants: 4 }))).toEqual([]);
  });

  it('names the place of what it finds', () => {
    const copy = changed({ headline: 'Trusted by 2,000 clinics', description: 'FREE!!! Now!!!' });
    const paths = guard(copy, brief()).map((finding) => `${pathOf(finding)} ${finding.rule}`);
    expect(paths).toContain('variants[0].headline claims.number.orgs');
    expect(paths).toContain('variants[0].headline claims.phrase.trust');
    expect(paths).toContain('variants[0].description policy.punctuation');
  });

  it('looks at hooks, labels and angles too', () => {
    const copy: Copy = {
      ...changed({ angle: 'rated-4.9-stars' }),
      hooks: [{ category: 'curiosity', category_label: 'Our #1 hook', text: 'Join 900 clinics.' }],
    };
    const paths = guard(copy, brief({ num_hooks: 1 })).map(pathOf);
    expect(paths).toEqual(
      expect.arrayContaining(['variants[0].angle', 'hooks[0].category_label', 'hooks[0].text']),
    );
  });
});
