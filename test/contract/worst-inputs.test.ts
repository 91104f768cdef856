import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzWorld } from '../helpers/fuzz-world.ts';
import { testEngine } from '../helpers/house.ts';
import { amount, isLong } from '../helpers/long.ts';
import { costOf, judge, type Verdict } from '../helpers/request-cost.ts';
import { propertySeed, randomFrom } from '../helpers/seed.ts';
import { formRequests } from '../helpers/worst-forms.ts';
import { operationRequests, type World, type WorstRequest } from '../helpers/worst-requests.ts';

let world: World;
beforeAll(async () => {
  world = { ...(await fuzzWorld(testEngine())), params: new Map() };
});
afterAll(() => world?.h.stop());

const random = randomFrom(propertySeed('worst inputs'));

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** To look at some again: WORST_ONLY='launches/new plan, rows' npx vitest run … */
const isWanted = ({ about, what, by }: WorstRequest) =>
  `${about}, ${what}, by ${by}`.includes(process.env['WORST_ONLY'] ?? '');

/** One of each operation or form at least and what must not come back, then whatever comes. */
const sampleOf = (all: readonly WorstRequest[], size: number): WorstRequest[] => {
  const mixed = shuffled(all.filter(isWanted));
  const first = new Set([
    ...new Map(mixed.map((one) => [one.about, one])).values(),
    ...mixed.filter(({ isAlwaysTried }) => isAlwaysTried),
  ]);
  return [...first, ...mixed.filter((one) => !first.has(one))].slice(0, Math.max(size, first.size));
};

/** A pause that another program, or the collection of garbage, made is not there at the next try. */
const tries = 6;

const tried = async (one: WorstRequest) => {
  let best: Verdict | undefined;
  for (let time = 0; time < tries && (best === undefined || best.problems.length > 0); time++) {
    const verdict = judge(await costOf(await one.make(world), world.h.config.dataDir));
    if (
      !best ||
      verdict.cost.standstillMs < best.cost.standstillMs ||
      verdict.problems.length === 0
    )
      best = verdict;
    if (verdict.cost.status < 400) await world.mend();
  }
  if (!best) throw new Error('was not tried');
  return best;
};

type Measured = { one: WorstRequest; verdict: Verdict };

const kinds = ['standstillMs', 'busyMs', 'memoryMb', 'diskMb'] as const;

/** The five worst of each kind, for whoever reads the log of a long run. */
const worstOf = (all: readonly Measured[]) =>
  kinds.flatMap((kind) =>
    [...all]
      .sort((a, b) => b.verdict.cost[kind] - a.verdict.cost[kind])
      .slice(0, 5)
      .map(
        ({ one, verdict: { cost, slow } }) =>
          `${kind} ${cost[kind].toFixed(1)} (${cost.status}, pace ${slow.toFixed(1)}): ${one.about}, ${one.what}, by ${one.by}`,
      ),
  );

const hold = async (all: readonly WorstRequest[]) => {
  const problems: string[] = [];
  const measured: Measured[] = [];
  for (const one of all) {
    const verdict = await tried(one);
    measured.push({ one, verdict });
    for (const problem of verdict.problems)
      problems.push(`${one.about}, ${one.what}, by ${one.by}: ${problem}`);
  }
  if (isLong || process.env['WORST_LOG']) {
    const lines = [`${all.length} requests`, ...worstOf(measured), ...problems];
    console.log(lines.join('\n'));
  }
  expect(problems).toEqual([]);
};

// What holds the loop is reading, not storing.
const isTried = isLong || testEngine() === 'embedded';

describe.runIf(isTried)('the worst input of every field takes no more than one request may', () => {
  it('of every operation', { timeout: 7_200_000, retry: isLong ? 0 : 1 }, async () => {
    await hold(sampleOf(operationRequests(world), amount('WORST_INPUTS', 130, 1e6)));
  });

  it('of every form', { timeout: 7_200_000, retry: isLong ? 0 : 1 }, async () => {
    await hold(sampleOf(await formRequests(world), amount('WORST_FORMS', 70, 1e6)));
  });
});
