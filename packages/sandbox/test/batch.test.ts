import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { adset, campaign, makeTree, query, stage, usd } from './kit.ts';

const form = (value: Record<string, unknown>) => query(value);

describe('a batch', () => {
  const on = stage();
  it('answers in order, each with its own code', async () => {
    const { campaignId } = await makeTree(on);
    const { status, body } = await on.post('/v26.0/', {
      batch: [
        { method: 'GET', relative_url: `${campaignId}?fields=name` },
        { method: 'GET', relative_url: 'v26.0/12?fields=name' },
        { method: 'POST', relative_url: campaignId, body: form({ name: 'Batched & more' }) },
        { method: 'DELETE', relative_url: campaignId },
      ],
    });
    expect(status).toBe(200);
    expect(body.map(({ code }: { code: number }) => code)).toEqual([200, 400, 200, 200]);
    expect(JSON.parse(body[1].body).error.error_subcode).toBe(33);
    const names = body[0].headers.map(({ name }: { name: string }) => name);
    expect(names).toContain('x-business-use-case-usage');
    const read = await on.get(`/${campaignId}?fields=name,status`);
    expect(read.body).toMatchObject({ name: 'Batched & more', status: 'DELETED' });
  });
  it('feeds results forward and leaves out what was fed', async () => {
    const batch = [
      { method: 'POST', name: 'made', relative_url: `${usd}/campaigns`, body: form(campaign()) },
      { method: 'GET', relative_url: '{result=made:$.id}?fields=name' },
      { method: 'GET', relative_url: `${usd}/adsets?limit=1`, name: 'sets' },
      { method: 'GET', relative_url: '{result=sets:$.data.0.id}', omit_response_on_success: true },
    ];
    const { body } = await on.post('/v26.0/', {
      batch: JSON.stringify(batch),
      include_headers: false,
    });
    expect(body[0]).toBeNull();
    expect(JSON.parse(body[1].body).name).toBe('A campaign');
    expect(body[1].headers).toBeUndefined();
    expect(body[3]).toBeNull();
  });
  it('takes fifty, not more, and no two ad sets of one campaign', async () => {
    const one = { method: 'GET', relative_url: 'me' };
    const many = await on.post('/v26.0/', { batch: Array.from({ length: 51 }, () => one) });
    expect(many.body.error.code).toBe(100);
    const { campaignId } = await makeTree(on);
    const set = { method: 'POST', relative_url: `${usd}/adsets`, body: form(adset(campaignId)) };
    const { body } = await on.post('/v26.0/', { batch: [set, set] });
    expect(body.map(({ code }: { code: number }) => code)).toEqual([200, 400]);
  });
  it('fails alone where a reference leads nowhere: what came before has happened', async () => {
    const fresh = stage();
    const { status, body } = await fresh.post('/v26.0/', {
      batch: [
        { method: 'POST', relative_url: `${usd}/campaigns`, body: form(campaign()) },
        { method: 'GET', relative_url: '{result=nobody:$.id}' },
        { method: 'GET', relative_url: 'me' },
      ],
    });
    expect(status).toBe(200);
    expect(body.map(({ code }: { code: number }) => code)).toEqual([200, 400, 200]);
    expect(JSON.parse(body[1].body).error.message).toMatch(/reference to the operation nobody/);
    const { id } = JSON.parse(body[0].body);
    expect((await fresh.get(`/${id}`)).status).toBe(200);
  });
  it('hands its proof on together with its token', async () => {
    const strict = stage({ requireProof: true });
    const prove = (token: string) =>
      createHmac('sha256', demo.appSecret).update(token).digest('hex');
    const batch = [
      { method: 'GET', relative_url: 'me' },
      { method: 'GET', relative_url: `me?access_token=${demo.adminToken}` },
    ];
    const none = await strict.post('/v26.0/', { batch });
    expect(none.body.error.message).toMatch(/require an appsecret_proof/);
    const appsecret_proof = prove(demo.systemUserToken);
    const { body } = await strict.post('/v26.0/', { batch, appsecret_proof });
    expect(body.map(({ code }: { code: number }) => code)).toEqual([200, 400]);
  });
  it('needs a token of its own; operations may bring others', async () => {
    const batch = [{ method: 'GET', relative_url: `me?access_token=${demo.adminToken}` }];
    const none = await on.post('/v26.0/', { batch }, { token: null });
    expect(none.body.error.code).toBe(104);
    const { body } = await on.post('/v26.0/', { batch });
    expect(JSON.parse(body[0].body).name).toBe('Demo Admin');
  });
});
