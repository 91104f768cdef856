import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newKeyRingText, open, parseKeyRing, seal } from '../../src/secrets/key-ring.ts';
import { propertySeed } from '../helpers/run/seed.ts';
import { ringOf } from './key-rings.ts';

const seed = propertySeed('key-ring');

describe('a sealed text', () => {
  const ring = ringOf(newKeyRingText('k1'));

  it('opens to what was sealed, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (owner, text) => {
          expect(open(ring, owner, seal(ring, owner, text))).toBe(text);
        },
      ),
      { seed, numRuns: 300 },
    );
  });

  it('shows nothing of the secret and is never the same twice', () => {
    const secret = 'EAAtokenThatIsLongEnoughToBeFound';
    const sealed = seal(ring, 'o', secret);
    for (const form of [
      secret,
      Buffer.from(secret).toString('base64url'),
      Buffer.from(secret).toString('hex'),
    ])
      expect(sealed).not.toContain(form.slice(4, -4));
    expect(seal(ring, 'o', secret)).not.toBe(sealed);
  });

  it('does not open with any single byte changed', () => {
    const sealed = seal(ring, 'connection:w1', 'EAAsecret');
    for (let at = 0; at < sealed.length; at++) {
      for (const character of ['A', 'b', '0', '-', '_', '.', '=', '\0']) {
        if (sealed[at] === character) continue;
        const damagedText = sealed.slice(0, at) + character + sealed.slice(at + 1);
        expect(
          () => open(ring, 'connection:w1', damagedText),
          `byte ${at} as ${character}`,
        ).toThrow();
      }
    }
  });

  it('does not open cut short, made longer, or with a shorter tag', () => {
    const sealed = seal(ring, 'o', 'secret');
    for (let at = 0; at < sealed.length; at++)
      expect(() => open(ring, 'o', sealed.slice(0, at))).toThrow();
    for (const odd of [`${sealed}A`, `${sealed}.`, `${sealed}=`, ` ${sealed}`, '', 'v1....'])
      expect(() => open(ring, 'o', odd)).toThrow();
    const parts = sealed.split('.');
    const tag = Buffer.from(parts[4] ?? '', 'base64url');
    for (const length of [4, 8, 12, 15]) {
      const shorter = [...parts.slice(0, 4), tag.subarray(0, length).toString('base64url')].join(
        '.',
      );
      expect(() => open(ring, 'o', shorter)).toThrow();
    }
  });

  it('does not open for another owner: two rows cannot swap theirs', () => {
    const [one, two] = [seal(ring, 'connection:w1', 'a'), seal(ring, 'connection:w2', 'b')];
    expect(() => open(ring, 'connection:w1', two)).toThrow();
    expect(() => open(ring, 'connection:w2', one)).toThrow();
    expect(() => open(ring, '', one)).toThrow();
  });

  it('does not open with another key of the same id', () => {
    const sealed = seal(ring, 'o', 'secret');
    expect(() => open(ringOf(newKeyRingText('k1')), 'o', sealed)).toThrow();
  });
});

describe('rotation', () => {
  const [old, fresh] = [newKeyRingText('k1'), newKeyRingText('k2')];

  it('seals with the first key and still opens what older ones sealed', () => {
    const before = seal(ringOf(old), 'o', 'secret');
    const both = ringOf(fresh, old);
    expect(open(both, 'o', before)).toBe('secret');
    const after = seal(both, 'o', 'secret');
    expect([before, after].map((sealed) => sealed.split('.')[1])).toEqual(['k1', 'k2']);
    expect(open(ringOf(fresh), 'o', after)).toBe('secret');
    expect(() => open(ringOf(fresh), 'o', before)).toThrow(/no key "k1"/);
  });
});

describe('the setting', () => {
  it.each([
    ['', /id:base64/],
    ['k1', /id:base64/],
    [':AAAA', /id:base64/],
    ['k 1:AAAA', /id:base64/],
    ['k1:AAAA', /32 bytes/],
    [`k1:${randomBytes(31).toString('base64')}`, /32 bytes/],
    [`k1:${randomBytes(33).toString('base64')}`, /32 bytes/],
    ['k1:', /32 bytes/],
    [`${newKeyRingText('k1')},${newKeyRingText('k1')}`, /twice/],
    [`${newKeyRingText('k1')},`, /id:base64/],
  ])('%j is refused with a sentence that does not show it', (text, sentence) => {
    const message = parseKeyRing(text);
    expect(message).toMatch(sentence);
    if (text.length > 20) expect(message).not.toContain(text.slice(4, 20));
  });

  it('may have spaces around its entries', () => {
    const ring = ringOf(` ${newKeyRingText('a')} `, ` ${newKeyRingText('b')}`);
    expect([ring.sealing, ...ring.keys.keys()]).toEqual(['a', 'a', 'b']);
  });
});
