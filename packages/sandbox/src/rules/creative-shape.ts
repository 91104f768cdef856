import type { Values } from '../protocol/shape.ts';

export const creativeShape = {
  name: 'text',
  status: 'text',
  object_story_spec: 'object',
  object_story_id: 'text',
  asset_feed_spec: 'object',
  degrees_of_freedom_spec: 'object',
  url_tags: 'text',
  instagram_user_id: 'text',
  instagram_actor_id: 'text',
  source_instagram_media_id: 'text',
  image_hash: 'text',
  image_url: 'text',
  thumbnail_url: 'text',
  link_url: 'text',
  call_to_action: 'object',
  call_to_action_type: 'text',
  destination_spec: 'object',
  contextual_multi_ads: 'object',
  product_set_id: 'text',
  template_url: 'text',
  template_url_spec: 'object',
  applink_treatment: 'text',
  authorization_category: 'text',
  title: 'text',
  body: 'text',
  object_url: 'text',
  interactive_components_spec: 'object',
  adlabels: 'list',
} as const;

export type CreativeValues = Values<typeof creativeShape>;
