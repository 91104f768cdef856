import { describe, expect, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { amount } from '../helpers/long.ts';
import { propertySeed, randomFrom } from '../helpers/seed.ts';
import { type Mistake, mistakes } from './mistakes.ts';
import { type LaunchTrial, report } from './report.ts';
import { type Body, pick, rightLaunch } from './right-launches.ts';
import { tryLaunch } from './try-launch.ts';
import { demoWorld } from './world.ts';

const h = held(() => house());

describe('a plan keeps its word', () => {
  it(
    'tells what the platform refuses, and refuses nothing that it takes',
    async () => {
      const { key } = await h.connected();
      const { token, world } = await demoWorld(h);
      // Videos take a while until they can be shown.
      h.later(span({ hours: 1 }));
      const platform = { origin: String(h.service.platform.sandboxOrigin), token };
      const random = randomFrom(propertySeed('plans'));
      const count = amount('LAUNCHES', 100, 3000);
      const all: LaunchTrial[] = [];
      for (let at = 0; at < count; at++) {
        let body: Body = rightLaunch(random, world, Date.now());
        const mistakeCount = at % 4 === 0 ? 0 : at % 4 === 3 ? 2 + Math.floor(random() * 2) : 1;
        const plantedMistakes: Mistake[] = [];
        for (let tries = 0; plantedMistakes.length < mistakeCount && tries < 60; tries++) {
          // Each mistake has its turn, so that a thin sample has many kinds.
          const one =
            mistakeCount === 1 && tries === 0
              ? mistakes[Math.floor(at / 2) % mistakes.length]
              : pick(random, mistakes);
          if (!one || plantedMistakes.includes(one)) continue;
          const copy = structuredClone(body);
          if (!one.make(copy, world, Date.now())) continue;
          body = copy;
          plantedMistakes.push(one);
        }
        all.push(await tryLaunch({ h, key, platform }, body, plantedMistakes));
      }
      const figures = report(all);
      expect(figures).toMatchObject({ notRight: 0, rightRefused: 0 });
      expect(figures.told / figures.refused).toBeGreaterThanOrEqual(0.97);
      expect(figures.rightField / figures.refused).toBeGreaterThanOrEqual(0.9);
      expect(figures.overdone).toBeLessThanOrEqual(Math.ceil(figures.taken * 0.01));
      expect(figures.severalWhole / figures.several).toBeGreaterThanOrEqual(0.9);
    },
    span({ minutes: 15 }),
  );
});
