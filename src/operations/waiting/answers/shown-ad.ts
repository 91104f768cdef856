import * as z from 'zod';
import { labelOf, shapes } from '../../../adnet/wire/shapes.ts';
import type { AdState } from '../../../store/schema/overview-tables.ts';

const text = z.string().optional();

const parent = z
  .object({ id: z.string(), name: text, daily_budget: text, lifetime_budget: text })
  .optional();

const label = z.object({ name: text });
const labels = z.array(label).optional();
const texts = z.array(z.object({ text })).optional();

/** A feed as we write it. A feed in another form is described by what Meta returns beside it. */
const feed = z
  .object({
    bodies: texts,
    titles: texts,
    descriptions: texts,
    link_urls: z.array(z.object({ website_url: text })).optional(),
    call_to_action_types: z.array(z.string()).optional(),
    call_to_actions: z.array(z.object({ type: text })).optional(),
    images: z.array(z.object({ hash: text, adlabels: labels })).optional(),
    videos: z.array(z.object({ video_id: text, adlabels: labels })).optional(),
  })
  .optional()
  .catch(undefined);

const button = z.object({ type: text }).optional();

/** An ad as the platform returns it; fields that it leaves out are undefined. */
export const platformAd = z.object({
  id: z.string(),
  name: text,
  status: text,
  effective_status: text,
  campaign: parent,
  adset: parent,
  creative: z
    .object({
      id: text,
      body: text,
      title: text,
      image_url: text,
      thumbnail_url: text,
      video_id: text,
      effective_object_story_id: text,
      object_story_id: text,
      source_instagram_media_id: text,
      effective_instagram_media_id: text,
      asset_feed_spec: feed,
      object_story_spec: z
        .object({
          page_id: text,
          link_data: z
            .object({
              message: text,
              name: text,
              description: text,
              link: text,
              picture: text,
              call_to_action: button,
            })
            .optional(),
          video_data: z
            .object({
              message: text,
              title: text,
              link_description: text,
              image_url: text,
              call_to_action: z
                .object({ type: text, value: z.object({ link: text }).optional() })
                .optional(),
            })
            .optional(),
        })
        .optional(),
    })
    .optional(),
});

export type PlatformAd = z.output<typeof platformAd>;

/** The stored part of an ad, to show it again without asking Meta. */
export const waitingAdContent = z.object({
  adset: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Amounts are in the currency's smallest unit, as on the platform. */
  budget: z
    .object({ amount: z.string(), period: z.enum(['day', 'lifetime']), of: z.string() })
    .nullable(),
  page_id: z.string().nullable(),
  /** Unknown for ads that an older version has stored. */
  creative_id: z.string().nullable().default(null),
  message: z.string(),
  headline: z.string(),
  description: z.string(),
  link: z.string(),
  button: z.string(),
  picture_url: z.string().nullable(),
  is_video: z.boolean(),
  /** The Instagram account of the post that it promotes. */
  instagram_account: z.string().nullable().default(null),
  shapes: z
    .array(
      z.object({
        shape: z.enum(shapes),
        image_hash: z.string().nullable(),
        video_id: z.string().nullable(),
      }),
    )
    .default([]),
});

export type WaitingAdContent = z.output<typeof waitingAdContent>;

const budgetOf = ({ adset, campaign }: PlatformAd): WaitingAdContent['budget'] => {
  for (const holder of [adset, campaign]) {
    if (!holder) continue;
    const of = holder.name ?? '';
    if (Number(holder.daily_budget) > 0)
      return { amount: holder.daily_budget ?? '', period: 'day', of };
    if (Number(holder.lifetime_budget) > 0)
      return { amount: holder.lifetime_budget ?? '', period: 'lifetime', of };
  }
  return null;
};

/** The post that an ad promotes; null if the ad consists of pictures and texts. */
export const promotedPost = ({ creative = {} }: PlatformAd): PromotedPost | null => {
  const { object_story_spec: story, asset_feed_spec: feed } = creative;
  const media = creative.source_instagram_media_id;
  if (media) return { on: 'instagram', id: media };
  // Meta makes a post of such a creative as well, which has no further content.
  if (story || feed) return null;
  const post = creative.object_story_id ?? creative.effective_object_story_id;
  if (post) return { on: 'page', id: post };
  const mediaId = creative.effective_instagram_media_id;
  return mediaId ? { on: 'instagram', id: mediaId } : null;
};

export type PromotedPost = { on: 'page' | 'instagram'; id: string };

/** The texts and the picture of the post; null if Meta did not return them. */
export type PostContent = Pick<
  WaitingAdContent,
  'message' | 'picture_url' | 'is_video' | 'instagram_account'
>;

export const asShown = (ad: PlatformAd, post: PostContent | null = null): WaitingAdContent => {
  const { creative, adset } = ad;
  const story = creative?.object_story_spec;
  const link = story?.link_data;
  const video = story?.video_data;
  const feed = creative?.asset_feed_spec;
  return {
    adset: adset ? { id: adset.id, name: adset.name ?? '' } : null,
    budget: budgetOf(ad),
    // The id of a post begins with the id of its Page.
    page_id: story?.page_id ?? creative?.effective_object_story_id?.split('_')[0] ?? null,
    creative_id: creative?.id ?? null,
    message:
      link?.message ??
      video?.message ??
      (creative?.body || post?.message || firstText(feed?.bodies)),
    headline: link?.name ?? video?.title ?? creative?.title ?? firstText(feed?.titles),
    description: link?.description ?? video?.link_description ?? firstText(feed?.descriptions),
    link:
      link?.link ?? video?.call_to_action?.value?.link ?? feed?.link_urls?.[0]?.website_url ?? '',
    button:
      link?.call_to_action?.type ??
      video?.call_to_action?.type ??
      feed?.call_to_actions?.[0]?.type ??
      feed?.call_to_action_types?.[0] ??
      'NO_BUTTON',
    picture_url:
      creative?.image_url ??
      link?.picture ??
      video?.image_url ??
      post?.picture_url ??
      creative?.thumbnail_url ??
      null,
    is_video: creative?.video_id !== undefined || video !== undefined || post?.is_video === true,
    instagram_account: post?.instagram_account ?? null,
    shapes: shapesIn(feed),
  };
};

const firstText = (list: z.output<typeof texts>) => list?.[0]?.text ?? '';

/** The picture or video of each shape, by the labels that we have set. */
const shapesIn = (feeds: z.output<typeof feed>): WaitingAdContent['shapes'] =>
  [...(feeds?.images ?? []), ...(feeds?.videos ?? [])].flatMap((asset) =>
    (asset.adlabels ?? []).flatMap(({ name }) => {
      const shape = shapes.find((one) => labelOf(one).name === name);
      if (shape === undefined) return [];
      return [
        {
          shape,
          image_hash: 'hash' in asset ? (asset.hash ?? null) : null,
          video_id: 'video_id' in asset ? (asset.video_id ?? null) : null,
        },
      ];
    }),
  );

const pausedByParent = new Set(['PAUSED', 'CAMPAIGN_PAUSED', 'ADSET_PAUSED']);

/** Whether an ad still waits, was started, or is gone. An ad that is held back by a paused parent waits too. */
export const stateOf = ({ status, effective_status: effective }: PlatformAd): AdState => {
  const state = effective ?? status ?? '';
  if (state === 'DELETED' || state === 'ARCHIVED') return 'gone';
  return status === 'PAUSED' || pausedByParent.has(state) ? 'waiting' : 'live';
};
