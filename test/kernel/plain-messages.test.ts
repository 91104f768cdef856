import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import '../../src/contract/plain-messages.ts';

const message = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('what a validator finds is told in plain words', () => {
  it.each([
    [z.string(), undefined, 'is missing'],
    [z.string(), 1, 'must be text'],
    [z.number(), 'x', 'must be a number'],
    [z.coerce.number(), 'x', 'must be a number'],
    [z.number().int(), 1.5, 'must be a whole number'],
    [z.boolean(), 'x', 'must be true or false'],
    [z.array(z.string()), 'x', 'must be a list'],
    [z.object({}), 'x', 'must be an object'],
    [z.enum(['a', 'b']), 'x', 'must be one of a, b'],
    [z.literal('a'), 'x', 'must be a'],
    [z.string().min(1), '', 'must not be empty'],
    [z.string().min(3), 'x', 'must have at least 3 characters'],
    [z.string().max(3), 'long', 'must have at most 3 characters'],
    [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entries'],
    [z.number().min(1), 0, 'must be at least 1'],
    [z.number().max(1), 2, 'must be at most 1'],
    [z.number().positive(), 0, 'must be more than 0'],
    [z.strictObject({}), { x: 1 }, 'has fields that are not known here: x'],
    [z.union([z.string(), z.number()]), {}, 'is not in the form that is needed here'],
    [z.uuid(), 'x', 'is not in the form that is needed here'],
  ])('%#', (schema, value, words) => {
    expect(message(schema, value)).toBe(words);
  });

  it('except where a schema has words of its own', () => {
    expect(message(z.string().min(9, 'is too short'), 'x')).toBe('is too short');
  });
});
