import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { parseJson } from '../../kernel/text/parse-json.ts';
import { listAdAccounts } from '../../operations/ad-accounts/list-ad-accounts.ts';
import { listAds } from '../../operations/ads/list-ads.ts';
import { getAdset } from '../../operations/adsets/get-adset.ts';
import { listAdsets } from '../../operations/adsets/list-adsets.ts';
import { listAudiences } from '../../operations/audiences/list-audiences.ts';
import { getCampaign } from '../../operations/campaigns/get-campaign.ts';
import { listCampaigns } from '../../operations/campaigns/list-campaigns.ts';
import { listCreatives } from '../../operations/creatives/list-creatives.ts';
import { listCustomConversions } from '../../operations/custom-conversions/list-custom-conversions.ts';
import { listImages } from '../../operations/images/list-images.ts';
import { listInstagramAccounts } from '../../operations/instagram-accounts/list-instagram-accounts.ts';
import { listInstagramMedia } from '../../operations/instagram-accounts/list-instagram-media.ts';
import { listLeadForms } from '../../operations/pages/list-lead-forms.ts';
import { listPages } from '../../operations/pages/list-pages.ts';
import { listPosts } from '../../operations/pages/list-posts.ts';
import { listPixels } from '../../operations/pixels/list-pixels.ts';
import { listVideos } from '../../operations/videos/list-videos.ts';
import { accountInput, accountOf, moneyRemarks } from '../account.ts';
import type { Agent } from '../agent.ts';
import { anySpellingOf } from '../any-spelling.ts';
import { pageInput, readListPage } from '../list-page.ts';
import { reads, tool } from '../tool.ts';

export const adAccounts = tool({
  name: 'list_ad_accounts',
  description:
    'Ad accounts of the connection: id (act_…), name, account_status (1 is active; others cannot run ads), currency, time zone.',
  input: z.strictObject(pageInput),
  hints: reads,
  operation: listAdAccounts,
  run: (agent, query) => readListPage(agent, listAdAccounts, { query }),
});

type Asset = {
  operation: typeof listPages;
  query?: Record<string, string>;
  /** The owner of the asset, if it is not the ad account. */
  of?: Owner;
};

/** The operation's name for the owner's id, and the kind whose list contains such ids. */
type Owner = { param: string; owners: string };

const ofPage: Owner = { param: 'page_id', owners: 'pages' };
const ofInstagram: Owner = { param: 'id', owners: 'instagram_accounts' };

/** The operation of each kind, and the fields that agents need. */
const assets = {
  pages: { operation: listPages },
  instagram_accounts: { operation: listInstagramAccounts },
  pixels: { operation: listPixels },
  custom_conversions: { operation: listCustomConversions },
  audiences: { operation: listAudiences },
  saved_audiences: { operation: listAudiences, query: { type: 'saved' } },
  images: { operation: listImages, query: { fields: 'hash,name,status,width,height' } },
  videos: { operation: listVideos, query: { fields: 'id,title,length,status' } },
  lead_forms: { operation: listLeadForms, query: { fields: 'id,name,status' }, of: ofPage },
  posts: {
    operation: listPosts,
    query: { fields: 'id,message,created_time,is_eligible_for_promotion' },
    of: ofPage,
  },
  instagram_media: {
    operation: listInstagramMedia,
    query: { fields: 'id,caption,media_type,timestamp' },
    of: ofInstagram,
  },
} as const;

export const listAssets = tool({
  name: 'list_assets',
  description:
    'What ads are made of. A launch needs a page, conversion goals a pixel, LEAD_GENERATION a lead form. images give ' +
    'hashes, videos ids; fields hash,url gives addresses. lead_forms, posts, instagram_media need owner_id.',
  input: z.strictObject({
    kind: anySpellingOf(Object.keys(assets) as (keyof typeof assets)[]),
    account_id: accountInput,
    owner_id: z.string().max(40).optional().describe('Page or Instagram account'),
    ...pageInput,
  }),
  hints: reads,
  operation: listPages,
  async run(agent, { kind, account_id, owner_id, ...page }) {
    // The operations have different types, but each takes this input.
    const { operation, query, of } = assets[kind] as unknown as Asset;
    const params: Record<string, string> =
      of === undefined
        ? { account_id: await accountOf(agent, account_id) }
        : demandOwner(kind, of, owner_id);
    const [owner] = Object.values(params);
    return readListPage(
      agent,
      operation,
      { params, query: { ...query, ...page } },
      { whole: `These are all rows of ${owner}.` },
    );
  },
});

/** A list that belongs to a Page or an Instagram account needs its id. */
const demandOwner = (kind: string, { param, owners }: Owner, ownerId: string | undefined) => {
  if (ownerId !== undefined) return { [param]: ownerId };
  const message = `is required for ${kind}: an id that kind ${owners} gives`;
  throw new Failure('invalid_request', { fields: [{ field: 'owner_id', message }] });
};

/** Only the fields that agents usually need, because each word costs tokens; `fields` names others. */
const objects = {
  campaigns: {
    operation: listCampaigns,
    fields: 'id,name,objective,status,effective_status,daily_budget,lifetime_budget,created_time',
    paused: ['PAUSED'],
  },
  adsets: {
    operation: listAdsets,
    fields:
      'id,name,campaign_id,status,effective_status,optimization_goal,daily_budget,lifetime_budget,end_time',
    paused: ['PAUSED', 'CAMPAIGN_PAUSED'],
  },
  ads: {
    operation: listAds,
    fields: 'id,name,campaign_id,adset_id,status,effective_status,creative{id},created_time',
    paused: ['PAUSED', 'CAMPAIGN_PAUSED', 'ADSET_PAUSED', 'PENDING_REVIEW', 'IN_PROCESS'],
  },
  creatives: {
    operation: listCreatives,
    fields: 'id,name,status,title,body,link_url,image_hash,video_id',
    paused: ['PAUSED'],
  },
} as const;

const parentInput = {
  campaign_id: z.string().max(40).optional().describe('Of ad sets or ads'),
  adset_id: z.string().max(40).optional().describe('Of ads'),
  status: z
    .string()
    .max(200)
    .optional()
    .describe('ACTIVE; PAUSED: all that waits, also by its parent or in Meta’s review'),
};

export const listObjects = tool({
  name: 'list_objects',
  description:
    'Campaigns, ad sets, ads or creatives of one ad account, newest first. status: how it is set; effective_status: what ' +
    'it comes to.',
  input: z.strictObject({
    kind: anySpellingOf(Object.keys(objects) as (keyof typeof objects)[]),
    account_id: accountInput,
    ...parentInput,
    ...pageInput,
  }),
  hints: reads,
  operation: listCampaigns,
  async run(agent, { kind, account_id, status, ...query }) {
    const { operation, fields, paused } = objects[kind];
    const account = account_id ?? (await accountOfParent(agent, query));
    const input = {
      params: { account_id: await accountOf(agent, account) },
      query: { fields, ...query, ...(status !== undefined && filterFor(status, paused)) },
    };
    const hasBudgets = kind === 'campaigns' || kind === 'adsets';
    const remarks = hasBudgets ? await moneyRemarks(agent, input.params.account_id) : [];
    return readListPage(agent, operation, input, {
      remarks,
      whole: `These are all rows of ${input.params.account_id}${filterWords(query, status)}.`,
      ...(status !== undefined && { empty: 'None has this status: leave status out to see all.' }),
    });
  },
});

const filterWords = ({ campaign_id, adset_id }: Parents, status: string | undefined) =>
  campaign_id === undefined && adset_id === undefined && status === undefined
    ? '; other ad accounts have their own'
    : ' that fit what was asked';

/**
 * An ad that is new or whose campaign is paused has an effective status other than PAUSED, but is not running
 * either.
 */
const filterFor = (status: string, pausedStates: readonly string[]) => ({
  status_filter: status
    .split(',')
    .flatMap((one) => (one.trim().toUpperCase() === 'PAUSED' ? pausedStates : [one]))
    .join(','),
});

type Parents = { campaign_id?: string | undefined; adset_id?: string | undefined };

const accountAnswer = z.object({ account_id: z.string() });

/** The ad account of a campaign or an ad set is read from it, so that agents need not name both. */
const accountOfParent = async (agent: Agent, { campaign_id, adset_id }: Parents) => {
  const id = adset_id ?? campaign_id;
  if (id === undefined) return undefined;
  const operation = adset_id === undefined ? getCampaign : (getAdset as typeof getCampaign);
  const { body } = await agent.relay(operation, {
    params: { id },
    query: { fields: 'account_id' },
  });
  return accountAnswer.safeParse(parseJson(body)).data?.account_id;
};
