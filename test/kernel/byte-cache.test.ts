import { describe, expect, it } from 'vitest';
import { createByteCache } from '../../src/kernel/byte-cache.ts';
import { createRate } from '../../src/kernel/rate.ts';

const kb = 1_024;

describe('what is kept in memory', () => {
  it('is bounded, and one owner alone gets half of it', () => {
    const kept = createByteCache<number>({ maxBytes: 40 * kb, lifeMs: 60_000 });
    for (let at = 0; at < 10; at++) kept.set('a', `a${at}`, at, 4 * kb);
    const found = () => Array.from({ length: 10 }, (_, at) => kept.get(`a${at}`) ?? []).flat();
    expect(found()).toEqual([6, 7, 8, 9]);
    kept.set('b', 'b', 1, 11 * kb);
    kept.set('c', 'c', 1, 11 * kb);
    // Whoever has the most loses its oldest.
    expect([kept.get('b'), kept.get('c')]).toEqual([1, 1]);
    expect(found().length).toBeLessThan(4);
    kept.set('d', 'd', 1, 30 * kb);
    expect(kept.get('d')).toBeUndefined();
  });

  it('is forgotten after its time, and when it is replaced or deleted', () => {
    const kept = createByteCache<number>({ maxBytes: 40 * kb, lifeMs: 0 });
    kept.set('a', 'x', 1, 1);
    expect(kept.get('x')).toBeUndefined();
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
    const taken = (key: string) => [1, 2, 3, 4].map(() => rate.take(key));
    expect(taken('a')).toEqual([true, true, true, false]);
    expect(taken('b')).toEqual([true, true, true, false]);
    expect(rate.take('a')).toBe(false);
    rate.take('c');
    // The one that was used longest ago is forgotten.
    expect([rate.take('a'), rate.take('b')]).toEqual([false, true]);
  });
});
