// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { failureTable } from '../../../src/contract/failures.ts';
import { nextStepFor } from '../../../src/mcp/failure-result.ts';
import { inToolWords } from '../../../src/mcp/tool-words.ts';
import { defaultPlans } from '../../../src/operations/core/billing-plans.ts';
import { operations } from '../../../src/operations/index.ts';
import { rules } from '../../adnet/preflight-rules.ts';
import { callerOf, textOf } from '../../helpers/callers/mcp.ts';
import { proPlan } from '../../helpers/house/billing-plans.ts';
import { house } from '../../helpers/house/house.ts';
import { launchAdSet, launchCampaign } from '../../helpers/house/launches.ts';
import { pictureUrl, usd } from '../../helpers/house/publishing.ts';
import { accessCodes } from '../../helpers/operations/operation-requests.ts';
import { shared } from '../../helpers/run/shared.ts';

const plans = { ...defaultPlans, none: proPlan({ writes_per_hour: 0, writes_per_day: 0 }) };
const h = shared(() => house({ config: { plans, logLevel: 'warn' } }));

const askedByTools = [
  'account.get',
  'workspaces.list',
  'connection.get',
  'connection.health',
  'connection.link',
  'adAccounts.list',
  'campaigns.list',
  'insights.get',
  'images.upload',
  'videos.upload',
  'adCopy.generate',
  'launches.start',
  'launches.get',
  'launches.list',
  'launches.resume',
];

const sharedCodes = ['invalid_request', 'unavailable', 'internal', 'adnet_not_connected'] as const;

describe('trouble', () => {
  it('carries Meta’s own words and what they mean', async () => {
    const { key } = await h.connected();
    const answer = await callerOf(h, key)('get_object', { kind: 'campaign', id: '1' });
    expect(answer.isError).toBe(true);
    expect(answer.structuredContent).toMatchObject({
      error: { code: 'refused_by_meta', meta_code: 100, status: 400 },
      help: { title: expect.any(String), fix: expect.any(String), retry: expect.any(String) },
    });
    expect(JSON.parse(answer.content[1]?.text ?? '').error.code).toBe(100);
  });

  it('has one piece of advice for a key that is bound to one workspace', async () => {
    const { key } = await h.connected();
    const keyBody = { name: 'Claude', only_workspace: true };
    const agent = (await h.call('POST /account/api-keys', { key, body: keyBody })).body
      .key as string;
    const { workspaceId } = await h.connected();
    const { structuredContent } = await callerOf(h, agent)('whoami', { workspace_id: workspaceId });
    expect(structuredContent.error.message).toContain('Leave the workspace out');
    expect(structuredContent.next_step).toMatch(/^Leave workspace_id out/);
  });

  it('sends nobody to connect again when a Page’s own token is missing', async () => {
    const { key } = await h.connected();
    const input = { kind: 'pages', account_id: usd, fields: 'leadgen_forms{id,name}' };
    const answer = await callerOf(h, key)('list_assets', input);
    expect(answer.isError).toBe(true);
    expect(answer.structuredContent.next_step).toContain('kind lead_forms');
    expect(answer.structuredContent.next_step).not.toContain('connected the workspace again');
  });

  it('names tools for the problems of a plan, and the field of an audience that was meant', async () => {
    const { key } = await h.connected();
    const { targeting, ...adSet } = launchAdSet('us');
    const body = {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: [{ ...adSet, targeting: { ...(targeting as object), age_mn: 30 } }],
    };
    const { structuredContent } = await callerOf(h, key)('plan_launch', body);
    expect(structuredContent.problems).toContainEqual(
      expect.objectContaining({
        field: 'ad_sets.0.targeting.age_mn',
        level: 'warn',
        message: expect.stringContaining('age_min'),
      }),
    );
    for (const { fix } of Object.values(rules)) expect(inToolWords(fix)).not.toMatch(/GET \/adnet/);
  });

  it('says when to try again', async () => {
    const { key } = await h.connected({ plan: 'none' });
    const answer = await callerOf(h, key)('upload_media', {
      kind: 'image',
      url: pictureUrl(h),
      account_id: usd,
    });
    expect(answer).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'write_limit_day' }, next_step: expect.any(String) },
    });
    expect(answer.structuredContent.retry_after_seconds).toBeGreaterThan(0);
  });

  it('comes with the steps to do it by hand when a connection is new', async () => {
    const { key } = await h.connected({ unlocked: false });
    const answer = await callerOf(h, key)('upload_media', {
      kind: 'image',
      url: pictureUrl(h),
      account_id: usd,
    });
    expect(answer.structuredContent.error).toMatchObject({
      code: 'writes_disabled',
      manual_steps: expect.any(Array),
    });
    expect(answer.structuredContent.retry_after_seconds).toBeGreaterThan(0);
  });

  it('leads to the link when a workspace is not connected', async () => {
    const { key } = await h.account();
    const answer = await callerOf(h, key)('list_ad_accounts');
    expect(answer.structuredContent).toMatchObject({
      error: { code: 'adnet_not_connected' },
      next_step: expect.stringContaining('create_connect_link'),
    });
  });

  it('tells every problem of a plan at once, and makes nothing', async () => {
    const { key } = await h.connected();
    const writeCount = h.sandbox.control.writes().length;
    const { structuredContent: plan } = await callerOf(h, key)('plan_launch', {
      account_id: usd,
      campaign: { ...launchCampaign, daily_budget: 5000 },
      ad_sets: [launchAdSet('a'), { ref: 'b' }],
    });
    expect(plan.problems.length).toBeGreaterThan(2);
    expect(plan).toMatchObject({ money: expect.stringContaining('USD'), writes: 3 });
    expect(plan.next_step).toContain('plan_launch again');
    expect(h.sandbox.control.writes().length).toBe(writeCount);
  });

  it('shows a launch’s refused step with its help, and goes on with what was corrected', async () => {
    const { key } = await h.connected();
    const call = callerOf(h, key);
    const { structuredContent: launchAnswer } = await call('launch', {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: [launchAdSet('a', { daily_budget: 1 })],
    });
    const waitForState = async (state: string) => {
      for (let turn = 0; turn < 300; turn++) {
        const { structuredContent: now } = await call('launch_status', {
          launch_id: launchAnswer.id,
        });
        if (now.state === state) return now;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`the launch never was ${state}`);
    };
    const stoppedLaunch = await waitForState('stopped');
    expect(stoppedLaunch.problems[0]).toMatchObject({
      step: 'adset-1',
      help: { fix: expect.any(String) },
      params: { daily_budget: 1 },
    });
    expect(stoppedLaunch.next_step).toContain('resume_launch_id');
    const refusal = await call('launch', { resume_launch_id: launchAnswer.id, name: 'x' });
    expect(refusal.structuredContent.error.fields[0].field).toBe('name');
    await call('launch', {
      resume_launch_id: launchAnswer.id,
      replace: { 'adset-1': { daily_budget: 2000 } },
    });
    const finishedLaunch = await waitForState('done');
    expect(finishedLaunch.next_step).toContain('paused');
  });

  it('names tools in what to do next, never an address that agents do not have', () => {
    const toolOperations = operations.filter(({ id }) => askedByTools.includes(id));
    expect(toolOperations).toHaveLength(askedByTools.length);
    const codes = [
      ...toolOperations.flatMap(({ failures }) => failures),
      ...accessCodes,
      ...sharedCodes,
    ];
    for (const code of codes)
      expect(nextStepFor(code), code).not.toMatch(/\b(GET|POST|PUT|PATCH|DELETE) \//);
  });

  it('names tools in every fix and every failure that a plan can have', () => {
    const texts = [
      ...Object.values(rules).map(({ fix }) => fix),
      ...Object.values(failureTable).map(({ message }) => message),
    ];
    const agents = texts.filter((one) => !/account\/(api-keys|webhooks|workspaces\/)/.test(one));
    for (const text of agents)
      expect(inToolWords(text)).not.toMatch(/\b(GET|POST|PUT|PATCH|DELETE) \/|\/adnet\//);
  });

  it('names the field when a text is no tool’s argument', async () => {
    const { key } = await h.connected();
    const answer = await callerOf(h, key)('get_object', { kind: 'campaign', id: '1/../2' });
    expect(textOf(answer)).toContain('must be an id made of digits');
  });
});
