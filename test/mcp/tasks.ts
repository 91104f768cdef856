import { setTimeout } from 'node:timers/promises';
import { type Caller, platformIn } from '../helpers/callers/mcp.ts';
import type { House } from '../helpers/house/house.ts';
import { launchAdSet } from '../helpers/house/launches.ts';
import { pictureUrl, usd } from '../helpers/house/publishing.ts';

/** One thing that people ask of an agent, and how an agent with fixed decisions does it: by tools alone. */
export type Task = { asked: string; run(call: Caller, h: House): Promise<boolean> };

const ours = async (call: Caller, name: string, input = {}) =>
  (await call(name, input)).structuredContent;

const theirs = async (call: Caller, name: string, input = {}) =>
  platformIn(await call(name, input));

/** Asks again as often as the answer says. */
const followLaunch = async (call: Caller, launch_id: string) => {
  for (;;) {
    const launch = await ours(call, 'launch_status', { launch_id });
    if (launch.next_poll_seconds === null) return launch;
    await setTimeout(200);
  }
};

const brief = {
  product: 'Two-person tent for rain and wind',
  audience: 'weekend hikers',
  offer: '20% off until Sunday',
  benefits: ['Weighs 1.9 kg', 'Pitched in four minutes'],
  num_variants: 2,
  num_hooks: 0,
};

type Variant = { id: string; primary_text: string; headline: string; description: string };

const asCopy = ({ id, primary_text, headline, description }: Variant) => ({
  ref: id,
  message: primary_text,
  headline,
  description,
});

export const tasks: Task[] = [
  {
    asked: 'Am I connected, and may I create ads now?',
    async run(call) {
      const me = await ours(call, 'whoami');
      const { state, writes_unlocked } = await ours(call, 'connection_status');
      return me.workspace.adnet_connected && state === 'ok' && writes_unlocked;
    },
  },
  {
    asked: 'Connect this new client.',
    async run(call) {
      const { connect_url } = await ours(call, 'create_connect_link');
      return connect_url.includes('/connect/');
    },
  },
  {
    asked: 'Which of our campaigns spent most last week?',
    async run(call) {
      const [{ id }] = (await theirs(call, 'list_ad_accounts')).data;
      const { data } = await theirs(call, 'get_insights', {
        object_id: id,
        level: 'campaign',
        time_range: 'last_7d',
        sort: 'spend_descending',
        limit: 1,
      });
      return Number(data[0].spend) > 0 && data[0].account_currency === 'USD';
    },
  },
  {
    asked: 'Split that by age for one campaign.',
    async run(call) {
      const input = { kind: 'campaigns', account_id: usd, status: 'ACTIVE', limit: 1 };
      const { data } = await theirs(call, 'list_objects', input);
      const rows = await theirs(call, 'get_insights', {
        object_id: data[0].id,
        breakdown: 'age',
      });
      return rows.data.length > 1;
    },
  },
  {
    asked: 'Which ads wait paused, and is the newest of them in order?',
    async run(call) {
      const input = { kind: 'ads', account_id: usd, status: 'PAUSED' };
      const [ad] = (await theirs(call, 'list_objects', input)).data;
      return (await theirs(call, 'get_object', { kind: 'ad', id: ad.id })).id === ad.id;
    },
  },
  {
    asked: 'Find ids to reach German-speaking hikers around Los Angeles.',
    async run(call) {
      const results = [];
      for (const [kind, q] of [
        ['interests', 'hiking'],
        ['locations', 'los angeles'],
        ['locales', 'german'],
      ])
        results.push(await theirs(call, 'search_targeting', { kind, q, account_id: usd }));
      return results.every(({ data }) => data.length > 0);
    },
  },
  {
    asked: 'Write two ads for this brief.',
    run: async (call) => (await ours(call, 'generate_ad_copy', brief)).variants.length === 2,
  },
  {
    asked: 'Put this picture into the library.',
    async run(call, h) {
      const input = { kind: 'image', url: pictureUrl(h), account_id: usd };
      const { images } = await theirs(call, 'upload_media', input);
      return images.bytes.hash.length > 0;
    },
  },
  {
    asked: 'Make a campaign of two ads from this brief and picture.',
    async run(call, h) {
      const { variants } = await ours(call, 'generate_ad_copy', brief);
      const [page] = (await theirs(call, 'list_assets', { kind: 'pages', account_id: usd })).data;
      const content = {
        account_id: usd,
        defaults: { page_id: page.id, link_url: 'https://example.com/tent' },
        campaign: { name: 'Tents', objective: 'OUTCOME_TRAFFIC' },
        ad_sets: [launchAdSet('hikers')],
        images: [{ ref: 'tent', url: pictureUrl(h) }],
        copies: variants.map(asCopy),
        ads: { matrix: true },
      };
      const { problems } = await ours(call, 'plan_launch', content);
      if (problems.length > 0) return false;
      const { id } = await ours(call, 'launch', content);
      const { items } = await followLaunch(call, id);
      const ad = items.find(({ action }: { action: string }) => action === 'create_ad');
      return (await theirs(call, 'get_object', { kind: 'ad', id: ad.id })).status === 'PAUSED';
    },
  },
  {
    asked: 'The launch stopped because a budget was too small. Repair it.',
    async run(call) {
      const content = {
        account_id: usd,
        campaign: { name: 'Too small', objective: 'OUTCOME_TRAFFIC' },
        ad_sets: [launchAdSet('small', { daily_budget: 1 })],
      };
      const { id } = await ours(call, 'launch', content);
      const { problems } = await followLaunch(call, id);
      const [{ step, params }] = problems;
      const replace = { [step]: { daily_budget: params.daily_budget * 2000 } };
      await ours(call, 'launch', { resume_launch_id: id, replace });
      return (await followLaunch(call, id)).state === 'done';
    },
  },
  {
    asked: 'Add an ad to an ad set that exists, for another client of ours.',
    async run(call) {
      const { workspaces } = await ours(call, 'list_workspaces');
      const { id: workspace_id } = workspaces.find(({ current }: { current: boolean }) => current);
      const at = { workspace_id, account_id: usd };
      const [adset] = (await theirs(call, 'list_objects', { kind: 'adsets', ...at })).data;
      const [creative] = (await theirs(call, 'list_objects', { kind: 'creatives', ...at })).data;
      const content = {
        ...at,
        ad_sets: [{ ref: 'there', id: adset.id }],
        ads: { list: [{ ad_set: 'there', creative_id: creative.id, name: 'One more' }] },
      };
      const { problems } = await ours(call, 'plan_launch', content);
      if (problems.length > 0) throw new Error(JSON.stringify(problems));
      const { id } = await ours(call, 'launch', content);
      const launch = await ours(call, 'launch_status', { workspace_id, launch_id: id });
      return launch.id === id;
    },
  },
];
