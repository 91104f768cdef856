import { z } from 'zod';
import { listAdAccounts } from '../../operations/adnet/list-ad-accounts.ts';
import { listAds } from '../../operations/adnet/list-ads.ts';
import { listAdsets } from '../../operations/adnet/list-adsets.ts';
import { listCampaigns } from '../../operations/adnet/list-campaigns.ts';
import { listPages } from '../../operations/adnet/list-pages.ts';
import { listAudiences } from '../../operations/reading/list-audiences.ts';
import { listCreatives } from '../../operations/reading/list-creatives.ts';
import { listCustomConversions } from '../../operations/reading/list-custom-conversions.ts';
import { listImages } from '../../operations/reading/list-images.ts';
import { listInstagramAccounts } from '../../operations/reading/list-instagram-accounts.ts';
import { listPixels } from '../../operations/reading/list-pixels.ts';
import { listVideos } from '../../operations/reading/list-videos.ts';
import { aboutMoney, accountInput, accountOf } from '../account.ts';
import { listFrom, pageInput } from '../page.ts';
import { reads, tool } from '../tool.ts';
import { wordOf } from '../word.ts';

export const adAccounts = tool({
  name: 'list_ad_accounts',
  description: 'Ad accounts of the connection: id (act_…), name, status, currency, time zone.',
  input: z.strictObject(pageInput),
  hints: reads,
  operation: listAdAccounts,
  run: (agent, query) => listFrom(agent, listAdAccounts, { query }),
});

/** What each list is asked by, beside the page. */
const assets = {
  pages: { operation: listPages },
  instagram_accounts: { operation: listInstagramAccounts },
  pixels: { operation: listPixels },
  custom_conversions: { operation: listCustomConversions },
  audiences: { operation: listAudiences },
  saved_audiences: { operation: listAudiences, query: { type: 'saved' } },
  images: { operation: listImages },
  videos: { operation: listVideos },
} as const;

export const listAssets = tool({
  name: 'list_assets',
  description:
    'What ads are made of. A launch needs a page; conversion goals need a pixel. images give hashes, videos ids.',
  input: z.strictObject({
    kind: wordOf(Object.keys(assets) as (keyof typeof assets)[]),
    account_id: accountInput,
    ...pageInput,
  }),
  hints: reads,
  operation: listPages,
  async run(agent, { kind, account_id, ...page }) {
    const asset: { operation: typeof listPages; query?: object } = assets[kind] as never;
    const params = { account_id: await accountOf(agent, account_id) };
    return listFrom(agent, asset.operation, { params, query: { ...asset.query, ...page } });
  },
});

/** Few fields, for whoever pays by the word; `fields` asks for others. */
const objects = {
  campaigns: {
    operation: listCampaigns,
    fields: 'id,name,objective,effective_status,daily_budget,lifetime_budget,created_time',
  },
  adsets: {
    operation: listAdsets,
    fields:
      'id,name,campaign_id,effective_status,optimization_goal,daily_budget,lifetime_budget,end_time',
  },
  ads: {
    operation: listAds,
    fields: 'id,name,campaign_id,adset_id,effective_status,creative{id},created_time',
  },
  creatives: {
    operation: listCreatives,
    fields: 'id,name,status,title,body,link_url,image_hash,video_id',
  },
} as const;

const parents = {
  campaign_id: z.string().max(40).optional().describe('Of ad sets or ads'),
  adset_id: z.string().max(40).optional().describe('Of ads'),
  status: z.string().max(200).optional().describe('Effective status: PAUSED or ACTIVE,PAUSED'),
};

export const listObjects = tool({
  name: 'list_objects',
  description: 'Campaigns, ad sets, ads or creatives of an ad account, newest first.',
  input: z.strictObject({
    kind: wordOf(Object.keys(objects) as (keyof typeof objects)[]),
    account_id: accountInput,
    ...parents,
    ...pageInput,
  }),
  hints: reads,
  operation: listCampaigns,
  async run(agent, { kind, account_id, status, ...query }) {
    const { operation, fields } = objects[kind];
    const account = await accountOf(agent, account_id);
    const asked = {
      params: { account_id: account },
      query: { fields, ...query, ...(status !== undefined && { status_filter: status }) },
    };
    const [remarks] = await Promise.all([aboutMoney(agent, account)]);
    return listFrom(agent, operation, asked, kind === 'ads' ? [] : remarks);
  },
});
