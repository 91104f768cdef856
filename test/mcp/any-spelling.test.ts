import { expect, it } from 'vitest';
import { anySpellingOf } from '../../src/mcp/any-spelling.ts';
import { processorMs, slowness } from '../helpers/timing/pace.ts';

const word = anySpellingOf([
  'interests',
  'behaviors',
  'ad_sets',
  'locations',
  'locales',
  'life_events',
]);

it('knows a word in any spelling', () => {
  for (const spelled of ['ad_sets', 'Ad Sets', 'ad-set', 'adset'])
    expect(word.parse(spelled)).toBe('ad_sets');
  expect(word.safeParse('adverts').success).toBe(false);
});

it('reads a text of a megabyte once at most', () => {
  const text = '-_'.repeat(500_000);
  const took = Array.from({ length: 3 }, () => {
    const began = processorMs();
    expect(word.safeParse(text).success).toBe(false);
    return processorMs() - began;
  });
  expect(Math.min(...took) / slowness(processorMs)).toBeLessThan(20);
});
