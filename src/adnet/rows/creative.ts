import { callToActions, creativeStatuses, objectTypes } from './known-values.ts';
import { id, object, oneOf, pageOf, row, words } from './row.ts';

export const creativeRow = row('Creative', 'A creative: what an ad shows and where it leads.', {
  id: id('The creative_id of an ad.'),
  account_id: words('The ad account’s digits.'),
  name: words('Its name; Meta adds the day and a few letters to the one you gave.'),
  status: oneOf(creativeStatuses, 'Whether it can be used.'),
  object_type: oneOf(objectTypes, 'What it shows.'),
  title: words('The headline.'),
  body: words('The primary text.'),
  call_to_action_type: oneOf(callToActions, 'The button.'),
  link_url: words('Where a click leads, where the creative itself says so.'),
  image_hash: words('The picture it shows.'),
  image_url: words('The address of that picture; it expires.'),
  video_id: words('The video it shows.'),
  thumbnail_url: words('A small picture of it; the address expires.'),
  effective_object_story_id: words('The post it shows, once there is one.'),
  instagram_user_id: words('The Instagram account it runs as.'),
  url_tags: words('What is added to the link.'),
  object_story_spec: object('The story: the page, the texts, the link, the pictures.'),
  asset_feed_spec: object('Texts and pictures for Meta to choose from.'),
  degrees_of_freedom_spec: object('Which of Meta’s automatic changes are allowed.'),
});

export const creativesPage = pageOf('CreativeList', 'Creatives, a page at a time.', creativeRow);
