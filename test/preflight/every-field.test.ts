import { describe, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { house } from '../helpers/house/house.ts';
import { sample } from '../helpers/run/long-run.ts';
import { shared } from '../helpers/run/shared.ts';
import { baseLaunches } from './base-launches.ts';
import { errorWays } from './every-error.ts';
import { plant, wrongFields } from './every-field.ts';
import type { Mistake } from './mistakes.ts';
import { pick } from './right-launches.ts';
import { tryLaunches } from './try-launches.ts';
import { demoWorld } from './world.ts';

const h = shared(() => house());

const wrongValues: Mistake[] = wrongFields.map((wrong) => ({
  name: `${wrong.field}: ${wrong.wrong} (${wrong.type})`,
  fields: [wrong.field],
  make: (body) => plant(body, wrong),
}));

describe('a plan keeps its word about every field', () => {
  it(
    'tells what the platform refuses, and refuses nothing that it takes',
    async () => {
      const launches = { seed: 'every field', worldOf: demoWorld };
      await tryLaunches(h, launches, async ({ world, random, tryBody }) => {
        for (const base of baseLaunches(world, Date.now())) await tryBody(base, []);
        for (const mistake of [...sample(errorWays, 10), ...sample(wrongValues, 40)]) {
          const bases = baseLaunches(world, Date.now()).filter((base) =>
            mistake.make(structuredClone(base), world, Date.now()),
          );
          if (bases.length === 0) continue;
          const body = pick(random, bases);
          mistake.make(body, world, Date.now());
          await tryBody(body, [mistake]);
        }
      });
    },
    span({ minutes: 15 }),
  );
});
