import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { campaign, makeTree, type Stage, stage, usd } from './kit.ts';

type Notification = { body: string; signature: string };

const notifications: Notification[] = [];
let answers: number[] = [];
const verifyToken = 'open sesame';

/** A program's callback, as Meta's guide asks for it. */
const callback = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://callback');
  if (request.method === 'GET') {
    const isOurs =
      url.searchParams.get('hub.mode') === 'subscribe' &&
      url.searchParams.get('hub.verify_token') === verifyToken;
    response.statusCode = isOurs ? 200 : 403;
    response.end(url.pathname === '/mute' ? 'hello' : url.searchParams.get('hub.challenge'));
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    notifications.push({ body, signature: String(request.headers['x-hub-signature-256']) });
    response.statusCode = answers.shift() ?? 200;
    response.end();
  });
});

let origin = '';
beforeAll(
  () =>
    new Promise<void>((resolve) =>
      callback.listen(0, '127.0.0.1', () => {
        origin = `http://127.0.0.1:${(callback.address() as AddressInfo).port}`;
        resolve();
      }),
    ),
);
afterAll(() => void callback.close());

const appToken = `${demo.appId}|${demo.appSecret}`;

const subscribeApp = (on: Stage, parts: Record<string, unknown> = {}, token = appToken) =>
  on.post(
    `/${demo.appId}/subscriptions`,
    {
      object: 'ad_account',
      callback_url: `${origin}/hook`,
      fields: 'effective_status,with_issues_ad_objects,in_process_ad_objects,subscriptions',
      verify_token: verifyToken,
      ...parts,
    },
    { token },
  );

/** A sandbox whose dollar account is connected, and nothing received so far. */
const connectedStage = async (fields?: string) => {
  const on = stage({ control: true });
  expect((await subscribeApp(on, fields ? { fields } : {})).body).toEqual({ success: true });
  expect((await on.post(`/${usd}/subscribed_apps`, {})).body).toEqual({ success: true });
  await on.control.deliverWebhooks();
  notifications.length = 0;
  answers = [];
  return on;
};

const changes = () =>
  notifications.flatMap(({ body }) => {
    const { object, entry } = JSON.parse(body);
    expect(object).toBe('ad_account');
    expect(entry[0].id).toBe(demo.usdAccountId);
    return entry[0].changes;
  });

describe('subscribing an app', () => {
  it('takes a callback that repeats the challenge, and lists it', async () => {
    const on = await connectedStage('effective_status');
    const { body } = await on.get(`/${demo.appId}/subscriptions`, { token: appToken });
    expect(body.data).toEqual([
      {
        object: 'ad_account',
        callback_url: `${origin}/hook`,
        active: true,
        fields: [{ name: 'effective_status', version: 'v26.0' }],
      },
    ]);
    expect((await on.get(`/${usd}/subscribed_apps`)).body.data).toMatchObject([{ id: demo.appId }]);
    await on.remove(`/${usd}/subscribed_apps`);
    expect((await on.get(`/${usd}/subscribed_apps`)).body.data).toEqual([]);
    await on.remove(`/${demo.appId}/subscriptions?object=ad_account`, { token: appToken });
    const { body: after } = await on.get(`/${demo.appId}/subscriptions`, { token: appToken });
    expect(after.data).toEqual([]);
    await on.close();
  });

  it('is refused without the app’s token, without the echo, and for hosts that nobody named', async () => {
    const on = stage();
    const code = async (parts: Record<string, unknown>, token?: string) =>
      (await subscribeApp(on, parts, token)).body.error?.code;
    expect(await code({}, demo.systemUserToken)).toBe(15);
    expect(await code({ verify_token: 'wrong' })).toBe(2200);
    expect(await code({ callback_url: `${origin}/mute` })).toBe(2201);
    expect(await code({ callback_url: 'https://elsewhere.example/hook' })).toBe(2200);
    expect(await code({ callback_url: 'http://127.0.0.1:9/' })).toBe(2200);
    expect(await code({ fields: 'weather' })).toBe(100);
    expect(await code({ object: 'page' })).toBe(100);
    expect(await code({})).toBeUndefined();
    await on.close();
  });

  it('connects no account for those who may only read', async () => {
    const on = stage();
    const answer = await on.post(`/${usd}/subscribed_apps`, {}, { token: demo.analystToken });
    expect(answer.status).toBe(403);
  });
});

describe('a notification', () => {
  it('tells of an ad that leaves its processing and of one that is rejected, signed', async () => {
    const on = await connectedStage();
    const { adId } = await makeTree(on);
    on.later(10);
    await on.control.deliverWebhooks();
    expect(changes()).toEqual([
      {
        field: 'field_changed',
        value: { object_id: adId, object_type: 'ad', changed_fields: ['effective_status'] },
      },
      {
        field: 'in_process_ad_objects',
        value: { id: adId, level: 'AD', status_name: 'Pending Review' },
      },
    ]);
    notifications.length = 0;
    on.control.setStatus(adId, 'PAUSED');
    on.later(120);
    await on.control.deliverWebhooks();
    notifications.length = 0;
    for (const id of Object.values(await parents(on, adId))) on.control.setStatus(id, 'ACTIVE');
    on.control.setStatus(adId, 'ACTIVE');
    on.control.review(adId, 'disapproved', 'Weapons');
    await on.control.deliverWebhooks();
    expect(changes()).toContainEqual({
      field: 'with_issues_ad_objects',
      value: {
        id: adId,
        level: 'AD',
        error_code: expect.any(String),
        error_summary: expect.any(String),
        error_message: 'Weapons',
      },
    });
    for (const { body, signature } of notifications)
      expect(signature).toBe(
        `sha256=${createHmac('sha256', demo.appSecret).update(body).digest('hex')}`,
      );
    await on.close();
  });

  it('comes only for fields and accounts that were subscribed', async () => {
    const on = await connectedStage('creative_fatigue');
    const { adId } = await makeTree(on);
    on.later(10);
    await on.control.deliverWebhooks();
    expect(notifications).toEqual([]);
    await on.control.notify(usd, 'creative_fatigue', { ad_id: adId });
    expect(changes()).toEqual([{ field: 'creative_fatigue', value: { ad_id: adId } }]);
    await on.close();
  });

  it('comes twice, never, or with a wrong signature when it is ordered', async () => {
    const on = await connectedStage('ad_recommendations');
    const tell = () => on.control.notify(usd, 'ad_recommendations', { n: 1 });
    on.control.fault({ kind: 'webhook-twice' });
    await tell();
    expect(notifications).toHaveLength(2);
    expect(notifications[0]).toEqual(notifications[1]);
    on.control.fault({ kind: 'webhook-lost' });
    await tell();
    expect(notifications).toHaveLength(2);
    on.control.fault({ kind: 'webhook-wrong-signature' });
    await tell();
    const { body = '', signature } = notifications[2] ?? {};
    expect(signature).not.toBe(
      `sha256=${createHmac('sha256', demo.appSecret).update(body).digest('hex')}`,
    );
    expect((await on.get('/me')).status).toBe(200);
    expect(on.control.faults()).toEqual([]);
    expect(on.control.webhooks().map(({ fault, attempts }) => [fault, attempts.length])).toEqual([
      ['webhook-twice', 2],
      ['webhook-lost', 0],
      ['webhook-wrong-signature', 1],
    ]);
    await on.close();
  });

  it('is tried again after an error, less and less often, and given up after 36 hours', async () => {
    const on = await connectedStage('ad_recommendations');
    answers = Array.from({ length: 20 }, () => 500);
    await on.control.notify(usd, 'ad_recommendations', {});
    await on.control.deliverWebhooks();
    expect(notifications).toHaveLength(2);
    on.later(60);
    await on.control.deliverWebhooks();
    expect(notifications).toHaveLength(3);
    for (let hour = 0; hour < 48; hour += 1) {
      on.later(3600);
      await on.control.deliverWebhooks();
    }
    expect(notifications).toHaveLength(9);
    await on.close();
  });

  it('goes on after a snapshot was restored', async () => {
    const on = await connectedStage();
    const snapshot = JSON.parse(JSON.stringify(on.control.snapshot()));
    on.control.reset();
    on.control.restore(snapshot);
    const { adId } = await makeTree(on);
    on.later(10);
    await on.control.deliverWebhooks();
    expect(changes()).toHaveLength(2);
    expect(JSON.stringify(changes())).toContain(adId);
    await on.close();
  });

  it('is ordered and read over HTTP', async () => {
    const on = await connectedStage('creative_fatigue');
    const body = { account: usd, field: 'creative_fatigue', value: { a: 1 } };
    await on.post('/__sandbox/webhooks/notify', body);
    expect((await on.get('/__sandbox/webhooks')).body).toMatchObject([
      { callback_url: `${origin}/hook`, attempts: [{ status: 200 }] },
    ]);
    await on.close();
  });
});

const parents = async (on: Stage, adId: string) => {
  const { body } = await on.get(`/${adId}?fields=campaign_id,adset_id`);
  return { campaign: body.campaign_id, adset: body.adset_id };
};

describe('subscriptions of an ad account', () => {
  const onlyCampaigns = { field: 'entity_type', value: 'CAMPAIGN', operator: 'EQUAL' };

  it('are made, listed, switched off and deleted', async () => {
    const on = await connectedStage();
    const response = await on.post(`/${usd}/subscriptions`, {
      event_type: 'INSIGHTS_UPDATED',
      field: 'cpc',
      value: '200',
      operator: 'GREATER_THAN',
      filters: [{ field: 'entity_type', value: 'AD', operator: 'EQUAL' }],
    });
    const id = response.body.subscription_id;
    const whole = {
      subscription_id: id,
      event_type: 'INSIGHTS_UPDATED',
      field: 'cpc',
      value: '200',
      operator: 'GREATER_THAN',
      filters: [{ field: 'entity_type', value: 'AD', operator: 'EQUAL' }],
      status: 'ENABLED',
    };
    expect((await on.get(`/${usd}/subscriptions/${id}`)).body).toEqual(whole);
    expect((await on.get(`/${usd}/subscriptions`)).body.data).toEqual([whole]);
    const off = await on.send('PATCH', `/${usd}/subscriptions/${id}`, {
      body: { status: 'DISABLED' },
    });
    expect(off.body.status).toBe('DISABLED');
    expect((await on.remove(`/${usd}/subscriptions/${id}`)).body).toEqual({ success: true });
    expect((await on.get(`/${usd}/subscriptions/${id}`)).body.error.error_subcode).toBe(33);
    await on.close();
  });

  it.each([
    [{ event_type: 'SOMETHING', filters: [onlyCampaigns] }],
    [{ event_type: 'OBJECT_CREATED' }],
    [{ event_type: 'OBJECT_CREATED', field: 'name', filters: [onlyCampaigns] }],
    [{ event_type: 'OBJECT_UPDATED', filters: [onlyCampaigns] }],
    [{ event_type: 'OBJECT_UPDATED', field: 'weather', filters: [onlyCampaigns] }],
    [
      {
        event_type: 'OBJECT_UPDATED',
        field: 'name',
        value: 'a',
        operator: 'GREATER_THAN',
        filters: [onlyCampaigns],
      },
    ],
    [
      {
        event_type: 'INSIGHTS_MILESTONE_REACHED',
        field: 'impressions',
        value: '10',
        operator: 'EQUAL',
        filters: [onlyCampaigns],
      },
    ],
    [{ event_type: 'OBJECT_CREATED', filters: Array(21).fill(onlyCampaigns) }],
  ])('refuse %j', async (body) => {
    const on = stage();
    expect((await on.post(`/${usd}/subscriptions`, body)).body.error.code).toBe(100);
  });

  it('fire for new and for changed objects that pass their filters', async () => {
    const on = await connectedStage('subscriptions');
    const subscribe = async (parts: Record<string, unknown>) =>
      (await on.post(`/${usd}/subscriptions`, parts)).body.subscription_id as string;
    const fresh = await subscribe({
      event_type: 'OBJECT_CREATED',
      filters: [onlyCampaigns, { field: 'objective', value: 'OUTCOME_TRAFFIC', operator: 'EQUAL' }],
    });
    const raised = await subscribe({
      event_type: 'OBJECT_UPDATED',
      field: 'daily_budget',
      value: '1000',
      operator: 'GREATER_THAN',
      filters: [{ field: 'entity_type', value: 'ADSET', operator: 'EQUAL' }],
    });
    const { adsetId } = await makeTree(on);
    await on.post(`/${usd}/campaigns`, campaign({ objective: 'OUTCOME_AWARENESS' }));
    await on.control.deliverWebhooks();
    expect(notifications).toHaveLength(1);
    // Ids are numbers there, too long for a double.
    expect(notifications[0]?.body).toContain(`"subscription_id":${fresh},"account_id":`);
    expect(changes()[0].value).toMatchObject({ object_type: 'campaign' });
    notifications.length = 0;
    await on.post(`/${adsetId}`, { daily_budget: 900 });
    await on.control.deliverWebhooks();
    expect(notifications).toEqual([]);
    await on.post(`/${adsetId}`, { daily_budget: 2500 });
    await on.control.deliverWebhooks();
    expect(notifications).toHaveLength(1);
    expect(notifications[0]?.body).toContain(`"subscription_id":${raised}`);
    expect(changes()[0].value).toMatchObject({
      object_type: 'adset',
      field: 'daily_budget',
      current_value: '2500',
    });
    await on.close();
  });
});
