import { describe, expect, it } from 'vitest';
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
import { beginReview, digestOn, postForm } from '../../helpers/house/review.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const read = async (url: string) => (await fetch(url)).text();

const linkTo = async (key: string, id: string) =>
  String((await h.call(`POST /adnet/launches/${id}/review-link`, { key })).body.review_url);

describe('an answer that is not complete', () => {
  it('keeps everything that was typed, names the ad and marks its field', async () => {
    const { url, id, key } = await beginReview(h);
    const answer = await postForm(url, {
      name: 'Dana',
      'verdict-ad-1': 'approved',
      'verdict-ad-2': 'changes',
      'comment-ad-2': ' ',
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('href="#ad-2">ad 2</a>');
    expect(page).toMatch(/name="verdict-ad-1" value="approved" checked/);
    expect(page).toMatch(/name="verdict-ad-2" value="changes" checked/);
    expect(page).toMatch(/<textarea id="c-ad-2"[^>]*aria-invalid="true"/);
    expect(page).not.toMatch(/<textarea id="c-ad-1"[^>]*aria-invalid/);
    expect(page).toContain('value="Dana"');
    expect(await launchOf(h, key, id)).toMatchObject({ reviews: [] });
    const response = await postForm(url, {
      'verdict-ad-2': 'changes',
      'comment-ad-2': 'Another dog.',
    });
    expect(await response.text()).toMatch(/<textarea id="c-ad-2"[^>]*>Another dog\.<\/textarea>/);
  });
});

describe('“Approve all” beside something that was typed', () => {
  const wish = { 'verdict-ad-2': 'changes', 'comment-ad-2': 'The blue jacket.' };

  it.each([
    ['a change that is asked for', { 'verdict-ad-1': 'approved', ...wish }, 'changes'],
    ['words without an answer', { 'comment-ad-2': 'The blue jacket.' }, null],
    ['words beside an approval', { ...wish, 'verdict-ad-2': 'approved' }, 'approved'],
  ])('approves nothing, keeps %s and names the button that sends it', async (_, form, verdict) => {
    const { url, id, key } = await beginReview(h);
    const answer = await postForm(url, { name: 'Dana', all: 'approved', ...form });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(await launchOf(h, key, id)).toMatchObject({ state: 'awaiting_approval', reviews: [] });
    expect(page).toContain('nothing was approved');
    expect(page).toContain('Press “Send answer”');
    expect(page).toContain('href="#ad-2">ad 2</a>');
    expect(page).toMatch(/<textarea id="c-ad-2"[^>]*>The blue jacket\.<\/textarea>/);
    expect(/name="verdict-ad-2" value="(\w+)" checked/.exec(page)?.[1] ?? null).toBe(verdict);
    expect(page.includes('"verdict unsent"')).toBe(verdict !== 'changes');
  });

  it('is not what Enter presses in the field for the name', async () => {
    const { url } = await beginReview(h);
    // A browser takes the first button of a form for it.
    expect(/<button[^>]*>([^<]+)/.exec(await read(url))?.[1]).toBe('Send answer');
  });

  it('approves all once the wish is taken back, also where it was sent before', async () => {
    const { url, id, key } = await beginReview(h);
    await postForm(url, { name: 'Dana', ...wish });
    const all = { name: 'Dana', all: 'approved' };
    expect((await postForm(url, { ...all, ...wish })).status).toBe(422);
    const approval = { ...all, ...wish, 'verdict-ad-2': 'approved' };
    expect((await postForm(url, approval)).status).toBe(200);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });

  it('sends no answer that leaves words behind', async () => {
    const { url, id, key } = await beginReview(h);
    const form = { name: 'Dana', 'verdict-ad-1': 'approved', 'comment-ad-2': 'The blue jacket.' };
    const answer = await postForm(url, form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Choose “Ask for changes” to send it');
    expect(await launchOf(h, key, id)).toMatchObject({ reviews: [] });
  });
});

describe('answers under one link', () => {
  it('are one of each kind for each ad, however often they are sent', async () => {
    const { url, id, key } = await beginReview(h);
    const ask = (comment: string) =>
      postForm(url, { name: 'Dana', 'verdict-ad-1': 'changes', 'comment-ad-1': comment });
    for (const comment of ['Another dog.', 'Another dog.', 'A cat.']) await ask(comment);
    const { reviews } = await launchOf(h, key, id);
    expect(reviews).toMatchObject([{ step: 'ad-1', verdict: 'changes', comment: 'A cat.' }]);
    const events = await h.call('GET /activity?action=launch.changes_requested', { key });
    expect(events.body.events).toHaveLength(2);
  });

  it('are refused for a while after sixty in an hour, also when they come at once', async () => {
    const { url, id, key } = await beginReview(h);
    const ask = (n: number) =>
      postForm(url, { name: 'Dana', 'verdict-ad-1': 'changes', 'comment-ad-1': `Wish ${n}` });
    // Ten at a time: more at once would only wait for the database.
    const statuses: number[] = [];
    for (let from = 0; from < 70; from += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(from + n)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await launchOf(h, key, id)).reviews).toHaveLength(1);
    h.later(3_600_001);
    expect((await ask(99)).status).toBe(200);
  });

  it('are said to reach the agency once the ads are made', async () => {
    const { url, id, key } = await beginReview(h);
    const response = await postForm(url, { name: 'Dana', all: 'approved' });
    expect(await response.text()).toContain('You can change your answer here');
    await until(h, key, id, over);
    const text = await (await postForm(url, { name: 'Dana', all: 'approved' })).text();
    expect(text).toContain('The ads are made, paused. A change that you ask for');
    expect(text).not.toContain('You can change your answer here');
  });

  it('keep a comment when its ad is approved afterwards', async () => {
    const { url, id, key } = await beginReview(h);
    await postForm(url, { name: 'Dana', 'verdict-ad-1': 'changes', 'comment-ad-1': 'A cat.' });
    await postForm(url, { name: 'Dana', all: 'approved' });
    const { reviews } = await until(h, key, id, over);
    expect(reviews).toMatchObject([
      { step: 'ad-1', verdict: 'changes', comment: 'A cat.' },
      { step: 'ad-1', verdict: 'approved' },
      { step: 'ad-2', verdict: 'approved' },
    ]);
  });
});

describe('a page that was opened before a correction', () => {
  const lowBudget = { ad_sets: [launchAdSet('hikers', { daily_budget: 1 })] };

  it('approves nothing of what came after it', async () => {
    const { key } = await h.connected();
    const body = { name: 'Claude', max_role: 'editor' };
    const agent = (await h.call('POST /account/api-keys', { key, body })).body.key as string;
    const id = await begin(h, agent, wholeLaunch(h, { requires_approval: true, ...lowBudget }));
    const url = await linkTo(key, id);
    await h.call(`POST /adnet/launches/${id}/approve`, { key });
    await until(h, key, id, ({ state }) => state === 'stopped');
    const oldDigest = await digestOn(url);
    await resume(h, agent, id, { replace: { 'adset-1': { daily_budget: 2000 } } });
    expect((await launchOf(h, key, id)).state).toBe('awaiting_approval');
    for (const staleFields of [{ digest: oldDigest }, {}]) {
      const answer = await postForm(url, { name: 'Dana', all: 'approved', ...staleFields });
      const page = await answer.text();
      expect(answer.status).toBe(409);
      expect(page).toContain('changed after you opened the page');
      expect(page).not.toMatch(/ checked/);
    }
    expect((await launchOf(h, key, id)).state).toBe('awaiting_approval');
    const digest = await digestOn(url);
    expect((await postForm(url, { name: 'Dana', all: 'approved', digest })).status).toBe(200);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });
});

describe('a review link', () => {
  it('ends with the rights of whoever made it', async () => {
    const { key, workspaceId } = await h.connected();
    const id = await begin(h, key, wholeLaunch(h, { requires_approval: true }));
    const path = `/account/workspaces/${workspaceId}/members`;
    const removals = {
      removed: (uid: string) => h.call(`DELETE ${path}/${uid}`, { key }),
      demoted: (uid: string) => h.call(`PATCH ${path}/${uid}`, { key, body: { role: 'viewer' } }),
    };
    for (const lose of Object.values(removals)) {
      const editor = await h.member(workspaceId, 'editor');
      const url = await linkTo(editor.key, id);
      expect((await fetch(url)).status).toBe(200);
      expect((await lose(editor.uid)).status).toBe(200);
      expect((await fetch(url)).status).toBe(410);
      expect((await postForm(url, { name: 'Eve', all: 'approved' })).status).toBe(410);
    }
    const agent = await h.call('POST /account/api-keys', { key, body: { name: 'Claude' } });
    const url = await linkTo(String(agent.body.key), id);
    expect((await fetch(url)).status).toBe(200);
    await h.call(`DELETE /account/api-keys/${agent.body.id}`, { key });
    expect((await postForm(url, { name: 'Eve', all: 'approved' })).status).toBe(410);
    expect((await launchOf(h, key, id)).state).toBe('awaiting_approval');
  });

  it('is one of ten at most, also when they are made at once', async () => {
    const { id, key } = await beginReview(h);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => h.call(`POST /adnet/launches/${id}/review-link`, { key })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    await h.call(`DELETE /adnet/launches/${id}/review-link`, { key });
    expect((await h.call(`POST /adnet/launches/${id}/review-link`, { key })).status).toBe(200);
  });
});

describe('the plan on the page', () => {
  it('says who sees the ads of each audience, for how much, and the sum', async () => {
    const { key } = await h.connected();
    const id = await begin(
      h,
      key,
      wholeLaunch(h, {
        requires_approval: true,
        ad_sets: [
          launchAdSet('hikers', { daily_budget: 1250 }),
          launchAdSet('campers', { daily_budget: 800 }),
        ],
      }),
    );
    const page = await read(await linkTo(key, id));
    expect(page).toContain('$12.50 a day');
    expect(page).toContain('$8.00 a day');
    expect(page).toContain('$20.50 a day');
    expect(page).toContain('Not made yet');
  });
});
