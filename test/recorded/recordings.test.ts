import { describe, expect, it } from 'vitest';
import { differences, maxDifferences } from './differences.ts';
import { nameOf, recordings } from './recording.ts';
import { type Aspect, type Outcome, replay } from './replay.ts';

const aspects: Aspect[] = ['status', 'error', 'keys', 'types'];

/** The share that has to agree, over all recordings; the list of differences explains the rest. */
const goals: Record<Aspect, number> = { status: 0.98, error: 0.95, keys: 0.98, types: 1 };

const outcomes = await Promise.all(
  recordings.map(async (recording) => ({ recording, outcome: await replay(recording) })),
);

const expected = (name: string, aspect: Aspect) =>
  differences.some(
    (difference) => name.startsWith(difference.recording) && difference.aspects.includes(aspect),
  );

const unexplained = (name: string, outcome: Outcome) =>
  aspects
    .filter((aspect) => outcome[aspect] !== undefined && !expected(name, aspect))
    .map((aspect) => `${aspect}: ${outcome[aspect]}`);

describe('the sandbox answers as the platform was recorded', () => {
  it.each(outcomes.map(({ recording, outcome }) => [nameOf(recording), outcome] as const))(
    '%s',
    (name, outcome) => {
      expect(unexplained(name, outcome)).toEqual([]);
    },
  );

  it.each(aspects)('%s agrees often enough', (aspect) => {
    const comparisons = outcomes.filter(
      ({ recording, outcome }) =>
        aspect !== 'error' || recording.error !== undefined || outcome.error !== undefined,
    );
    const agreeing = comparisons.filter(({ outcome }) => outcome[aspect] === undefined);
    expect(agreeing.length / comparisons.length).toBeGreaterThanOrEqual(goals[aspect]);
  });
});

describe('the list of known differences', () => {
  it.each(differences)('still needs $recording', ({ recording: name, aspects }) => {
    const matches = outcomes.filter(({ recording }) => nameOf(recording).startsWith(name));
    for (const aspect of aspects) {
      expect(matches.some(({ outcome }) => outcome[aspect] !== undefined)).toBe(true);
    }
  });

  it('has not grown', () => {
    expect(differences.length).toBeLessThanOrEqual(maxDifferences);
  });
});
