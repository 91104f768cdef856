// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { callerOf, platformIn } from '../../helpers/callers/mcp.ts';
import { house } from '../../helpers/house/house.ts';
import { over, until } from '../../helpers/house/launches.ts';
import { pictureUrl, received, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ config: { logLevel: 'warn' } }));

/** Six calls of an agent that was asked for “a lead campaign for a dentist, three ads, 15 a day”. */
it('a lead campaign with three ads takes an agent six calls, and none is refused', async () => {
  const { key } = await h.connected();
  const call = callerOf(h, key);
  const calls: string[] = [];
  const ask: typeof call = async (name, input) => {
    calls.push(name);
    const answer = await call(name, input);
    expect(answer.isError, `${name}: ${JSON.stringify(answer).slice(0, 2000)}`).toBeFalsy();
    return answer;
  };
  const accounts = platformIn(await ask('list_ad_accounts'));
  const account = accounts.data.find(({ id }: { id: string }) => id === usd);
  expect(account).toMatchObject({ currency: 'USD', account_status: 1 });
  const pages = platformIn(await ask('list_assets', { kind: 'pages', account_id: usd }));
  const page_id = pages.data[0].id;
  expect(page_id).toBe(demo.usdPageId);
  const forms = platformIn(await ask('list_assets', { kind: 'lead_forms', owner_id: page_id }));
  const form = forms.data.find(({ status }: { status: string }) => status === 'ACTIVE');
  expect(form.id).toBe(demo.usdLeadFormId);
  const texts = ['A check of your teeth.', 'Teeth that last.', 'No waiting at the dentist.'];
  const content = {
    account_id: usd,
    defaults: { page_id, lead_form_id: form.id },
    campaign: { name: 'Dentist', objective: 'OUTCOME_LEADS' },
    ad_sets: [
      {
        ref: 'near',
        name: 'Near by',
        optimization_goal: 'LEAD_GENERATION',
        billing_event: 'IMPRESSIONS',
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        destination_type: 'ON_AD',
        promoted_object: { page_id },
        daily_budget: 1500,
        targeting: { geo_locations: { countries: ['US'] } },
      },
    ],
    images: [{ ref: 'chair', url: pictureUrl(h) }],
    copies: texts.map((message, at) => ({ ref: `t${at}`, message, headline: 'Ask for a date' })),
    ads: { matrix: true },
  };
  const plan = (await ask('plan_launch', content)).structuredContent;
  expect(plan.problems ?? []).toEqual([]);
  const creatives = plan.plan.filter(
    ({ action }: { action: string }) => action === 'create_creative',
  );
  expect(creatives).toHaveLength(3);
  for (const one of creatives)
    expect(one).toMatchObject({ button: 'SIGN_UP', lead_form_id: form.id });
  const launchAnswer = (await ask('launch', content)).structuredContent;
  await until(h, key, launchAnswer.id, over);
  const state = (await ask('launch_status', { launch_id: launchAnswer.id })).structuredContent;
  expect(state).toMatchObject({ state: 'done', steps: { rejected: 0 } });
  expect(calls).toHaveLength(6);
  const ads = received(h, 'ads').slice(-3);
  expect(ads).toHaveLength(3);
  for (const { sent } of ads) expect(sent).toMatchObject({ status: 'PAUSED' });
  for (const { sent } of received(h, 'adcreatives').slice(-3))
    expect(sent).toMatchObject({
      object_story_spec: {
        link_data: { call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: form.id } } },
      },
    });
});

it('what belongs to a Page or an Instagram account says whose it is missing', async () => {
  const { key } = await h.connected();
  const call = callerOf(h, key);
  for (const kind of ['lead_forms', 'posts', 'instagram_media']) {
    const answer = await call('list_assets', { kind });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer)).toContain('owner_id');
  }
  const media = await call('list_assets', {
    kind: 'instagram_media',
    owner_id: demo.usdInstagramId,
  });
  expect(platformIn(media).data.length).toBeGreaterThan(0);
  const posts = await call('list_assets', { kind: 'posts', owner_id: demo.usdPageId, limit: 2 });
  expect(platformIn(posts).data).toHaveLength(2);
});
