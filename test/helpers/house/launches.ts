import { setTimeout } from 'node:timers/promises';
import { demo } from 'graph-ads-sandbox';
import type { Answer, House } from './house.ts';
import { newKey, pictureUrl, seededHash, usd, withKey } from './publishing.ts';

type Body = Record<string, unknown>;

export const launchDefaults = { page_id: demo.usdPageId, link_url: 'https://example.com/tent' };

export const launchCampaign = { name: 'Spring', objective: 'OUTCOME_TRAFFIC' };

export const launchAdSet = (ref: string, more: Body = {}) => ({
  ref,
  name: `Set ${ref}`,
  optimization_goal: 'LINK_CLICKS',
  billing_event: 'IMPRESSIONS',
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  daily_budget: 2000,
  targeting: { geo_locations: { countries: ['US'] } },
  ...more,
});

export const launchCopy = (ref: string) => ({
  ref,
  message: `Sleep warm, ${ref}.`,
  headline: `Tents ${ref}`,
});

/** A campaign, an ad set, a picture to upload and an existing one, two copies: four ads. */
export const wholeLaunch = (h: House, more: Body = {}): Body => ({
  account_id: usd,
  defaults: launchDefaults,
  campaign: launchCampaign,
  ad_sets: [launchAdSet('hikers')],
  images: [
    { ref: 'new', url: pictureUrl(h) },
    { ref: 'old', hash: seededHash(h) },
  ],
  copies: [launchCopy('a'), launchCopy('b')],
  ads: { matrix: true },
  ...more,
});

/** One upload, campaign, ad set, four creatives, four ads. */
export const wholeSteps = 11;

export const launch = (h: House, key: string, body: Body, idempotencyKey = newKey()) =>
  h.call('POST /adnet/launches', { key, body, headers: withKey(idempotencyKey) });

export const dryRun = (h: House, key: string, body: Body, more = '') =>
  h.call(`POST /adnet/launches?dry_run=true${more}`, { key, body });

export const launchOf = async (h: House, key: string, id: string): Promise<Answer['body']> =>
  (await h.call(`GET /adnet/launches/${id}`, { key })).body;

/** Waits until the launch is in the wanted state; the nodes look for work every half second. */
export const until = async (
  h: House,
  key: string,
  id: string,
  isSo: (launch: Answer['body']) => boolean,
) => {
  for (let turn = 0; turn < 300; turn++) {
    const now = await launchOf(h, key, id);
    if (isSo(now)) return now;
    await setTimeout(100);
  }
  throw new Error(`a launch came to ${JSON.stringify(await launchOf(h, key, id))}`);
};

export const over = ({ state }: { state: string }) =>
  ['done', 'stopped', 'cancelled'].includes(state);

export const started = (answer: Answer): string => {
  if (answer.status !== 202) throw new Error(`a launch answered ${answer.status} ${answer.text}`);
  return String(answer.body.id);
};

/** Starts a launch and returns its id. */
export const begin = async (h: House, key: string, body: Body = wholeLaunch(h)) =>
  started(await launch(h, key, body));

export const resume = (h: House, key: string, id: string, body?: unknown) =>
  h.call(`POST /adnet/launches/${id}/resume`, { key, ...(body !== undefined && { body }) });

export const statesOf = ({ items }: { items: { step: string; state: string }[] }) =>
  Object.fromEntries(items.map(({ step, state }) => [step, state]));

/** A launch in the state that the example of this operation needs; returns its id. */
export const launchFor = async (h: House, key: string, operation: string) => {
  const isHeld = operation === 'launches.approve' || operation === 'launches.cancel';
  const isWrong = operation === 'launches.resume';
  const id = started(
    await launch(h, key, {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: isWrong ? [launchAdSet('a', { daily_budget: 1 })] : [],
      requires_approval: isHeld,
    }),
  );
  if (!isHeld) await until(h, key, id, over);
  return id;
};
