// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { begin, over, until, wholeLaunch } from '../../helpers/house/launches.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const openConsole = async () => {
  const token = h.sandbox.control.createToken({ person: demo.adminId });
  const connection = await h.connected({ token });
  const browser = await signedIn(h, connection.uid);
  const at = (place: string) => `/console/w/${connection.workspaceId}/${place}`;
  return { ...connection, token, browser, at };
};

it('a launch whose login ended says so and leads to the connection, and goes on once there is another', async () => {
  const { key, token, browser, at } = await openConsole();
  const id = await begin(h, key, wholeLaunch(h, { requires_approval: true }));
  h.sandbox.control.expireToken(token);
  await h.call(`POST /adnet/launches/${id}/approve`, { key });
  await until(h, key, id, ({ state }) => state === 'waiting');
  for (const page of [`launches/${id}`, 'launches']) {
    const { text } = await browser.go(at(page));
    expect(text).toMatch(
      new RegExp(`The login ended: <a href="${at('connection')}">connect again</a>`),
    );
    expect(text).not.toContain('Meta does not answer');
  }
  const access_token = h.sandbox.control.createToken({ person: demo.adminId });
  await h.call('POST /adnet/connection/token', { key, body: { access_token } });
  const { text } = await browser.go(at(`launches/${id}`));
  expect(text).not.toContain('The login ended');
});

it('a launch that waits and now breaks a guardrail says so before it is approved, and is launched anew', async () => {
  const { key, browser, at } = await openConsole();
  const id = await begin(h, key, wholeLaunch(h, { requires_approval: true }));
  const page = at(`launches/${id}`);
  expect((await browser.go(page)).text).toContain('>Approve, make 4 ads, paused<');
  const stale = { do: 'approve' };
  await browser.submit(at('guardrails'), {
    do: 'save',
    'max_daily_budget.USD': '10',
    countries: 'France',
    name_patterns: 'ACME_*',
  });
  const { text } = await browser.go(page);
  expect(text).toContain('A guardrail no longer allows this launch');
  expect(text).not.toContain('>Approve, make');
  expect(text).toContain('value="anew"');
  const refusalText = (await browser.submit(page, stale)).text;
  for (const pageText of [text, refusalText]) {
    expect(pageText).toMatch(/<li>The budget of .+ (is 20\.00 USD|is more than)/);
    expect(pageText).toMatch(/<li>The place of .+ lies in US/);
    expect(pageText).toContain('<li>The name of ad 1 ');
    expect(pageText).not.toMatch(/adset-1|daily_budget|geo_locations|<li>ad-1/);
  }
  expect(text).toContain('The budget of “Set hikers”');
  const restartAnswer = await browser.submit(page, { do: 'anew' });
  expect(restartAnswer.location).toContain(`/launches/new?again=${id}`);
});

it('a lost answer is called one while it is looked up and after it, and never a refusal', async () => {
  const { key, browser, at } = await openConsole();
  const fault = {
    kind: 'reset-before-commit',
    match: { method: 'POST', path: '*/adsets' },
  } as const;
  h.sandbox.control.fault(fault);
  const id = await begin(h, key, wholeLaunch(h));
  await until(h, key, id, ({ steps }) => steps.unknown === 1);
  const page = at(`launches/${id}`);
  const waitingText = (await browser.go(page)).text;
  expect(waitingText).toContain('1 being looked up');
  expect(waitingText).toMatch(/Meta’s answer to ad set “<bdi>Set hikers<\/bdi>” was lost/);
  expect(waitingText).toContain('can take ten minutes');
  h.later(601_000);
  await until(h, key, id, over);
  const { text } = await browser.go(page);
  expect(text).toContain('An answer of Meta’s was lost. It was looked up');
  expect(text).toContain('Meta’s answer was lost, and it was not made');
  expect(text).not.toMatch(/It was refused|Meta refused|Fix and resume/);
  await browser.submit(page, { do: 'mend' });
  expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
});

it('a correction that waits for approval again is not said to go on', async () => {
  const { key, browser, at } = await openConsole();
  const id = await begin(h, key, wholeLaunch(h, { requires_approval: true }));
  const fault = {
    kind: 'error',
    code: 100,
    match: { method: 'POST', path: '*/adsets' },
  } as const;
  h.sandbox.control.fault(fault);
  await h.call(`POST /adnet/launches/${id}/approve`, { key });
  await until(h, key, id, over);
  const page = at(`launches/${id}`);
  const answer = await browser.submit(page, { do: 'mend', 'mend.adset-1.daily_budget': '25' });
  expect(answer.status).toBe(303);
  const { text } = await browser.go(page);
  expect(text).toContain('It waits for approval again');
  expect(text).not.toContain('It goes on');
});
