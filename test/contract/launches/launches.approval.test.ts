import { describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  launch,
  launchAdSet,
  launchCampaign,
  launchOf,
  over,
  resume,
  started,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { digestOn, postForm } from '../../helpers/house/review.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

/** An owner's key, and one for an agent in the same workspace. */
const ownerAndAgent = async () => {
  const { key } = await h.connected();
  const body = { name: 'Claude', max_role: 'editor' };
  const agent = (await h.call('POST /account/api-keys', { key, body })).body.key as string;
  return { key, agent };
};

const beginHeld = (key: string, more = {}) =>
  begin(h, key, wholeLaunch(h, { requires_approval: true, ...more }));

const reviewLink = async (key: string, id: string) =>
  String((await h.call(`POST /adnet/launches/${id}/review-link`, { key })).body.review_url);

const resumeWith = (key: string, id: string, replace: object) => resume(h, key, id, { replace });

const eventOf = async (key: string, action: string) =>
  (await h.call(`GET /activity?action=${action}`, { key })).body.events[0];

const lowBudget = { ad_sets: [launchAdSet('hikers', { daily_budget: 1 })] };
const budgetChange = { 'adset-1': { daily_budget: 2000 } };

describe('a key with write limits', () => {
  it('has at most 20 launches that are not over; the same again is no new one', async () => {
    const { key } = await h.connected();
    const body = { name: 'Claude', max_role: 'editor', writes_per_hour: 3 };
    const agent = (await h.call('POST /account/api-keys', { key, body })).body.key as string;
    const ask = (of: string, name: string) =>
      launch(
        h,
        of,
        { account_id: usd, campaign: { ...launchCampaign, name }, requires_approval: true },
        name,
      );
    for (let n = 1; n <= 20; n++) expect((await ask(agent, `Flood ${n}`)).status).toBe(202);
    const refusal = await ask(agent, 'Flood 21');
    expect([refusal.status, refusal.body.detail.error.code]).toEqual([409, 'launch_limit']);
    const retry = await ask(agent, 'Flood 1');
    expect(retry.status).toBe(202);
    expect((await ask(key, 'Flood 21')).status).toBe(202);
    await h.call(`POST /adnet/launches/${started(retry)}/cancel`, { key });
    expect((await ask(agent, 'Flood 22')).status).toBe(202);
  });
});

describe('a launch that requires approval', () => {
  it('approved by the agent that began it names the agent’s key, whatever name was typed', async () => {
    const { key, agent } = await ownerAndAgent();
    const id = await beginHeld(agent);
    const url = await reviewLink(agent, id);
    expect((await postForm(url, { name: 'The client', all: 'approved' })).status).toBe(200);
    const { reviews } = await until(h, key, id, over);
    expect(reviews[0]).toMatchObject({ name: 'The client', link_by: 'Claude' });
    expect(await eventOf(key, 'launch.review_link_created')).toMatchObject({
      actor: { kind: 'key', name: 'Claude' },
      target: { id },
    });
    expect(await eventOf(key, 'launch.approved')).toMatchObject({
      actor: { kind: 'system' },
      details: { by: 'The client', link_by: 'Claude' },
    });
  });

  it('says who withdrew its links', async () => {
    const { key, agent } = await ownerAndAgent();
    const id = await beginHeld(agent);
    const url = await reviewLink(agent, id);
    await h.call(`DELETE /adnet/launches/${id}/review-link`, { key: agent });
    expect((await fetch(url)).status).toBe(410);
    expect(await eventOf(key, 'launch.review_links_withdrawn')).toMatchObject({
      actor: { name: 'Claude' },
      details: { links: 1 },
    });
  });

  it('is approved again when an editor has corrected it: earlier answers do not count', async () => {
    const { key, agent } = await ownerAndAgent();
    const id = await beginHeld(agent, lowBudget);
    const url = await reviewLink(key, id);
    await postForm(url, { name: 'Dana', all: 'approved' });
    await until(h, key, id, over);
    const answer = await resumeWith(agent, id, {
      ...budgetChange,
      'creative-1': { message: 'Something that nobody has seen.' },
    });
    expect(answer.body.state).toBe('awaiting_approval');
    const digest = await digestOn(url);
    await postForm(url, { name: 'Dana', 'verdict-ad-1': 'approved', digest });
    expect(await launchOf(h, key, id)).toMatchObject({ state: 'awaiting_approval' });
    await postForm(url, { name: 'Dana', all: 'approved', digest });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });

  it('is approved again when an admin has corrected it, and goes on at once when nothing was changed', async () => {
    const { key, agent } = await ownerAndAgent();
    const id = await beginHeld(agent, lowBudget);
    await h.call(`POST /adnet/launches/${id}/approve`, { key });
    await until(h, key, id, over);
    expect((await resumeWith(agent, id, {})).body.state).toBe('running');
    expect(await until(h, key, id, over)).toMatchObject({ state: 'stopped' });
    expect((await resumeWith(key, id, budgetChange)).body.state).toBe('awaiting_approval');
    await h.call(`POST /adnet/launches/${id}/approve`, { key });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });
});
