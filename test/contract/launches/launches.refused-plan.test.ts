// One store is enough: what it keeps, others keep that are tried on both.

import { afterEach, expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { callerOf } from '../../helpers/callers/mcp.ts';
import { house } from '../../helpers/house/house.ts';
import {
  dryRun,
  launch,
  launchAdSet,
  launchDefaults,
  started,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
afterEach(() => h.sandbox.control.clearFaults());

type Body = Record<string, unknown>;

/** What Meta alone can tell: the ad account may not speak for this Page. */
const foreignPage = '109999999999999';
const defaults = { ...launchDefaults, page_id: foreignPage };
const refusedLaunch = (more: Body = {}) =>
  wholeLaunch(h, { defaults, requires_approval: true, ...more });

const refusedIn = (answer: { body: Body }) => answer.body['refused_in_plan'] as Body[] | undefined;

it('takes what its plan refused, and says so wherever it is approved', async () => {
  const { key, uid, workspaceId } = await h.connected();
  const { body: plan } = await dryRun(h, key, refusedLaunch());
  const [problem] = plan.problems.filter(({ level }: Body) => level === 'refuse');
  expect(problem).toMatchObject({ field: 'defaults.page_id' });
  const answer = await launch(h, key, refusedLaunch());
  const id = started(answer);
  const { step, field, message } = problem;
  expect(refusedIn(answer)).toMatchObject([{ step, field, message }]);
  expect(refusedIn(await h.call(`GET /adnet/launches/${id}`, { key }))).toHaveLength(1);

  const link = await h.call(`POST /adnet/launches/${id}/review-link`, { key });
  const review = await (await fetch(String(link.body.review_url))).text();
  expect(review).toContain('Meta will refuse a part of this');
  expect(review).toContain(`<li>The Page ${message}.</li>`);

  const browser = await signedIn(h, uid);
  const { text } = await browser.go(`/console/w/${workspaceId}/launches/${id}`);
  expect(text).toContain('The plan said that Meta will refuse a part of this.');
  expect(text).toContain('Approve all the same');

  const approval = await h.call(`POST /adnet/launches/${id}/approve`, { key });
  expect(approval.status).toBe(200);
  expect(refusedIn(approval)).toMatchObject([{ field, message }]);
});

it('says nothing of a launch whose plan found nothing, was never made, or was corrected', async () => {
  const { key } = await h.connected();
  const right = wholeLaunch(h, { requires_approval: true });
  expect(refusedIn(await launch(h, key, refusedLaunch()))).toBeUndefined();
  await dryRun(h, key, refusedLaunch());
  expect(refusedIn(await launch(h, key, right))).toBeUndefined();
  // An unknown field is no part of what is sent: without it, nothing is wrong.
  await dryRun(h, key, { ...right, no_such_field: 1 });
  expect(refusedIn(await launch(h, key, right))).toBeUndefined();
});

it('keeps what only Meta’s own validation found until that finds it no longer', async () => {
  const { key } = await h.connected();
  const right = wholeLaunch(h, { requires_approval: true });
  const refusalsOf = async (id: string) =>
    refusedIn(await h.call(`GET /adnet/launches/${id}`, { key }));
  const failWrites = (code: number, subcode?: number) =>
    h.sandbox.control.fault({
      kind: 'error',
      code,
      ...(subcode && { subcode }),
      match: { method: 'POST' },
    });
  failWrites(100, 1885252);
  const { body: plan } = await dryRun(h, key, right, '&validate=platform');
  expect(plan.problems).toMatchObject([{ step: 'campaign', error: { subcode: 1885252 } }]);
  const id = started(await launch(h, key, right));
  const [{ message }] = plan.problems;
  expect(await refusalsOf(id)).toMatchObject([{ step: 'campaign', message }]);

  expect((await dryRun(h, key, right)).body.problems).toEqual([]);
  expect(await refusalsOf(id)).toMatchObject([{ message }]);
  // Too many calls: Meta did not look at it.
  failWrites(17);
  await dryRun(h, key, right, '&validate=platform');
  expect(await refusalsOf(id)).toMatchObject([{ message }]);
  expect(await refusalsOf(id)).toHaveLength(1);

  expect((await dryRun(h, key, right, '&validate=platform')).body.problems).toEqual([]);
  expect(await refusalsOf(id)).toBeUndefined();
});

it('is told to agents, before they have anybody approve it', async () => {
  const { key } = await h.connected();
  const call = callerOf(h, key);
  await call('plan_launch', refusedLaunch());
  const { structuredContent } = await call('launch', refusedLaunch());
  expect(structuredContent.next_step).toMatch(/^WARNING: plan_launch refused this plan/);
  const status = await call('launch_status', { launch_id: structuredContent.id });
  expect(status.structuredContent.next_step).toMatch(/^WARNING: plan_launch refused this plan/);
});

it('says what a plan names that Meta did not know, although it refuses nothing', async () => {
  const { key } = await h.connected();
  const call = callerOf(h, key);
  const launchAimedAt = (cityKey: string) => {
    const targeting = { geo_locations: { cities: [{ key: cityKey }] } };
    return wholeLaunch(h, { requires_approval: true, ad_sets: [launchAdSet('a', { targeting })] });
  };
  const unknownCityLaunch = launchAimedAt('999999999');
  const { structuredContent: plan } = await call('plan_launch', unknownCityLaunch);
  expect(plan.problems).toMatchObject([{ level: 'warn', error: { subcode: 1487079 } }]);
  expect(plan.next_step).toContain('what problems warns of');
  const { structuredContent: launchAnswer } = await call('launch', unknownCityLaunch);
  const { structuredContent: status } = await call('launch_status', { launch_id: launchAnswer.id });
  for (const answer of [launchAnswer, status]) {
    expect(answer.next_step).toMatch(
      /^WARNING: this names what Meta did not know.*cities.*999999999/,
    );
    expect(answer.unknown_in_plan).toMatchObject([{ message: plan.problems[0].message }]);
    expect(answer.refused_in_plan).toBeUndefined();
  }
});
