import { lacksThumbnail, needsThumbnail } from '../wire/creative.ts';
import { isGiven, isParams, type Params } from '../wire/passed-through.ts';
import { buttons } from './enums.ts';
import { type Finding, found } from './finding.ts';
import { isAbsent, type Known } from './known.ts';
import { isPlanned, type Sent } from './planned.ts';
import { idIn, listIn, named, opened, partOf, wordIn, words } from './values.ts';

/** Every value under this name, however deep it stands. */
export const valuesNamed = (value: unknown, names: readonly string[], depth = 0): unknown[] => {
  const whole = opened(value);
  if (depth > 12 || typeof whole !== 'object' || whole === null) return [];
  if (Array.isArray(whole)) return whole.flatMap((one) => valuesNamed(one, names, depth + 1));
  return Object.entries(whole).flatMap(([name, inner]) =>
    names.includes(name) && isGiven(inner) && typeof inner !== 'object'
      ? [inner]
      : valuesNamed(inner, names, depth + 1),
  );
};

const texts = (values: unknown[]) => [...new Set(values.map(idIn))].filter((one) => one !== '');

/** Pictures that exist already, by their hash. */
export const picturesIn = ({ sent }: Sent) =>
  texts(valuesNamed(sent, ['image_hash', 'hash', 'thumbnail_hash'])).filter(
    (one) => !isPlanned(one),
  );

export const videosIn = ({ sent }: Sent) =>
  texts(valuesNamed(sent, ['video_id'])).filter((one) => !isPlanned(one));

export const pageOf = ({ sent }: Sent) => idIn(partOf(sent, 'object_story_spec')['page_id']);

/** Inside the story or beside it. */
export const instagramOf = ({ sent }: Sent) =>
  idIn(partOf(sent, 'object_story_spec')['instagram_user_id']) || idIn(sent['instagram_user_id']);

const media = [
  'image_hash',
  'image_hashes',
  'video_id',
  'media',
  'asset_feed_spec',
  'object_story_spec',
  'object_story_id',
  'source_instagram_media_id',
];

const identityFindings = (creative: Sent, known: Known): Finding[] => {
  const page = pageOf(creative);
  const instagram = instagramOf(creative);
  const isPost = ['object_story_id', 'source_instagram_media_id'].some((name) =>
    isGiven(creative.sent[name]),
  );
  const all: Finding[] = [];
  if (page === '' && !isPost) all.push(found('page_missing', 'page_id', 'is required'));
  if (page !== '') all.push(...pageFindings(page, 'page_id', known));
  if (instagram !== '' && isAbsent(known.instagramAccounts, instagram))
    all.push(found('instagram_foreign', 'instagram_user_id', 'is not joined to this ad account'));
  if (valuesNamed(creative.sent, ['instagram_actor_id']).length > 0)
    all.push(found('instagram_old_field', 'instagram_actor_id', 'is no longer taken'));
  return all;
};

/** The list of the account's pages has been seen empty although pages could be used. */
export const pageFindings = (
  page: string,
  field: string,
  { pages, ownPages }: Known,
): Finding[] => {
  if (pages !== null && pages.ids.size > 0)
    return isAbsent(pages, page)
      ? [found('page_foreign', field, 'is no page that this ad account may advertise for')]
      : [];
  if (isAbsent(ownPages, page))
    return [found('page_foreign', field, 'is no page of this connection')];
  return ownPages?.ids.has(page) && !ownPages.mayAdvertise.has(page)
    ? [found('page_no_rights', field, 'may not be advertised for by this connection')]
    : [];
};

const mediaFindings = (creative: Sent, known: Known): Finding[] => {
  const { body, sent } = creative;
  const missing = picturesIn(creative).filter((hash) => isAbsent(known.pictures, hash));
  const all: Finding[] = missing.map((hash) =>
    found(
      'picture_unknown',
      listIn(body['image_hashes']).length > 1 ? 'image_hashes' : 'image_hash',
      `names a picture that this ad account does not have: ${hash.slice(0, 40)}`,
    ),
  );
  for (const id of videosIn(creative)) {
    const state = known.videos.get(id);
    if (state === 'missing')
      all.push(
        found('video_unknown', 'video_id', 'names a video that this ad account does not have'),
      );
    if (state === 'broken')
      all.push(found('video_broken', 'video_id', 'names a video that Meta could not prepare'));
    if (state === 'processing')
      all.push(found('video_unready', 'video_id', 'is still being prepared by Meta'));
  }
  if (lacksThumbnail(sent) && !needsThumbnail(body))
    all.push(found('video_picture_missing', 'object_story_spec.video_data', 'has no picture'));
  const video = partOf(partOf(sent, 'object_story_spec'), 'video_data');
  if (isGiven(video['image_hash']) && isGiven(video['image_url']))
    all.push(found('video_picture_twice', 'object_story_spec.video_data', 'has two pictures'));
  if (!media.some((field) => isGiven(body[field])))
    all.push(
      found(
        'media_default',
        '',
        'has no picture or video, so Meta takes one from the page behind the link',
      ),
    );
  return all;
};

const parts = ['link_data', 'video_data', 'photo_data', 'text_data', 'template_data'];

const storyFindings = ({ body, sent }: Sent): Finding[] => {
  const story = partOf(sent, 'object_story_spec');
  const field = 'object_story_spec';
  const isOwn = isGiven(body[field]);
  const link = partOf(story, 'link_data');
  const given = parts.filter((part) => isGiven(story[part]));
  const all: Finding[] = [];
  if (given.length > 1) all.push(found('story_two_parts', field, `has both ${named(given)}`));
  if (given.length > 0 && isGiven(sent['source_instagram_media_id']))
    all.push(found('story_and_post', 'source_instagram_media_id', 'stands beside a story'));
  if (isOwn && given.includes('link_data') && !isGiven(link['link']))
    all.push(found('link_missing', `${field}.link_data.link`, 'is required'));
  const cards = listIn(link['child_attachments']);
  if (isGiven(link['child_attachments']) && (cards.length < 2 || cards.length > 10))
    all.push(found('cards_count', `${field}.link_data.child_attachments`, 'must be 2 to 10 cards'));
  const isBare = (card: unknown) =>
    isParams(card) &&
    isGiven(card['video_id']) &&
    !isGiven(card['image_hash']) &&
    !isGiven(card['picture']);
  if (cards.some(isBare))
    all.push(
      found(
        'card_picture_missing',
        `${field}.link_data.child_attachments`,
        'has a video card without a picture',
      ),
    );
  return all;
};

/** A button with its type and value, wherever it stands in a creative. */
const buttonsIn = ({ sent }: Sent): Params[] => {
  const story = partOf(sent, 'object_story_spec');
  const holders = [
    sent,
    ...parts.map((part) => partOf(story, part)),
    ...listIn(partOf(story, 'link_data')['child_attachments']).filter(isParams),
  ];
  return holders
    .map((holder) => partOf(holder, 'call_to_action'))
    .filter((one) => isGiven(one['type']));
};

/** Buttons that lead to an address. */
const linkButtons = new Set(
  words(`
    LEARN_MORE SHOP_NOW SIGN_UP SUBSCRIBE BOOK_NOW BOOK_TRAVEL CONTACT_US DOWNLOAD GET_OFFER GET_QUOTE APPLY_NOW
    ORDER_NOW WATCH_MORE OPEN_LINK DONATE_NOW SEE_MORE BUY_NOW INSTALL_MOBILE_APP USE_APP GET_DIRECTIONS`),
);

/** A video has no link of its own: its button has. */
const leadsNowhere = ({ sent }: Sent) => {
  const button = partOf(partOf(partOf(sent, 'object_story_spec'), 'video_data'), 'call_to_action');
  return (
    linkButtons.has(wordIn(button['type'])) && Object.keys(partOf(button, 'value')).length === 0
  );
};

const buttonFindings = (creative: Sent): Finding[] => {
  const isFlat = isGiven(creative.body['call_to_action_type']);
  const field = isFlat ? 'call_to_action_type' : 'call_to_action';
  const all = buttonsIn(creative);
  const feed = partOf(creative.sent, 'asset_feed_spec');
  const types = [
    ...all.map(({ type }) => wordIn(type)),
    ...listIn(feed['call_to_action_types']).map(wordIn),
  ];
  const unknown = [...new Set(types)].filter((type) => !buttons.includes(type));
  return [
    ...unknown.map((type) =>
      found('button_unknown', field, `is no button: ${type.slice(0, 60)}`, { allowed: buttons }),
    ),
    ...(leadsNowhere(creative)
      ? [
          found(
            'button_link_missing',
            'link_url',
            'is required: the button of a video needs an address',
          ),
        ]
      : []),
    ...(all.some(
      (one) => wordIn(one['type']) === 'WHATSAPP_MESSAGE' && isGiven(partOf(one, 'value')['link']),
    )
      ? [
          found(
            'button_value',
            'call_to_action',
            'has a link, which WHATSAPP_MESSAGE does not take',
          ),
        ]
      : []),
    ...(listIn(feed['call_to_action_types']).map(wordIn).includes('BOOK_NOW')
      ? [
          found(
            'feed_button',
            'asset_feed_spec',
            'has the button BOOK_NOW, which a feed does not take',
          ),
        ]
      : []),
  ];
};

const repeated = (values: string[]) => new Set(values).size < values.length;

const feedFindings = ({ sent }: Sent): Finding[] => {
  const field = 'asset_feed_spec';
  if (!isGiven(sent[field])) return [];
  const feed = partOf(sent, field);
  const keysOf = (list: string, name: string) =>
    listIn(feed[list]).flatMap((one) =>
      isParams(one) && isGiven(one[name]) ? [idIn(one[name])] : [],
    );
  return [
    ...(isGiven(feed['ad_formats']) && listIn(feed['ad_formats']).length !== 1
      ? [found('feed_formats', `${field}.ad_formats`, 'must name one format')]
      : []),
    ...(repeated(keysOf('images', 'hash')) ||
    ['bodies', 'titles', 'descriptions'].some((list) => repeated(keysOf(list, 'text')))
      ? [
          found('feed_repeats', field, 'has the same picture or text twice', {
            level: isGiven(feed['asset_customization_rules']) ? 'warn' : 'refuse',
          }),
        ]
      : []),
  ];
};

const otherFindings = ({ sent }: Sent): Finding[] => {
  const features = partOf(partOf(sent, 'degrees_of_freedom_spec'), 'creative_features_spec');
  const tags = sent['url_tags'];
  return [
    ...(isGiven(features['standard_enhancements'])
      ? [found('enhancements_bundle', 'degrees_of_freedom_spec', 'has standard_enhancements in it')]
      : []),
    ...(typeof tags === 'string' && tags.startsWith('?')
      ? [found('url_tags_mark', 'url_tags', 'begins with a question mark')]
      : []),
  ];
};

export const creativeFindings = (creative: Sent, known: Known): Finding[] => [
  ...identityFindings(creative, known),
  ...mediaFindings(creative, known),
  ...storyFindings(creative),
  ...buttonFindings(creative),
  ...feedFindings(creative),
  ...otherFindings(creative),
];
