import { demo } from 'graph-ads-sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  callerOf,
  message,
  platformIn,
  post,
  textOf,
} from '../helpers/callers/mcp.ts';
import { house } from '../helpers/house/house.ts';
import {
  launchAdSet,
  launchCampaign,
  launchCopy,
  launchDefaults,
  over,
  until,
} from '../helpers/house/launches.ts';
import { seededHash, usd } from '../helpers/house/publishing.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ config: { logLevel: 'error' } }));
let key: string;
let call: Caller;
beforeAll(async () => {
  ({ key } = await h.connected());
  call = callerOf(h, key);
});

const keyWith = async (body: object) =>
  (await h.call('POST /account/api-keys', { key, body: { name: 'Agent', ...body } })).body.key;

const greeting = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
};

const instructionsFor = async (ofKey: string) => {
  const response = await post(h, ofKey, message('initialize', greeting));
  return JSON.parse(await response.text()).result.instructions;
};

/** A campaign of two pictures and three texts. */
const sixAds = (name: string) => ({
  account_id: usd,
  defaults: launchDefaults,
  campaign: { ...launchCampaign, name },
  ad_sets: [launchAdSet('us')],
  images: [{ ref: 'tent', hash: seededHash(h) }],
  copies: [launchCopy('a'), launchCopy('b'), launchCopy('c')],
  ads: { matrix: true },
});

const launchAndWait = async (content: Record<string, unknown>) => {
  const { id } = (await call('launch', content)).structuredContent;
  await until(h, key, id, over);
  return (await call('launch_status', { launch_id: id })).structuredContent;
};

describe('what an agent is told about itself', () => {
  it('is the limits of its key, and what it may not do', async () => {
    const own = await keyWith({ max_role: 'editor', writes_per_hour: 20 });
    const { structuredContent } = await callerOf(h, own)('whoami');
    expect(structuredContent.key).toEqual({ max_role: 'editor', writes_per_hour: 20 });
    expect(structuredContent.usage).toMatchObject({ plan: 'pro', credits_used: 0 });
    expect((await call('whoami')).structuredContent.key).toEqual({});
  });

  it('does not name tools that a key for reading does not have', async () => {
    const reader = await keyWith({ max_role: 'viewer' });
    expect(await instructionsFor(reader)).not.toMatch(/plan_launch|generate_ad_copy/);
    expect(await instructionsFor(key)).toContain('plan_launch');
  });

  it('is which ad account is meant where it names none', async () => {
    const open = (await call('connection_status')).structuredContent.next_step;
    expect(open).toContain('account_id');
  });

  it('says of a tool that is left out on purpose that people do this', async () => {
    for (const name of ['set_ad_status', 'activate_ad', 'deleteCampaign', 'approve_launch'])
      await expect(call(name)).rejects.toThrow('a person does that');
    await expect(call('launch_state')).rejects.toThrow('Did you mean launch_status?');
  });

  it('names tools where programs are told of paths and headers', async () => {
    const stranger = callerOf(h, (await h.account()).key);
    const viewer = await keyWith({ max_role: 'viewer' });
    const none = await keyWith({ max_role: 'editor', writes_per_hour: 0 });
    const picture = { kind: 'image', url: 'https://example.invalid/a.png', account_id: usd };
    const answers = [
      await stranger('list_ad_accounts'),
      await stranger('connection_status'),
      await call('launch_status', { launch_id: 'nonsense' }),
      await call('whoami', { workspace_id: 'nonsense' }),
      await call('upload_media', picture),
      await callerOf(h, viewer)('launch', { account_id: usd }),
      await callerOf(h, none)('upload_media', picture),
    ];
    for (const answer of answers)
      expect(textOf(answer)).not.toMatch(
        /(GET|POST|PUT|DELETE) \/|Retry-After|X-Workspace-Id|image_url/,
      );
  });
});

describe('lists', () => {
  it('find what waits right after it was made, and say that it is paused', async () => {
    const { items } = await launchAndWait(sixAds('Waits'));
    const [{ id: campaign_id }] = items;
    const answer = await call('list_objects', { kind: 'ads', status: 'paused', campaign_id });
    const { data } = platformIn(answer);
    expect(data.map((ad: { status: string }) => ad.status)).toEqual(Array(3).fill('PAUSED'));
  });

  it('say what no rows mean', async () => {
    const none = await call('list_objects', {
      kind: 'ads',
      account_id: usd,
      status: 'DISAPPROVED,WITH_ISSUES',
    });
    expect(textOf(none)).toContain('None has this status');
    const { items } = await launchAndWait(sixAds('Nothing yet'));
    const results = await call('get_insights', { object_id: items[0].id });
    expect(textOf(results)).toContain('nothing was shown or spent');
  });

  it('give the cursor at the end of a line, and no address of Meta', async () => {
    const input = { kind: 'campaigns', account_id: usd, limit: 1 };
    const answer = await call('list_objects', input);
    const after = /after=(.+)$/m.exec(textOf(answer))?.[1];
    expect(after).toBe(platformIn(answer).paging.cursors.after);
    expect(textOf(answer)).not.toContain('access_token');
    const next = platformIn(await call('list_objects', { ...input, after }));
    expect(next.data[0].id).not.toBe(platformIn(answer).data[0].id);
  });

  it('are short: a row of results, a picture', async () => {
    const results = await call('get_insights', { object_id: usd, sort: 'spend', limit: 5 });
    const { data } = platformIn(results);
    const spends = data.map(({ spend }: { spend: string }) => Number(spend));
    expect(spends).toEqual([...spends].sort((a, b) => b - a));
    expect(JSON.stringify(data).length / data.length).toBeLessThan(2_000);
    const pictures = platformIn(await call('list_assets', { kind: 'images', account_id: usd }));
    expect(JSON.stringify(pictures.data[0]).length).toBeLessThan(200);
    expect(pictures.data[0].hash).toEqual(expect.any(String));
  });

  it('name the periods that there are', async () => {
    const answer = await call('get_insights', { object_id: usd, time_range: 'last week' });
    expect(textOf(answer)).toContain('last_week_mon_sun');
  });
});

describe('a plan', () => {
  it('names a wrong default together with everything else', async () => {
    const { structuredContent } = await call('plan_launch', {
      ...sixAds('Wrong'),
      defaults: { ...launchDefaults, link_url: 'example.com/tent' },
      campaign: { name: 'Wrong', objective: 'SALES' },
      copies: [{ ref: 'a', primary_text: 'x', headline: 'y' }],
    });
    const fields = structuredContent.problems.map(({ field }: { field: string }) => field);
    expect(fields).toEqual([
      'defaults.link_url',
      'copies.0.primary_text',
      'copies.0.message',
      'campaign.objective',
    ]);
  });

  it('finds the name of a country where its code belongs', async () => {
    const targeting = { geo_locations: { countries: ['US', 'Germany'] } };
    const { structuredContent } = await call('plan_launch', {
      ...sixAds('Countries'),
      ad_sets: [launchAdSet('us', { targeting })],
    });
    expect(structuredContent.problems).toEqual([
      {
        step: 'adset-1',
        level: 'refuse',
        field: 'ad_sets.0.targeting.geo_locations.countries',
        message: expect.stringContaining('such as US'),
      },
    ]);
  });

  it('shows what a person agrees to: text, link, button, picture, Page and what is counted', async () => {
    const content = sixAds('Shown');
    const { plan } = (
      await call('plan_launch', {
        ...content,
        defaults: { ...launchDefaults, pixel_id: demo.usdPixelId, call_to_action_type: 'SIGN_UP' },
        campaign: { name: 'Shown', objective: 'OUTCOME_LEADS' },
        ad_sets: [launchAdSet('us', { optimization_goal: 'OFFSITE_CONVERSIONS' })],
      })
    ).structuredContent;
    const of = (action: string) => plan.find((one: { action: string }) => one.action === action);
    expect(of('create_adset')).toMatchObject({ counts: 'LEAD' });
    expect(of('create_creative')).toMatchObject({
      page_id: launchDefaults.page_id,
      text: expect.any(String),
      headline: expect.any(String),
      link: launchDefaults.link_url,
      button: 'SIGN_UP',
      picture: expect.any(String),
    });
    expect(of('create_ad')).toMatchObject({ creative: 'creative-1' });
  });

  it('says that status is left out, and what Meta could not check', async () => {
    const content = sixAds('Remarks');
    const plain = (await call('plan_launch', content)).structuredContent.next_step;
    expect(plain).not.toMatch(/paused|could not check/);
    const live = { ...content, campaign: { ...content.campaign, status: 'ACTIVE' } };
    const launchInput = { ...live, check_with_meta: true };
    const { next_step } = (await call('plan_launch', launchInput)).structuredContent;
    expect(next_step).toContain('everything is made paused');
    expect(next_step).toContain('could not check 4 of 8 steps');
  });

  it('says which shape a part has, and whose limits hold it back', async () => {
    const wrong = await call('plan_launch', { account_id: usd, images: ['https://x.example/a'] });
    expect(wrong.structuredContent.error.fields[0].message).toContain('[{ref, url} or hash');
    const own = await keyWith({ max_role: 'editor', writes_per_hour: 2 });
    const { limits } = (await callerOf(h, own)('plan_launch', sixAds('Slow'))).structuredContent;
    expect(limits.message).toContain('by the limits of this API key');
  });
});

describe('a launch', () => {
  it('tells what repairs a launch that stopped', async () => {
    const content = { ...sixAds('Low'), ad_sets: [launchAdSet('us', { daily_budget: 2 })] };
    const stoppedLaunch = await launchAndWait(content);
    const [{ step, message: words, help }] = stoppedLaunch.problems;
    const least = Math.round(Number(/at least \$([\d.]+\d)/.exec(words)?.[1]) * 100);
    expect([step, help.field, stoppedLaunch.state]).toEqual(['adset-1', 'daily_budget', 'stopped']);
    const resume_launch_id = stoppedLaunch.id;
    const answer = await call('launch', { resume_launch_id, replace: { us: {} } });
    expect(textOf(answer)).toContain('adset-1');
    const replace = { [step]: { [help.field]: least } };
    await call('launch', { resume_launch_id, replace });
    expect(await until(h, key, stoppedLaunch.id, over)).toMatchObject({ state: 'done' });
  });

  it('has names for what it made, and an address for people', async () => {
    const launch = await launchAndWait(sixAds('Named'));
    expect(launch.items.at(-1)).toMatchObject({ name: 'us-tent-c', state: 'done' });
    const page = new URL(launch.console_url);
    expect(page.pathname).toMatch(new RegExp(`^/console/w/[0-9a-f-]+/launches/${launch.id}$`));
  });

  it('tells where a person approves a launch, and that no tool can', async () => {
    const content = { ...sixAds('Approve me'), requires_approval: true };
    const { id, console_url, next_step } = (await call('launch', content)).structuredContent;
    expect(console_url).toContain(id);
    expect(next_step).toContain('console_url');
    const resumed = await call('launch', { resume_launch_id: id });
    expect(resumed.structuredContent.next_step).toContain('a person approves it');
  });
});
