import { isObject } from '../../kernel/is-object.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import { oneLine, quoted, spoken } from './words.ts';

const inner = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** Describes the look and the texts of the ad in sentences. */
export const creativeSteps = (params: Params): string[] => {
  const story = params['object_story_spec'];
  const link = inner(story, 'link_data');
  const video = inner(story, 'video_data');
  const page = inner(story, 'page_id');
  const instagram = inner(story, 'instagram_user_id');
  return [
    isGiven(page) ? `Under Identity, choose the Facebook Page with the id ${oneLine(page)}.` : '',
    isGiven(instagram) ? `Choose the Instagram account with the id ${oneLine(instagram)}.` : '',
    ...(isObject(link) ? linkSteps(link) : []),
    ...(isObject(video) ? videoSteps(video) : []),
    ...feedSteps(params['asset_feed_spec']),
    isGiven(params['url_tags'])
      ? `Under Tracking, set URL parameters to ${quoted(params['url_tags'])}.`
      : '',
    ...switchSteps(params),
  ].filter((step) => step !== '');
};

const isOff = (details: unknown) =>
  isObject(details) &&
  Object.keys(details).length === 1 &&
  inner(details, 'enroll_status') === 'OPT_OUT';

/** The features that a spec switches off; null if it does anything else. */
const featuresOff = (spec: unknown): string[] | null => {
  const features = inner(spec, 'creative_features_spec');
  if (!isObject(spec) || Object.keys(spec).length !== 1 || !isObject(features)) return null;
  return Object.values(features).every(isOff) ? Object.keys(features) : null;
};

/** Some of Meta's screens have one switch for all features, and naming seventy of them would hide the other steps. */
const maxNamedFeatures = 5;

const featureStep = (spec: unknown): string | null => {
  const off = featuresOff(spec);
  if (off === null) return null;
  const switches = off.length > maxNamedFeatures ? 'every enhancement' : off.map(spoken).join(', ');
  return `Under Advantage+ creative, switch off ${switches}.`;
};

/** The steps that keep Meta from changing the ad by itself, with the labels of its screens. */
const switchSteps = (params: Params): string[] => [
  featureStep(params['degrees_of_freedom_spec']) ?? '',
  isOff(params['contextual_multi_ads']) ? 'Under Multi-advertiser ads, clear the box.' : '',
  inner(params['destination_spec'], 'destination_type') === 'WEBSITE_AND_SHOP_OPT_OUT'
    ? 'Under Destination, leave the shop out: the website alone.'
    : '',
];

/** Parameters for which `switchSteps` has a step. */
export const switchesWithSteps = (params: Params): string[] => [
  ...(featureStep(params['degrees_of_freedom_spec']) ? ['degrees_of_freedom_spec'] : []),
  ...(isOff(params['contextual_multi_ads']) ? ['contextual_multi_ads'] : []),
  ...(inner(params['destination_spec'], 'destination_type') === 'WEBSITE_AND_SHOP_OPT_OUT'
    ? ['destination_spec']
    : []),
];

const linkSteps = (link: Params): string[] => {
  const cards = Array.isArray(link['child_attachments']) ? link['child_attachments'] : [];
  const media =
    cards.length > 0
      ? [
          `Under Ad setup, choose Carousel and add ${cards.length} cards.`,
          link['multi_share_optimized'] === false
            ? 'Clear the box that shows the best performing cards first.'
            : '',
          link['multi_share_end_card'] === false
            ? 'Clear the box that adds a card with your profile picture at the end.'
            : '',
          ...cards.map(
            (card, at) =>
              `Card ${at + 1}: choose the picture with the hash ${oneLine(inner(card, 'image_hash'))}.`,
          ),
        ]
      : [
          'Under Ad setup, choose Single image or video.',
          isGiven(link['image_hash'])
            ? `Add the picture with the hash ${oneLine(link['image_hash'])} from the account’s media library.`
            : '',
        ];
  return [
    ...media,
    ...textSteps(link['message'], link['name'], link['description']),
    isGiven(link['link'])
      ? `Under Destination, set Website URL to ${oneLine(link['link'], 2000)}.`
      : '',
    buttonStep(link['call_to_action']),
  ];
};

const videoSteps = (video: Params): string[] => [
  `Under Ad setup, choose Single image or video, and add the video with the id ${oneLine(video['video_id'])}.`,
  isGiven(video['image_hash'])
    ? `Set its thumbnail to the picture with the hash ${oneLine(video['image_hash'])}.`
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

const quotedText = (value: unknown) => `“${oneLine(value, 2000)}”`;

const destinationOfButton = (action: unknown): string => {
  const link = inner(inner(action, 'value'), 'link');
  return isGiven(link) ? `Under Destination, set Website URL to ${oneLine(link, 2000)}.` : '';
};

const buttonStep = (action: unknown): string => {
  const type = inner(action, 'type');
  return isGiven(type) ? `Set Call to action to “${spoken(type)}”.` : '';
};

const feedSteps = (feed: unknown): string[] => {
  if (!isObject(feed)) return [];
  if (isGiven(feed['asset_customization_rules'])) return placementSteps(feed);
  const steps = Object.entries(feed).map(
    ([key, value]) =>
      `${spoken(key)}: ${oneLine(Array.isArray(value) ? value.map(feedItem) : value, 1000)}.`,
  );
  return ['Turn on several options per field, and add these.', ...steps];
};

/** Parts of a placement feed that have their own sentences. */
const spelledOut = [
  'images',
  'videos',
  'bodies',
  'titles',
  'descriptions',
  'link_urls',
  'call_to_action_types',
  'call_to_actions',
  'ad_formats',
  'asset_customization_rules',
];

const itemsOf = (value: unknown): Params[] => (Array.isArray(value) ? value.filter(isObject) : []);

const hasLabel = (asset: Params, label: unknown) =>
  itemsOf(asset['adlabels']).some((one) => one['name'] === inner(label, 'name'));

const assetWords = (asset: Params | undefined) => {
  if (!asset) return 'the media of its label';
  if (!isGiven(asset['video_id'])) return `the picture with the hash ${oneLine(asset['hash'])}`;
  const frame = asset['thumbnail_hash'];
  const thumbnail = isGiven(frame) ? `, with the picture ${oneLine(frame)} as its thumbnail` : '';
  return `the video with the id ${oneLine(asset['video_id'])}${thumbnail}`;
};

const placesOf = (spec: unknown) =>
  Object.entries(isObject(spec) ? spec : {})
    .filter(([name]) => name.endsWith('_positions'))
    .map(([name, positions]) => `${spoken(name.replace('_positions', ''))} (${oneLine(positions)})`)
    .join(', ') || 'all other placements';

/** The steps for an ad that shows another picture or video at some placements. */
const placementSteps = (feed: Params): string[] => {
  const assets = [...itemsOf(feed['images']), ...itemsOf(feed['videos'])];
  const [body, title, description] = ['bodies', 'titles', 'descriptions'].map(
    (name) => itemsOf(feed[name])[0]?.['text'],
  );
  const rest = Object.entries(feed).filter(([name]) => !spelledOut.includes(name));
  const [link] = itemsOf(feed['link_urls']);
  const [action] = itemsOf(feed['call_to_actions']);
  const [type] = Array.isArray(feed['call_to_action_types']) ? feed['call_to_action_types'] : [];
  return [
    'Under Ad setup, choose Single image or video. After adding the media, edit it placement by placement:',
    ...itemsOf(feed['asset_customization_rules']).map((rule) => {
      const label = rule['image_label'] ?? rule['video_label'];
      const asset = assets.find((one) => hasLabel(one, label));
      return `For ${placesOf(rule['customization_spec'])}, choose ${assetWords(asset)}.`;
    }),
    ...textSteps(body, title, description),
    isGiven(link?.['website_url'])
      ? `Under Destination, set Website URL to ${oneLine(link?.['website_url'], 2000)}.`
      : '',
    buttonStep(action ?? { type }),
    ...rest.map(([name, value]) => `${spoken(name)}: ${oneLine(value, 1000)}.`),
  ].filter((step) => step !== '');
};

const feedItem = (item: unknown): unknown =>
  isObject(item)
    ? (item['text'] ?? item['hash'] ?? item['video_id'] ?? item['website_url'] ?? item)
    : item;
