import { describe, expect, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { house } from '../helpers/house/house.ts';
import { amount } from '../helpers/run/long-run.ts';
import { shared } from '../helpers/run/shared.ts';
import { type Mistake, mistakes } from './mistakes.ts';
import { type Body, pick, rightLaunch } from './right-launches.ts';
import { tryLaunches } from './try-launches.ts';
import { demoWorld } from './world.ts';

const h = shared(() => house());

describe('a plan keeps its word', () => {
  it(
    'tells what the platform refuses, and refuses nothing that it takes',
    async () => {
      const launches = { seed: 'plans', worldOf: demoWorld };
      const figures = await tryLaunches(h, launches, async ({ world, random, tryBody }) => {
        const count = amount('LAUNCHES', 60, 3000);
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
          await tryBody(body, plantedMistakes);
        }
      });
      expect(figures.told / figures.refused).toBeGreaterThanOrEqual(0.97);
      expect(figures.severalWhole / figures.several).toBeGreaterThanOrEqual(0.9);
    },
    span({ minutes: 15 }),
  );
});
