import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { eur, makeTree, query, stage, usd } from './kit.ts';

describe('what can be aimed at', () => {
  const on = stage();
  const get = async (path: string, params: Record<string, unknown> = {}) =>
    (await on.get(`${path}?${query(params)}`)).body;

  it('is found, eight at a time, by words and type', async () => {
    const { data, paging } = await get(`/${usd}/targetingsearch`, { q: 'e' });
    expect(data).toHaveLength(8);
    expect(paging.next).toContain('targetingsearch');
    expect(data[0]).toMatchObject({ id: expect.stringMatching(/^\d+$/), type: 'interests' });
    expect(typeof data[0].audience_size_lower_bound).toBe('number');
    const one = await get(`/${usd}/targetingsearch`, { q: 'owner', limit_type: 'behaviors' });
    expect(one.data).toMatchObject([{ name: 'Small business owners', path: expect.any(Array) }]);
    expect((await get(`/${usd}/targetingsearch`)).error.message).toBe(
      '(#100) The parameter q is required.',
    );
  });
  it('can be browsed, suggested and checked', async () => {
    const browsed = await get(`/${usd}/targetingbrowse`, { limit_type: 'life_events' });
    expect(browsed.data.length).toBeGreaterThan(1);
    const hiking = { type: 'interests', id: '6003397425735' };
    const near = await get(`/${usd}/targetingsuggestions`, { targeting_list: [hiking] });
    expect(near.data.every((row: { type: string }) => row.type === 'interests')).toBe(true);
    const validation = await get(`/${usd}/targetingvalidation`, {
      targeting_list: [hiking, { type: 'interests', id: '1' }],
    });
    expect(validation.data.map((row: { valid: boolean }) => row.valid)).toEqual([true, false]);
  });
  it('is searched for without an account: places, languages, interests', async () => {
    const cities = await get('/search', {
      type: 'adgeolocation',
      q: 'buc',
      location_types: ['city'],
    });
    expect(cities.data).toEqual([
      {
        key: '1910415',
        name: 'Bucharest',
        type: 'city',
        country_code: 'RO',
        country_name: 'Romania',
        region: 'Bucharest',
        region_id: 3026,
        supports_region: true,
        supports_city: true,
      },
    ]);
    const zips = await get('/search', { type: 'adgeolocation', q: '90', location_types: ['zip'] });
    expect(zips.data[0].key).toBe('US:90028');
    const { data } = await get('/search', { type: 'adlocale', q: 'german' });
    expect(data).toEqual([{ key: 5, name: 'German' }]);
    const interests = await get('/search', { type: 'adinterest', q: 'hik' });
    expect(interests.data[0]).toMatchObject({ name: 'Hiking', topic: 'Sports and outdoors' });
    expect((await get('/search', { type: 'adshoes' })).error.code).toBe(100);
  });
  it('shows only the asked fields, and knows only its own words', async () => {
    const places = await get('/search', { type: 'adgeolocation', q: 'los', fields: 'key,name' });
    expect(places.data[0]).toEqual({ key: '2418779', name: 'Los Angeles' });
    const answer = await get(`/${usd}/targetingsearch`, { q: 'hik', fields: 'id' });
    expect(answer.data[0]).toEqual({ id: '6003397425735' });
    const wrong = [
      get('/search', { type: 'adgeolocation', location_types: ['town'] }),
      get(`/${usd}/targetingsearch`, { q: 'a', limit_type: 'shoes' }),
      get(`/${usd}/targetingbrowse`, { whitelisted_types: ['shoes'] }),
    ];
    for (const { error } of await Promise.all(wrong)) expect(error.code).toBe(100);
  });
  it('has a size', async () => {
    const targeting_spec = { geo_locations: { countries: ['US'] } };
    const estimate = (parts: object, goal = 'REACH') =>
      get(`/${usd}/delivery_estimate`, {
        targeting_spec: { ...targeting_spec, ...parts },
        optimization_goal: goal,
      });
    const { data } = await estimate({});
    expect(Object.keys(data[0])).toEqual([
      'estimate_mau_lower_bound',
      'estimate_mau_upper_bound',
      'estimate_ready',
    ]);
    const narrow = await estimate({ flexible_spec: [{ interests: [{ id: '6003397425735' }] }] });
    expect(narrow.data[0].estimate_mau_upper_bound).toBeLessThan(data[0].estimate_mau_lower_bound);
    expect((await estimate({}, 'FAME')).error.code).toBe(100);
    const nowhere = await get(`/${usd}/reachestimate`, { targeting_spec: { age_min: 20 } });
    expect(nowhere.error.error_subcode).toBe(1885364);
    const reach = await get(`/${usd}/reachestimate`, { targeting_spec });
    expect(reach.data).toMatchObject({
      estimate_ready: true,
      users_lower_bound: expect.any(Number),
    });
    const { adsetId } = await makeTree(on);
    expect((await get(`/${adsetId}/delivery_estimate`)).data[0].estimate_ready).toBe(true);
  });
  it('had a curve before v26.0', async () => {
    const queryText = query({
      targeting_spec: { geo_locations: { countries: ['US'] } },
      optimization_goal: 'REACH',
    });
    const { body } = await on.get(`/v25.0/${usd}/delivery_estimate?${queryText}`);
    expect(body.data[0]).toHaveProperty('daily_outcomes_curve');
  });
});

describe('what an account holds besides its ads', () => {
  const on = stage();
  it.each([
    ['customaudiences', 'name,subtype,approximate_count_lower_bound,delivery_status', usd],
    ['saved_audiences', 'name,targeting', usd],
    ['customconversions', 'name,rule,pixel{name},custom_event_type', eur],
    ['adlabels', 'name', eur],
    ['connected_instagram_accounts', 'username', usd],
    ['adspixels', 'name', usd],
  ])('%s are listed and read one by one', async (edge, fields, account) => {
    const { body } = await on.get(`/${account}/${edge}?fields=${fields}`);
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.paging.cursors.after).toBeTruthy();
    const one = await on.get(`/${body.data[0].id}?fields=${fields}`);
    expect(one.body).toEqual(body.data[0]);
  });
  it('can be made where an app may make them', async () => {
    const label = await on.post(`/${usd}/adlabels`, { name: 'New' });
    expect((await on.get(`/${label.body.id}`)).body).toMatchObject({ name: 'New' });
    const rule = JSON.stringify({ inclusions: {} });
    const audience = await on.post(`/${usd}/customaudiences`, { name: 'Visitors', rule });
    expect((await on.get(`/${audience.body.id}?fields=subtype`)).body.subtype).toBe('WEBSITE');
    const both = await on.post(`/${usd}/customaudiences`, { name: 'x', rule, subtype: 'WEBSITE' });
    expect(both.body.error).toMatchObject({ code: 2654, error_subcode: 1870053 });
    expect((await on.post(`/${usd}/saved_audiences`, { name: 'x' })).body.error.code).toBe(3);
    const conversion = await on.post(`/${usd}/customconversions`, {
      name: 'Thanks',
      event_source_id: demo.usdPixelId,
    });
    expect(conversion.body.id).toMatch(/^\d+$/);
  });
  it('demands the Page’s own token for what belongs to a Page', async () => {
    const path = `/${demo.usdPageId}/leadgen_forms`;
    expect((await on.get(path)).body.error).toMatchObject({ code: 190 });
    const { body } = await on.get('/me/accounts?fields=access_token');
    const own = body.data.find(({ id }: { id: string }) => id === demo.usdPageId);
    const forms = await on.get(path, { token: own.access_token });
    expect(forms.body.data[0]).toMatchObject({ locale: 'en_US', status: 'ACTIVE' });
    expect((await on.get('/me')).status).toBe(200);
  });
  it('answers an edge that nobody here has with an empty list', async () => {
    for (const path of [`/${usd}/adrules_library`, `/${usd}/advertisable_applications`, '/me/feed'])
      expect((await on.get(path)).body).toEqual({ data: [] });
  });
  it('stands in fields as well', async () => {
    const fields =
      'name,customaudiences.limit(1){name},customconversions.limit(1){name},adlabels{name}';
    const { body } = await on.get(`/${eur}?fields=${fields}`);
    expect(body.customaudiences.data).toHaveLength(1);
    expect(body.customconversions.paging.next).toContain(`/${eur}/customconversions`);
    expect(body.adlabels.data.length).toBeGreaterThan(1);
    const business = await on.get('/me?fields=businesses{owned_ad_accounts{name}}');
    expect(business.body.businesses.data[0].owned_ad_accounts.data.length).toBe(4);
  });
});

describe('a video by its address', () => {
  it('is processed, then ready, with thumbnails', async () => {
    const on = stage();
    const { body } = await on.post(`/${usd}/advideos`, { file_url: 'https://a.example/film.mp4' });
    const look = async () =>
      (await on.get(`/${body.id}?fields=status,picture,thumbnails{uri,is_preferred}`)).body;
    const early = await look();
    expect(early.status).toMatchObject({
      video_status: 'processing',
      uploading_phase: { status: 'complete' },
      processing_phase: { status: 'in_progress' },
    });
    expect(early.picture).toContain('rsrc.php');
    expect((await on.get(`/${body.id}/thumbnails`)).body).toEqual({ data: [] });
    on.later(30);
    const late = await look();
    expect(late.status).toMatchObject({
      video_status: 'ready',
      processing_phase: { status: 'complete' },
      publishing_phase: { status: 'complete' },
    });
    expect(late.picture).not.toContain('rsrc.php');
    expect((await on.get(`/${body.id}/thumbnails`)).body.data[0].is_preferred).toBe(true);
  });
  it('can be unreachable, or turn out to be no film', async () => {
    const on = stage();
    const response = await on.post(`/${usd}/advideos`, {
      file_url: 'https://nowhere.invalid/a.mp4',
    });
    expect(response.body.error).toMatchObject({ code: 389 });
    const odd = await on.post(`/${usd}/advideos`, { file_url: 'https://a.example/broken.mp4' });
    on.later(30);
    const { body } = await on.get(`/${odd.body.id}?fields=status`);
    expect(body.status).toMatchObject({ video_status: 'error' });
  });
});

describe('many writes at once', () => {
  it('are carried out, may use each other’s ids, and tell what became of each', async () => {
    const on = stage();
    const { body } = await on.post(`/${usd}/async_batch_requests`, {
      name: 'Autumn',
      adbatch: [
        {
          name: 'campaign',
          relative_url: `${usd}/campaigns`,
          body: 'name=A&objective=OUTCOME_TRAFFIC&status=PAUSED&special_ad_categories=[]&is_adset_budget_sharing_enabled=false',
        },
        {
          name: 'set',
          relative_url: `${usd}/adsets`,
          body: 'name=B&campaign_id={result=campaign:$.id}&optimization_goal=LINK_CLICKS&billing_event=IMPRESSIONS&bid_strategy=LOWEST_COST_WITHOUT_CAP&daily_budget=2000&status=PAUSED&targeting={"geo_locations":{"countries":["US"]}}',
        },
        { name: 'bad', relative_url: `${usd}/campaigns`, body: 'name=C' },
      ],
    });
    expect((await on.get(`/${body.id}`)).body).toEqual({ id: body.id, is_completed: false });
    const counts = 'is_completed,total_count,success_count,error_count';
    expect((await on.get(`/${body.id}?fields=${counts}`)).body).toMatchObject({
      is_completed: true,
      total_count: 3,
      success_count: 2,
      error_count: 1,
    });
    const { body: list } = await on.get(`/${body.id}/requests`);
    expect(list.data.map((row: { status: string }) => row.status)).toEqual([
      'SUCCESS',
      'SUCCESS',
      'ERROR',
    ]);
    expect((await on.get(`/${list.data[1].result.id}?fields=name`)).body.name).toBe('B');
  });
});

describe('lists of deleted objects', () => {
  it('are refused where the account does not give them', async () => {
    const on = stage();
    const path = `/${usd}/campaigns?effective_status=["DELETED"]`;
    expect((await on.get(path)).body.error.error_subcode).toBe(1815001);
  });
});
