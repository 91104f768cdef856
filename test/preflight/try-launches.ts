import { expect } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import type { House } from '../helpers/house/house.ts';
import { dryRun } from '../helpers/house/launches.ts';
import { propertySeed, randomFrom } from '../helpers/run/seed.ts';
import type { Mistake } from './mistakes.ts';
import { isOutOfContract, type Platform, reallyLaunch } from './really-launch.ts';
import { type LaunchTrial, type Problem, report } from './report.ts';
import type { Body, Random } from './right-launches.ts';

/** Plans a launch, and then really launches it past all of our checks. */
const tryLaunch = async (
  { h, key, platform }: { h: House; key: string; platform: Platform },
  body: Body,
  plantedMistakes: Mistake[],
): Promise<LaunchTrial> => {
  const answer = await dryRun(h, key, body);
  const problems: Problem[] =
    answer.status === 200
      ? answer.body.problems
      : (answer.body.detail.error.fields ?? [{ field: '', message: answer.text }]).map(
          (one: Body) => ({ ...one, level: 'refuse' }),
        );
  const refusals = await reallyLaunch(platform, body);
  return { plantedMistakes, body, problems, refusals, isOutOfContract: isOutOfContract(body) };
};

type Trials<W> = W & {
  key: string;
  random: Random;
  tryBody(body: Body, plantedMistakes: Mistake[]): Promise<void>;
};

/** Tries launches of one kind, and holds what their plans said against what the platform did with them. */
export const tryLaunches = async <W extends { token: string }>(
  h: House,
  { seed, worldOf }: { seed: string; worldOf: (h: House) => Promise<W> },
  tryAll: (trials: Trials<W>) => Promise<void>,
) => {
  const { key } = await h.connected();
  const world = await worldOf(h);
  // Videos take a while until they can be shown.
  h.later(span({ hours: 1 }));
  const platform = { origin: String(h.service.platform.sandboxOrigin), token: world.token };
  const all: LaunchTrial[] = [];
  await tryAll({
    ...world,
    key,
    random: randomFrom(propertySeed(seed)),
    async tryBody(body, plantedMistakes) {
      all.push(await tryLaunch({ h, key, platform }, body, plantedMistakes));
    },
  });
  const figures = report(all);
  expect(figures).toMatchObject({ notRight: 0, rightRefused: 0 });
  // A sample has whole launches: 97 of 100 of them, or one less.
  expect(figures.refused - figures.told).toBeLessThanOrEqual(Math.ceil(figures.refused * 0.03));
  expect(figures.rightField / figures.refused).toBeGreaterThanOrEqual(0.9);
  expect(figures.overdone).toBeLessThanOrEqual(Math.ceil(figures.taken * 0.01));
  return figures;
};
