import * as z from 'zod';
import type { AdState } from '../../store/schema/overview-tables.ts';

const text = z.string().optional();

const parent = z
  .object({ id: z.string(), name: text, daily_budget: text, lifetime_budget: text })
  .optional();

const button = z.object({ type: text }).optional();

/** One ad as the platform tells it; what is missing there is missing here. */
export const platformAd = z.object({
  id: z.string(),
  name: text,
  status: text,
  effective_status: text,
  campaign: parent,
  adset: parent,
  creative: z
    .object({
      body: text,
      title: text,
      image_url: text,
      thumbnail_url: text,
      video_id: text,
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

type PlatformAd = z.output<typeof platformAd>;

/** What is kept of an ad to be shown again without asking. */
export const shownAd = z.object({
  adset: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** In the currency's smallest unit, as the platform has it. */
  budget: z
    .object({ amount: z.string(), period: z.enum(['day', 'lifetime']), of: z.string() })
    .nullable(),
  page_id: z.string().nullable(),
  message: z.string(),
  headline: z.string(),
  description: z.string(),
  link: z.string(),
  button: z.string(),
  picture_url: z.string().nullable(),
  is_video: z.boolean(),
});

export type ShownAd = z.output<typeof shownAd>;

const budgetOf = ({ adset, campaign }: PlatformAd): ShownAd['budget'] => {
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

export const asShown = (ad: PlatformAd): ShownAd => {
  const { creative, adset } = ad;
  const story = creative?.object_story_spec;
  const link = story?.link_data;
  const video = story?.video_data;
  return {
    adset: adset ? { id: adset.id, name: adset.name ?? '' } : null,
    budget: budgetOf(ad),
    page_id: story?.page_id ?? null,
    message: link?.message ?? video?.message ?? creative?.body ?? '',
    headline: link?.name ?? video?.title ?? creative?.title ?? '',
    description: link?.description ?? video?.link_description ?? '',
    link: link?.link ?? video?.call_to_action?.value?.link ?? '',
    button: link?.call_to_action?.type ?? video?.call_to_action?.type ?? 'NO_BUTTON',
    picture_url:
      creative?.image_url ?? link?.picture ?? video?.image_url ?? creative?.thumbnail_url ?? null,
    is_video: creative?.video_id !== undefined || video !== undefined,
  };
};

const pausedByParent = new Set(['PAUSED', 'CAMPAIGN_PAUSED', 'ADSET_PAUSED']);

/** Still waits, was started by somebody, or is gone. What a paused parent holds back waits too. */
export const stateOf = ({ status, effective_status: effective }: PlatformAd): AdState => {
  const state = effective ?? status ?? '';
  if (state === 'DELETED' || state === 'ARCHIVED') return 'gone';
  return status === 'PAUSED' || pausedByParent.has(state) ? 'waiting' : 'live';
};
