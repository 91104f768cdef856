import type { House } from '../helpers/house.ts';
import { dryRun } from '../helpers/launches.ts';
import type { Mistake } from './mistakes.ts';
import { isOutOfContract, type Platform, reallyLaunch } from './really-launch.ts';
import type { LaunchTrial, Problem } from './report.ts';
import type { Body } from './right-launches.ts';

/** Plans a launch, and then really launches it past all of our checks. */
export const tryLaunch = async (
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
