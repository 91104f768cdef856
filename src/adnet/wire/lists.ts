/** A read, ready for the client: a path made of ids and constants, and a listed set of parameters. */
export type ReadRequest = { path: string; params: Record<string, string> };

type Page = { limit?: number | undefined; after?: string | undefined };

/** What each list asks the platform for. */
export const listFields = {
  adAccounts: 'id,name,account_status,currency,timezone_name',
  pages: 'id,name,category,link',
  campaigns:
    'id,name,objective,status,effective_status,buying_type,bid_strategy,daily_budget,lifetime_budget,budget_remaining,spend_cap,special_ad_categories,start_time,stop_time,created_time,updated_time',
  adsets:
    'id,name,campaign_id,status,effective_status,optimization_goal,billing_event,bid_strategy,bid_amount,daily_budget,lifetime_budget,budget_remaining,targeting,promoted_object,start_time,end_time,created_time,updated_time',
  ads: 'id,name,campaign_id,adset_id,status,effective_status,creative{id,name,thumbnail_url},conversion_domain,created_time,updated_time',
} as const;

const page = ({ limit = 25, after }: Page): Record<string, string> => ({
  limit: String(limit),
  ...(after === undefined || after === '' ? {} : { after }),
});

export const adAccountsRead = ({ limit = 200 }: Page): ReadRequest => ({
  path: '/me/adaccounts',
  params: { fields: listFields.adAccounts, limit: String(limit) },
});

/** Pages the account may advertise for. The user's own page list would carry page tokens. */
export const pagesRead = (account: string): ReadRequest => ({
  path: `/${account}/promote_pages`,
  params: { fields: listFields.pages, limit: '200' },
});

/** One status or several with commas, as the JSON list the platform takes; undefined for none. */
const effectiveStatus = (filter: string | undefined): string | undefined => {
  if (filter === undefined) return undefined;
  const names = filter
    .split(',')
    .map((name) => name.trim().toUpperCase())
    .filter((name) => name !== '');
  return names.length === 0 ? undefined : JSON.stringify(names);
};

export const campaignsRead = (
  account: string,
  { status_filter, ...rest }: Page & { status_filter?: string | undefined },
): ReadRequest => {
  const statuses = effectiveStatus(status_filter);
  return {
    path: `/${account}/campaigns`,
    params: {
      fields: listFields.campaigns,
      ...page(rest),
      ...(statuses === undefined ? {} : { effective_status: statuses }),
    },
  };
};

export const adsetsRead = (
  account: string,
  { campaign_id, ...rest }: Page & { campaign_id?: string | undefined },
): ReadRequest => ({
  path: `/${campaign_id ?? account}/adsets`,
  params: { fields: listFields.adsets, ...page(rest) },
});

/** The nearest parent's own edge; an ad set says more than its campaign. */
export const adsRead = (
  account: string,
  {
    campaign_id,
    adset_id,
    ...rest
  }: Page & { campaign_id?: string | undefined; adset_id?: string | undefined },
): ReadRequest => ({
  path: `/${adset_id ?? campaign_id ?? account}/ads`,
  params: { fields: listFields.ads, ...page(rest) },
});

/** One object by its id, for a read-back or a pre-check. */
export const objectRead = (id: string, fields: string): ReadRequest => ({
  path: `/${id}`,
  params: { fields },
});
