import { accountLists } from './account-lists.ts';
import { fieldList } from './fields.ts';
import { fieldParams, listFields, type ReadRequest } from './lists.ts';

/** The fields of one object that are read by default. */
export const oneObjectFields = {
  adAccount: fieldList(`
      id,account_id,name,account_status,disable_reason,currency,timezone_name,
      timezone_offset_hours_utc,amount_spent,balance,spend_cap,min_daily_budget,
      min_campaign_group_spend_cap,is_prepay_account,user_tasks,default_dsa_beneficiary,
      default_dsa_payor,created_time`),
  campaign: fieldList(`
    ${listFields.campaigns},account_id,special_ad_category_country,
    is_adset_budget_sharing_enabled,promoted_object,issues_info`),
  adset: fieldList(`
    ${listFields.adsets},account_id,destination_type,bid_constraints,attribution_spec,
    pacing_type,is_dynamic_creative,dsa_beneficiary,dsa_payor,issues_info`),
  creative: `${accountLists.creatives.fields},account_id,image_url,object_story_spec,asset_feed_spec,degrees_of_freedom_spec`,
  ad: `${listFields.ads},account_id,tracking_specs,issues_info,ad_review_feedback`,
  video: `${accountLists.videos.fields},is_instagram_eligible,thumbnails{id,uri,width,height,scale,is_preferred}`,
} as const;

export const oneObjectRead = (
  kind: keyof typeof oneObjectFields,
  id: string,
  { fields }: { fields?: string | undefined },
): ReadRequest => ({
  path: `/${id}`,
  params: fieldParams(oneObjectFields[kind], fields),
  ...(kind === 'video' && { ofNoAccount: true }),
});

/** The platform returns minimum budgets for every currency, in about sixty rows. */
const minimumBudgets = 'minimum_budgets.limit(200)';

type AccountQuery = { fields?: string | undefined; minimum_budgets?: boolean | undefined };

export const adAccountRead = (account: string, query: AccountQuery): ReadRequest => {
  const { path, params } = oneObjectRead('adAccount', account, query);
  if (!query.minimum_budgets) return { path, params };
  return { path, params: { ...params, fields: `${params['fields']},${minimumBudgets}` } };
};
