// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { beforeAll, expect, it } from 'vitest';
import { readCsv } from '../../../src/kernel/text/csv-reader.ts';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  launchAdSet,
  launchDefaults,
  over,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { seededHash, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

let path: string;
let key: string;
let browser: Awaited<ReturnType<typeof signedIn>>;
let room: string;
let spring: string;

/** A launch of four ads, and one of a post of Instagram. */
beforeAll(async () => {
  const connection = await h.connected();
  key = connection.key;
  const answer = await h.call(`PATCH /account/workspaces/${connection.workspaceId}`, {
    key,
    body: { name: 'Nordic Shoes' },
  });
  expect(answer.status).toBe(200);
  browser = await signedIn(h, connection.uid);
  path = `/console/w/${connection.workspaceId}`;
  room = `${path}/waiting`;
  spring = await begin(h, key);
  await until(h, key, spring, over);
  const media = await h.call(`GET /adnet/instagram-accounts/${demo.usdInstagramId}/media`, { key });
  const post = {
    account_id: usd,
    defaults: { ...launchDefaults, instagram_user_id: demo.usdInstagramId },
    campaign: { name: 'Summer', objective: 'OUTCOME_TRAFFIC' },
    ad_sets: [launchAdSet('hikers')],
    posts: [{ ref: 'post', source_instagram_media_id: media.body.data[0].id }],
    ads: { matrix: true },
  };
  const summer = await begin(h, key, post);
  expect(await until(h, key, summer, over)).toMatchObject({ state: 'done' });
  await browser.go(room);
});

const cards = (text: string) => text.split('<li class="ad-card">').slice(1);

it('puts no client’s name where a Page or an account stands, and calls no post without a picture', async () => {
  const all = cards((await browser.go(room)).text);
  expect(all).toHaveLength(5);
  for (const card of all) {
    const [feed = ''] = (card.split('class="feed"')[1] ?? '').split('class="ad-foot"');
    expect(feed).toMatch(/<b>(Northlight Outdoor|northlight\.outdoor)<\/b>/);
    expect(feed).not.toContain('Nordic Shoes');
    expect(feed).not.toContain('No picture');
  }
});

it('shows a post of Instagram that is promoted: its picture, its words and whose it is', async () => {
  const [, summer] = /<option value="(\d+)">Summer</.exec((await browser.go(room)).text) ?? [];
  const [card = ''] = cards((await browser.go(`${room}?campaign=${summer}`)).text);
  expect(card).toContain('<img class="feed-media"');
  expect(card).toContain('Head torches');
  expect(card).toMatch(/Promotes<\/dt>\s*<dd>A post of .*northlight\.outdoor/);
  const [, picture = ''] = /<img class="feed-media" src="([^"]+)"/.exec(card) ?? [];
  expect(await browser.go(picture)).toMatchObject({ status: 200 });
});

it('adds up what would be spent, a budget that several ads share once', async () => {
  // Four ads share one ad set of 20.00 a day; the post has an ad set of its own.
  expect((await browser.go(room)).text).toContain('<b>$40.00 a day</b>');
  const { totals } = (await h.call('GET /waiting?totals=true&limit=1', { key })).body;
  expect(totals).toEqual({
    budgets: [{ amount: '40.00', amount_minor: 4000, currency: 'USD', period: 'day' }],
    ads: 5,
    unknown: 0,
    is_whole: true,
  });
});

it('says how many ads fit the filters, and goes on offering every campaign', async () => {
  const { text } = await browser.go(room);
  const [, summer] = /<option value="(\d+)">Summer</.exec(text) ?? [];
  const filteredPage = (await browser.go(`${room}?campaign=${summer}`)).text;
  expect(filteredPage).toContain('5 ads wait, paused. 1 fits the filters.');
  expect(filteredPage).toMatch(/<option value="\d+">Spring</);
});

it('shows the ads of a launch from its page', async () => {
  const { text } = await browser.go(`${path}/launches/${spring}`);
  const [, to = ''] = /href="([^"]+)">See the ads</.exec(text) ?? [];
  expect(cards((await browser.go(to)).text)).toHaveLength(4);
});

it('shows the ads of a launch that nobody has looked at yet, also where Meta was asked just now', async () => {
  const connection = await h.connected();
  const visitor = await signedIn(h, connection.uid);
  for (const moment of ['first', 'within the minute']) {
    const id = await begin(h, connection.key);
    await until(h, connection.key, id, over);
    const { text } = await visitor.go(`/console/w/${connection.workspaceId}/launches/${id}`);
    const [, to = ''] = /href="([^"]+campaign=\d+)">See the ads</.exec(text) ?? [];
    expect(cards((await visitor.go(to)).text), moment).toHaveLength(4);
  }
});

it('keeps of an ad that is gone what was last seen of it, and says that filters hide it', async () => {
  const { ads } = (await h.call('GET /waiting', { key })).body;
  const one = ads.find(
    ({ campaign }: { campaign: { name: string } }) => campaign.name === 'Spring',
  );
  await fetch(`${h.service.platform.graphUrl}/${one.ad_id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${demo.systemUserToken}` },
  });
  h.later(61_000);
  await browser.go(room);
  const { text } = await browser.go(`${room}?state=gone&campaign=${one.campaign.id}`);
  expect(cards(text)).toHaveLength(1);
  expect(text).toContain('No preview: Meta no longer has this ad');
  expect(text).toContain(one.creative.page_name);
  const emptyPage = (await browser.go(`${room}?state=gone&q=nothing-like-it`)).text;
  expect(emptyPage).toContain('Nothing fits these filters');
  expect(emptyPage).not.toContain('Nothing is gone');
  expect(emptyPage).toContain(`href="${room}?state=gone">Show all`);
});

it('has all ads as a file for people, formulas harmless, and nobody else’s', async () => {
  const { text } = await browser.go(`${room}?q=Sleep`);
  expect(text).toContain(`href="${room}/file?q=Sleep"`);
  const limits = { maxRows: 1000, maxColumns: 100, maxCellLength: 10_000 };
  const read = async (visitor: typeof browser, address: string) => {
    const file = await visitor.go(address);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('waiting-room.csv');
    const [head = [], ...rows] = readCsv(file.text, limits).rows.map(({ cells }) => cells);
    return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])));
  };
  const client = await h.connected();
  await begin(h, client.key, {
    account_id: usd,
    defaults: launchDefaults,
    campaign: { name: '=HYPERLINK("http://x")', objective: 'OUTCOME_TRAFFIC' },
    ad_sets: [launchAdSet('hikers')],
    images: [{ ref: 'old', hash: seededHash(h) }],
    copies: [{ ref: 'a', message: '+1 for rain', headline: 'Tents' }],
    ads: { matrix: true },
  }).then((id) => until(h, client.key, id, over));
  const everything = await browser.go(room);
  const all = await read(browser, `${room}/file`);
  expect(all).toHaveLength(cards(everything.text).length);
  expect(new Set(all.map((row) => row['Client']))).toEqual(new Set(['Nordic Shoes']));
  const owner = await signedIn(h, client.uid);
  const ownRoom = `/console/w/${client.workspaceId}/waiting`;
  await owner.go(ownRoom);
  const [formula] = await read(owner, `${ownRoom}/file`);
  expect(formula).toMatchObject({
    Campaign: `'=HYPERLINK("http://x")`,
    Text: `'+1 for rain`,
    State: 'Paused',
    Budget: '20.00',
    Currency: 'USD',
    'Budget is': 'a day',
  });
  const stranger = await signedIn(h, (await h.account()).uid);
  const answer = await stranger.go(`${room}/file`);
  expect(answer.text).not.toContain('Nordic Shoes');
  expect(await read(stranger, '/console/waiting/file')).toEqual([]);
});

it('names launches that wait for approval, over all and of each client, and leaves them out of the sum', async () => {
  const client = await h.connected();
  const visitor = await signedIn(h, client.uid);
  const at = `/console/w/${client.workspaceId}`;
  for (const page of ['/console', '/console/waiting', `${at}/waiting`])
    expect((await visitor.go(page)).text).not.toContain('for approval');
  await until(h, client.key, await begin(h, client.key), over);
  for (const _ of [1, 2]) await begin(h, client.key, wholeLaunch(h, { requires_approval: true }));
  for (const page of ['/console', '/console/waiting', `${at}/waiting`]) {
    const { text } = await visitor.go(page);
    expect(text).toContain('2 launches with 8 ads wait for approval');
    expect(text).toContain(`href="${at}/launches"`);
    expect(text).toContain('4 ads wait, paused.');
  }
  expect((await visitor.go(`${at}/waiting`)).text).toContain('are not in it.');
  expect((await browser.go('/console/waiting')).text).not.toContain('for approval');
});

it('says the same of ads whose connection has ended, on both pages', async () => {
  const client = await h.connected();
  const visitor = await signedIn(h, client.uid);
  await until(h, client.key, await begin(h, client.key), over);
  await h.call('DELETE /adnet/connection', { key: client.key });
  for (const page of ['/console', '/console/waiting', `/console/w/${client.workspaceId}/waiting`]) {
    const { text } = await visitor.go(page);
    expect(text).toContain('4 ads were last seen paused; whether they still wait is not known.');
    expect(text).not.toContain('4 ads wait');
  }
});
