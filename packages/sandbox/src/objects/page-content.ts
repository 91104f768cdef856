import { imageUrl } from '../media/media-url.ts';
import { type NodeKind, names, one, type Reading } from '../protocol/reading.ts';
import type { InstagramMedia, Lead, PagePost } from '../world/entities.ts';
import { formatTime } from '../world/zone.ts';

const timeText = (ms: number) => formatTime('UTC', ms);

const adOf = ({ world }: Reading, { ad_id }: Lead) =>
  ad_id === undefined ? undefined : world.collections.ad.byId.get(ad_id);

/** One person's answers to a form; https://developers.facebook.com/docs/marketing-api/guides/lead-ads/retrieving */
export const leadKind: NodeKind<Lead> = {
  type: 'LeadgenData',
  defaults: 'created_time,id,field_data',
  fields: {
    id: ({ id }) => id,
    created_time: ({ created }) => timeText(created),
    time_created: ({ created }) => Math.floor(created / 1000),
    form_id: ({ form_id }) => form_id,
    ad_id: ({ ad_id }) => ad_id,
    ad_name: (lead, reading) => adOf(reading, lead)?.name,
    adset_id: (lead, reading) => adOf(reading, lead)?.adset_id,
    adset_name: (lead, reading) =>
      reading.world.collections.adset.byId.get(adOf(reading, lead)?.adset_id ?? '')?.name,
    campaign_id: (lead, reading) => adOf(reading, lead)?.campaign_id,
    campaign_name: (lead, reading) =>
      reading.world.collections.campaign.byId.get(adOf(reading, lead)?.campaign_id ?? '')?.name,
    is_organic: ({ ad_id }) => ad_id === undefined,
  },
  known: names(
    'custom_disclaimer_responses field_data home_listing partner_name platform post retailer_item_id vehicle',
  ),
};

const postPicture = ({ picture }: PagePost, { origin }: Reading) =>
  picture && imageUrl(origin, picture.account_id, picture.hash);

export const postKind: NodeKind<PagePost> = {
  type: 'PagePost',
  defaults: 'created_time,message,id',
  fields: {
    id: ({ id }) => id,
    created_time: ({ created }) => timeText(created),
    updated_time: ({ created }) => timeText(created),
    from: ({ page_id }, { world }) => one(world.pages.get(page_id)),
    full_picture: postPicture,
    picture: postPicture,
    permalink_url: ({ id }) => `https://www.facebook.com/${id.replace('_', '/posts/')}`,
    promotable_id: ({ id }) => id,
    is_published: () => true,
    is_hidden: () => false,
    is_expired: () => false,
  },
  known: names(`
    actions admin_creator allowed_advertising_objectives application attachments backdated_time
    call_to_action can_reply_privately child_attachments comments_mirroring_domain coordinates
    event expanded_height expanded_width feed_targeting height icon instagram_eligibility
    is_app_share is_eligible_for_promotion is_inline_created is_instagram_eligible is_popular
    is_spherical likes message message_tags multi_share_end_card multi_share_optimized parent_id
    place privacy promotion_status properties reactions scheduled_publish_time shares status_type
    story story_tags subscribed target targeting timeline_visibility video_buying_eligibility via
    width`),
};

const mediaPicture = ({ picture }: InstagramMedia, { origin }: Reading) =>
  imageUrl(origin, picture.account_id, picture.hash);

export const mediaKind: NodeKind<InstagramMedia> = {
  type: 'IGMedia',
  defaults: 'id',
  fields: {
    id: ({ id }) => id,
    timestamp: ({ created }) => timeText(created),
    media_url: mediaPicture,
    thumbnail_url: (media, reading) =>
      media.extra['media_type'] === 'VIDEO' ? mediaPicture(media, reading) : undefined,
    permalink: ({ extra }) => `https://www.instagram.com/p/${String(extra['shortcode'])}/`,
    owner: ({ instagram_id }, { world }) => one(world.instagrams.get(instagram_id)),
    username: ({ instagram_id }, { world }) => world.instagrams.get(instagram_id)?.username,
  },
  known: names(`
    alt_text boost_ads_list boost_eligibility_info caption children comments comments_count
    copyright_check_information ig_id insights is_comment_enabled is_shared_to_feed
    legacy_instagram_media_id like_count media_product_type media_type shortcode`),
};
