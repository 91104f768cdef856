import { describe, expect, it } from 'vitest';
import { createByteCache } from '../../src/kernel/byte-cache.ts';
import { createRate } from '../../src/kernel/rate.ts';

const kb = 1_024;

describe('what is kept in memory', () => {
  it('is bounded, and one owner alone gets half of it', () => {
    const cache = createByteCache<number>({ maxBytes: 40 * kb, lifeMs: 60_000 });
    for (let at = 0; at < 10; at++) cache.set('a', `a${at}`, at, 4 * kb);
    const readValues = () =>
      Array.from({ length: 10 }, (_, at) => cache.get(`a${at}`) ?? []).flat();
    expect(readValues()).toEqual([6, 7, 8, 9]);
    cache.set('b', 'b', 1, 11 * kb);
    cache.set('c', 'c', 1, 11 * kb);
    // Whoever has the most loses its oldest.
    expect([cache.get('b'), cache.get('c')]).toEqual([1, 1]);
    expect(readValues().length).toBeLessThan(4);
    cache.set('d', 'd', 1, 30 * kb);
    expect(cache.get('d')).toBeUndefined();
  });

  it('is forgotten after its time, and when it is replaced or deleted', () => {
    const cache = createByteCache<number>({ maxBytes: 40 * kb, lifeMs: 0 });
    cache.set('a', 'x', 1, 1);
    expect(cache.get('x')).toBeUndefined();
    const longer = createByteCache<number>({ maxBytes: 40 * kb, lifeMs: 60_000 });
    longer.set('a', 'x', 1, 1);
    longer.set('a', 'x', 2, 1);
    expect(longer.get('x')).toBe(2);
    longer.delete('x');
    expect(longer.get('x')).toBeUndefined();
  });
});

describe('a rate', () => {
  it('lets a burst through for each key, and remembers so many keys', () => {
    const rate = createRate({ burst: 3, perSecond: 0.001, maxKeys: 2 });
    const takeFour = (key: string) => [1, 2, 3, 4].map(() => rate.take(key));
    expect(takeFour('a')).toEqual([true, true, true, false]);
    expect(takeFour('b')).toEqual([true, true, true, false]);
    expect(rate.take('a')).toBe(false);
    rate.take('c');
    // The one that was used longest ago is forgotten.
    expect([rate.take('a'), rate.take('b')]).toEqual([false, true]);
  });
});
