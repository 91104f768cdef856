// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { accountLists } from '../../../src/adnet/wire/account-lists.ts';
import { eur, usd } from '../../helpers/house/publishing.ts';
import { badIds, badLimits, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const listPath = (name: string, account = usd) => `/adnet/ad-accounts/${account}/${name}`;

/** Asks for a list, and expects its own edge and the documented fields. */
const askList = async (name: string, list: keyof typeof accountLists, account = usd) => {
  const { edge, fields } = accountLists[list];
  const call = await room.ask(listPath(name, account));
  expect(call.path).toBe(`/${account}/${edge}`);
  expect(call.params).toEqual({ fields, limit: '25' });
  expect(call.answer.body.data.length).toBeGreaterThan(0);
  return call.answer.body.data;
};

const expectChecked = async (name: string) => {
  for (const id of badIds) await room.refuse(listPath(name, encodeURIComponent(id)), 'account_id');
  for (const limit of badLimits(200))
    await room.refuse(`${listPath(name)}?${new URLSearchParams({ limit })}`, 'limit');
  await room.refuse(`${listPath(name)}?status_filter=ACTIVE`, 'status_filter');
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
    const hashes = [one.hash, three.hash];
    const { answer, params } = await room.ask(
      `${listPath('images')}?${new URLSearchParams({ hashes: hashes.join(', ') })}`,
    );
    expect(params['hashes']).toBe(JSON.stringify(hashes));
    const answerHashes = answer.body.data.map(({ hash }: { hash: string }) => hash);
    expect(answerHashes.sort()).toEqual(hashes.sort());
    const none = await room.ask(`${listPath('images')}?hashes=${'0'.repeat(32)}`);
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
    await room.refuse(`${listPath('images')}?${new URLSearchParams({ hashes })}`, 'hashes');
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
    const customAudiences = await room.ask(`${listPath('audiences')}?type=custom`);
    expect(customAudiences.path).toBe(`/${usd}/customaudiences`);
    const savedAudiences = await room.ask(`${listPath('audiences')}?type=saved`);
    expect(savedAudiences.path).toBe(`/${usd}/saved_audiences`);
    expect(savedAudiences.params['fields']).toBe(accountLists.savedAudiences.fields);
    expect(savedAudiences.answer.body.data[0].targeting.geo_locations.countries).toEqual(['US']);
  });
  it('knows no other type', async () => {
    for (const type of ['', 'lookalike', 'Custom', 'custom,saved'])
      await room.refuse(`${listPath('audiences')}?type=${type}`, 'type');
  });
  it('checks its input', () => expectChecked('audiences'));
});
