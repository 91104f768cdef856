import type { Defaults } from './plan/launch-body.ts';

type Body = Record<string, unknown>;

const conversionGoals = new Set(['OFFSITE_CONVERSIONS', 'VALUE']);

/** The workspace's pixel, where conversions are wanted and nothing else says which are meant. */
const promotedObject = (body: Body, pixelId: string | undefined): Body => {
  if (pixelId === undefined || isThere(body, 'promoted_object')) return {};
  return conversionGoals.has(String(body['optimization_goal']))
    ? { promoted_object: { pixel_id: pixelId, custom_event_type: 'PURCHASE' } }
    : {};
};

const isThere = (body: Body, field: string) => body[field] !== undefined && body[field] !== null;

const missing = (body: Body, values: Body): Body =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== undefined && !isThere(body, field)),
  );

/** Written out by the caller, a story has its own link and button. */
const ownStories = [
  'asset_feed_spec',
  'object_story_spec',
  'object_story_id',
  'source_instagram_media_id',
];

/** What of the defaults each kind of object takes, where its body leaves it out. */
const fillers = {
  adset: (body: Body, { targeting, pixel_id }: Defaults) => ({
    ...missing(body, { targeting }),
    ...promotedObject(body, pixel_id),
  }),
  creative: (body: Body, { targeting: _, pixel_id: __, ...defaults }: Defaults) => {
    const { page_id, instagram_user_id, url_tags } = defaults;
    const hasOwnStory = ownStories.some((field) => isThere(body, field));
    return missing(body, hasOwnStory ? { page_id, instagram_user_id, url_tags } : defaults);
  },
};

export type FilledKind = keyof typeof fillers;

/** The body of a create with the defaults where it says nothing. */
export const fillDefaults = (kind: FilledKind, body: Body, defaults: Defaults): Body => ({
  ...body,
  ...fillers[kind](body, defaults),
});
