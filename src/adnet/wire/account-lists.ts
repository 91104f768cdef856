import { fieldList } from './fields.ts';
import { type ListPage, pageParams, type ReadRequest } from './lists.ts';

type AccountList = { edge: string; fields: string };

/** Lists of an ad account that are needed to make or measure ads: their edge, and the fields read by default. */
export const accountLists = {
  creatives: {
    edge: 'adcreatives',
    fields: fieldList(`
        id,name,status,object_type,title,body,call_to_action_type,link_url,image_hash,video_id,
        thumbnail_url,effective_object_story_id,instagram_user_id,url_tags`),
  },
  images: {
    edge: 'adimages',
    fields: 'id,hash,name,status,width,height,url,permalink_url,created_time,updated_time',
  },
  videos: {
    edge: 'advideos',
    fields: 'id,title,length,status,picture,created_time,updated_time',
  },
  instagramAccounts: {
    edge: 'instagram_accounts',
    fields: 'id,username,profile_picture_url',
  },
  pixels: {
    edge: 'adspixels',
    fields: 'id,name,creation_time,last_fired_time,is_unavailable',
  },
  customConversions: {
    edge: 'customconversions',
    fields: fieldList(`
        id,name,custom_event_type,rule,default_conversion_value,pixel{id,name},is_archived,
        is_unavailable,creation_time,last_fired_time`),
  },
  customAudiences: {
    edge: 'customaudiences',
    fields: fieldList(`
        id,name,description,subtype,approximate_count_lower_bound,approximate_count_upper_bound,
        delivery_status,operation_status,retention_days,time_created,time_updated`),
  },
  savedAudiences: {
    edge: 'saved_audiences',
    fields: fieldList(`
        id,name,description,approximate_count_lower_bound,approximate_count_upper_bound,
        run_status,targeting,time_created,time_updated`),
  },
} as const satisfies Record<string, AccountList>;

export const accountListLimits = { defaultLimit: 25, maxLimit: 200 };

export const accountListRead = (
  list: keyof typeof accountLists,
  account: string,
  page: ListPage,
): ReadRequest => {
  const { edge, fields } = accountLists[list];
  return {
    path: `/${account}/${edge}`,
    params: pageParams({ limit: accountListLimits.defaultLimit, fields }, page),
  };
};

type ImagesQuery = ListPage & { hashes?: string[] | undefined };

/** Reads all pictures, or only those with these hashes. */
export const imagesRead = (account: string, { hashes, ...page }: ImagesQuery): ReadRequest => {
  const { path, params } = accountListRead('images', account, page);
  return { path, params: { ...params, ...(hashes ? { hashes: JSON.stringify(hashes) } : {}) } };
};

/** Ads Manager calls both audiences; the platform has two kinds of objects. */
export const audienceTypes = ['custom', 'saved'] as const;

type AudiencesQuery = ListPage & { type: (typeof audienceTypes)[number] };

export const audiencesRead = (account: string, { type, ...page }: AudiencesQuery): ReadRequest =>
  accountListRead(type === 'saved' ? 'savedAudiences' : 'customAudiences', account, page);
