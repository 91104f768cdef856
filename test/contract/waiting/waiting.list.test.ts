import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Greenroom } from '../../../packages/client/src/index.ts';
import { ask } from '../../helpers/callers/http-client.ts';
import { runInside } from '../../helpers/cli/run-in-process.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { launch, over, started, until, wholeLaunch } from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { deleteOldOf } from '../../helpers/store/delete-old.ts';

let h: House;
let owner: Awaited<ReturnType<House['connected']>>;

/** Four ads of one launch, all of them made. */
beforeAll(async () => {
  h = await house();
  owner = await h.connected();
  const id = started(await launch(h, owner.key, wholeLaunch(h)));
  expect(await until(h, owner.key, id, over)).toMatchObject({ state: 'done' });
});
afterAll(() => h.stop());

const list = async (query = '', key = owner.key) =>
  (await h.call(`GET /waiting${query}`, { key })).body;

const countReads = () =>
  h.sandbox.control.calls().filter(
    // New ads are read back by the same list, at any time, and never with what their creative says.
    ({ method, path, params }) =>
      method === 'GET' &&
      path.includes(`/${usd}/ads`) &&
      String(params['fields']).includes('creative{id,body'),
  ).length;

/** As somebody does it in Ads Manager. */
const start = (id: string) =>
  fetch(`${h.service.platform.graphUrl}/${id}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${demo.systemUserToken}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'status=ACTIVE',
  });

describe('waiting.list', () => {
  it('shows what was made and waits, as people will see it', async () => {
    const { ads, next } = await list();
    expect(next).toBeNull();
    expect(ads).toHaveLength(4);
    expect(ads[0]).toMatchObject({
      workspace_id: owner.workspaceId,
      ad_account_id: usd,
      state: 'waiting',
      made_by: { kind: 'key' },
      campaign: { name: 'Spring' },
      adset: { name: 'Set hikers' },
      budget: { amount: '20.00', amount_minor: 2000, currency: 'USD', period: 'day' },
      creative: { link: 'https://example.com/tent', is_video: false },
    });
    expect(ads[0].creative.message).toMatch(/^Sleep warm/);
    expect(ads[0].creative.page_name).toBeTruthy();
    expect(ads[0].creative.picture_url).toMatch(/^http/);
  });

  it('leads to where the ad stands', async () => {
    const [{ ads_manager_url: address, ad_id: id, campaign }] = (await list()).ads;
    const page = await (await fetch(address)).text();
    expect(new URL(address).hash).toBe(`#ad-${id}`);
    expect(page).toContain(`id="ad-${id}"`);
    expect(page).toContain(`<details id="campaign-${campaign.id}" open>`);
  });

  it('asks Meta once a minute for each ad account, whoever looks', async () => {
    await list();
    const readCount = countReads();
    await Promise.all([list(), list('?state=live'), list('?q=tents')]);
    expect(countReads()).toBe(readCount);
    h.later(61_000);
    await Promise.all([list(), list(), list()]);
    expect(countReads()).toBe(readCount + 1);
  });

  it('asks as seldom when two nodes are asked at once', async (test) => {
    if (h.engine !== 'postgres') return test.skip();
    const second = await h.secondNode();
    onTestFinished(() => second.stop());
    const listThere = () =>
      ask(second.address, 'GET /waiting', owner.key).then(({ status }) => status);
    const readCount = countReads();
    for (let minute = 1; minute <= 5; minute++) {
      h.later(61_000);
      await Promise.all([list(), listThere(), list(), listThere(), list(), listThere()]);
      expect(await listThere()).toBe(200);
      expect(countReads()).toBe(readCount + minute);
    }
  });

  it('shows what somebody has started as live, and no longer as waiting', async () => {
    const [first] = (await list()).ads;
    for (const id of [first.ad_id, first.adset.id, first.campaign.id]) await start(id);
    h.later(61_000);
    await list();
    const liveAds = (await list('?state=live')).ads;
    expect(liveAds.map((ad: { ad_id: string }) => ad.ad_id)).toEqual([first.ad_id]);
    expect((await list()).ads).toHaveLength(3);
    const { clients } = (await h.call('GET /clients?refresh=false', { key: owner.key })).body;
    expect(clients[0]).toMatchObject({ waiting_ads: 3 });
  });

  it('finds by words, by who made it, by time, by campaign, page by page', async () => {
    const { ads } = await list('?refresh=false');
    const campaign = ads[0].campaign.id;
    expect((await list('?q=TENTS%20a')).ads.length).toBeGreaterThan(0);
    expect((await list('?q=%25')).ads).toEqual([]);
    expect((await list('?actor=key')).ads).toHaveLength(3);
    expect((await list('?actor=person')).ads).toEqual([]);
    expect((await list('?until=2020-01-01')).ads).toEqual([]);
    expect((await list(`?campaign_id=${campaign}`)).ads).toHaveLength(3);
    expect((await list('?campaign_id=1')).ads).toEqual([]);
    const page = await list('?limit=2');
    const nextPage = await list(`?limit=2&after=${page.next}`);
    expect([...page.ads, ...nextPage.ads].map(({ ad_id: id }) => id)).toEqual(
      ads.map(({ ad_id: id }: { ad_id: string }) => id),
    );
    const { choices } = await list('?choices=true');
    expect(choices.campaigns).toEqual([{ id: campaign, name: 'Spring' }]);
    expect(choices.makers).toMatchObject([{ kind: 'key' }]);
  });

  it.runIf(isFirstStore)(
    'is one list for the client and the command line, page by page',
    async () => {
      const ids = (await list('?refresh=false')).ads.map(({ ad_id: id }: { ad_id: string }) => id);
      const client = new Greenroom({ url: h.service.address, apiKey: owner.key });
      const pagedIds: string[] = [];
      for await (const { ad_id: id } of client.waiting.list({ limit: 2, refresh: false }))
        pagedIds.push(id);
      expect([pagedIds, pagedIds.length > 2]).toEqual([ids, true]);
      const type = (line: string) =>
        runInside(line.split(' '), {
          // Nobody has files there.
          XDG_CONFIG_HOME: '/nonexistent',
          GREENROOM_URL: h.service.address,
          GREENROOM_API_KEY: owner.key,
        });
      const all = JSON.parse((await type('waiting list --limit 2 --all -o json')).stdout);
      expect(all.ads.map(({ ad_id: id }: { ad_id: string }) => id)).toEqual(ids);
      expect((await type('waiting list --limit 2')).stderr).toMatch(/--all/);
    },
  );

  it('shows nobody else’s ads, and those of every workspace one belongs to', async () => {
    const stranger = await h.account();
    expect((await list('', stranger.key)).ads).toEqual([]);
    expect((await list(`?workspace_id=${owner.workspaceId}`, stranger.key)).ads).toEqual([]);
    const viewer = await h.member(owner.workspaceId, 'viewer');
    expect((await list('', viewer.homeKey)).ads).toHaveLength(3);
  });

  it('remembers ads that the journal has forgotten', async () => {
    const adsBefore = (await list('?refresh=false')).ads;
    h.later(31 * 86_400_000);
    const { archiveOldWrites } = await import('../../../src/store/journal/old-writes.ts');
    await archiveOldWrites(h.service.deps.store.db, 30 * 86_400_000, 500);
    const adsAfter = (await list('?refresh=false')).ads;
    expect(adsAfter.map(({ ad_id: id }: { ad_id: string }) => id)).toEqual(
      adsBefore.map(({ ad_id: id }: { ad_id: string }) => id),
    );
    expect(adsAfter[0]).toMatchObject({ ad_account_id: usd, made_by: adsBefore[0].made_by });
  });

  it('forgets what nobody has looked at for more than a year', async () => {
    const { db } = h.service.deps.store;
    const readSeenAds = () => db.selectFrom('seen_ads').select('ad_id').execute();
    await deleteOldOf('seen_ads', db, 400 * 86_400_000);
    expect(await readSeenAds()).toHaveLength(4);
    h.later(401 * 86_400_000);
    await deleteOldOf('seen_ads', db, 400 * 86_400_000);
    expect(await readSeenAds()).toEqual([]);
  });
});

describe('a login that ended', () => {
  it.each(['/waiting', '/clients'])(
    'is marked by the first look of GET %s that hears so',
    async (path) => {
      const otherHouse = await house();
      onTestFinished(() => otherHouse.stop());
      const { key } = await otherHouse.connected();
      const answer = await otherHouse.call('PUT /adnet/connection/ad-account', {
        key,
        body: { account_id: usd },
      });
      expect(answer.status).toBe(200);
      const id = started(await launch(otherHouse, key, wholeLaunch(otherHouse)));
      await until(otherHouse, key, id, over);
      const stateNow = async () =>
        (await otherHouse.call('GET /clients?refresh=false', { key })).body.clients[0].connection
          .state;
      expect(await stateNow()).toBe('ok');
      otherHouse.sandbox.control.expireToken(demo.systemUserToken);
      await otherHouse.call(`GET ${path}`, { key });
      expect(await stateNow()).toBe('expired');
    },
  );
});
