import { describe, expect, it } from 'vitest';
import { composeFor } from '../../src/copywriter/builtin/writer.ts';
import { guard } from '../../src/copywriter/guard/guard.ts';
import { judgeFor } from '../../src/copywriter/guard/judge.ts';
import type { Brief } from '../../src/copywriter/types.ts';
import { isWithin, processorMs, slowness } from '../helpers/pace.ts';
import { brief, cleanCopy } from './guard-fixtures.ts';

const seeds = [
  'a',
  ' ',
  '1',
  '1 ',
  '1,',
  '"',
  '"a ',
  '- A',
  '★',
  'f*',
  '[A',
  '<a ',
  '\u0301',
  '\u200b',
  '😀',
  'A B ',
  'Anna ',
  '! ',
  '?',
  'one ',
  'thousand ',
  '一万',
  'o',
  'a@',
  'a.',
  '\n',
  '%',
  'Тrus',
  'most clinics ',
  'you debt ',
  'free ',
  'I ',
  '_',
  '0O',
  '__a',
  '{a',
  'quatre vingt ',
  'twenty and ',
  'half a million of ',
  'the best of ',
  '(',
  'x3 ',
  '$',
];

/**
 * Whether one of several runs takes less processor time than this on an idle machine, so that a busy
 * one does not fail the test.
 */
const isUnder = (limitMs: number, run: () => void): boolean => {
  for (let i = 0; i < 6; i += 1) {
    const before = processorMs();
    run();
    if (isWithin(processorMs() - before, limitMs, () => slowness(processorMs))) return true;
  }
  return false;
};

describe('hostile texts', () => {
  it('of 4990 characters, nearly the most that is read, are judged in under 100 ms', () => {
    const slow = seeds.filter((seed) => {
      const text = seed.repeat(Math.ceil(4990 / seed.length)).slice(0, 4990);
      return !isUnder(100, () => judgeFor(brief()).text(text, 'text'));
    });
    expect(slow).toEqual([]);
  });

  it('are refused when too long to read', () => {
    expect(judgeFor(brief()).text('calm '.repeat(2_000), 'text')).toMatchObject([
      { rule: 'claims.too-long' },
    ]);
  });
});

it('writes and judges ten variants and twenty hooks in under 25 ms', () => {
  const run = () => {
    // A fresh brief each time: the guard remembers what it read under one, and every request has its own.
    const asked = brief({ offer: '14-day free trial', num_variants: 10, num_hooks: 20 });
    expect(guard(composeFor(asked), asked)).toEqual([]);
  };
  for (let i = 0; i < 40; i += 1) run();
  expect(isUnder(25, run)).toBe(true);
});

it('judges a text under its own brief, however often it has read it under another', () => {
  const copy = cleanCopy();
  const [variant] = copy.variants;
  if (!variant) throw new Error('no variant');
  const boast = { ...copy, variants: [{ ...variant, headline: 'Loved by 500 clinics' }] };
  const silent = brief({ num_variants: 1, num_hooks: copy.hooks.length });
  const told = brief({ ...silent, benefits: ['used by 500 clinics', 'loved by 500 clinics'] });
  const claims = (asked: Brief) => guard(boast, asked).filter(({ rule }) => /claim/.test(rule));
  expect(claims(silent)).not.toEqual([]);
  expect(claims(told)).toEqual([]);
  expect(claims(silent)).not.toEqual([]);
  expect(claims(told)).toEqual([]);
});
