import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPlans } from '../../src/operations/core/billing-plans.ts';
import { readNow } from '../../src/store/clock.ts';
import { proPlan } from '../helpers/house/billing-plans.ts';
import { codeOf, type Engine, type House, house } from '../helpers/house/house.ts';
import { sample } from '../helpers/run/long-run.ts';
import { propertySeed } from '../helpers/run/seed.ts';
import { recordChaos } from './support/chaos-record.ts';

const perMonth = 5;
const perDay = 3;
const brief = {
  product: 'Northlight, a two-person tent for winter nights',
  audience: 'weekend hikers',
  benefits: ['sets up in the dark'],
  num_variants: 1,
  num_hooks: 0,
};

const planWith = (more: Record<string, number>) =>
  proPlan({ credits_per_month: perMonth * 10, ...more });

const openHouse = (engine: Engine) =>
  house({
    engine,
    config: {
      logLevel: 'error',
      plans: {
        ...defaultPlans,
        monthly: planWith({ ai_calls_per_day: 1000 }),
        daily: planWith({ ai_calls_per_day: perDay, credits_per_month: 100_000 }),
      },
    },
  });

/** Wherever today is, the tests play in years to come: time only ever goes on. */
const year = new Date().getUTCFullYear() + 1;
const leapYear = (Math.floor(year / 4) + 1) * 4;

/** Ends of months: long and short ones, a year's, a leap day's; in the short form each on one of the stores. */
const monthEnds = [
  Date.UTC(year, 1),
  Date.UTC(year, 2),
  Date.UTC(year, 11),
  Date.UTC(year, 12),
  Date.UTC(leapYear, 2),
].map((at) => new Date(at).toISOString());

/** What the books show against what was delivered. */
const booksProblems = (creditsByMonth: Record<string, number>, answerCount: number) => {
  const total = Object.values(creditsByMonth).reduce((sum, credits) => sum + credits, 0);
  return [
    ...(total === answerCount * 10 ? [] : [`${total} credits for ${answerCount} answers`]),
    ...Object.entries(creditsByMonth).flatMap(([month, credits]) =>
      credits > perMonth * 10 ? [`${credits} credits in ${month}`] : [],
    ),
  ];
};

describe.each<Engine>(['embedded', 'postgres'])('the calendar on the %s store', (engine) => {
  let h: House;
  let requests = 0;
  let overspent = 0;
  beforeAll(async () => {
    h = await openHouse(engine);
  });
  afterAll(async () => {
    const faults = monthEnds.length + 3;
    recordChaos({ check: 'calendar', store: engine, faults, requests, overspent });
    await h?.stop();
  });

  const now = () => readNow(h.service.deps.store.db);
  /** Moves the database's clock; time only ever goes on. */
  const goTo = async (at: number) => h.later(at - (await now()));
  const generate = (key: string) => {
    requests += 1;
    return h.call('POST /generate/ad-copy', { key, body: brief });
  };
  const usageOf = async (key: string) => (await h.call('GET /account', { key })).body;
  const settledIn = async (uid: string) => {
    const rows = await h.service.deps.store.db
      .selectFrom('generations')
      .select((eb) => ['month', eb.fn.sum<number>('credits').as('credits')])
      .where('account_id', '=', uid)
      .where('state', '=', 'settled')
      .groupBy('month')
      .execute();
    return Object.fromEntries(rows.map(({ month, credits }) => [month, Number(credits)]));
  };

  it('gives back the day’s calls at midnight UTC and says how long that is', async () => {
    const { key } = await h.account({ plan: 'daily' });
    const midnight = Date.UTC(year, 0, 20);
    await goTo(midnight - 60_000);
    for (let n = 0; n < perDay; n++) expect((await generate(key)).status).toBe(200);
    const refusal = await generate(key);
    expect([refusal.status, codeOf(refusal)]).toEqual([429, 'ai_daily_cap']);
    const remainingSeconds = (midnight - (await now())) / 1000;
    expect(Math.abs(Number(refusal.headers.get('retry-after')) - remainingSeconds)).toBeLessThan(5);
    expect((await usageOf(key)).ai_calls).toMatchObject({ used_today: perDay, remaining_today: 0 });
    await goTo(midnight + 100);
    expect((await usageOf(key)).ai_calls).toMatchObject({ used_today: 0 });
    expect((await generate(key)).status).toBe(200);
  });

  it.each(sample(monthEnds, 2, engine === 'postgres' ? 1 : 0))(
    'starts a new pool when a month ends at %s',
    async (moment) => {
      const end = Date.parse(moment);
      const { key, uid } = await h.account({ plan: 'monthly' });
      await goTo(end - 60_000);
      for (let n = 0; n < perMonth; n++) expect((await generate(key)).status).toBe(200);
      const refusal = await generate(key);
      expect(refusal.status).toBe(402);
      expect(refusal.body.detail).toMatchObject({ error: 'credits_exhausted', credits_used: 50 });
      const usageBefore = await usageOf(key);
      expect(usageBefore.usage).toMatchObject({
        credits_used: 50,
        period_end: new Date(end).toISOString(),
      });
      await goTo(end + 100);
      const usageAfter = await usageOf(key);
      expect(usageAfter.usage).toMatchObject({
        credits_used: 0,
        period_start: new Date(end).toISOString(),
      });
      expect((await generate(key)).status).toBe(200);
      expect(Object.values(await settledIn(uid)).sort()).toEqual([10, 50]);
    },
  );

  it('spends no more than each month has when a crowd runs over the border', async () => {
    const seed = propertySeed('calendar');
    const { key, uid } = await h.account({ plan: 'monthly' });
    const end = Date.UTC(leapYear + 1, 1);
    await goTo(end - 400);
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        await wait((n * 20 + (seed % 20)) % 800);
        return generate(key);
      }),
    );
    const creditsByMonth = await settledIn(uid);
    const answerCount = answers.filter(({ status }) => status === 200).length;
    console.log(
      `${engine}: over the border ${JSON.stringify(creditsByMonth)}, ${answerCount} delivered`,
    );
    overspent = booksProblems(creditsByMonth, answerCount).length;
    expect(booksProblems(creditsByMonth, answerCount)).toEqual([]);
    // One charge more than was delivered, or than a month has, would be seen.
    const [month = ''] = Object.keys(creditsByMonth);
    const wrongBooks = { ...creditsByMonth, [month]: perMonth * 10 + 10 };
    expect(booksProblems(wrongBooks, answerCount).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 402]).toContain(status);
  });

  it('charges the month in which the work began, once', async () => {
    const { key, uid } = await h.account({ plan: 'monthly' });
    const copy = await h.service.deps.openCopyDesk();
    const { write } = copy;
    const end = Date.UTC(leapYear + 1, 2);
    await goTo(end - 2_000);
    let letGo = () => {};
    const release = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const writeStart = new Promise<void>((resolve) => {
      copy.write = async (...words) => {
        resolve();
        await release;
        return write(...words);
      };
    });
    const answer = generate(key);
    await writeStart;
    await goTo(end + 2_000);
    letGo();
    copy.write = write;
    expect((await answer).status).toBe(200);
    expect(await settledIn(uid)).toEqual({ [`${leapYear + 1}-02`]: 10 });
    expect((await usageOf(key)).usage.credits_used).toBe(0);
  });
});
