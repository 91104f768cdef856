import { fieldList } from './fields.ts';
import type { ReadRequest } from './lists.ts';

/** What people see of an ad account: its name, its money, and its pages. */
export const accountFactsRead = (account: string): ReadRequest => ({
  path: `/${account}`,
  params: {
    fields:
      'name,currency,insights.date_preset(last_7d){spend,date_start,date_stop},promote_pages.limit(100){id,name}',
  },
});

const adFields = [
  'id,name,status,effective_status',
  'campaign{id,name,daily_budget,lifetime_budget}',
  'adset{id,name,daily_budget,lifetime_budget}',
  fieldList(`
    creative{id,body,title,image_url,thumbnail_url,video_id,effective_object_story_id,
    object_story_id,source_instagram_media_id,effective_instagram_media_id,object_story_spec,
    asset_feed_spec}`),
].join(',');

/** Reads these ads of an account together; deleted and archived ones are not returned. */
export const namedAdsRead = (account: string, ids: readonly string[]): ReadRequest => ({
  path: `/${account}/ads`,
  params: {
    fields: adFields,
    filtering: JSON.stringify([{ field: 'id', operator: 'IN', value: ids }]),
    limit: String(ids.length),
  },
});
