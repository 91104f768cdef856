// One store is enough: what it keeps, others keep that are tried on both.

import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, tokenIn } from '../../helpers/callers/browser-visit.ts';
import { type House, house } from '../../helpers/house/house.ts';
import {
  launch,
  launchAdSet,
  launchOf,
  over,
  started,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { pictureUrl, usd } from '../../helpers/house/publishing.ts';

let h: House;
let owner: Awaited<ReturnType<House['connected']>>;

beforeAll(async () => {
  h = await house();
  owner = await h.connected();
});
afterAll(() => h.stop());

const at = (path: string) => `/console/w/${owner.workspaceId}/${path}`;

/** The wizard as a browser without scripts sends it. */
const launchForm = () => ({
  account_id: usd,
  name: 'Spring',
  'defaults.page_id': '104000000000001',
  'defaults.link_url': 'https://example.com/tent',
  'campaign.objective': 'OUTCOME_TRAFFIC',
  'images.0.url': pictureUrl(h),
  'copies.0.message': 'Sleep warm.',
  'copies.0.headline': 'Northlight tents',
  'copies.1.message': 'Sleep dry.',
  'copies.1.headline': 'Tents',
  'ad_sets.0.countries': 'US',
  'ad_sets.0.age_min': '25',
  'ad_sets.0.age_max': '44',
  'ad_sets.0.budget': '20.50',
  nonce: 'n1',
});

describe('the launch wizard without scripts', () => {
  it('sends the plan that was shown, whichever line ends the browser writes', async () => {
    const browser = await signedIn(h, owner.uid);
    const path = at('launches/new');
    const twoLines = (lineEnd: string) => ({
      ...launchForm(),
      'copies.0.message': `Sleep warm.${lineEnd}Wake up dry.`,
      nonce: 'lines',
    });
    // The page's script asks with LF; the button sends the same text with CR and LF.
    const planPage = await browser.submit(path, { ...twoLines('\n'), do: 'plan' });
    const [, digest = ''] = /name="plan_digest" value="([^"]+)"/.exec(planPage.text) ?? [];
    expect(digest).not.toBe('');
    const answer = await browser.submit(path, {
      ...twoLines('\r\n'),
      do: 'send',
      plan_digest: digest,
    });
    expect(answer.status, answer.text).toBe(303);
  });

  it('shows every problem at once, keeps what was typed, and makes the launch once it is right', async () => {
    const browser = await signedIn(h, owner.uid);
    const path = at('launches/new');
    const form = {
      ...launchForm(),
      do: 'plan',
      'copies.0.headline': '',
      'ad_sets.0.budget': 'much',
      'defaults.page_id': '',
    };
    const problemsPage = await browser.submit(path, form);
    expect(problemsPage.status).toBe(200);
    expect(problemsPage.text).toContain('3 things to fix');
    for (const field of ['copies.0.headline', 'ad_sets.0.budget', 'defaults.page_id'])
      expect(problemsPage.text).toContain(`href="#f-${field}"`);
    expect(problemsPage.text).toContain('value="much"');
    const fine = await browser.submit(path, { ...launchForm(), do: 'plan' });
    expect(fine.text).toContain('Make 2 ads, paused');
    const answer = await browser.submit(path, { ...launchForm(), do: 'send' });
    expect(answer.status).toBe(303);
    const id = /launches\/([^?]+)/.exec(answer.location ?? '')?.[1] ?? '';
    expect(await until(h, owner.key, id, over)).toMatchObject({ state: 'done', account_id: usd });
    // The same page sent twice, as by a double click, is the same launch.
    const repeat = await browser.submit(path, { ...launchForm(), do: 'send' });
    expect(repeat.location).toBe(answer.location);
    const { items } = await launchOf(h, owner.key, id);
    expect(items.map(({ name }: { name?: string }) => name)).toContain('Audience 1');
  });

  it('adds and removes rows, and asks the writer', async () => {
    const browser = await signedIn(h, owner.uid);
    const path = at('launches/new');
    const pageWithRow = await browser.submit(path, {
      ...launchForm(),
      do: 'change',
      wish: 'add:copies',
    });
    expect(pageWithRow.text).toContain('name="copies.2.message"');
    const pageWithoutRow = await browser.submit(path, {
      ...launchForm(),
      do: 'change',
      wish: 'drop:copies.0',
    });
    expect(pageWithoutRow.text).not.toContain('Sleep warm.');
    expect(pageWithoutRow.text).toContain('Sleep dry.');
    const brief = {
      'brief.product': 'Two-person tent for rain and wind',
      'brief.audience': 'hikers',
      'brief.benefits': 'Weighs 1.9 kg',
    };
    const pageWithTexts = await browser.submit(path, { ...launchForm(), ...brief, do: 'write' });
    expect(pageWithTexts.text).toContain('name="copies.4.message"');
  });
});

describe('what stands beside the screens', () => {
  it('tells the progress of a launch to members alone', async () => {
    const id = started(await launch(h, owner.key, wholeLaunch(h)));
    const browser = await signedIn(h, owner.uid);
    const events = await browser.go(at(`launches/${id}/events`));
    expect(events.headers.get('content-type')).toContain('text/event-stream');
    expect(events.text).toContain('"state":"done"');
    const stranger = await signedIn(h, (await h.account()).uid);
    for (const path of [
      `launches/${id}/events`,
      `media?url=${pictureUrl(h)}`,
      `insights/${usd}/file?level=campaign`,
    ])
      expect((await stranger.go(at(path))).status, path).toBe(403);
    const nobody = await fetch(h.service.address + at(`launches/${id}/events`), {
      redirect: 'manual',
    });
    expect(nobody.status).toBe(303);
  });

  it('answers a script only when it shows the person’s own token', async () => {
    const browser = await signedIn(h, owner.uid);
    const token = tokenIn((await browser.go(at('launches/new'))).text);
    const form = { form_token: token, primary_text: 'Trusted by 10,000 hikers' };
    const fine = await browser.go(at('ask/copy'), { form });
    expect(JSON.parse(fine.text).findings.length).toBeGreaterThan(0);
    const formWithOtherToken = { ...form, form_token: '0'.repeat(64) };
    expect((await browser.go(at('ask/copy'), { form: formWithOtherToken })).status).toBe(400);
    const foreignHeaders = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.go(at('ask/copy'), { form, headers: foreignHeaders })).status).toBe(400);
    expect((await browser.go(at('ask/nothing'), { form })).status).toBe(404);
  });

  it('fetches no picture that is not public', async () => {
    const browser = await signedIn(h, owner.uid);
    const fine = await browser.go(at(`media?url=${encodeURIComponent(pictureUrl(h))}`));
    expect(fine.headers.get('content-type')).toMatch(/^image\//);
    for (const url of [
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      `${h.service.address}/health`,
    ])
      expect((await browser.go(at(`media?url=${encodeURIComponent(url)}`))).status).toBeGreaterThan(
        399,
      );
  });
});

describe('ads in the European Union', () => {
  const path = () => at('launches/new');

  it('say who is behind them, by the Page until somebody writes it', async () => {
    const browser = await signedIn(h, owner.uid);
    const german = { ...launchForm(), 'ad_sets.0.countries': 'Germany', nonce: 'eu' };
    const planPage = await browser.submit(path(), { ...german, do: 'plan' });
    expect(planPage.text).toContain('Nothing is wrong with it.');
    expect(planPage.text).toContain('People in Germany, 25 to 44');
    const answer = await browser.submit(path(), { ...german, payer: 'Agency', do: 'send' });
    const id = /launches\/([0-9a-f-]{36})/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
    expect(await until(h, owner.key, id, over)).toMatchObject({ state: 'done' });
    const adset = h.sandbox.control
      .calls({ method: 'POST' })
      .findLast((call) => /\/adsets$/.test(call.path));
    expect(JSON.stringify(adset)).toMatch(/dsa_beneficiary.{1,12}Northlight/);
    expect(JSON.stringify(adset)).toMatch(/dsa_payor.{1,12}Agency/);
  });

  it('shows the fields of the European Union once its ads were refused, and days on the account’s clock', async () => {
    const targeting = { geo_locations: { countries: ['DE', 'FR'] } };
    const adSet = launchAdSet('a', { targeting, end_time: '2030-01-31T12:00:00+0000' });
    const id = started(await launch(h, owner.key, wholeLaunch(h, { ad_sets: [adSet] })));
    await until(h, owner.key, id, over);
    const browser = await signedIn(h, owner.uid);
    const { text } = await browser.go(at(`launches/${id}`));
    expect(text).toContain('name="mend.adset-1.dsa_beneficiary"');
    expect(text).toContain('name="mend.adset-1.dsa_payor"');
    expect(text).toContain('value="Germany, France"');
    expect(text).toContain('type="datetime-local" value="2030-01-31T04:00"');
    await browser.submit(at(`launches/${id}`), {
      do: 'mend',
      'mend.adset-1.dsa_beneficiary': 'Northlight',
      'mend.adset-1.dsa_payor': 'Northlight',
      'mend.adset-1.end_time': '2030-02-01T04:00',
    });
    expect(await until(h, owner.key, id, over)).toMatchObject({ state: 'done' });
  });
});

describe('a launch that waits for approval', () => {
  it('shows whoever approves it each ad, its picture, who will see it and the sum of money', async () => {
    const body = wholeLaunch(h, {
      requires_approval: true,
      ad_sets: [
        launchAdSet('hikers', { daily_budget: 1250, end_time: '2030-01-31T12:00:00+0000' }),
        launchAdSet('campers', { daily_budget: 800 }),
      ],
    });
    const id = started(await launch(h, owner.key, body));
    const browser = await signedIn(h, owner.uid);
    const { text } = await browser.go(at(`launches/${id}`));
    for (const part of [
      'What will be made',
      'Sleep warm, a.',
      'Tents b',
      'People in United States',
      '31 Jan 2030',
      '$12.50 a day',
      '$20.50 a day',
      'media?url=',
      'media?account=',
    ])
      expect(text, part).toContain(part);
    const [, picture = ''] = /src="([^"]+media\?url=[^"]+)"/.exec(text) ?? [];
    expect((await browser.go(picture.replaceAll('&amp;', '&'))).status).toBe(200);
  });
});

describe('roles', () => {
  it('lets a viewer watch a launch and read its answers, with nothing to press', async () => {
    const id = started(await launch(h, owner.key, wholeLaunch(h, { requires_approval: true })));
    const viewer = await signedIn(h, (await h.member(owner.workspaceId, 'viewer')).uid);
    const page = await viewer.go(at(`launches/${id}`));
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<form[^>]*method="post"/);
    expect((await viewer.go(at('launches'))).text).not.toContain('New launch');
    expect((await viewer.go(at('launches/new'))).status).toBe(403);
    const editor = await signedIn(h, (await h.member(owner.workspaceId, 'editor')).uid);
    const launchPage = await editor.go(at(`launches/${id}`));
    expect(launchPage.text).not.toContain('value="approve"');
    expect(launchPage.text).toContain('value="review"');
    expect((await editor.go(at('connection'))).text).not.toContain('value="disconnect"');
  });
});

it('refuses a table of a gigabyte before it has come', async () => {
  const browser = await signedIn(h, owner.uid);
  const url = new URL(h.service.address + at('launches/from-file'));
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const status = await new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: {
        cookie,
        origin: h.service.address,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '1000000000',
      },
    });
    sending.on('response', (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.write('content=a');
  });
  expect(status).toBe(413);
});
