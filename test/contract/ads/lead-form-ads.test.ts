// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { dryRun, launch, launchAdSet, over, started, until } from '../../helpers/house/launches.ts';
import {
  creativeBody,
  fieldsOf,
  lastSent,
  received,
  seededHash,
  usd,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
afterEach(() => h.sandbox.control.clearFaults());

type Body = Record<string, unknown>;

const form = demo.usdLeadFormId;
const callToAction = { type: 'SIGN_UP', value: { lead_gen_form_id: form } };

const leadAdSet = (ref: string, more: Body = {}) =>
  launchAdSet(ref, {
    optimization_goal: 'LEAD_GENERATION',
    destination_type: 'ON_AD',
    promoted_object: { page_id: demo.usdPageId },
    ...more,
  });

const text = (ref: string, more: Body = {}) => ({
  ref,
  message: `A free check, ${ref}.`,
  headline: 'Ask for a date',
  ...more,
});

const leadLaunch = (more: Body = {}): Body => ({
  account_id: usd,
  defaults: { page_id: demo.usdPageId, lead_form_id: form },
  campaign: { name: 'Dentist', objective: 'OUTCOME_LEADS' },
  ad_sets: [leadAdSet('near')],
  images: [{ ref: 'chair', hash: seededHash(h) }],
  copies: [text('a'), text('b')],
  ads: { matrix: true },
  ...more,
});

const creativesOf = async (key: string, body: Body) => {
  const answer = await dryRun(h, key, body);
  expect(answer.status, answer.text).toBe(200);
  return {
    problems: answer.body.problems as { field: string; level: string }[],
    creatives: (answer.body.plan as { action: string; params: Body }[])
      .filter(({ action }) => action === 'create_creative')
      .map(({ params }) => params),
  };
};

describe('lead_form_id of a creative', () => {
  it('is opened by the button, and link_url may be left out', async () => {
    const { key } = await h.connected();
    const { link_url: _, ...body } = creativeBody({ lead_form_id: form });
    const answer = await h.call('POST /adnet/creatives', { key, body });
    expect(answer.status, answer.text).toBe(200);
    const params = lastSent(h, 'adcreatives');
    expect(params).toMatchObject({
      object_story_spec: { link_data: { link: 'http://fb.me/', call_to_action: callToAction } },
    });
    expect(params).not.toHaveProperty('lead_form_id');
  });

  it('has no place beside a button, a story or a feed that the caller writes', async () => {
    const { key } = await h.connected();
    const requestCount = received(h, 'adcreatives').length;
    for (const fields of [
      { call_to_action: { type: 'SIGN_UP' } },
      { object_story_spec: { link_data: { link: 'https://example.com' } } },
    ])
      expect(
        fieldsOf(
          await h.call('POST /adnet/creatives', {
            key,
            body: creativeBody({ lead_form_id: form, ...fields }),
          }),
        ),
      ).toEqual(['lead_form_id']);
    const { account_id, name, page_id } = creativeBody();
    const feed = { account_id, name, page_id, lead_form_id: form, asset_feed_spec: { bodies: [] } };
    const answer = await h.call('POST /adnet/creatives', { key, body: feed });
    expect(fieldsOf(answer)).toEqual(['lead_form_id']);
    expect(received(h, 'adcreatives').length).toBe(requestCount);
  });

  it('is never taken from the workspace by a single create, which does not know its ad set', async () => {
    const { key } = await h.connected();
    await h.call('PUT /adnet/defaults', { key, body: { lead_form_id: form } });
    await h.call('POST /adnet/creatives', { key, body: creativeBody() });
    expect(lastSent(h, 'adcreatives')).toMatchObject({
      object_story_spec: { link_data: { call_to_action: { type: 'LEARN_MORE' } } },
    });
  });
});

describe('lead_form_id of a launch', () => {
  it('makes ads that open the form', async () => {
    const { key } = await h.connected();
    const id = started(await launch(h, key, leadLaunch()));
    const finishedLaunch = await until(h, key, id, over);
    expect(finishedLaunch).toMatchObject({ state: 'done', steps: { total: 6, rejected: 0 } });
    expect(lastSent(h, 'adcreatives')).toMatchObject({
      object_story_spec: { link_data: { link: 'http://fb.me/', call_to_action: callToAction } },
    });
  });

  it('is named on the page of a launch, before it is approved and when all is made', async () => {
    const { key, uid, workspaceId } = await h.connected();
    const forms = await h.call(`GET /adnet/pages/${demo.usdPageId}/lead-forms`, { key });
    const { name } = forms.body.data.find(({ id }: { id: string }) => id === form);
    const browser = await signedIn(h, uid);
    const id = started(await launch(h, key, leadLaunch({ requires_approval: true })));
    const page = `/console/w/${workspaceId}/launches/${id}`;
    const opensIt = `opens the form “<bdi>${name}</bdi>”`;
    expect((await browser.go(page)).text).toContain(opensIt);
    expect((await h.call(`POST /adnet/launches/${id}/approve`, { key })).status).toBe(200);
    const { state, items } = await until(h, key, id, over);
    expect(state).toBe('done');
    expect((await browser.go(page)).text).toContain(opensIt);
    const formItems = items.filter((one: Body) => one['lead_form_id'] === form);
    expect(formItems.map((one: Body) => one['action'])).toEqual([
      'create_creative',
      'create_creative',
    ]);
  });

  it('is approved on a page that shows the button which is sent', async () => {
    const { key } = await h.connected();
    const body = leadLaunch({ requires_approval: true });
    const id = started(await launch(h, key, body));
    const link = await h.call(`POST /adnet/launches/${id}/review-link`, { key });
    const page = await (await fetch(String(link.body.review_url))).text();
    expect(page).toContain('<span class="feed-cta">Sign up</span>');
    expect(page).not.toContain('Learn more');
    const { body: plan } = await dryRun(h, key, body);
    const other = { ...leadLaunch(), copies: [text('a'), text('b')] };
    const learn = await dryRun(h, key, {
      ...other,
      defaults: { page_id: demo.usdPageId, lead_form_id: form, call_to_action_type: 'LEARN_MORE' },
    });
    expect(learn.body.plan_digest).not.toBe(plan.plan_digest);
    const signUp = await dryRun(h, key, {
      ...other,
      defaults: { page_id: demo.usdPageId, lead_form_id: form, call_to_action_type: 'SIGN_UP' },
    });
    expect(signUp.body.plan_digest).toBe(plan.plan_digest);
  });

  it('takes the ad’s form before that of its copy, and that before the default', async () => {
    const { key } = await h.connected();
    const { creatives } = await creativesOf(
      key,
      leadLaunch({
        copies: [text('a'), text('b', { lead_form_id: '23880000000000003' })],
        ads: {
          list: [{ copy: 'a' }, { copy: 'b' }, { copy: 'b', lead_form_id: '23880000000000004' }],
        },
      }),
    );
    expect(creatives.map(({ lead_form_id }) => lead_form_id)).toEqual([
      form,
      '23880000000000003',
      '23880000000000004',
    ]);
  });

  it('gives the default form to ad sets that collect leads alone', async () => {
    const { key } = await h.connected();
    const website = launchAdSet('site', { campaign_id: undefined });
    const { creatives } = await creativesOf(
      key,
      leadLaunch({
        defaults: {
          page_id: demo.usdPageId,
          link_url: 'https://example.com',
          lead_form_id: form,
        },
        ad_sets: [leadAdSet('near'), website],
        copies: [text('a')],
      }),
    );
    expect(creatives.map(({ lead_form_id }) => lead_form_id)).toEqual([form, undefined]);
  });

  it('gives the default form to an ad set that exists and collects leads, as Meta says', async () => {
    const { key } = await h.connected();
    const first = await until(h, key, started(await launch(h, key, leadLaunch())), over);
    const adset = first.items.find(({ step }: { step: string }) => step === 'adset-1').platform_id;
    const { campaign: _, ...more } = leadLaunch({
      ad_sets: [{ ref: 'near', id: adset }],
      copies: [text('c')],
    });
    const dryRunAnswer = await dryRun(h, key, more);
    expect(dryRunAnswer.body.problems).toEqual([]);
    const body = { ...more, plan_digest: dryRunAnswer.body.plan_digest };
    const finishedLaunch = await until(h, key, started(await launch(h, key, body)), over);
    expect(finishedLaunch).toMatchObject({ state: 'done' });
    expect(lastSent(h, 'adcreatives')).toMatchObject({
      object_story_spec: { link_data: { call_to_action: callToAction } },
    });
  });

  it('is missed where an ad set collects leads and nobody names a form', async () => {
    const { key } = await h.connected();
    const { problems } = await creativesOf(
      key,
      leadLaunch({ defaults: { page_id: demo.usdPageId, link_url: 'https://example.com' } }),
    );
    expect(problems.map(({ field, level }) => [field, level])).toEqual([
      ['defaults.lead_form_id', 'refuse'],
    ]);
  });

  it('is refused where the page has no such form, and told where it is not active', async () => {
    const { key } = await h.connected();
    const of = async (lead_form_id: string) =>
      (
        await creativesOf(key, leadLaunch({ defaults: { page_id: demo.usdPageId, lead_form_id } }))
      ).problems.map(({ field, level }) => [field, level]);
    expect(await of(form)).toEqual([]);
    expect(await of(demo.eurLeadFormId)).toEqual([['defaults.lead_form_id', 'refuse']]);
    expect(await of('23880000000000004')).toEqual([['defaults.lead_form_id', 'warn']]);
  });

  it('needs an audience that is named: the default is one that Meta refuses for forms', async () => {
    const { key } = await h.connected();
    const { targeting: _, ...adSetWithoutTargeting } = leadAdSet('near');
    const { problems } = await creativesOf(key, leadLaunch({ ad_sets: [adSetWithoutTargeting] }));
    expect(problems.map(({ field, level }) => [field, level])).toEqual([
      ['ad_sets.0.targeting', 'warn'],
      ['ad_sets.0.targeting', 'refuse'],
    ]);
  });

  it('is told where an ad set does not count it', async () => {
    const { key } = await h.connected();
    const { problems } = await creativesOf(
      key,
      leadLaunch({
        defaults: { page_id: demo.usdPageId, link_url: 'https://example.com' },
        campaign: { name: 'Site', objective: 'OUTCOME_TRAFFIC' },
        ad_sets: [launchAdSet('site')],
        copies: [text('a', { lead_form_id: form })],
      }),
    );
    expect(problems).toMatchObject([{ field: 'copies.0.lead_form_id', level: 'warn' }]);
  });
});

describe('lead_form_id of a table', () => {
  it('makes its ad sets collect leads for the workspace’s Page', async () => {
    const { key } = await h.connected();
    await h.call('PUT /adnet/defaults', { key, body: { page_id: demo.usdPageId } });
    const lines = [
      'campaign,ad_set,countries,daily_budget,image_hash,message,headline,lead_form_id',
      `Dentist,Near,US,15.00,${seededHash(h)},A free check.,Ask for a date,${form}`,
    ];
    const response = await fetch(
      `${h.service.address}/api/v1/adnet/launches/from-csv?account_id=${usd}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
        body: lines.join('\n'),
      },
    );
    const answer = JSON.parse(await response.text());
    expect(answer.problems).toEqual([]);
    expect(answer.body).toMatchObject({
      campaign: { objective: 'OUTCOME_LEADS' },
      ad_sets: [
        {
          optimization_goal: 'LEAD_GENERATION',
          destination_type: 'ON_AD',
          promoted_object: { page_id: demo.usdPageId },
        },
      ],
      ads: { list: [{ lead_form_id: form }] },
    });
    expect((await creativesOf(key, answer.body)).problems).toEqual([]);
  });
});
