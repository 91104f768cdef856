import { fieldList } from './fields.ts';

/** A read, ready for the client: its path consists of ids and constants, its parameters come from a fixed list. */
export type ReadRequest = {
  path: string;
  params: Record<string, string>;
  /** Starts a report: a read, although the platform takes it as a POST. */
  byPost?: boolean;
  /** The Page whose own token Meta requires here. */
  asPage?: string;
  /** True for an object of which Meta names no ad account, such as a video or a page. */
  ofNoAccount?: true;
};

/** The parameters of every list. */
export type ListPage = {
  limit?: number | undefined;
  after?: string | undefined;
  before?: string | undefined;
  fields?: string | undefined;
};

type FilteredPage = ListPage & { status_filter?: string | undefined };

/** The fields of each list that are read by default. */
export const listFields = {
  adAccounts: 'id,name,account_status,currency,timezone_name',
  pages: 'id,name,category,link',
  campaigns: fieldList(`
      id,name,objective,status,effective_status,buying_type,bid_strategy,daily_budget,
      lifetime_budget,budget_remaining,spend_cap,special_ad_categories,start_time,stop_time,
      created_time,updated_time`),
  adsets: fieldList(`
      id,name,campaign_id,status,effective_status,optimization_goal,billing_event,bid_strategy,
      bid_amount,daily_budget,lifetime_budget,budget_remaining,targeting,promoted_object,
      start_time,end_time,created_time,updated_time`),
  ads: fieldList(`
    id,name,campaign_id,adset_id,status,effective_status,creative{id,name,thumbnail_url},
    conversion_domain,created_time,updated_time`),
} as const;

export const listLimits = { adAccounts: 200, pages: 200, campaigns: 25, adsets: 25, ads: 25 };

type List = keyof typeof listFields;

/** Defaults of a list; if no fields are named, the platform chooses. */
type ListDefaults = { limit: number; fields?: string };

/** The parameters of any list: fields, number of rows, page. */
export const pageParams = (
  defaults: ListDefaults,
  { limit, after, before, fields }: ListPage,
): Record<string, string> => {
  const params = fieldParams(defaults.fields, fields);
  params['limit'] = String(limit ?? defaults.limit);
  if (after) params['after'] = after;
  if (before) params['before'] = before;
  return params;
};

/** The caller's fields, or the default ones. */
export const fieldParams = (defaults?: string, ownFields?: string): Record<string, string> => {
  const fields = ownFields ? fieldList(ownFields) : defaults;
  return fields === undefined ? {} : { fields };
};

const listParams = (list: List, page: ListPage) =>
  pageParams({ limit: listLimits[list], fields: listFields[list] }, page);

export const adAccountsRead = (page: ListPage): ReadRequest => ({
  path: '/me/adaccounts',
  params: listParams('adAccounts', page),
});

/** Pages that the account may advertise for. The user's own list of pages would contain page tokens. */
export const pagesRead = (account: string, page: ListPage = {}): ReadRequest => ({
  path: `/${account}/promote_pages`,
  params: listParams('pages', page),
});

/** Pages of the connected person and what the person may do there. Tokens are not requested. */
export const ownPagesRead = (): ReadRequest => ({
  path: '/me/accounts',
  params: { fields: 'id,tasks', limit: String(listLimits.pages) },
});

const filteredParams = (list: List, query: FilteredPage) => {
  const params = listParams(list, query);
  if (query.status_filter) params['effective_status'] = statusList(query.status_filter);
  return params;
};

/** One or several statuses, separated by commas, as the JSON list that the platform requires. */
const statusList = (names: string) =>
  JSON.stringify(
    names
      .split(',')
      .map((name) => name.trim().toUpperCase())
      .filter((name) => name !== ''),
  );

export const campaignsRead = (account: string, query: FilteredPage): ReadRequest => ({
  path: `/${account}/campaigns`,
  params: filteredParams('campaigns', query),
});

export const adsetsRead = (
  account: string,
  { campaign_id, ...query }: FilteredPage & { campaign_id?: string | undefined },
): ReadRequest => ({
  path: `/${campaign_id ?? account}/adsets`,
  params: filteredParams('adsets', query),
});

/** Reads the ads of the nearest parent: an ad set is more specific than its campaign. */
export const adsRead = (
  account: string,
  {
    campaign_id,
    adset_id,
    ...query
  }: FilteredPage & { campaign_id?: string | undefined; adset_id?: string | undefined },
): ReadRequest => ({
  path: `/${adset_id ?? campaign_id ?? account}/ads`,
  params: filteredParams('ads', query),
});

/**
 * The fields that are read of one object. The list is closed, so that each can be checked against the
 * specification.
 */
export const objectFields = {
  existence: 'id',
  currency: 'currency',
  campaignBudget: 'id,daily_budget,lifetime_budget,bid_strategy',
  campaignAround: fieldList(`
      id,name,account_id,status,objective,daily_budget,lifetime_budget,bid_strategy,
      special_ad_categories,is_adset_budget_sharing_enabled`),
  adsetAround: fieldList(`
      id,name,account_id,campaign_id,status,end_time,optimization_goal,destination_type,
      promoted_object,is_dynamic_creative,targeting`),
  creativeAround: 'id,account_id,status',
  creativeLinks: fieldList(`
      id,object_story_spec,asset_feed_spec,object_story_id,source_instagram_media_id,url_tags,
      link_url,object_url,template_url,template_url_spec,product_set_id`),
  accountOf: 'id,account_id',
  videoState: 'id,status',
  pageToken: 'id,access_token',
  pageInstagram: 'id,instagram_business_account,connected_instagram_account',
} as const;

/** Objects of these kinds belong to no ad account. */
const ofNoAccount: ReadonlySet<string> = new Set(['videoState', 'pageInstagram', 'pageToken']);

/** One object by its id, for a read-back or a pre-check. */
export const objectRead = (id: string, selection: keyof typeof objectFields): ReadRequest => ({
  path: `/${id}`,
  params: { fields: objectFields[selection] },
  ...(ofNoAccount.has(selection) && { ofNoAccount: true }),
});
