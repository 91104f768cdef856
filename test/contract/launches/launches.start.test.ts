import { afterEach, describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  launch,
  launchAdSet,
  over,
  started,
  until,
  wholeLaunch,
  wholeSteps,
} from '../../helpers/house/launches.ts';
import { fieldsOf, newKey, received, usd, withKey } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { ADNET_TIMEOUT_MS: '2000' } }));
afterEach(() => h.sandbox.control.clearFaults());

const edges = ['adimages', 'campaigns', 'adsets', 'adcreatives', 'ads'];
const requestCounts = () => edges.map((edge) => received(h, edge).length);
const since = (counts: number[]) => requestCounts().map((n, at) => n - (counts[at] ?? 0));

describe('POST /adnet/launches', () => {
  it('is called as the campaign that exists and that it adds to', async () => {
    const { key } = await h.connected();
    const campaign = { account_id: usd, name: 'Autumn sale', objective: 'OUTCOME_TRAFFIC' };
    const headers = withKey(newKey());
    const campaignAnswer = await h.call('POST /adnet/campaigns', { key, body: campaign, headers });
    const body = {
      account_id: usd,
      campaign: { id: campaignAnswer.body.id },
      ad_sets: [launchAdSet('a')],
    };
    const answer = await launch(h, key, body);
    expect(answer.body.name).toBe('Autumn sale');
    // What it makes must not be counted by the next check.
    await until(h, key, answer.body.id, over);
  });

  it('makes the whole tree, paused, each object once', async () => {
    const { key } = await h.connected();
    const counts = requestCounts();
    const answer = await launch(h, key, wholeLaunch(h));
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      id: expect.any(String),
      name: 'Spring',
      state: 'running',
      steps: { total: wholeSteps, done: expect.any(Number), rejected: 0, unknown: 0 },
      next_poll_seconds: expect.any(Number),
      created_at: expect.any(String),
    });
    expect(answer.headers.get('location')).toBe(
      `${h.service.address}/api/v1/adnet/launches/${answer.body.id}`,
    );
    const finishedLaunch = await until(h, key, answer.body.id, over);
    expect(finishedLaunch).toMatchObject({
      state: 'done',
      steps: { total: wholeSteps, done: wholeSteps },
    });
    expect(since(counts)).toEqual([1, 1, 1, 4, 4]);
    for (const item of finishedLaunch.items)
      expect(item).toMatchObject({ state: 'done', platform_id: expect.any(String), error: null });
    for (const edge of ['campaigns', 'adsets', 'ads'])
      for (const { sent: params } of received(h, edge).slice(-1))
        expect(params).toMatchObject({ status: 'PAUSED' });
    const names = received(h, 'ads')
      .slice(-4)
      .map(({ sent: params }) => params['name']);
    expect(names.sort()).toEqual(['hikers-new-a', 'hikers-new-b', 'hikers-old-a', 'hikers-old-b']);
  });

  it('is the same launch for the same key and body, and refuses another body', async () => {
    const { key } = await h.connected();
    const idempotencyKey = newKey();
    const body = { account_id: usd, campaign: { name: 'Once', objective: 'OUTCOME_TRAFFIC' } };
    const answers = await Promise.all([
      launch(h, key, body, idempotencyKey),
      launch(h, key, body, idempotencyKey),
    ]);
    const [first, second] = answers.map(started);
    expect(first).toBe(second);
    const other = await launch(h, key, { ...body, name: 'Other' }, idempotencyKey);
    expect(codeOf(other)).toBe('idempotency_key_reused');
  });

  it('needs a key of its own and takes no token of the caller’s', async () => {
    const { key } = await h.connected();
    const body = wholeLaunch(h);
    const none = await h.call('POST /adnet/launches', { key, body });
    expect([none.status, fieldsOf(none)]).toEqual([422, ['Idempotency-Key']]);
    const refusal = await h.call('POST /adnet/launches', {
      key,
      body,
      headers: withKey(newKey(), { 'x-adnet-access-token': 'abc' }),
    });
    expect([refusal.status, fieldsOf(refusal)]).toEqual([422, ['X-Adnet-Access-Token']]);
  });

  it('tells every problem of the tree and sends nothing', async () => {
    const { key } = await h.connected();
    const counts = requestCounts();
    const answer = await launch(h, key, {
      ...wholeLaunch(h),
      campaign: { name: 'No objective' },
      ad_sets: [launchAdSet('a', { daily_budget: -1 }), launchAdSet('a')],
      ads: { list: [{ ad_set: 'nobody', media: 'new', copy: 'a' }] },
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer).sort()).toEqual([
      'ad_sets.0.daily_budget',
      'ad_sets.1.ref',
      'ads.list.0.ad_set',
      'campaign.objective',
    ]);
    expect(since(counts)).toEqual([0, 0, 0, 0, 0]);
  });

  it('needs a connection', async () => {
    const { key } = await h.account();
    expect(codeOf(await launch(h, key, wholeLaunch(h)))).toBe('adnet_not_connected');
  });
});
