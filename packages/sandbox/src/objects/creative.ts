import { imageUrl } from '../media/media-url.ts';
import { type NodeKind, names, type Reading } from '../protocol/reading.ts';
import type { Creative } from '../world/entities.ts';

/** The picture of the library, or the address that was given instead. */
const pictureUrl = ({ account_id, picture, extra }: Creative, { origin }: Reading) =>
  picture ? imageUrl(origin, account_id, picture) : extra['image_url'];

/** A creative with a picture shows that picture; one with a video shows its first frame. */
const thumbnail = (creative: Creative, reading: Reading) => {
  const { account_id, video_id, extra } = creative;
  const frame = video_id && imageUrl(reading.origin, account_id, video_id);
  return extra['thumbnail_url'] ?? pictureUrl(creative, reading) ?? frame;
};

const objectType = ({ video_id, spec }: Creative) => {
  if (video_id) return 'VIDEO';
  if ('photo_data' in spec) return 'PHOTO';
  return 'text_data' in spec ? 'STATUS' : 'SHARE';
};

export const creativeKind: NodeKind<Creative> = {
  type: 'AdCreative',
  defaults: 'id',
  fields: {
    id: ({ id }) => id,
    account_id: ({ account_id }) => account_id,
    name: ({ name }) => name,
    status: ({ status }) => status,
    thumbnail_url: thumbnail,
    image_hash: ({ picture, video_id }) => (video_id ? undefined : picture),
    image_url: pictureUrl,
    video_id: ({ video_id }) => video_id,
    object_type: objectType,
  },
  known: names(`
    actor_id ad_disclaimer_spec ad_id adlabels adset_id applink_treatment asset_feed_spec
    authorization_category auto_update body branded_content branded_content_sponsor_page_id
    bundle_folder_id call_to_action call_to_action_type categorization_criteria
    category_media_source collaborative_ads_lsb_image_bank_id contextual_multi_ads
    creative_sourcing_spec degrees_of_freedom_spec destination_set_id destination_spec
    dynamic_ad_voice effective_authorization_category effective_instagram_media_id
    effective_object_story_id enable_direct_install enable_launch_instant_app
    existing_post_title facebook_branded_content format_transformation_spec generative_asset_spec image_crops
    instagram_branded_content instagram_permalink_url instagram_user_id
    interactive_components_spec link_deep_link_url link_destination_display_url link_og_id
    link_url marketing_message_structured_spec media_sourcing_spec messenger_sponsored_message
    object_id object_store_url object_story_id object_story_spec object_url
    omnichannel_link_spec page_welcome_message photo_album_source_object_story_id
    place_page_set_id platform_customizations playable_asset_id portrait_customizations
    product_data product_set_id product_suggestion_settings recommender_settings
    regional_regulation_disclaimer_spec source_facebook_post_id source_instagram_media_id
    template_url template_url_spec threads_user_id thumbnail_id title url_tags use_page_actor_override`),
};
