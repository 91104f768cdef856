// One store is enough: it asks the store for nothing but the caller.

import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzWorld } from '../../chaos/support/fuzz-world.ts';
import { testEngine } from '../../helpers/house/house.ts';
import { amount, isLong } from '../../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../../helpers/run/seed.ts';
import { doorRequests } from './worst/doors.ts';
import { formRequests } from './worst/forms.ts';
import { pageRequests } from './worst/pages.ts';
import { costOf, judge, type Verdict } from './worst/request-cost.ts';
import { operationRequests, type World, type WorstRequest } from './worst/requests.ts';
import { routesOf, unsweptRoutes } from './worst/service-routes.ts';
import { toolRequests } from './worst/tools.ts';

let world: World;
beforeAll(async () => {
  world = { ...(await fuzzWorld(testEngine())), params: new Map() };
});
afterAll(() => world?.h.stop());

const random = randomFrom(propertySeed('worst inputs'));

const shuffle = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** To look at some again: WORST_ONLY='launches/new plan, rows' npx vitest run … */
const isWanted = (one: WorstRequest) => nameOf(one).includes(process.env['WORST_ONLY'] ?? '');

/** A part of a long run: WORST_PART=2/6 is the second of six. Each has some of every operation and form. */
const [part = 1, parts = 1] = (process.env['WORST_PART'] ?? '1/1').split('/').map(Number);
const isInPart = (_: WorstRequest, at: number) => at % parts === part - 1;

/** A file for what a long run finds, written as it goes: WORST_LOG=/tmp/worst.log */
const logFile = process.env['WORST_LOG'];
const note = (line: string) => {
  if (logFile) appendFileSync(logFile, `${line}\n`);
};

/** One of each operation or form at least and what must not come back, then whatever comes. */
const sampleOf = (all: readonly WorstRequest[], size: number): WorstRequest[] => {
  const requests = shuffle(all.filter(isWanted).filter(isInPart));
  const first = new Set([
    ...new Map(requests.map((one) => [one.about, one])).values(),
    ...requests.filter(({ isAlwaysTried }) => isAlwaysTried),
  ]);
  return [...first, ...requests.filter((one) => !first.has(one))].slice(
    0,
    Math.max(size, first.size),
  );
};

/**
 * What a request costs by itself it costs each time; what earlier requests left to be collected, or another program
 * did, is gone when it is sent again. So a limit is broken where each of these tries breaks it. Where a try says
 * nothing, because the loop waited for what is not known, there are more; where all of them say nothing, it is a break.
 */
const tries = 3;
const maxTries = 8;

const nameOf = ({ about, what, by }: WorstRequest) => `${about}, ${what}, by ${by}`;

const tryOnce = async (one: WorstRequest) => {
  const verdict = judge(await costOf(await one.make(world), world.h.config.dataDir));
  if (verdict.cost.status < 400) await world.mend();
  return verdict;
};

/** `times`: how often it was sent until it was within the limits. */
const tryRequest = async (one: WorstRequest): Promise<Measured> => {
  let breaks = 0;
  let lastProblems = [`was held up ${maxTries} times, and nobody knows by what`];
  for (let times = 1; ; times++) {
    const verdict = await tryOnce(one);
    const { problems, isUnclear } = verdict;
    for (const problem of problems) note(`try ${times}: ${nameOf(one)}: ${problem}`);
    if (problems.length === 0 && !isUnclear) return { one, verdict, times };
    if (problems.length > 0) {
      breaks += 1;
      lastProblems = problems;
    }
    if (breaks === tries || times === maxTries)
      return { one, times, verdict: { ...verdict, problems: lastProblems } };
  }
};

type Measured = { one: WorstRequest; verdict: Verdict; times: number };

const kinds = ['standstillMs', 'computedMs', 'busyMs', 'memoryMb', 'diskMb'] as const;

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
  const measurements: Measured[] = [];
  for (const one of all) {
    const measurement = await tryRequest(one);
    measurements.push(measurement);
    for (const problem of measurement.verdict.problems) problems.push(`${nameOf(one)}: ${problem}`);
    if (measurements.length % 500 === 0) note(`${measurements.length} of ${all.length}`);
  }
  const repeatCount = measurements.filter(({ times }) => times > 1).length;
  const counts = `${all.length} requests, ${repeatCount} sent more than once`;
  const lines = [counts, ...worstOf(measurements)];
  note([...lines, `${problems.length} problems`, ...problems].join('\n'));
  if (isLong) console.log([...lines, ...problems].join('\n'));
  expect(problems).toEqual([]);
};

// Another try of a test would draw another sample.
const limits = { timeout: 7_200_000, retry: 0 };

// What holds the loop is reading, not storing.
const isTried = isLong || testEngine() === 'embedded';

describe.runIf(isTried)('the worst input of every field takes no more than one request may', () => {
  it('the worst input of every operation takes no more', limits, async () => {
    await hold(sampleOf(operationRequests(world), amount('WORST_INPUTS', 40, 1e6)));
  });

  it('the worst input of every form takes no more', limits, async () => {
    await hold(sampleOf(await formRequests(world), amount('WORST_FORMS', 20, 1e6)));
  });

  it('the worst address of every page takes no more', limits, async () => {
    await hold(sampleOf(await pageRequests(world), amount('WORST_PAGES', 12, 1e6)));
  });

  it(
    'the worst passkeys, invitations and ways back from a login take no more',
    limits,
    async () => {
      await hold(sampleOf(await doorRequests(world), amount('WORST_DOORS', 10, 1e6)));
    },
  );

  it('the worst input of every tool of an agent takes no more', limits, async () => {
    await hold(sampleOf(await toolRequests(world), amount('WORST_TOOLS', 10, 1e6)));
  });

  it('leaves no route of the service out', async () => {
    const all = [
      operationRequests(world),
      await formRequests(world),
      await pageRequests(world),
      await doorRequests(world),
      await toolRequests(world),
    ].flat();
    const ofEach = new Map(all.map((one) => [one.about, one]));
    const requests = [];
    // One after the other: some wait for something to be made first.
    for (const { make } of ofEach.values()) requests.push(await make(world));
    expect(unsweptRoutes(routesOf(world.h.service.app), requests)).toEqual([]);
  });
});
