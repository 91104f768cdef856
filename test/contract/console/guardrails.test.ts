// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { callerOf } from '../../helpers/callers/mcp.ts';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  launchAdSet,
  launchOf,
  over,
  resume,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { eur, seededHash, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

type Browser = Awaited<ReturnType<typeof signedIn>>;
let key: string;
let workspaceId: string;
let browser: Browser;
beforeAll(async () => {
  const connection = await h.connected();
  ({ key, workspaceId } = connection);
  browser = await signedIn(h, connection.uid);
});

const at = (screen: string) => `/console/w/${workspaceId}/${screen}`;
const save = (fields: Record<string, string>) =>
  browser.submit(at('guardrails'), { do: 'save', ...fields });
const readGuardrails = async () =>
  (await h.call(`GET /account/workspaces/${workspaceId}/guardrails`, { key })).body;

describe('the page about guardrails', () => {
  it('saves what is typed, as people write it, and shows it again', async () => {
    const answer = await save({
      'max_daily_budget.USD': '50',
      'max_launch_daily_budget.USD': '200.50',
      new_currency: 'jpy',
      'max_daily_budget.new': '5000',
      ad_accounts: usd,
      more_ad_accounts: `${eur}\r\n`,
      countries: 'United States, Canada\nde',
      link_domains: 'Example.com\r\n\r\nexample.org',
      required_url_tags: 'utm_source=facebook',
      name_patterns: 'ACME_*',
    });
    expect([answer.status, answer.location]).toEqual([303, at('guardrails')]);
    expect(await readGuardrails()).toEqual({
      max_daily_budget: [
        { amount: '50.00', amount_minor: 5000, currency: 'USD' },
        { amount: '5000', amount_minor: 5000, currency: 'JPY' },
      ],
      max_launch_daily_budget: [{ amount: '200.50', amount_minor: 20_050, currency: 'USD' }],
      ad_accounts: [usd, eur],
      countries: ['US', 'CA', 'DE'],
      link_domains: ['example.com', 'example.org'],
      required_url_tags: ['utm_source=facebook'],
      name_patterns: ['ACME_*'],
    });
    const page = (await browser.go(at('guardrails'))).text;
    expect(page).toContain('value="200.50"');
    expect(page).toContain('Germany');
    expect(page).toMatch(new RegExp(`value="${usd}" checked`));
    expect(page).toMatch(new RegExp(`value="${eur}" checked`));
    await save({});
    expect(await readGuardrails()).toEqual({});
  });

  it('marks each wrong field with its reason, keeps what was typed, and saves nothing', async () => {
    const form = {
      'max_daily_budget.USD': '50,00',
      new_currency: 'euro',
      'max_daily_budget.new': '10',
      ad_accounts: usd,
      more_ad_accounts: 'not an account',
      countries: 'Germny',
      link_domains: 'https://example.com/',
      required_url_tags: 'utm source',
      name_patterns: `${'x'.repeat(201)}`,
    };
    const page = await save(form);
    expect(page.status).toBe(422);
    const fieldNames = [...page.text.matchAll(/name="([^"]+)"[^>]*aria-invalid="true"/g)].map(
      ([, name]) => name,
    );
    expect(fieldNames.sort()).toEqual([
      'countries',
      'link_domains',
      'max_daily_budget.USD',
      'more_ad_accounts',
      'name_patterns',
      'new_currency',
      'required_url_tags',
    ]);
    expect(page.text).toContain('Did you mean Germany (DE)?');
    expect(page.text).toContain('“https://example.com/” must be a domain alone');
    for (const value of ['50,00', 'not an account', 'Germny', 'utm source', 'euro'])
      expect(page.text).toContain(value);
    expect(page.text).toMatch(new RegExp(`value="${usd}" checked`));
    expect(await readGuardrails()).toEqual({});
  });

  it('says that the limit of one ad set holds for the sum of a launch, and leads from that sum to the budgets', async () => {
    await save({ 'max_daily_budget.USD': '50' });
    const { text } = await browser.go(at('guardrails'));
    expect(text).toContain('holds for the sum of a launch too');
    expect(text).toMatch(
      /name="max_launch_daily_budget.USD"[^>]* placeholder="50.00 for the sum too"/,
    );
    expect(text).toMatch(/name="max_launch_lifetime_budget.USD"[^>]* placeholder="No limit"/);
    const sets = { 'ad_sets.0.budget': '30', 'ad_sets.1.budget': '30', 'ad_sets.1.name': 'Second' };
    const plan = await browser.submit(at('launches/new'), {
      ...sets,
      account_id: usd,
      'defaults.page_id': demo.usdPageId,
      'defaults.link_url': 'https://example.com/tent',
      name: 'Spring',
      recipe: 'traffic',
      'copies.0.message': 'Sleep warm.',
      'ad_sets.0.countries': 'US',
      'ad_sets.1.countries': 'US',
      hash: seededHash(h),
      do: 'plan',
    });
    expect(plan.text).toMatch(/The sum of all budgets adds up to 60\.00 USD/);
    expect(plan.text).toMatch(
      /href="#f-ad_sets.0.budget"[^>]*>Change it<span class="unseen">: The sum/,
    );
    await save({});
  });

  it('tells in the activity what was changed, in the words of this page', async () => {
    await save({ 'max_daily_budget.USD': '50', countries: 'France' });
    await save({ countries: 'France' });
    const { text } = await browser.go(at('activity?what=workspace'));
    expect(text).toContain('changed the guardrails of');
    expect(text).toMatch(/<dt>Campaign or ad set, a day<\/dt>\s*<dd>\$50\.00<\/dd>/);
    expect(text).toMatch(/<dt>Campaign or ad set, a day<\/dt>\s*<dd>No limit any more<\/dd>/);
    expect(text).toMatch(/<dt>Countries<\/dt>\s*<dd>France<\/dd>/);
    expect(text).not.toMatch(/amount_minor|\[&quot;|workspace guardrails changed/);
    await save({});
  });

  it('is read by everybody, and changed by admins alone', async () => {
    await save({ countries: 'Germany', 'max_daily_budget.USD': '50' });
    const viewer = await signedIn(h, (await h.member(workspaceId, 'viewer')).uid);
    const page = await viewer.go(at('guardrails'));
    expect(page.text).toContain('Germany');
    expect(page.text).toContain('$50.00');
    expect(page.text).not.toContain('Save the guardrails');
    const answer = await viewer.submit(at('keys'), {});
    expect(answer.status).toBeGreaterThanOrEqual(400);
    await save({});
  });
});

describe('the form for a key', () => {
  const mint = (fields: Record<string, string>) =>
    browser.submit(at('keys'), { do: 'mint', name: 'Careful', max_role: 'editor', ...fields });

  it('gives it guardrails of its own', async () => {
    const page = await mint({
      'max_daily_budget.new': '20',
      new_currency: 'USD',
      ad_accounts: usd,
      countries: 'United States',
    });
    const agentKey = /gr_live_\w+/.exec(page.text)?.[0] ?? '';
    const { api_keys: keys } = (await h.call('GET /account/api-keys', { key })).body;
    expect(keys.find(({ name }: { name: string }) => name === 'Careful').guardrails).toEqual({
      max_daily_budget: [{ amount: '20.00', amount_minor: 2000, currency: 'USD' }],
      ad_accounts: [usd],
      countries: ['US'],
    });
    expect((await browser.go(at('keys'))).text).toContain('$20.00');
    const { body } = await h.call('GET /adnet/ad-accounts', { key: agentKey });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([usd]);
  });

  it('says beside the field what is wider than the client’s', async () => {
    await save({ 'max_daily_budget.USD': '10', countries: 'Germany' });
    const page = await mint({
      'max_daily_budget.new': '20',
      new_currency: 'USD',
      countries: 'United States',
    });
    expect(page.status).toBe(422);
    expect(page.text).toContain('20.00 USD is more than the workspace allows: 10.00 USD');
    expect(page.text).toContain('US is not within what the workspace allows: DE');
    expect(page.text).toMatch(/<details class="fold" open>/);
    expect(page.text).toContain('value="20"');
    await save({});
  });

  it('gives a key that only reads the ad accounts alone', async () => {
    const form = { max_role: 'viewer', name: 'Reader', ad_accounts: usd, new_currency: 'USD' };
    expect((await mint({ ...form, 'max_daily_budget.new': '20' })).text).toMatch(/gr_live_\w+/);
    const { api_keys: keys } = (await h.call('GET /account/api-keys', { key })).body;
    expect(keys.find(({ name }: { name: string }) => name === 'Reader').guardrails).toEqual({
      ad_accounts: [usd],
    });
  });
});

describe('a launch that a guardrail stopped', () => {
  /** Approved and then narrowed before its second object is sent. */
  const stopLaunch = async () => {
    await save({});
    const body = wholeLaunch(h, {
      ad_sets: [launchAdSet('hikers', { daily_budget: 2000 })],
      requires_approval: true,
    });
    const id = await begin(h, key, body);
    h.sandbox.control.fault({ kind: 'delay', ms: 1_500, times: 0, match: { method: 'POST' } });
    await h.call(`POST /adnet/launches/${id}/approve`, { key });
    await save({ 'max_daily_budget.USD': '10' });
    const launch = await until(h, key, id, over);
    h.sandbox.control.clearFaults();
    expect([launch.state, launch.reason.code]).toEqual(['stopped', 'guardrail']);
    return { id, launch, page: at(`launches/${id}`) };
  };

  it('says on its page which guardrail, what was sent, what is allowed and whom to ask; and is corrected there', async () => {
    const { id, launch, page } = await stopLaunch();
    expect(launch.reason).toMatchObject({
      step: 'adset-1',
      message: expect.stringContaining('adset-1.daily_budget: is '),
    });
    // In the transaction that would send it, Meta cannot be asked for the currency; the other words are said then.
    expect(launch.reason.guardrails[0]).toEqual({
      step: 'adset-1',
      guardrail: 'max_daily_budget',
      whose: 'workspace',
      field: 'daily_budget',
      message: expect.stringMatching(
        /^is (20\.00 USD; at most 10\.00 USD a day is allowed|more than is allowed a day: 10\.00 USD)$/,
      ),
      allowed: ['10.00 USD'],
    });
    const { text } = await browser.go(page);
    expect(text).toContain('A guardrail does not allow what is left.');
    expect(text).toContain(`${launch.reason.guardrails[0].message}.`);
    expect(text).toContain('ask an admin of the client about it');
    expect(text).toContain(`href="${at('guardrails')}"`);
    expect(text).toMatch(/name="mend.adset-1.daily_budget"/);
    const still = await browser.submit(page, { do: 'mend', 'mend.adset-1.daily_budget': '15' });
    expect(still.status).toBe(422);
    expect(still.text).toContain('is 15.00 USD; at most 10.00 USD a day is allowed');
    expect(still.text).toContain('value="15"');
    await browser.submit(page, { do: 'mend', 'mend.adset-1.daily_budget': '10' });
    expect((await launchOf(h, key, id)).state).toBe('awaiting_approval');
    await h.call(`POST /adnet/launches/${id}/approve`, { key });
    expect((await until(h, key, id, over)).state).toBe('done');
    await save({});
  });

  it('says so to agents, with what to send', async () => {
    const { id } = await stopLaunch();
    const call = callerOf(h, key);
    const status = await call('launch_status', { launch_id: id });
    expect(JSON.stringify(status)).toMatch(/10\.00 USD/);
    expect(JSON.stringify(status)).toContain('resume_launch_id');
    const answer = await call('launch', { resume_launch_id: id });
    expect(JSON.stringify(answer)).toContain('max_daily_budget');
    expect(JSON.stringify(answer)).toContain('an admin of the workspace can change it');
    const changes = { 'adset-1': { daily_budget: 1000 } };
    expect((await resume(h, key, id, { replace: changes })).status).toBe(200);
    await save({});
  });
});

describe('the plan in the wizard', () => {
  it('says which guardrail does not allow a field, and whom to ask', async () => {
    await save({ 'max_daily_budget.USD': '10', link_domains: 'example.org' });
    const page = await browser.submit(at('launches/from-file'), {
      do: 'read',
      account_id: usd,
      page_id: demo.usdPageId,
      content: `campaign,objective,ad_set,countries,daily_budget,image_hash,message,headline,link_url
Spring,Traffic,Hikers,Canada,20.00,${seededHash(h)},Warm.,Tent,https://example.com`,
    });
    const text = page.text.replace(/<[^>]*>/g, ' ');
    expect(text).toContain('at most 10.00 USD a day is allowed');
    expect(text).toContain('leads to example.com; allowed: example.org');
    expect(text).toContain('ask an admin of the client about it');
    await save({});
  });
});
