import type { Params } from '../wire/passed-through.ts';
import { isGiven, isParams } from '../wire/passed-through.ts';
import { line, quoted, spoken } from './words.ts';

const inner = (value: unknown, key: string): unknown => (isParams(value) ? value[key] : undefined);

/** What the ad looks like and says, in sentences. */
export const creativeSteps = (params: Params): string[] => {
  const story = params['object_story_spec'];
  const link = inner(story, 'link_data');
  const video = inner(story, 'video_data');
  const page = inner(story, 'page_id');
  const instagram = inner(story, 'instagram_user_id');
  return [
    isGiven(page) ? `Under Identity, choose the Facebook Page with the id ${line(page)}.` : '',
    isGiven(instagram) ? `Choose the Instagram account with the id ${line(instagram)}.` : '',
    ...(isParams(link) ? linkSteps(link) : []),
    ...(isParams(video) ? videoSteps(video) : []),
    ...feedSteps(params['asset_feed_spec']),
    isGiven(params['url_tags'])
      ? `Under Tracking, set URL parameters to ${quoted(params['url_tags'])}.`
      : '',
  ].filter((step) => step !== '');
};

const linkSteps = (link: Params): string[] => {
  const cards = Array.isArray(link['child_attachments']) ? link['child_attachments'] : [];
  const media =
    cards.length > 0
      ? [
          `Under Ad setup, choose Carousel and add ${cards.length} cards.`,
          ...cards.map(
            (card, at) =>
              `Card ${at + 1}: choose the picture with the hash ${line(inner(card, 'image_hash'))}.`,
          ),
        ]
      : [
          'Under Ad setup, choose Single image or video.',
          isGiven(link['image_hash'])
            ? `Add the picture with the hash ${line(link['image_hash'])} from the account’s media library.`
            : '',
        ];
  return [
    ...media,
    ...textSteps(link['message'], link['name'], link['description']),
    isGiven(link['link'])
      ? `Under Destination, set Website URL to ${line(link['link'], 2000)}.`
      : '',
    buttonStep(link['call_to_action']),
  ];
};

const videoSteps = (video: Params): string[] => [
  `Under Ad setup, choose Single image or video, and add the video with the id ${line(video['video_id'])}.`,
  isGiven(video['image_hash'])
    ? `Set its thumbnail to the picture with the hash ${line(video['image_hash'])}.`
    : 'Keep the thumbnail the platform suggests for the video.',
  ...textSteps(video['message'], video['title'], video['link_description']),
  destinationOfButton(video['call_to_action']),
  buttonStep(video['call_to_action']),
];

const textSteps = (message: unknown, headline: unknown, description: unknown): string[] => [
  isGiven(message) ? `Set Primary text to ${quotedText(message)}.` : '',
  isGiven(headline) ? `Set Headline to ${quoted(headline)}.` : '',
  isGiven(description) ? `Set Description to ${quoted(description)}.` : '',
];

const quotedText = (value: unknown) => `“${line(value, 2000)}”`;

const destinationOfButton = (action: unknown): string => {
  const link = inner(inner(action, 'value'), 'link');
  return isGiven(link) ? `Under Destination, set Website URL to ${line(link, 2000)}.` : '';
};

const buttonStep = (action: unknown): string => {
  const type = inner(action, 'type');
  return isGiven(type) ? `Set Call to action to “${spoken(type)}”.` : '';
};

const feedSteps = (feed: unknown): string[] => {
  if (!isParams(feed)) return [];
  const steps = Object.entries(feed).map(
    ([key, value]) =>
      `${spoken(key)}: ${line(Array.isArray(value) ? value.map(feedItem) : value, 1000)}.`,
  );
  return ['Turn on several options per field, and add these.', ...steps];
};

const feedItem = (item: unknown): unknown =>
  isParams(item)
    ? (item['text'] ?? item['hash'] ?? item['video_id'] ?? item['website_url'] ?? item)
    : item;
