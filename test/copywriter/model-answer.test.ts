import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillParts, noParts } from '../../src/copywriter/model/answer.ts';
import { schemaFor } from '../../src/copywriter/model/answer-schema.ts';
import { findJson } from '../../src/copywriter/model/find-json.ts';
import { failingSlots, slotsOf } from '../../src/copywriter/model/slots.ts';
import type { Copy, Finding } from '../../src/copywriter/types.ts';
import { brief } from './model-answers.ts';

const variant = {
  id: 'v1',
  hook: 'A',
  primary_text: 'A b',
  headline: 'C',
  description: 'D',
  call_to_action_type: 'SIGN_UP' as const,
};
const copy: Copy = {
  variants: ['offer', 'question', 'how-to'].map((angle) => ({ ...variant, angle })),
  hooks: (['curiosity', 'identity'] as const).map((category) => ({
    category,
    category_label: 'X',
    text: 'Y',
  })),
};

const at = (field: string): Finding => ({
  variant: null,
  field,
  rule: 'r',
  level: 'stop',
  text: '',
  start: 0,
  end: 0,
  message: '',
});

const indexesOf = (paths: string[]) => {
  const { variants, hooks } = failingSlots(copy, paths.map(at));
  return [variants.map(({ index }) => index), hooks.map(({ index }) => index)];
};

describe('the parts of an answer', () => {
  it.each([
    [['variants[0].headline'], [[0], []]],
    [
      ['variants[2].hook', 'variants[2].primary_text', 'hooks[1].text'],
      [[2], [1]],
    ],
    [['variants[1]'], [[1], []]],
    [['hooks'], [[], [0, 1]]],
    [['variants'], [[0, 1, 2], []]],
    [
      ['somewhere else'],
      [
        [0, 1, 2],
        [0, 1],
      ],
    ],
    [['variants[7].hook'], [[], []]],
    [[], [[], []]],
  ])('are asked for again where the findings %j point', (paths, indexes) => {
    expect(indexesOf(paths)).toEqual(indexes);
  });

  it('stay open, and nothing breaks, whatever a model answers', () => {
    const slots = slotsOf(brief);
    const item = fc.record(
      {
        angle: fc.oneof(fc.constantFrom('offer', 'Key_Benefit'), fc.jsonValue()),
        category: fc.oneof(fc.constantFrom('curiosity', 'HOW TO'), fc.jsonValue()),
        ...Object.fromEntries(
          ['hook', 'primary_text', 'headline', 'description', 'text'].map((key) => [
            key,
            fc.oneof(fc.string(), fc.jsonValue()),
          ]),
        ),
        call_to_action_type: fc.oneof(fc.constantFrom('SIGN_UP', 'shop now'), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const list = fc.oneof(fc.array(item), fc.jsonValue());
    const answer = fc.oneof(fc.record({ variants: list, hooks: list }), fc.jsonValue());
    fc.assert(
      fc.property(answer, (value) => {
        const found = findJson(JSON.stringify(value), schemaFor(slots).required);
        const parts = noParts();
        const open = fillParts(parts, slots, found);
        expect(parts.variants.size + open.variants.length).toBe(slots.variants.length);
        expect(parts.hooks.size + open.hooks.length).toBe(slots.hooks.length);
        for (const text of [...parts.variants.values()].flatMap(Object.values))
          expect(text).toMatch(/^\S([\s\S]*\S)?$/);
      }),
      { numRuns: 300 },
    );
  });
});
