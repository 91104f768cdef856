import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { adset, campaign, makeTree, stage, usd } from './kit.ts';

describe('the same seed and the same calls', () => {
  const play = async (seed: number) => {
    const on = stage({ seed });
    const texts: string[] = [];
    const note = ({ text, headers }: { text: string; headers: Record<string, unknown> }) => {
      const { date: _date, ...rest } = headers;
      texts.push(text, JSON.stringify(rest));
    };
    const tree = await makeTree(on);
    note(await on.get(`/${usd}/campaigns?limit=100&fields=name,created_time,adsets{ads{name}}`));
    note(await on.get(`/${usd}/insights?level=campaign&limit=50`));
    note(await on.get('/nowhere'));
    note(await on.post(`/${usd}/adsets`, adset(tree.campaignId, { daily_budget: 1 })));
    note(await on.get('/me/accounts'));
    texts.push(on.control.createToken(), JSON.stringify(tree));
    return texts;
  };
  it('give the same bytes, trace ids and tokens included', async () => {
    expect(await play(3)).toEqual(await play(3));
  });
  it('differ with another seed', async () => {
    const [one, other] = [await play(3), await play(4)];
    expect(one.at(-1)).not.toBe(other.at(-1));
  });
  it('come back after a reset', async () => {
    const on = stage();
    const first = await makeTree(on);
    on.control.reset();
    expect(on.control.calls()).toEqual([]);
    expect(await makeTree(on)).toEqual(first);
  });
});

describe('the seed', () => {
  const on = stage();
  it('has accounts, campaigns in every state, and numbers at once', async () => {
    const { objects } = on.control.contents();
    const currencies = objects.account.map(({ currency }) => currency);
    expect(new Set(currencies)).toEqual(new Set(['USD', 'EUR', 'JPY']));
    const own = objects.campaign.filter(({ account_id }) => account_id === demo.usdAccountId);
    expect(own.length).toBeGreaterThanOrEqual(30);
    const states = new Set(own.map(({ status }) => status));
    expect(states).toEqual(new Set(['ACTIVE', 'PAUSED', 'ARCHIVED', 'DELETED']));
    for (const id of [demo.usdAccountId, demo.eurAccountId, demo.jpyAccountId]) {
      const { body } = await on.get(`/act_${id}/insights?fields=spend,account_currency`);
      expect(Number(body.data[0].spend)).toBeGreaterThan(0);
    }
  });
  it('has ids of the platform’s shape, none of them twice', async () => {
    const { objects } = on.control.contents();
    expect(objects.ad.every(({ id }) => /^120\d{15}$/.test(String(id)))).toBe(true);
    const ids = Object.values(objects).flatMap((entities) => entities.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('memory', () => {
  it('stays flat: the oldest created entities fall out, with what is in them', async () => {
    const on = stage({ maxObjects: 50, enforceLimits: false });
    const seeded = on.control.objects('campaign').length;
    const first = await makeTree(on);
    for (let n = 0; n < 60; n += 1) await on.post(`/${usd}/campaigns`, campaign());
    expect(on.control.objects('campaign')).toHaveLength(seeded + 50);
    for (const id of [first.campaignId, first.adsetId, first.adId]) {
      expect((await on.get(`/${id}`)).body.error.error_subcode).toBe(33);
    }
    expect((await on.get(`/${usd}/campaigns?limit=1`)).status).toBe(200);
  });
  it('holds the last 500 calls only', async () => {
    const on = stage();
    for (let n = 0; n < 1200; n += 1) await on.get('/me');
    expect(on.control.calls().length).toBe(500);
    expect(on.control.callCount()).toBe(1200);
  });
});

describe('the overview page', () => {
  it('shows accounts, the tree with states, and calls without secrets', async () => {
    const on = stage();
    const name = '<script>alert(1)</script>';
    await on.post(`/${usd}/campaigns?access_token=${demo.systemUserToken}`, campaign({ name }));
    await on.get('/me/adaccounts?limit=1');
    const { text, headers, status } = await on.get('/', { token: null });
    expect(status).toBe(200);
    expect(text).toContain('Northlight Outdoor');
    expect(text).toContain('http-equiv="refresh"');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script>');
    expect(text).not.toContain(demo.systemUserToken);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await on.get('/?pause=1')).text).not.toContain('http-equiv="refresh"');
  });
  it('draws seeded pictures, and forgets what it does not have', async () => {
    const on = stage();
    const { body } = await on.get(`/${usd}/adimages?limit=1&fields=url`);
    const picture = await on.get(new URL(body.data[0].url).pathname, { token: null });
    expect(picture.headers['content-type']).toBe('image/png');
    expect((await on.get('/media/1/none', { token: null })).status).toBe(404);
  });
});
