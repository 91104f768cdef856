import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBloomFilter } from '../../src/secrets/bloom-filter.ts';

const values = [
  Buffer.from('EAAB0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789'),
  Buffer.from('sixteen-letters!'),
];
const mayHold = createBloomFilter(values);

describe('the sieve', () => {
  it('never misses a value, wherever it stands and however the memory is aligned', () => {
    const anywhere = fc.record({
      before: fc.uint8Array({ maxLength: 70 }),
      after: fc.uint8Array({ maxLength: 70 }),
      shift: fc.nat(7),
      value: fc.constantFrom(...values),
    });
    fc.assert(
      fc.property(anywhere, ({ before, after, shift, value }) => {
        const body = Buffer.concat([Buffer.alloc(shift), before, value, after]).subarray(shift);
        expect(mayHold(body)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('lets ordinary answers pass without a closer look', () => {
    const row = (at: number) => JSON.stringify({ id: `1202200100${at}`, name: `Campaign ${at}` });
    const rows = Array.from({ length: 500 }, (_, at) => row(at));
    expect(rows.filter((text) => mayHold(Buffer.from(text)))).toEqual([]);
    expect(mayHold(Buffer.from(''))).toBe(false);
  });

  it('does not vouch for values that are too short for it', () => {
    expect(createBloomFilter([Buffer.from('short')])(Buffer.from('anything'))).toBe(true);
  });
});
