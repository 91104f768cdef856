import { describe, expect, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { sample } from '../helpers/long.ts';
import { propertySeed, randomFrom } from '../helpers/seed.ts';
import { baseLaunches } from './base-launches.ts';
import { errorWays } from './every-error.ts';
import { plant, wrongFields } from './every-field.ts';
import type { Mistake } from './mistakes.ts';
import { type LaunchTrial, report } from './report.ts';
import { type Body, pick } from './right-launches.ts';
import { tryLaunch } from './try-launch.ts';
import { demoWorld } from './world.ts';

const h = held(() => house());

const wrongValues: Mistake[] = wrongFields.map((wrong) => ({
  name: `${wrong.field}: ${wrong.wrong} (${wrong.type})`,
  fields: [wrong.field],
  make: (body) => plant(body, wrong),
}));

describe('a plan keeps its word about every field', () => {
  it(
    'tells what the platform refuses, and refuses nothing that it takes',
    async () => {
      const { key } = await h.connected();
      const { token, world } = await demoWorld(h);
      h.later(span({ hours: 1 }));
      const platform = { origin: String(h.service.platform.sandboxOrigin), token };
      const random = randomFrom(propertySeed('every field'));
      const tryBody = (body: Body, plantedMistakes: Mistake[]) =>
        tryLaunch({ h, key, platform }, body, plantedMistakes);
      const all: LaunchTrial[] = [];
      for (const base of baseLaunches(world, Date.now())) all.push(await tryBody(base, []));
      for (const mistake of [...sample(errorWays, 5), ...sample(wrongValues, 20)]) {
        const bases = baseLaunches(world, Date.now()).filter((base) =>
          mistake.make(structuredClone(base), world, Date.now()),
        );
        if (bases.length === 0) continue;
        const body = pick(random, bases);
        mistake.make(body, world, Date.now());
        all.push(await tryBody(body, [mistake]));
      }
      const figures = report(all);
      expect(figures).toMatchObject({ notRight: 0, rightRefused: 0 });
      // A sample has whole launches: 97 of 100 of them, or one less.
      expect(figures.refused - figures.told).toBeLessThanOrEqual(Math.ceil(figures.refused * 0.03));
      expect(figures.rightField / figures.refused).toBeGreaterThanOrEqual(0.9);
      expect(figures.overdone).toBeLessThanOrEqual(Math.ceil(figures.taken * 0.01));
    },
    span({ minutes: 15 }),
  );
});
