// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { oneObjectFields } from '../../../src/adnet/wire/one-object.ts';
import { eur, jpy, usd } from '../../helpers/house/publishing.ts';
import { badIds, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

/** The newest object of a kind that the dollar account holds. */
const seededId = (kind: 'campaign' | 'adset' | 'creative' | 'ad') =>
  String(
    room.h.sandbox.control
      .objects(kind)
      .filter(({ account_id }) => account_id === demo.usdAccountId)
      .at(-1)?.['id'],
  );

const badFields = ['', 'id,', 'a b', 'id.limit(5)', '../me', 'access_token', 'owner{page_token}'];

const expectFieldsChecked = async (path: string) => {
  for (const fields of badFields)
    await room.refuse(`${path}?${new URLSearchParams({ fields })}`, 'fields');
  await room.refuse(`${path}?field=id`, 'field');
  await room.refuse(`${path}?limit=1`, 'limit');
};

const expectOneObject = async (
  noun: string,
  kind: 'campaign' | 'adset' | 'creative' | 'ad',
  defaultFields: string[],
) => {
  const id = seededId(kind);
  const { answer, path, params } = await room.ask(`/adnet/${noun}/${id}`);
  expect(path).toBe(`/${id}`);
  expect(params).toEqual({ fields: oneObjectFields[kind] });
  expect(answer.body).toMatchObject({ id, account_id: demo.usdAccountId });
  expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(defaultFields));
  const call = await room.ask(`/adnet/${noun}/${id}?fields=id,name`);
  expect(call.params).toEqual({ fields: 'id,name' });
  expect(Object.keys(call.answer.body).sort()).toEqual(['id', 'name']);
};

/** Unknown to the platform: its own words, as a 400. */
const expectUnknown = async (noun: string) => {
  const answer = await room.get(`/adnet/${noun}/999999999999999999`);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatchObject({ code: 100, error_subcode: 33 });
};

const expectIdsChecked = async (noun: string) => {
  for (const id of [...badIds, usd, '18446744073709551616'])
    await room.refuse(`/adnet/${noun}/${encodeURIComponent(id)}`, 'id');
};

describe('adAccounts.get', () => {
  it('tells currency, time zone, status, spend and the smallest budget', async () => {
    const { answer, path } = await room.ask(`/adnet/ad-accounts/${usd}`);
    expect(path).toBe(`/${usd}`);
    expect(answer.body).toMatchObject({
      id: usd,
      currency: 'USD',
      timezone_name: 'America/Los_Angeles',
      account_status: 1,
      spend_cap: '0',
      min_daily_budget: 100,
    });
    const yen = await room.ask(`/adnet/ad-accounts/${demo.jpyAccountId}`);
    expect(yen.path).toBe(`/${jpy}`);
    expect(yen.answer.body).toMatchObject({ currency: 'JPY' });
    const euro = await room.ask(`/adnet/ad-accounts/${eur}`);
    expect(euro.answer.body.default_dsa_payor).toBe('Atelier Brume');
  });

  it('has the smallest budgets of every currency on request', async () => {
    const { answer, params } = await room.ask(`/adnet/ad-accounts/${usd}?minimum_budgets=true`);
    expect(params['fields']).toBe(`${oneObjectFields.adAccount},minimum_budgets.limit(200)`);
    const rows: { currency: string }[] = answer.body.minimum_budgets.data;
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.find(({ currency }) => currency === 'JPY')).toMatchObject({
      min_daily_budget_imp: expect.any(Number),
      min_daily_budget_low_freq: expect.any(Number),
    });
    const budgetsCall = await room.ask(
      `/adnet/ad-accounts/${usd}?minimum_budgets=1&fields=currency`,
    );
    expect(Object.keys(budgetsCall.answer.body).sort()).toEqual([
      'currency',
      'id',
      'minimum_budgets',
    ]);
    await room.refuse(`/adnet/ad-accounts/${usd}?minimum_budgets=perhaps`, 'minimum_budgets');
  });

  it('refuses what is no ad account, and bad fields', async () => {
    for (const id of badIds)
      await room.refuse(`/adnet/ad-accounts/${encodeURIComponent(id)}`, 'account_id');
    await expectFieldsChecked(`/adnet/ad-accounts/${usd}`);
  });
});

describe('campaigns.get', () => {
  it('reads one campaign, with the usual fields or those asked for', () =>
    expectOneObject('campaigns', 'campaign', ['objective', 'effective_status', 'buying_type']));
  it('passes the platform’s answer on when there is none', () => expectUnknown('campaigns'));
  it('refuses what is no id', () => expectIdsChecked('campaigns'));
  it('refuses bad fields', () => expectFieldsChecked('/adnet/campaigns/1'));
});

describe('adsets.get', () => {
  it('reads one ad set, with the usual fields or those asked for', () =>
    expectOneObject('adsets', 'adset', ['targeting', 'optimization_goal', 'attribution_spec']));
  it('passes the platform’s answer on when there is none', () => expectUnknown('adsets'));
  it('refuses what is no id', () => expectIdsChecked('adsets'));
  it('refuses bad fields', () => expectFieldsChecked('/adnet/adsets/1'));
});

describe('creatives.get', () => {
  it('reads one creative, with the usual fields or those asked for', () =>
    expectOneObject('creatives', 'creative', ['object_story_spec', 'thumbnail_url', 'title']));
  it('passes the platform’s answer on when there is none', () => expectUnknown('creatives'));
  it('refuses what is no id', () => expectIdsChecked('creatives'));
  it('refuses bad fields', () => expectFieldsChecked('/adnet/creatives/1'));
});

describe('ads.get', () => {
  it('reads one ad, with the usual fields or those asked for', () =>
    expectOneObject('ads', 'ad', ['adset_id', 'creative', 'effective_status']));
  it('passes the platform’s answer on when there is none', () => expectUnknown('ads'));
  it('refuses what is no id', () => expectIdsChecked('ads'));
  it('refuses bad fields', () => expectFieldsChecked('/adnet/ads/1'));
});
