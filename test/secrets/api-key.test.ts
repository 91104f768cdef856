import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiKeyPrefix, fingerprint, isApiKey, mintApiKey } from '../../src/secrets/api-key.ts';
import { propertySeed } from '../helpers/run/seed.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const seed = propertySeed('api-key');

describe('an API key', () => {
  it('is known as one, looks as promised, and is never the same twice', () => {
    const keys = Array.from({ length: 1_000 }, mintApiKey);
    for (const key of keys) {
      expect(key).toMatch(/^gr_live_[0-9A-Za-z]{36}$/);
      expect(isApiKey(key)).toBe(true);
      expect(apiKeyPrefix(key)).toBe(key.slice(0, 12));
    }
    expect(new Set(keys).size).toBe(1_000);
    expect(new Set(keys.map(fingerprint)).size).toBe(1_000);
  });

  it('is no key with any one character changed', () => {
    fc.assert(
      fc.property(fc.nat(43), fc.constantFrom(...alphabet), (at, character) => {
        const key = mintApiKey();
        const otherKey = key.slice(0, at) + character + key.slice(at + 1);
        expect(isApiKey(otherKey)).toBe(otherKey === key);
      }),
      { seed, numRuns: 3_000 },
    );
  });

  it('is no key with two neighbours swapped, cut short, or with more around it', () => {
    fc.assert(
      fc.property(fc.nat(42), (at) => {
        const key = mintApiKey();
        const swapped = `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`;
        expect(isApiKey(swapped)).toBe(swapped === key);
        expect(isApiKey(key.slice(0, at))).toBe(false);
        for (const odd of [`${key}0`, ` ${key}`, `${key}\n`, key.toLowerCase().toUpperCase()])
          expect(isApiKey(odd)).toBe(false);
      }),
      { seed, numRuns: 500 },
    );
  });

  it('is not any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(isApiKey(text)).toBe(false);
      }),
      { seed, numRuns: 2_000 },
    );
  });

  it('uses every character of its alphabet about as often', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 2_000; n++)
      for (const character of mintApiKey().slice(8, 38))
        counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    const expected = (2_000 * 30) / 62;
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(expected * 0.75);
      expect(count).toBeLessThan(expected * 1.25);
    }
  });
});
