// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { type House, house } from '../../helpers/house/house.ts';
import {
  launch,
  launchAdSet,
  over,
  started,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { pictureUrl, usd } from '../../helpers/house/publishing.ts';
import { sendRaw } from '../../helpers/network/raw-connection.ts';
import { png } from '../../images/support/pictures.ts';

type Browser = Awaited<ReturnType<typeof signedIn>>;

let h: House;
let owner: Awaited<ReturnType<House['connected']>>;
let browser: Browser;

beforeAll(async () => {
  h = await house();
  owner = await h.connected();
  await h.call('PUT /adnet/connection/ad-account', { key: owner.key, body: { account_id: usd } });
  browser = await signedIn(h, owner.uid);
});
afterAll(() => h.stop());

const at = (path: string) => `/console/w/${owner.workspaceId}/${path}`;

/** Two pictures and two texts, as a browser without scripts sends them. */
const launchForm = (changes: Record<string, string> = {}) => ({
  account_id: usd,
  name: 'Spring',
  'defaults.page_id': '104000000000001',
  'defaults.link_url': 'https://example.com/tent',
  'campaign.objective': 'OUTCOME_TRAFFIC',
  'images.0.url': pictureUrl(h),
  'images.1.url': `${pictureUrl(h)}?second`,
  'copies.0.message': 'Sleep warm.',
  'copies.0.headline': 'Northlight tents',
  'copies.1.message': 'Sleep dry.',
  'copies.1.headline': 'Tents',
  'ad_sets.0.name': 'Hikers',
  'ad_sets.0.countries': 'US',
  'ad_sets.0.age_min': '25',
  'ad_sets.0.age_max': '44',
  'ad_sets.0.budget': '20.50',
  nonce: 'n1',
  do: 'plan',
  ...changes,
});

const plan = (changes: Record<string, string> = {}) =>
  browser.submit(at('launches/new'), launchForm(changes));

const adsIn = (text: string) => [...text.matchAll(/Hikers · [^<·]+ · [^<·]+(?=<)/g)].map(String);

describe('the launch wizard', () => {
  it('leads from the plan to every field that is wrong, also where the body cannot be read at all', async () => {
    const { text } = await plan({ 'defaults.link_url': 'two words', 'ad_sets.0.budget': '' });
    for (const field of ['defaults.link_url', 'ad_sets.0.budget'])
      expect(text).toContain(`href="#f-${field}"`);
    expect(text).toContain('2 things to fix');
    // The steps that hold them are marked.
    expect(text.match(/<li class="wrong"><a href="#(account|budget)"/g)).toHaveLength(2);
  });

  it('takes an address without its scheme', async () => {
    const { text } = await plan({ 'defaults.link_url': 'example.com/tent?a=b' });
    expect(text).toContain('value="https://example.com/tent?a=b"');
    expect(text).toContain('Nothing is wrong with it.');
  });

  it('knows countries by their names, and says which word is none', async () => {
    const problemPage = await plan({ 'ad_sets.0.countries': 'France, Frankreich; US CA' });
    expect(problemPage.text).toContain('“Frankreich”');
    expect(problemPage.text).toContain('href="#f-ad_sets.0.countries"');
    const emptyPage = await plan({ 'ad_sets.0.countries': '' });
    expect(emptyPage.text).toContain('in which countries');
    const fine = await plan({ 'ad_sets.0.countries': 'france; Türkiye, US CA' });
    expect(fine.text).toContain('Make 4 ads, paused');
  });

  it('leaves single ads of the matrix out, keeps them out when a row goes, and makes the others', async () => {
    const fullPlan = await plan();
    expect(adsIn(fullPlan.text)).toHaveLength(4);
    const omittedAd = `0.1.${pictureUrl(h)}`;
    const form = new URLSearchParams(launchForm({ left_out: omittedAd }));
    form.append('left_out', `0.0.${pictureUrl(h)}?second`);
    const submission = { form_token: tokenIn(fullPlan.text), ...Object.fromEntries(form) };
    const one = await browser.submit(at('launches/new'), submission);
    expect(one.text).toContain('Make 3 ads, paused');
    expect(one.text).toContain('Left out: 1');
    // Text 1 goes; the ad that is left out belongs to text 2, which is now the first.
    const shorterPlan = await plan({ left_out: omittedAd, do: 'change', wish: 'drop:copies.0' });
    expect(shorterPlan.text).toContain('1 ad</b>');
    const answer = await plan({ left_out: omittedAd, do: 'send' });
    const id = /launches\/([^?]+)/.exec(answer.location ?? '')?.[1] ?? '';
    const { items } = await until(h, owner.key, id, over);
    const names = items.flatMap(({ action, name }: { action: string; name: string }) =>
      action === 'create_ad' ? [name] : [],
    );
    expect(names.sort()).toEqual([
      expect.stringMatching(/^Hikers · \w+ 2 · Northlight tents$/),
      expect.stringMatching(/^Hikers · \w+ 2 · Tents$/),
      expect.stringMatching(/^Hikers · \w+ · Northlight tents$/),
    ]);
  });
});

describe('a launch from a file', () => {
  const read = (content: string) =>
    browser.submit(at('launches/from-file'), { account_id: usd, content, do: 'read' });

  it.each<[string, string, number, string]>([
    [
      'JSON',
      '{"name": "N", "campaign": {"name": "Spring", "objective": "OUTCOME_TRAFFIC"}}',
      200,
      'Spring',
    ],
    ['YAML', 'name: N\ncampaign:\n  name: Autumn\n  objective: OUTCOME_TRAFFIC\n', 200, 'Autumn'],
    ['large YAML', `name: ${'x'.repeat(270_000)}`, 422, '256 KB'],
    ['a large file', `campaign,ad_set\n${'x'.repeat(1_000_001)}`, 422, '1 MB'],
    ['deep JSON', `{"a":${'['.repeat(500)}${']'.repeat(500)}}`, 422, 'deeper than 32'],
    [
      'an id that is no longer exact',
      'name: N\ncampaign:\n  id: 120220010002609218\n',
      422,
      'send it as a string',
    ],
    ['one thing that is no launch', '"x": 1\n- y', 422, 'YAML'],
  ])('may be %s', async (_, content, status, words) => {
    const page = await read(content);
    expect([page.status, page.text.includes(words)]).toEqual([status, true]);
  });
});

describe('a picture from the own computer', () => {
  const send = async (
    body: Uint8Array,
    { type = 'image/png', token = '', who = browser, path = at('pictures'), headers = {} } = {},
  ) => {
    const formToken = token || tokenIn((await browser.go(at('launches/new'))).text);
    const response = await fetch(`${h.service.address}${path}?account=${usd}&name=tent.png`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...who.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: h.service.address,
        'content-type': type,
        'x-form-token': formToken,
        ...headers,
      },
      body,
    });
    return { status: response.status, text: await response.text() };
  };

  it('is not taken in from whoever may not upload', async () => {
    const guest = await h.member(owner.workspaceId, 'viewer');
    const stranger = await h.connected();
    for (const { uid } of [guest, stranger]) {
      const who = await signedIn(h, uid);
      const token = tokenIn((await who.go('/console')).text);
      const { hostname, port } = new URL(h.service.address);
      // Only the beginning is sent: an answer shows that the rest was not waited for.
      const raw = await sendRaw(
        h.service.address,
        `POST ${at('pictures')}?account=${usd} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: greenroom-session=${who.session}\r\ncontent-type: image/png\r\nx-form-token: ${token}\r\ncontent-length: 20000000\r\n\r\nx`,
      );
      expect(raw.answers.map(({ status }) => status)).toEqual([403]);
    }
  });

  it('goes into the library through the usual operation, and can be chosen', async () => {
    const { status, text } = await send(png({ width: 600, height: 600 }));
    expect([status, text]).toEqual([200, expect.stringMatching(/^\{"hash":"[0-9a-f]{32}"\}$/)]);
    const { hash } = JSON.parse(text);
    const page = await browser.submit(at('launches/new'), { ...launchForm(), do: 'change', hash });
    expect(page.text).toMatch(new RegExp(`value="${hash}" checked`));
    const { body } = await h.call('GET /activity?action=write.upload_image', { key: owner.key });
    expect(body.events[0]).toMatchObject({ outcome: 'succeeded', target: { name: 'tent.png' } });
  });

  it('says why Meta refused it, and what to do', async () => {
    const reader = await h.connected({ token: demo.analystToken });
    const who = await signedIn(h, reader.uid);
    const token = tokenIn((await who.go('/console')).text);
    const path = `/console/w/${reader.workspaceId}/pictures`;
    const answer = await send(png({ width: 600, height: 600 }), { who, token, path });
    const { problem } = JSON.parse(answer.text);
    expect(problem).not.toBe('Meta refused this.');
    expect(problem).toMatch(/permission|allow/i);
  });

  it('is refused in plain words where it is none, and to whoever may not make ads', async () => {
    const badPicture = await send(Buffer.from('<svg/>'), { type: 'image/svg+xml' });
    expect([badPicture.status, JSON.parse(badPicture.text).problem]).toEqual([
      422,
      'This is no JPEG, PNG, GIF or WebP picture, or it is larger than 30 MB.',
    ]);
    expect((await send(png({ width: 9, height: 9 }), { token: '0'.repeat(64) })).status).toBe(400);
    const viewer = await signedIn(h, (await h.member(owner.workspaceId, 'viewer')).uid);
    const viewerToken = tokenIn((await viewer.go(at('copy'))).text);
    const answer = await send(png({ width: 9, height: 9 }), { who: viewer, token: viewerToken });
    expect(answer.status).toBe(403);
  });
});

describe('what people read', () => {
  it('is a page where a form is too large, also without scripts', async () => {
    const form = { content: 'a'.repeat(2_200_000), do: 'read' };
    const answer = await browser.submit(at('launches/from-file'), form);
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain('This is too large');
  });

  it('has no words of the API in it when something does not work', async () => {
    const answer = await browser.submit(at('members'), {
      do: 'remove',
      account: '01a1e450-3f9b-7000-942d-d9e6989bf17d',
    });
    expect(answer.text).toContain('has no such member');
    expect(answer.text).not.toMatch(/account_id|GET \/|POST \/|this workspace/i);
    const nowhere = await browser.go('/console/w/01a1e450-3f9b-7000-942d-d9e6989bf17d/waiting');
    expect(nowhere.text).not.toMatch(/GET \//);
  });

  it('says which role was given', async () => {
    const other = await h.member(owner.workspaceId, 'viewer');
    await h.call(`PATCH /account/workspaces/${owner.workspaceId}/members/${other.uid}`, {
      key: owner.key,
      body: { role: 'editor' },
    });
    const { text } = await browser.go(at('activity?what=member'));
    expect(text).toMatch(/gave a role to “[^”]+”: editor, before viewer/);
  });

  it('tells who did what, the client too, and hands it out as a file', async () => {
    const id = started(await launch(h, owner.key, wholeLaunch(h, { requires_approval: true })));
    const link = await browser.submit(at(`launches/${id}`), {
      do: 'review',
      days: '7',
      for: 'Dana',
    });
    const review = /\/review\/[\w-]+/.exec(link.text)?.[0] ?? '';
    const reviewPage = await (await fetch(h.service.address + review)).text();
    const names = [...reviewPage.matchAll(/name="(verdict[^"]*|ad[^"]*)" value="approve/g)];
    expect(names.length).toBeGreaterThan(0);
    const page = await browser.go(at('activity'));
    expect(page.text).toContain('made a review link for the launch');
    expect(page.text).toMatch(
      /chose the ad account “<bdi>(Northlight Outdoor|act_1010000000000001)/,
    );
    const file = await browser.go(at('activity/file?what=launch'));
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('activity');
    expect(file.text).toContain('launch.review_link_created');
    expect(file.text).not.toContain('write.create_ad');
    const stranger = await signedIn(h, (await h.account()).uid);
    expect((await stranger.go(at('activity/file'))).status).toBe(403);
  });
});

it('makes a key that may only read, and for this client alone', async () => {
  const page = await browser.submit(at('keys'), { do: 'mint', name: 'Agent', max_role: 'viewer' });
  const key = /gr_live_\w+/.exec(page.text)?.[0] ?? '';
  expect((await h.call('GET /adnet/ad-accounts', { key })).status).toBe(200);
  const body = { account_id: usd, name: 'No', objective: 'OUTCOME_TRAFFIC' };
  const answer = await h.call('POST /adnet/campaigns', { key, body });
  expect(answer.status).toBe(403);
  const { text } = await browser.go(at('keys'));
  expect(text).toContain('Only reads');
  expect(text).toContain('for this client. It makes and changes nothing.');
  const form = { do: 'mint', name: 'Careful agent', max_role: 'editor' };
  await browser.submit(at('keys'), { ...form, writes_per_hour: '20', writes_per_day: '60' });
  const both = (await browser.go(at('keys'))).text;
  expect(both).toContain('Makes ads, at most 20 an hour and 60 a day');
  expect(both).toContain('Never used');
  const problemPage = await browser.submit(at('keys'), { ...form, writes_per_hour: '-3' });
  expect(problemPage.status).toBe(422);
  expect(problemPage.text).toContain('value="-3"');
  const workspaceList = await h.call('GET /account/workspaces', { key });
  expect(workspaceList.body.workspaces).toHaveLength(1);
  const { api_keys: keys } = (await h.call('GET /account/api-keys', { key })).body;
  expect(keys).toContainEqual(expect.objectContaining({ name: 'Agent', only_workspace: true }));
});

it('says no write limit of a key that only reads', async () => {
  const form = { do: 'mint', name: 'Reader', max_role: 'viewer', writes_per_hour: '5' };
  expect((await browser.submit(at('keys'), form)).text).toMatch(/gr_live_\w+/);
  expect((await browser.go(at('keys'))).text).not.toContain('Only reads, at most');
});

it('checks a text without a brief of its own', async () => {
  const form = { do: 'check', primary_text: 'Trusted by 10,000 hikers.', headline: 'Tents' };
  const page = await browser.submit(at('copy'), { ...form, description: '' });
  expect(page.status).toBe(200);
  expect(page.text).toContain('<mark>');
  const [, check = ''] = page.text.split('data-own-text');
  expect(check.split('</form>')[0]).not.toContain(' required');
  const brief = { product: 'Tent', audience: 'Hikers', benefits: 'Trusted by 10,000 hikers' };
  const secondPage = await browser.submit(at('copy'), { ...form, ...brief, description: '' });
  expect(secondPage.text).not.toContain('10,000</mark>');
});

it('leads from a second client to its connection, and asks for a password until there is one', async () => {
  const { uid } = await h.account();
  const person = await signedIn(h, uid);
  const answer = await person.submit('/console', { do: 'add', name: 'Second' });
  expect(answer.location).toMatch(/\/connection$/);
  expect((await person.go('/console')).text).toContain('You have no password yet');
  const form_token = tokenIn((await person.go('/console/you')).text);
  const form = { form_token, password: 'three words and a comma' };
  expect((await person.go('/console/you/password', { form })).status).toBe(303);
  expect((await person.go('/console')).text).not.toContain('You have no password yet');
});

it('offers a new client only to whoever may make one', async () => {
  const guest = await h.account();
  const { db } = h.service.deps.store;
  const binding = { bound_to: owner.uid };
  const guestBrowser = await signedIn(h, guest.uid);
  expect((await guestBrowser.go('/console')).text).toContain('Add the client');
  await db.updateTable('accounts').set(binding).where('id', '=', guest.uid).execute();
  expect((await guestBrowser.go('/console')).text).not.toContain('Add the client');
});

describe('the connection', () => {
  it('calls a connection ended everywhere on the page, on the first view', async () => {
    const token = h.sandbox.control.createToken({ person: demo.adminId });
    const other = await h.connected({ token });
    const person = await signedIn(h, other.uid);
    const page = `/console/w/${other.workspaceId}/connection`;
    const firstView = await person.go(page);
    expect(firstView.text).toContain('Making ads');
    expect(firstView.text).toContain('<progress');
    expect(firstView.text).toMatch(/This login reaches \d+ ad accounts/);
    h.sandbox.control.expireToken(token);
    h.later(61_000);
    const { text } = await person.go(page);
    expect(text).not.toMatch(/Connected to the sandbox|<progress|class="lamp "/);
    expect(text.match(/Connection ended/g)?.length).toBeGreaterThan(1);
  });

  it('counts down for a connection that rests; one without a page makes no ads', async () => {
    const other = await h.connected({ unlocked: false });
    const person = await signedIn(h, other.uid);
    const page = `/console/w/${other.workspaceId}/connection`;
    const resting = await person.go(page);
    expect(resting.text.match(/data-until="/g)).toHaveLength(2);
    expect(resting.text).toContain('Passes by itself');
    const { db } = h.service.deps.store;
    await db
      .updateTable('connections')
      .set({ writes_unlock_at: 0 })
      .where('workspace_id', '=', other.workspaceId)
      .execute();
    await db
      .updateTable('connection_health')
      .set({ missing: JSON.stringify(['page']) })
      .where('workspace_id', '=', other.workspaceId)
      .execute();
    const { text } = await person.go(page);
    expect(text).toContain('Not before there is a Facebook page');
    expect(text).not.toContain('Ads can be made.');
  });
});

it('explains every event that a webhook can be sent', async () => {
  const { text } = await browser.go(at('webhooks'));
  const boxes = [
    ...text.matchAll(
      /name="event"[^>]*><span><span class="mono">[^<]+<\/span> <small class="soft">([^<]*)/g,
    ),
  ];
  expect(boxes.length).toBeGreaterThan(10);
  for (const [, words = ''] of boxes) expect(words).toMatch(/ /);
});

it('lets somebody without any client make one', async () => {
  const guest = await h.account();
  await h.operate('members remove', { workspace: guest.workspaceId, email: guest.email });
  const guestBrowser = await signedIn(h, guest.uid);
  const start = await guestBrowser.go('/console');
  expect(start.text).toContain('Add the client');
  const answer = await guestBrowser.submit('/console', { do: 'add', name: 'Juniper & Oat' });
  expect(answer.status, answer.text).toBe(303);
  expect((await guestBrowser.go('/console')).text).toContain('Juniper &amp; Oat');
  // A key without a workspace still has none to act in.
  const key = await h.call('POST /account/workspaces', { key: guest.key, body: { name: 'No' } });
  expect(key.status).toBe(409);
});

/** The console's own pages, and the pages of the guide that it points to. */
const isOurs = (href: string) => !href.includes('/assets/');

it('has no link that leads nowhere', async () => {
  const paths = new Set<string>();
  const screens = ['', `/w/${owner.workspaceId}/waiting`, '/you'].map((path) => `/console${path}`);
  const queue = [...screens];
  while (queue.length > 0) {
    const path = queue.pop() ?? '';
    if (paths.has(path) || paths.size > 120) continue;
    paths.add(path);
    const answer = await browser.go(path);
    expect(answer.status, path).toBeLessThan(400);
    if (path.startsWith('/docs')) continue;
    const links = [...answer.text.matchAll(/href="(\/(?:console|docs)[^"#?]*)/g)];
    queue.push(...links.map(([, href = '']) => href).filter((href) => isOurs(href)));
  }
  expect([...paths]).toContain(at('launches/new'));
  expect([...paths]).toContain('/docs/guide/console');
});

it('corrects a refused audience in plain fields, and the launch goes on with it', async () => {
  const interests = [
    { id: '6003139266461', name: 'Camping' },
    { id: '6003107902433', name: 'Football' },
  ];
  const targeting = {
    geo_locations: { countries: ['US', 'CA'] },
    age_min: 25,
    age_max: 44,
    flexible_spec: [{ interests }],
  };
  const match = { method: 'POST', path: `${usd}/adsets` };
  h.sandbox.control.fault({ kind: 'error', code: 100, match });
  const body = wholeLaunch(h, { ad_sets: [{ ...launchAdSet('hikers'), targeting }] });
  const id = started(await launch(h, owner.key, body));
  await until(h, owner.key, id, over);
  const { text } = await browser.go(at(`launches/${id}`));
  const name = (part: string) => `mend.adset-1.targeting/${part}`;
  expect(text).not.toContain('&quot;geo_locations&quot;');
  expect(text).toContain(`name="${name('geo_locations/countries')}"`);
  expect(text).toContain('value="United States, Canada"');
  expect(text).toContain('Football');
  const correction = {
    do: 'mend',
    [name('geo_locations/countries')]: 'CA, AU',
    [name('age_min')]: '30',
    [name('flexible_spec/0/interests')]: '6003139266461',
  };
  const answer = await browser.submit(at(`launches/${id}`), correction);
  expect([answer.status, answer.location]).toEqual([303, at(`launches/${id}`)]);
  const finishedLaunch = await until(h, owner.key, id, over);
  expect(finishedLaunch.reason ?? finishedLaunch.state).toBe('done');
  const [adSetCall] = h.sandbox.control.calls({ method: 'POST', path: 'adsets' }).slice(-1);
  expect(adSetCall?.params['targeting']).toMatchObject({
    geo_locations: { countries: ['CA', 'AU'] },
    age_min: 30,
    age_max: 44,
    flexible_spec: [{ interests: [interests[0]] }],
  });
});

describe('the way to Meta', () => {
  it('is open to the forms of the pages that connect, under whatever name they are looked at', async () => {
    const policyOf = async (path: string) =>
      (await browser.go(at(path))).headers.get('content-security-policy');
    const { origin } = new URL(h.service.deps.baseUrl);
    for (const path of ['connection', 'first-steps'])
      expect(await policyOf(path)).toContain(`form-action 'self' ${origin};`);
    expect(await policyOf('waiting')).toContain("form-action 'self';");
  });
});
