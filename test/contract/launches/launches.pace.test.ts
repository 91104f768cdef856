import { afterEach, describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  launchAdSet,
  launchCampaign,
  launchCopy,
  launchDefaults,
  over,
  statesOf,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { received, usd } from '../../helpers/house/publishing.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
afterEach(() => {
  h.sandbox.control.clearFaults();
  h.sandbox.control.settings({ tier: 'standard_access', enforceLimits: false });
});

const filmLaunch = (copies: string[]) => ({
  account_id: usd,
  defaults: launchDefaults,
  campaign: launchCampaign,
  ad_sets: [launchAdSet('hikers')],
  videos: [{ ref: 'film', url: 'https://films.example.com/tent.mp4' }],
  copies: copies.map((ref) => launchCopy(ref)),
  ads: { matrix: true },
});

describe('a launch into an account whose limits fill up', () => {
  it('is slowed by the usage headers, and rests before Meta throttles it', async () => {
    const { key } = await h.connected();
    h.later(600_000);
    h.sandbox.control.settings({ tier: 'development_access', enforceLimits: true });
    const first = h.sandbox.control.callCount();
    const sets = Array.from({ length: 30 }, (_, n) => launchAdSet(`s${n}`));
    const id = await begin(h, key, { account_id: usd, campaign: launchCampaign, ad_sets: sets });
    const waitingLaunch = await until(h, key, id, ({ state }) => state !== 'running');
    expect(waitingLaunch).toMatchObject({ state: 'waiting', waiting: { for: 'throttle' } });
    // Close to the limit, but not one call too many.
    expect(waitingLaunch.steps.done).toBeGreaterThan(8);
    const calls = h.sandbox.control.calls().filter(({ n }) => n > first);
    expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
    h.sandbox.control.settings({ tier: 'standard_access', enforceLimits: false });
    h.later(400_000);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', steps: { done: 31 } });
  });
});

describe.runIf(isFirstStore)('a launch with a video', () => {
  it('waits until Meta has processed it, and asks about it now and then', async () => {
    const { key } = await h.connected();
    const requestCount = received(h, 'adcreatives').length;
    const thumbnailCalls = () =>
      h.sandbox.control.calls({ method: 'GET' }).filter(({ path }) => path.endsWith('/thumbnails'));
    const first = thumbnailCalls().length;
    const id = await begin(h, key, filmLaunch(['a', 'b', 'c', 'd', 'e', 'f']));
    await until(h, key, id, ({ steps }) => steps.done === 3);
    const { state, items } = await until(h, key, id, () => thumbnailCalls().length > first);
    expect([state, statesOf({ items })['creative-1']]).toEqual(['running', 'pending']);
    // The first six creatives may ask beside each other; after that one question speaks for all.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(thumbnailCalls().length - first).toBeLessThanOrEqual(6);
    expect(received(h, 'adcreatives').length).toBe(requestCount);
    h.later(25_000);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', steps: { done: 15 } });
  });

  it('tries again under a new key where Meta itself says that it is not ready', async () => {
    const { key } = await h.connected();
    const requestCount = received(h, 'adcreatives').length;
    const match = { method: 'POST', path: `/${usd}/adcreatives` };
    h.sandbox.control.fault({ kind: 'error', code: 100, subcode: 1885252, match });
    const id = await begin(h, key, filmLaunch(['a']));
    await until(h, key, id, ({ steps }) => steps.done === 3);
    h.later(25_000);
    await until(h, key, id, () => received(h, 'adcreatives').length > requestCount);
    const pendingLaunch = await until(
      h,
      key,
      id,
      (now) => statesOf(now)['creative-1'] === 'pending',
    );
    expect(pendingLaunch).toMatchObject({ state: 'running', steps: { rejected: 0 } });
    const finishedLaunch = await until(h, key, id, (now) => {
      h.later(5_000);
      return over(now);
    });
    expect(finishedLaunch).toMatchObject({ state: 'done', steps: { done: 5 } });
    expect(received(h, 'adcreatives').length).toBe(requestCount + 2);
  });
});

describe('what is counted', () => {
  const metricOf = async (series: string) => {
    const text = await (await fetch(`${h.service.address}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  const growth = async (series: string, work: () => Promise<unknown>) => {
    const startValue = await metricOf(series);
    await work();
    return (await metricOf(series)) - startValue;
  };

  it('steps, ends and waits', async () => {
    const { key } = await h.connected();
    const finishLaunch = () => begin(h, key, wholeLaunch(h)).then((id) => until(h, key, id, over));
    const steps = 'greenroom_launch_steps_total{state="done"}';
    expect(await growth(steps, finishLaunch)).toBe(11);
    expect(await growth('greenroom_launches_ended_total{state="done"}', finishLaunch)).toBe(1);
    const campaignLaunch = { account_id: usd, campaign: launchCampaign };
    const failLaunch = async () => {
      const match = { method: 'POST', path: `/${usd}/campaigns` };
      h.sandbox.control.fault({ kind: 'error', code: 100, match });
      await until(h, key, await begin(h, key, campaignLaunch), over);
    };
    expect(await growth('greenroom_launches_ended_total{state="stopped"}', failLaunch)).toBe(1);
    expect(await growth('greenroom_launch_steps_total{state="rejected"}', failLaunch)).toBe(1);
    const lockedCustomer = await h.connected({ unlocked: false });
    const wait = async () => {
      const id = await begin(h, lockedCustomer.key, campaignLaunch);
      await until(h, lockedCustomer.key, id, ({ state }) => state === 'waiting');
      expect(
        await growth('greenroom_launches_ended_total{state="cancelled"}', () =>
          h.call(`POST /adnet/launches/${id}/cancel`, { key: lockedCustomer.key }),
        ),
      ).toBe(1);
    };
    expect(await growth('greenroom_launch_waits_total{for="cool-down"}', wait)).toBe(1);
    // It is put down after the answer.
    await expect.poll(() => metricOf('greenroom_launches_carried'), { timeout: 20_000 }).toBe(0);
  });

  it('a launch taken over from a node that died, and not one that was let go', async () => {
    const { key } = await h.connected({ unlocked: false });
    const id = await begin(h, key, { account_id: usd, campaign: launchCampaign });
    await until(h, key, id, ({ state }) => state === 'waiting');
    const takeovers = 'greenroom_launch_takeovers_total';
    const restartWith = (lease_until: number) => async () => {
      const { db } = h.service.deps.store;
      const values = { due_at: 1, lease_until, state: 'running' as const };
      await db.updateTable('launches').set(values).where('id', '=', id).execute();
      await until(h, key, id, ({ state }) => state === 'waiting');
    };
    expect(await growth(takeovers, restartWith(0))).toBe(0);
    expect(await growth(takeovers, restartWith(1))).toBe(1);
  });
});
