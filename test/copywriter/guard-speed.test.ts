import { describe, expect, it } from 'vitest';
import { checkClaims, checkPolicy, guard } from '../../src/copywriter/guard/guard.ts';
import type { Copy } from '../../src/copywriter/types.ts';
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

// Processor time and the best of several runs, so that a busy machine does not fail the test.
const fastest = (run: () => void): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 6; i += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
};

describe('hostile texts', () => {
  it.each([4_990, 50_000])('of %d characters are judged in under 50 ms', (length) => {
    const slow = seeds.filter((seed) => {
      const text = seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
      const claims = fastest(() => checkClaims(text, brief()));
      return (
        Math.max(
          claims,
          fastest(() => checkPolicy(text, brief())),
        ) > 50
      );
    });
    expect(slow).toEqual([]);
  });

  it('are refused when too long to read', () => {
    expect(checkClaims('calm '.repeat(2_000), brief())).toMatchObject([
      { rule: 'claims.too-long' },
    ]);
  });
});

it('judges ten variants and twenty hooks in well under 15 ms', () => {
  const [variant] = cleanCopy().variants;
  if (!variant) throw new Error('no variant');
  const text = `${variant.primary_text} Reminders go out on their own. To start: a 14-day free trial. Plain, calm, done.`;
  const copy: Copy = {
    variants: Array.from({ length: 10 }, () => ({ ...variant, primary_text: text })),
    hooks: Array.from({ length: 20 }, () => ({
      category: 'curiosity',
      category_label: 'Curiosity',
      text: 'What if the phone rang less at the front desk this week?',
    })),
  };
  const asked = brief({ offer: '14-day free trial', num_variants: 10, num_hooks: 20 });
  for (let i = 0; i < 40; i += 1) guard(copy, asked);
  expect(fastest(() => guard(copy, asked))).toBeLessThan(15);
});
