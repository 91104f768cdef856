import { beforeAll, describe, expect, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { house } from '../helpers/house/house.ts';
import { begin, dryRun, over, until } from '../helpers/house/launches.ts';
import { campaignBody } from '../helpers/house/publishing.ts';
import { shared } from '../helpers/run/shared.ts';
import type { Stage } from './named-launches.ts';
import { isOutOfContract, type Platform, reallyLaunch } from './really-launch.ts';
import {
  doubtfulLaunches,
  refusedByContract,
  refusedByFact,
  rightLaunches,
} from './right-and-known.ts';
import type { Body } from './right-launches.ts';
import { demoWorld } from './world.ts';
import { wrongLaunches } from './wrong-launches.ts';

const h = shared(() => house());

let key: string;
let stage: Stage;
let platform: Platform;

beforeAll(async () => {
  ({ key } = await h.connected());
  const { token, world } = await demoWorld(h);
  // Videos take a while until they can be shown.
  h.later(span({ hours: 1 }));
  platform = { origin: String(h.service.platform.sandboxOrigin), token };
  const campaign = async (more: Body) =>
    String((await h.call('POST /adnet/campaigns', { key, body: campaignBody(more) })).body.id);
  stage = {
    now: Date.now(),
    world,
    funded: await campaign({ daily_budget: 50_000 }),
    plain: await campaign({}),
  };
});

type Problem = { field: string; level: string; message: string };

const planProblems = async (body: Body): Promise<Problem[]> => {
  const answer = await dryRun(h, key, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.problems;
};

const fieldsOf = (problems: Problem[], severity: string) =>
  problems.filter(({ level }) => level === severity).map(({ field }) => field);

describe('a launch with one thing wrong', () => {
  it.each(wrongLaunches)('%s: the plan says it, and Meta refuses it', async (_, field, body) => {
    const launch = body(stage);
    expect(fieldsOf(await planProblems(launch), 'refuse')).toContain(field);
    expect(await reallyLaunch(platform, launch)).not.toEqual([]);
  });

  it.each(refusedByFact)('%s: the plan says it by a fact', async (_, field, body) => {
    const launch = body(stage);
    expect(fieldsOf(await planProblems(launch), 'refuse')).toContain(field);
    expect(await reallyLaunch(platform, launch)).toEqual([]);
  });

  it.each(refusedByContract)('%s: our own contract refuses it', async (_, field, body) => {
    const launch = body(stage);
    expect(isOutOfContract(launch)).toBe(true);
    expect(fieldsOf(await planProblems(launch), 'refuse')).toContain(field);
  });
});

describe('a launch that only looks wrong', () => {
  it.each(rightLaunches)('%s: nothing is refused, and all of it is made', async (_, body) => {
    const launch = body(stage);
    expect(fieldsOf(await planProblems(launch), 'refuse')).toEqual([]);
    const own = (await h.connected()).key;
    const finalLaunch = await until(h, own, await begin(h, own, launch), over);
    expect(finalLaunch).toMatchObject({ state: 'done' });
  });

  it.each(doubtfulLaunches)(
    '%s: a person is told, and nothing is refused',
    async (_, field, body) => {
      const problems = await planProblems(body(stage));
      expect(fieldsOf(problems, 'refuse')).toEqual([]);
      expect(fieldsOf(problems, 'warn')).toContain(field);
    },
  );
});
