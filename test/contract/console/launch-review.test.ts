// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  launchAdSet,
  launchOf,
  over,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { postForm } from '../../helpers/house/review.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const audiences = [launchAdSet('hikers'), launchAdSet('campers')];

/** A launch of eight ads in two audiences that waits for its client, and the pages of both sides. */
const startReview = async (more: Record<string, unknown> = {}) => {
  const owner = await h.connected();
  const { key, uid, workspaceId } = owner;
  const body = wholeLaunch(h, { requires_approval: true, ad_sets: audiences, ...more });
  const id = await begin(h, key, body);
  const link = await h.call(`POST /adnet/launches/${id}/review-link`, { key });
  const url = String(link.body.review_url);
  const browser = await signedIn(h, uid);
  const path = `/console/w/${workspaceId}/launches/${id}`;
  const page = async () => (await browser.go(path)).text;
  const answer = async (form: Record<string, string>) =>
    (await postForm(url, { name: 'Dana', ...form })).text();
  return { ...owner, id, url, browser, path, page, answer };
};

const wish = (step: string, comment = 'A cat.') => ({
  [`verdict-${step}`]: 'changes',
  [`comment-${step}`]: comment,
});

it('a wanted change is said on top, with what can be done about it, and beside the wish', async () => {
  const { page, answer, browser, path, id, key } = await startReview();
  expect(await page()).not.toContain('Ads cannot be changed here yet');
  await answer({ ...wish('ad-1'), ...wish('ad-2'), 'verdict-ad-3': 'approved' });
  const text = await page();
  expect(text).toContain('2 changes wanted, 1 approved, 5 not answered.');
  expect(text.indexOf('Ads cannot be changed here yet')).toBeLessThan(text.indexOf('What will be'));
  expect(text).toContain('only in the browser tab that made this launch');
  expect(text).not.toContain('stands above');
  expect(text).not.toContain('approve it yourself');
  expect(text).toContain('An ad cannot be changed here yet');
  const restartAnswer = await browser.submit(path, { do: 'anew' });
  expect(restartAnswer.location).toMatch(/\/launches\/new\?again=/);
  expect((await launchOf(h, key, id)).state).toBe('cancelled');
  expect((await browser.go(restartAnswer.location ?? '')).status).toBe(200);
});

it('a wanted change to ads that are made leads to Meta and to a new launch', async () => {
  const { page, answer, id, key } = await startReview();
  await h.call(`POST /adnet/launches/${id}/approve`, { key });
  await until(h, key, id, over);
  await answer(wish('ad-1'));
  const text = await page();
  expect(text).toContain('1 change wanted, 7 not answered.');
  expect(text).toContain('<p class="lead">Begun ');
  expect(text).toContain('change them in Ads Manager');
  expect(text).toMatch(/href="[^"]+launches\/new\?again=[^"]+">Launch anew/);
  expect(text).not.toContain('value="anew"');
});

it('a viewer reads of the wish and has nothing to press', async () => {
  const { answer, workspaceId, path } = await startReview();
  await answer(wish('ad-1'));
  const viewer = await signedIn(h, (await h.member(workspaceId, 'viewer')).uid);
  const { text } = await viewer.go(path);
  expect(text).toContain('1 change wanted, 7 not answered.');
  expect(text).not.toContain('value="anew"');
});

it('a wish that was followed by an approval is one from before', async () => {
  const { page, answer } = await startReview();
  await answer(wish('ad-1'));
  await answer({ 'verdict-ad-1': 'approved' });
  const text = await page();
  expect(text).toContain('Before: wanted a change');
  expect(text).not.toContain('Wants a change');
  expect(text).not.toContain('cannot be changed here');
});

it('an answer from before a correction no longer counts', async () => {
  const { key, uid, workspaceId } = await h.connected();
  const agent = await h.call('POST /account/api-keys', {
    key,
    body: { name: 'Claude', max_role: 'editor' },
  });
  const tooLow = { ad_sets: [launchAdSet('hikers', { daily_budget: 1 })] };
  const editor = String(agent.body.key);
  const id = await begin(h, editor, wholeLaunch(h, { requires_approval: true, ...tooLow }));
  const link = await h.call(`POST /adnet/launches/${id}/review-link`, { key });
  await postForm(String(link.body.review_url), { name: 'Dana', ...wish('ad-1') });
  await h.call(`POST /adnet/launches/${id}/approve`, { key });
  await until(h, key, id, ({ state }) => state === 'stopped');
  await h.call(`POST /adnet/launches/${id}/resume`, {
    key: editor,
    body: { replace: { 'adset-1': { daily_budget: 2000 } } },
  });
  expect((await launchOf(h, key, id)).reviews).toMatchObject([{ is_current: false }]);
  const browser = await signedIn(h, uid);
  const { text } = await browser.go(`/console/w/${workspaceId}/launches/${id}`);
  expect(text).toContain('Before: wanted a change');
  expect(text).not.toContain('changes wanted');
});

it('every card names the chosen Page as its sender, its ad and its audience, on both pages', async () => {
  const { page, url } = await startReview({
    defaults: { page_id: demo.eurPageId, link_url: 'https://example.com/tent' },
  });
  const senders = (text: string) =>
    new Set([...text.matchAll(/<p><b>([^<]+)<\/b><small>Sponsored/g)].map(([, name]) => name));
  const [consoleText, review] = [await page(), await (await fetch(url)).text()];
  const names = h.sandbox.control.objects('page').find(({ id }) => id === demo.eurPageId);
  for (const text of [consoleText, review]) {
    expect([...senders(text)]).toEqual([names?.['name']]);
    expect(text.match(/Audience: <bdi>Set hikers/g)).toHaveLength(4);
    expect(text.match(/Audience: <bdi>Set campers/g)).toHaveLength(4);
    expect(text).toContain('<bdi>hikers-new-a</bdi>');
  }
});

it('a Page that only the defaults of the client name is the sender too', async () => {
  const owner = await h.connected();
  const defaults = { page_id: demo.eurPageId };
  await h.call('PUT /adnet/defaults', { key: owner.key, body: defaults });
  const body = wholeLaunch(h, {
    requires_approval: true,
    defaults: { link_url: 'https://example.com/tent' },
  });
  const id = await begin(h, owner.key, body);
  const link = await h.call(`POST /adnet/launches/${id}/review-link`, { key: owner.key });
  const text = await (await fetch(String(link.body.review_url))).text();
  const page = h.sandbox.control.objects('page').find(({ id: one }) => one === demo.eurPageId);
  expect(text).toContain(`<b>${page?.['name']}</b><small>Sponsored`);
});

it('a special category is said wherever the campaign is described', async () => {
  const { page, url, browser, workspaceId } = await startReview({
    campaign: {
      name: 'Bakers wanted',
      objective: 'OUTCOME_TRAFFIC',
      special_ad_categories: ['EMPLOYMENT'],
      special_ad_category_country: ['FR'],
    },
  });
  const words = 'Jobs, by the rules of France';
  for (const text of [await page(), await (await fetch(url)).text()])
    expect(text).toMatch(new RegExp(`Special category</dt>\\s*<dd>${words}`));
  const plan = await browser.submit(`/console/w/${workspaceId}/launches/from-file`, {
    do: 'read',
    content: JSON.stringify({
      campaign: {
        name: 'Bakers wanted',
        objective: 'OUTCOME_TRAFFIC',
        special_ad_categories: ['EMPLOYMENT'],
        special_ad_category_country: ['FR'],
      },
      ad_sets: [launchAdSet('hikers')],
    }),
    account_id: usd,
    requires_approval: 'yes',
  });
  expect(plan.text).toContain(`Campaign · traffic · special category: ${words}`);
  expect(plan.text).toContain('>Ask for approval of 1 campaign and 1 ad set<');
});

it('the button to approve counts ads', async () => {
  expect(await (await startReview()).page()).toContain('Approve, make 8 ads, paused');
});

it('thanks say how many ads are still without an answer', async () => {
  const { answer } = await startReview();
  const some = await answer({ 'verdict-ad-1': 'approved', ...wish('ad-2') });
  expect(some).toContain('2 of 8 ads are answered. Nothing is made before all of them');
  expect(some).toContain('href="#ad-3"');
  const all = await answer({ all: 'approved' });
  expect(all).toContain('You approved all 8 ads.');
});

it('a comment that is missing leads to its ad, not to the empty field under it', async () => {
  const { answer } = await startReview();
  const text = await answer({ 'verdict-ad-2': 'changes' });
  expect(text).toContain('href="#ad-2">ad 2</a>');
  expect(text).toMatch(/<li class="ad-card" id="ad-2"/);
});

it('dates and money stand as people write them', async () => {
  const { page, url } = await startReview({
    ad_sets: [
      launchAdSet('hikers', {
        daily_budget: 1250,
        start_time: '2030-01-01T09:00:00-0800',
        end_time: '2030-01-31T20:30:00-0800',
      }),
      launchAdSet('campers', { daily_budget: 800, end_time: '1896379200' }),
    ],
  });
  for (const text of [await page(), await (await fetch(url)).text()]) {
    expect(text).toContain('1 Jan 2030, 09:00 to 31 Jan 2030, 20:30');
    expect(text).toContain('Until 3 Feb 2030');
    expect(text).toContain('$20.50 a day');
    expect(text).not.toContain('Budget in all');
  }
});
