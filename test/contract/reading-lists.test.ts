// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { accountLists } from '../../src/adnet/wire/account-lists.ts';
import { badIds, badLimits, readingRoom } from '../helpers/asked.ts';
import { held } from '../helpers/held.ts';
import { eur, usd } from '../helpers/publishing.ts';

const room = held(readingRoom);

const listed = (name: string, account = usd) => `/adnet/ad-accounts/${account}/${name}`;

/** Asks for a list, and expects its own edge and the documented fields. */
const askList = async (name: string, list: keyof typeof accountLists, account = usd) => {
  const { edge, fields } = accountLists[list];
  const asked = await room.ask(listed(name, account));
  expect(asked.path).toBe(`/${account}/${edge}`);
  expect(asked.params).toEqual({ fields, limit: '25' });
  expect(asked.answer.body.data.length).toBeGreaterThan(0);
  return asked.answer.body.data;
};

const expectChecked = async (name: string) => {
  for (const id of badIds) await room.refuse(listed(name, encodeURIComponent(id)), 'account_id');
  for (const limit of badLimits(200))
    await room.refuse(`${listed(name)}?${new URLSearchParams({ limit })}`, 'limit');
  await room.refuse(`${listed(name)}?status_filter=ACTIVE`, 'status_filter');
};

describe('creatives.list', () => {
  it('lists creatives with what they say and show', async () => {
    const [first] = await askList('creatives', 'creatives');
    expect(first).toMatchObject({
      object_type: 'SHARE',
      title: expect.any(String),
      image_hash: expect.any(String),
    });
  });
  it('checks its input', () => expectChecked('creatives'));
});

describe('images.list', () => {
  it('lists the library', async () => {
    const [first] = await askList('images', 'images');
    expect(first).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{32}$/), width: 1080 });
  });

  it('finds pictures by their hashes, and only those', async () => {
    const [one, , three] = await askList('images', 'images');
    const wanted = [one.hash, three.hash];
    const { answer, params } = await room.ask(
      `${listed('images')}?${new URLSearchParams({ hashes: wanted.join(', ') })}`,
    );
    expect(params['hashes']).toBe(JSON.stringify(wanted));
    const found = answer.body.data.map(({ hash }: { hash: string }) => hash);
    expect(found.sort()).toEqual(wanted.sort());
    const none = await room.ask(`${listed('images')}?hashes=${'0'.repeat(32)}`);
    expect(none.answer.body.data).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a list in JSON', '["a"]'],
    ['an empty place', 'a,,b'],
    ['another sign', 'a/../b'],
    ['too many', Array.from({ length: 51 }, (_, at) => `a${at}`).join(',')],
    ['too long a one', 'a'.repeat(129)],
  ])('refuses %s for hashes', async (_, hashes) => {
    await room.refuse(`${listed('images')}?${new URLSearchParams({ hashes })}`, 'hashes');
  });
  it('checks its input', () => expectChecked('images'));
});

describe('videos.list', () => {
  it('lists videos with their state', async () => {
    const [first] = await askList('videos', 'videos');
    expect(first).toMatchObject({ status: { video_status: 'ready' }, length: expect.any(Number) });
  });
  it('checks its input', () => expectChecked('videos'));
});

describe('instagramAccounts.list', () => {
  it('lists the accounts that ads can run as', async () => {
    const rows = await askList('instagram-accounts', 'instagramAccounts');
    expect(rows[0]).toMatchObject({ id: demo.usdInstagramId, username: 'northlight.outdoor' });
  });
  it('checks its input', () => expectChecked('instagram-accounts'));
});

describe('pixels.list', () => {
  it('lists what measures websites', async () => {
    const rows = await askList('pixels', 'pixels');
    expect(rows[0]).toMatchObject({ id: demo.usdPixelId, is_unavailable: false });
  });
  it('checks its input', () => expectChecked('pixels'));
});

describe('customConversions.list', () => {
  it('lists conversions with their pixel', async () => {
    const rows = await askList('custom-conversions', 'customConversions', eur);
    expect(rows.at(-1)).toMatchObject({
      name: 'Sample set ordered',
      custom_event_type: 'PURCHASE',
      pixel: { id: demo.eurPixelId },
    });
  });
  it('checks its input', () => expectChecked('custom-conversions'));
});

describe('audiences.list', () => {
  it('lists custom audiences unless saved ones are asked for', async () => {
    const rows = await askList('audiences', 'customAudiences');
    expect(rows[0]).toMatchObject({ subtype: 'LOOKALIKE', delivery_status: { code: 200 } });
    const named = await room.ask(`${listed('audiences')}?type=custom`);
    expect(named.path).toBe(`/${usd}/customaudiences`);
    const saved = await room.ask(`${listed('audiences')}?type=saved`);
    expect(saved.path).toBe(`/${usd}/saved_audiences`);
    expect(saved.params['fields']).toBe(accountLists.savedAudiences.fields);
    expect(saved.answer.body.data[0].targeting.geo_locations.countries).toEqual(['US']);
  });
  it('knows no other type', async () => {
    for (const type of ['', 'lookalike', 'Custom', 'custom,saved'])
      await room.refuse(`${listed('audiences')}?type=${type}`, 'type');
  });
  it('checks its input', () => expectChecked('audiences'));
});
