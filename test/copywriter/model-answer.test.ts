import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFields, readHooks, readVariants } from '../../src/copywriter/model/answer.ts';
import { schemaFor } from '../../src/copywriter/model/answer-schema.ts';
import { firstQuestion } from '../../src/copywriter/model/question.ts';
import { findJson } from '../../src/kernel/find-json.ts';
import { brief } from './model-answers.ts';

const written = (angle?: string) => ({
  ...(angle && { angle }),
  hook: 'A',
  primary_text: 'A b',
  headline: 'C',
  description: 'D',
  call_to_action_type: 'SIGN_UP',
});

const anglesOf = (value: unknown, asked = ['offer', 'question', 'how-to']) =>
  readVariants(value, asked).map(({ angle }) => angle);

describe('the variants of an answer', () => {
  it.each([
    ['a list', [written('offer'), written('how-to')], ['offer', 'how-to']],
    ['angles spelt otherwise', [written('How To'), written('OFFER')], ['how-to', 'offer']],
    ['an object by angle', { question: written(), offer: written() }, ['question', 'offer']],
    ['no angles', [written(), written()], ['offer', 'question']],
    ['angles of its own', [written('bold'), written('offer')], ['question', 'offer']],
    ['one angle twice', [written('offer'), written('offer')], ['offer', 'question']],
    ['more than was asked for', Array(5).fill(written()), ['offer', 'question', 'how-to']],
    ['no text', [{ angle: 'offer', headline: 'C' }, null, 7, 'text'], ['offer']],
  ])('are read from %s', (_, value, angles) => {
    expect(anglesOf(value)).toEqual(angles);
  });

  it('may name their fields as other tools do', () => {
    const item = { angle: 'offer', hook: 'A', primaryText: 'A b', title: 'C', cta: 'Buy' };
    expect(readVariants([item], ['offer'])).toEqual([
      {
        angle: 'offer',
        hook: 'A',
        primary_text: 'A b',
        headline: 'C',
        description: '',
        call_to_action_type: 'Buy',
      },
    ]);
  });
});

describe('the hooks of an answer', () => {
  const asked = ['fear-loss', 'curiosity', 'curiosity'] as const;

  it.each([
    ['labels', [{ category: 'Fear of loss', text: 'A' }], [['fear-loss', 'A']]],
    [
      'an object by category',
      { curiosity: ['A', 'B'] },
      [
        ['curiosity', 'A'],
        ['curiosity', 'B'],
      ],
    ],
    [
      'bare lines',
      ['A', 'B'],
      [
        ['fear-loss', 'A'],
        ['curiosity', 'B'],
      ],
    ],
    ['an unknown category', [{ category: 'x', hook: 'A' }], [['fear-loss', 'A']]],
    ['no texts', [{ category: 'curiosity' }, null], []],
  ])('are read from %s', (_, value, hooks) => {
    expect(readHooks(value, [...asked]).map(({ category, text }) => [category, text])).toEqual(
      hooks,
    );
  });
});

it('reads single fields by their key', () => {
  const fields = [{ key: 'F1', text: ' A ' }, { key: 'f2' }, 3];
  expect(readFields(fields)).toEqual(new Map([['f1', 'A']]));
});

it('nothing breaks, whatever a model answers', () => {
  const question = firstQuestion(brief);
  const angles = question.variants.map(({ angle }) => angle);
  const categories = question.hooks.map(({ category }) => category);
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
  const list = fc.oneof(fc.array(item), fc.dictionary(fc.string(), item), fc.jsonValue());
  const answer = fc.oneof(fc.record({ variants: list, hooks: list }), fc.jsonValue());
  fc.assert(
    fc.property(answer, (value) => {
      const found: unknown = findJson(JSON.stringify(value), schemaFor(question).required);
      const { variants, hooks } = { variants: undefined, hooks: undefined, ...Object(found) };
      const read = readVariants(variants, angles);
      expect(new Set(read.map(({ angle }) => angle)).size).toBe(read.length);
      for (const { angle, primary_text } of read) {
        expect(angles).toContain(angle);
        expect(primary_text).toMatch(/^\S([\s\S]*\S)?$/);
      }
      for (const { text } of readHooks(hooks, categories)) expect(text).toMatch(/^\S/);
    }),
    { numRuns: 300 },
  );
});
