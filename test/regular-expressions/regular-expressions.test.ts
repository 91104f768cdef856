import { expect, it } from 'vitest';
import { isLong, sample } from '../helpers/run/long-run.ts';
import { growthOf, isExponential, pumpsFor } from './pump-strings.ts';
import { patternsBelow } from './source-patterns.ts';

/** Worse than linear, with the reason why no text that is long enough meets them. */
const bounded: Record<string, string> = {
  '/"(?:[^"\\\\]|\\\\.)*"|-?[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/g':
    'meets only valid JSON, where every quote is closed',
  '/"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?/g':
    'of the sandbox: meets bodies of at most 1 MiB that were valid JSON',
  '/"(?:[^"\\\\]|\\\\.)*"|\\b(?:true|false|null)\\b/g': 'meets our own examples',
  "/\\p{Lu}\\p{L}+(?:['’]s|s['’]?)\\s+(?:\\p{Ll}+\\s+)?$/u":
    'meets at most 50 characters before a hit',
  '/^[^\\s/:@]+\\.[^\\s/:@]{2,}([/?#:]\\S*)?$/': 'meets at most 2,000 characters',
};

const { patterns, unread } = patternsBelow(['src', 'packages/client/src', 'packages/sandbox/src']);

it('every regular expression of the source is found', () => {
  expect(patterns.size).toBeGreaterThan(300);
  // Made of what only a run knows: routes, dictionaries of ours and names of headers.
  expect(new Set(unread.map((one) => one.split(':')[0]))).toEqual(
    new Set([
      'src/copywriter/builtin/call-to-action.ts',
      'src/copywriter/builtin/material.ts',
      'src/copywriter/guard/policy.ts',
      'src/copywriter/guard/proof.ts',
      'src/copywriter/guard/shape.ts',
      'src/copywriter/language.ts',
      'src/copywriter/read-brief.ts',
      'src/http/wire/not-found.ts',
      'src/secrets/api-key.ts',
      'src/secrets/scrubber.ts',
      'src/store/customer/delete-customer.ts',
      'packages/sandbox/src/protocol/multipart.ts',
    ]),
  );
});

it('would find one that grows with the square, and one that never ends', () => {
  const slow = { place: '', source: '\\s+$', flags: '' };
  expect(pumpsFor(slow).some((pump) => growthOf(/\s+$/, pump) !== null)).toBe(true);
  const endless = { place: '', source: '^(a+)+$', flags: '' };
  expect(isExponential(endless, pumpsFor(endless))).toBe(true);
});

it(
  'no regular expression takes longer than in proportion to its text',
  () => {
    const slow = [...patterns].flatMap(([text, pattern], at) => {
      if (Object.hasOwn(bounded, text)) return [];
      const pumps = sample(pumpsFor(pattern), 240, at);
      if (isExponential(pattern, pumps)) return [`${pattern.place} ${text}: never ends`];
      const expression = new RegExp(pattern.source, pattern.flags);
      // Measured three times: what grows by itself grows each time, what a busy machine delays does not.
      const grows = (pump: (typeof pumps)[number]) => growthOf(expression, pump) !== null;
      const worst = pumps.find((pump) => grows(pump) && grows(pump) && grows(pump));
      return worst ? [`${pattern.place} ${text}: ${JSON.stringify(worst)}`] : [];
    });
    expect(slow).toEqual([]);
  },
  isLong ? 900_000 : 120_000,
);

it('lists none that is gone', () => {
  expect(Object.keys(bounded).filter((text) => !patterns.has(text))).toEqual([]);
});
