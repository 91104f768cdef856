import { expect, it } from 'vitest';
import { createNodeMemory } from '../../src/operations/core/node-memory.ts';

it('what operations keep is made once, for each service and by each function', () => {
  const [first, second] = [createNodeMemory(), createNodeMemory()];
  const createNames = () => new Map<string, string>();
  const createOthers = () => new Map<string, string>();
  expect(first(createNames)).toBe(first(createNames));
  expect(first(createOthers)).not.toBe(first(createNames));
  expect(second(createNames)).not.toBe(first(createNames));
});
