import { listFields } from '../../../adnet/wire/lists.ts';

/** One call of the fixed list. `{campaign}` and similar placeholders are filled in with objects of the account. */
export type PlatformQuestion = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  params: Record<string, string>;
};

const get = (path: string, params: Record<string, string> = {}): PlatformQuestion => ({
  method: 'GET',
  path,
  params,
});

const row = { limit: '2' };

const lists = [
  get('/me', { fields: 'id' }),
  get('/me/permissions'),
  get('/me/adaccounts', { fields: 'id,account_status,currency,timezone_name', ...row }),
  get('/{account}', { fields: 'id,account_id,account_status,currency,timezone_name' }),
  get('/{account}/campaigns', { fields: listFields.campaigns, ...row }),
  get('/{account}/campaigns', { fields: 'id', effective_status: '["PAUSED"]', ...row }),
  get('/{account}/adsets', { fields: listFields.adsets, ...row }),
  get('/{account}/ads', { fields: listFields.ads, ...row }),
  get('/{account}/adcreatives', { fields: 'id,name,object_story_spec,thumbnail_url', ...row }),
  get('/{account}/adimages', { fields: 'id,hash,width,height,created_time', ...row }),
  get('/{account}/promote_pages', { fields: 'id', ...row }),
  get('/{account}/adspixels', { fields: 'id', ...row }),
  get('/{account}/customaudiences', { fields: 'id,subtype', ...row }),
  get('/{account}/instagram_accounts', { fields: 'id', ...row }),
  get('/{account}/minimum_budgets', row),
];

const numbers = 'spend,impressions,clicks,reach,actions';

const insights = [
  get('/{account}/insights', { fields: numbers, date_preset: 'last_30d' }),
  get('/{account}/insights', { fields: numbers, level: 'ad', date_preset: 'maximum', ...row }),
  get('/{account}/insights', { fields: numbers, breakdowns: 'age,gender', ...row }),
  get('/{account}/insights', { fields: 'spend', breakdowns: 'publisher_platform,country', ...row }),
  get('/{account}/insights', { fields: 'spend', time_increment: '1', ...row }),
  get('/{campaign}/insights', { fields: numbers, date_preset: 'maximum' }),
];

const objects = [
  get('/{campaign}', { fields: listFields.campaigns }),
  get('/{adset}', { fields: listFields.adsets }),
  get('/{ad}', { fields: listFields.ads }),
  get('/{campaign}/adsets', { fields: 'id', ...row }),
  get('/{adset}/ads', { fields: 'id', ...row }),
  get('/{creative}', { fields: 'id,name,status,object_type' }),
];

const tools = [
  get('/search', { type: 'adgeolocation', q: 'berlin', ...row }),
  get('/search', { type: 'adinterest', q: 'coffee', ...row }),
  get('/{account}/targetingsearch', { q: 'coffee', ...row }),
  get('/{account}/reachestimate', { targeting_spec: '{"geo_locations":{"countries":["DE"]}}' }),
  get('/{account}/delivery_estimate', {
    targeting_spec: '{"geo_locations":{"countries":["DE"]}}',
    optimization_goal: 'REACH',
  }),
];

const refusedReads = [
  get('/{account}/campaigns', { fields: 'id,colour' }),
  get('/{account}/campaigns', { fields: 'id,,name{' }),
  get('/{account}/campaigns', { fields: 'id', effective_status: '["DELETED"]', ...row }),
  get('/{account}/colours'),
  get('/1', { fields: 'id' }),
  get('/{account}/insights', { fields: 'spend', breakdowns: 'colour' }),
  get('/{account}/insights', { fields: 'spend', date_preset: 'tomorrow' }),
  get('/{account}/insights', { fields: 'spend', level: 'colour' }),
];

export const reads: readonly PlatformQuestion[] = [
  ...lists,
  ...insights,
  ...objects,
  ...tools,
  ...refusedReads,
];
