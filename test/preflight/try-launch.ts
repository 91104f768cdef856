import type { House } from '../helpers/house.ts';
import { dryRun } from '../helpers/launches.ts';
import type { Mistake } from './mistakes.ts';
import { isOutOfContract, type Platform, reallyLaunch } from './really-launch.ts';
import type { Problem, Tried } from './report.ts';
import type { Body } from './right-launches.ts';

/** Plans a launch, and then really launches it past all of our checks. */
export const tryLaunch = async (
  { h, key, platform }: { h: House; key: string; platform: Platform },
  body: Body,
  made: Mistake[],
): Promise<Tried> => {
  const planned = await dryRun(h, key, body);
  const problems: Problem[] =
    planned.status === 200
      ? planned.body.problems
      : (planned.body.detail.error.fields ?? [{ field: '', message: planned.text }]).map(
          (one: Body) => ({ ...one, level: 'refuse' }),
        );
  const refusals = await reallyLaunch(platform, body);
  return { made, body, problems, refusals, isOutOfContract: isOutOfContract(body) };
};
