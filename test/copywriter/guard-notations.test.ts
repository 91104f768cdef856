import { describe, expect, it } from 'vitest';
import { claimsIn, brief as guardBrief } from './guard-fixtures.ts';
import { readFixture } from './read-fixture.ts';

/** Each honest text has a twin that changes what it says; the guard must tell them apart. */
const isStopped = (text: string, offer: string, language: string): boolean =>
  claimsIn(text, guardBrief({ offer, language, benefits: [] })).some(
    ({ level }) => level === 'stop',
  );

type Pair = [offer: string, language: string, honest: string, twin: string];

const pairs: Record<string, Pair[]> = readFixture('notations');

describe.each(Object.entries(pairs))('%s', (_, cases) => {
  it.each(cases)('%s (%s): %s', (offer, language, honest, twin) => {
    expect(isStopped(honest, offer, language)).toBe(false);
    expect(isStopped(twin, offer, language)).toBe(true);
  });
});
