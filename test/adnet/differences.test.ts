import { expect, it } from 'vitest';
import { differencesOf } from '../../src/adnet/answers/differences.ts';
import { processorMs, slowness } from '../helpers/timing/pace.ts';

it('compares long numbers in proportion to their length', () => {
  const name = `0.${'0'.repeat(200_000)}1`;
  const began = processorMs();
  expect(differencesOf('campaign', { name }, { name: `${name}00` }, ['name'])).toEqual([]);
  expect(differencesOf('campaign', { name }, { name: `${name}2` }, ['name'])).toHaveLength(1);
  expect((processorMs() - began) / slowness(processorMs)).toBeLessThan(1_000);
});
