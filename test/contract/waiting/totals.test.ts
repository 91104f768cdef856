import { expect, it, onTestFinished } from 'vitest';
import { chunks } from '../../../src/kernel/chunks.ts';
import { readTotals } from '../../../src/operations/waiting/answers/totals.ts';
import { listWaiting } from '../../../src/store/overview/list-waiting.ts';
import { house } from '../../helpers/house/house.ts';
import { propertySeed, randomFrom } from '../../helpers/run/seed.ts';
import { fillPeople, idOf } from '../../helpers/store/aged-data.ts';

const workspaces = 6;
const accountId = idOf('account', 0);
const filter = { accountId, state: 'waiting' as const };

/** Added up one ad after another, as somebody would who has the whole list. */
const sumBudgets = (rows: Awaited<ReturnType<typeof listWaiting>>) => {
  const budgets = new Map<string, { name: string; minor: number }>();
  let unknownCount = 0;
  for (const { shown, currency, workspace_id, campaign_id } of rows) {
    const { budget, adset } = JSON.parse(shown ?? '{}');
    if (!budget || currency === null) unknownCount += 1;
    else {
      const holder = budget.of === adset?.name ? adset.id : campaign_id;
      const name = `${currency} ${budget.period}`;
      budgets.set([workspace_id, holder, budget.period].join(), { name, minor: +budget.amount });
    }
  }
  const sums: Record<string, number> = {};
  for (const { name, minor } of budgets.values()) sums[name] = (sums[name] ?? 0) + minor;
  return { sums, unknown: unknownCount, ads: rows.length };
};

it('adds up the newest 500 ads as they are listed, each budget once, and says whether there are more', async () => {
  const h = await house({ housekeeping: false });
  onTestFinished(() => h.stop());
  const { db } = h.service.deps.store;
  await fillPeople(db, workspaces);
  const random = randomFrom(propertySeed('what waiting ads would spend'));
  const under = (n: number) => Math.floor(random() * n);
  for (const [n, currency] of ['USD', 'EUR', null].entries())
    await db
      .insertInto('seen_accounts')
      .values({
        workspace_id: idOf('workspace', n),
        ad_account_id: 'act_1',
        seen_at: 1,
        asked_at: 1,
        ads_asked_at: 1,
        currency,
      })
      .execute();

  const makeAd = (id: string) => {
    const [adset, campaign] = [under(8), under(3)];
    const ofAdset = { amount: String(100 + under(2)), period: 'day', of: `Set ${adset}` };
    const ofCampaign = { amount: '7000', period: 'lifetime', of: `Campaign ${campaign}` };
    const details = {
      adset: random() < 0.1 ? null : { id: `2${adset}`, name: `Set ${adset}` },
      budget: [ofAdset, ofCampaign, null][under(3)],
    };
    const ad = { workspace_id: idOf('workspace', under(workspaces)), ad_id: id };
    const state = 'waiting' as const;
    return {
      made: {
        ...{ ...ad, id, state, made_at: 1_000 + under(400), ad_account_id: 'act_1', name: null },
        ...{ actor_kind: 'key' as const, actor_id: null, seen_at: 0, campaign_id: null },
      },
      seen: {
        ...{ ...ad, state, seen_at: 1, state_since: 1, name: 'Ad', effective_status: 'PAUSED' },
        ...{ campaign_id: `9${campaign}`, campaign_name: 'C', shown: JSON.stringify(details) },
      },
    };
  };
  for (const [from, to, isWhole] of [
    [0, 0, true],
    [0, 90, true],
    [90, 500, true],
    [500, 501, false],
    [501, 640, false],
  ] as const) {
    const ads = Array.from({ length: to - from }, (_, n) => makeAd(String(from + n)));
    for (const some of chunks(ads, 50)) {
      await db
        .insertInto('made_ads')
        .values(some.map(({ made }) => made))
        .execute();
      // Some nobody has looked at.
      const listedAds = some.filter((_, n) => n % 11 !== 5);
      await db
        .insertInto('seen_ads')
        .values(listedAds.map(({ seen }) => seen))
        .execute();
    }
    const { budgets, ...counts } = await readTotals(db, filter);
    const sums = Object.fromEntries(
      budgets.map((sum) => [`${sum.currency} ${sum.period}`, sum.amount_minor]),
    );
    const expected = sumBudgets(await listWaiting(db, filter, 500));
    expect({ sums, ...counts }, `${to} ads`).toEqual({ ...expected, is_whole: isWhole });
  }
}, 60_000);
