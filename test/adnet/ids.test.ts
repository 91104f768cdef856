import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphPath, graphRoot, queryText } from '../../src/adnet/client/graph-path.ts';
import { adAccountId, insightObjectId, objectId } from '../../src/adnet/ids.ts';
import { anyCharacter } from '../helpers/inputs/any-character.ts';
import { badIds } from '../helpers/inputs/corpus.ts';

/** The platform judges these: they are digits that fit 64 bits. */
const plausible = new Set(['9223372036854775808']);

describe('ids', () => {
  it.each(badIds.filter(({ input }) => !plausible.has(input)))(
    'refuses $why: $input',
    ({ input }) => {
      for (const text of [input, decoded(input)])
        expect([adAccountId(text), objectId(text), insightObjectId(text)]).toEqual([
          null,
          null,
          null,
        ]);
    },
  );

  it('takes an account with or without its prefix, and digits for the rest', () => {
    expect(adAccountId('act_120')).toBe('act_120');
    expect(adAccountId('120')).toBe('act_120');
    expect(objectId('18446744073709551615')).toBe('18446744073709551615');
    expect(objectId('act_120')).toBeNull();
    expect(insightObjectId('act_120')).toBe('act_120');
    expect(insightObjectId('120')).toBe('120');
    for (const value of [
      120,
      null,
      undefined,
      {},
      ['120'],
      '',
      '٣',
      '1\n',
      '0',
      '007',
      '1'.repeat(21),
    ])
      expect([adAccountId(value), objectId(value)]).toEqual([null, null]);
  });

  it('builds no path out of anything else', () => {
    const root = graphRoot('https://host.example:8443/v26.0/');
    expect(graphPath(root, '/act_1/ads', 'a=b')).toBe('/v26.0/act_1/ads?a=b');
    for (const path of [
      '/..',
      '/act_1/../me',
      '/a b',
      '/a%2e',
      '//x',
      'x',
      '/',
      '/a?b',
      '/a#b',
      '/é',
    ])
      expect(() => graphPath(root, path), path).toThrow();
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect(graphPath(root, `/${text}/ads`)).toMatch(/^\/v26\.0\/[A-Za-z0-9_/]+\/ads$/);
        } catch (error) {
          expect(String(error)).toContain('no id');
        }
      }),
    );
  });

  it('refuses an address with a query or credentials', () => {
    for (const url of ['https://h/v1?a=b', 'https://u:p@h/v1', 'https://h/v1#x', 'nonsense'])
      expect(() => graphRoot(url)).toThrow();
  });

  it('writes queries that read back as they were, whatever is in them', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z_]{1,9}$/), fc.string({ unit: anyCharacter })),
        (params) => {
          const read = Object.fromEntries(new URLSearchParams(queryText({ ...params })));
          expect(read).toEqual({ ...params });
        },
      ),
    );
    expect(queryText({ after: 'x\ud800y' })).toBe('after=x%EF%BF%BDy');
  });
});

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
