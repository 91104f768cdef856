/** An action type and the metrics it sums up; types overlap, as they do on the platform. */
export type ActionType = {
  type: string;
  of: readonly string[];
  less?: readonly string[];
  labels?: Record<string, string>;
};

const named = (of: string, ...types: string[]): ActionType[] =>
  types.map((type) => ({ type, of: [of] }));

const event = (of: string, name: string): ActionType[] =>
  named(of, name, `omni_${name}`, `offsite_conversion.fb_pixel_${name}`);

const engagement = ['link', 'reaction', 'comment', 'share', 'save', 'three_seconds'];

export const purchaseValues = event('value', 'purchase');

const chatType = 'onsite_conversion.messaging_conversation_started_7d';

export const actionTypes: readonly ActionType[] = [
  ...named('link', 'link_click'),
  ...named('lpv', 'landing_page_view', 'omni_landing_page_view'),
  ...named('reaction', 'post_reaction'),
  ...named('comment', 'comment'),
  ...named('share', 'post'),
  ...named('save', 'onsite_conversion.post_save'),
  ...named('follow', 'like'),
  ...named('three_seconds', 'video_view'),
  { type: 'post_engagement', of: engagement },
  { type: 'page_engagement', of: [...engagement, 'follow'] },
  ...event('view', 'view_content'),
  ...event('cart', 'add_to_cart'),
  ...event('checkout', 'initiate_checkout'),
  ...event('purchase', 'purchase'),
  { type: 'lead', of: ['site_lead', 'form_lead'] },
  ...named('site_lead', 'offsite_conversion.fb_pixel_lead'),
  ...named('form_lead', 'onsite_conversion.lead_grouped'),
  ...named('install', 'mobile_app_install', 'omni_app_install'),
  ...named('chat', chatType),
];

const reaction = (name: string, of: string, less: string[]): ActionType => ({
  type: 'post_reaction',
  of: [of],
  less,
  labels: { action_reaction: name },
});

export const byReaction: readonly ActionType[] = [
  reaction('like', 'reaction', ['beyond_like']),
  reaction('love', 'beyond_like', ['beyond_love']),
  reaction('haha', 'beyond_love', ['beyond_haha']),
  reaction('wow', 'beyond_haha', ['beyond_wow']),
  reaction('sorry', 'beyond_wow', ['beyond_sorry']),
  reaction('anger', 'beyond_sorry', []),
];

/** What the `conversions` field counts: the end of the funnel and nothing before it. */
export const conversionTypes: readonly ActionType[] = [
  ...named('purchase', 'offsite_conversion.fb_pixel_purchase'),
  ...named('site_lead', 'offsite_conversion.fb_pixel_lead'),
  ...named('form_lead', 'onsite_conversion.lead_grouped'),
  ...named('install', 'mobile_app_install'),
  ...named('chat', chatType),
];
