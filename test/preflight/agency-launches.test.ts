import { describe, expect, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { house } from '../helpers/house/house.ts';
import { amount } from '../helpers/run/long-run.ts';
import { shared } from '../helpers/run/shared.ts';
import { agencyLaunches, agencyTables, type Setting } from './agency-launches.ts';
import { type AgencyMistake, agencyMistakes } from './agency-mistakes.ts';
import { agencyWorld } from './agency-world.ts';
import type { Mistake } from './mistakes.ts';
import { type Body, pick } from './right-launches.ts';
import { tryLaunches } from './try-launches.ts';

const h = shared(() => house());

/** Steps through the list of mistakes, so that a short run has some of every class. */
const stride = 41;

const maxTries = 1500;

/** So many launches with one mistake or none; then the things that exist are made anew. */
const renewedAfter = 40;

describe('a plan keeps its word about what agencies write', () => {
  it(
    'tells what the platform refuses, and refuses nothing that it takes',
    async () => {
      const launches = { seed: 'agency launches', worldOf: agencyWorld };
      await tryLaunches(h, launches, async ({ world, renew, key, random, tryBody }) => {
        const fromTable = async (at: number, setting: Setting): Promise<Body | null> => {
          const table = agencyTables[at % agencyTables.length];
          if (!table || table.fits?.(setting.account) === false) return null;
          const response = await fetch(
            `${h.service.address}/api/v1/adnet/launches/from-csv?account_id=${setting.account.id}`,
            {
              method: 'POST',
              headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
              body: table.table(setting),
            },
          );
          const { body, problems } = (await response.json()) as Body;
          // The Page is no column: it is added here, as the agency would.
          expect(
            problems.filter((one: Body) => one.level !== 'warn' && !/page_id$/.test(one.field)),
          ).toEqual([]);
          return table.complete(body, setting);
        };
        const settingNow = (): Setting => ({
          account: pick(random, world.accounts),
          world,
          random,
          now: Date.now(),
        });
        const rightOne = (setting: Setting): Body =>
          pick(
            random,
            agencyLaunches.filter((one) => one.fits?.(setting.account) !== false),
          ).make(setting);
        const plant = (body: Body, mistake: AgencyMistake): [Body, Mistake] | null => {
          const account = world.accounts.find(({ id }) => id === body.account_id);
          const copy = structuredClone(body);
          const fields = account ? mistake.make(copy, { ...settingNow(), account }) : null;
          return fields && [copy, { name: mistake.name, fields, make: () => true }];
        };
        /** Launches are tried until one has a place for the mistake. */
        const withMistake = (mistake: AgencyMistake) => {
          for (let tries = 0; tries < maxTries; tries++) {
            const plantedLaunch = plant(rightOne(settingNow()), mistake);
            if (plantedLaunch !== null) return plantedLaunch;
          }
          return null;
        };
        const count = amount('LAUNCHES', 45, 3000);
        const placeless = new Set<string>();
        let turn = Math.floor(random() * agencyMistakes.length);
        for (let at = 0; at < count; at++) {
          if (at % renewedAfter === renewedAfter - 1) await renew();
          const mistakeCount = at % 6 === 0 ? 0 : at % 6 === 5 ? 2 + Math.floor(random() * 2) : 1;
          const table = at % 15 === 14 ? await fromTable(Math.floor(at / 15), settingNow()) : null;
          let body = table ?? rightOne(settingNow());
          const plantedMistakes: Mistake[] = [];
          // With one mistake, each has its turn.
          if (mistakeCount === 1 && table === null) {
            const mistake = agencyMistakes[turn % agencyMistakes.length] as AgencyMistake;
            const wrong = withMistake(mistake);
            turn += stride;
            if (wrong === null) placeless.add(mistake.name);
            else {
              body = wrong[0];
              plantedMistakes.push(wrong[1]);
            }
          }
          for (let tries = 0; plantedMistakes.length < mistakeCount && tries < maxTries; tries++) {
            const mistake = pick(random, agencyMistakes);
            const wrong = plantedMistakes.some(({ name }) => name === mistake.name)
              ? null
              : plant(body, mistake);
            if (wrong === null) continue;
            body = wrong[0];
            plantedMistakes.push(wrong[1]);
          }
          await tryBody(body, plantedMistakes);
        }
        if (placeless.size > 0)
          console.log(`no launch has a place for ${[...placeless].join('; ')}`);
      });
    },
    span({ minutes: 30 }),
  );
});
