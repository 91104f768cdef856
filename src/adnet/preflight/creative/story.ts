import { isObject } from '../../../kernel/is-object.ts';
import { isGiven } from '../../wire/passed-through.ts';
import { type Finding, findingOf, refuse } from '../finding.ts';
import type { PreparedObject } from '../planned.ts';
import { firstNames, listIn, partOf } from '../values.ts';

export const storyRules = {
  link_missing: refuse([100, 2061015], 'Say in link_url where a click leads.'),
  story_two_parts: refuse([100, 1443048], 'Keep one of the parts.'),
  story_and_post: refuse([100, 1487929], 'Send either the post or the story, not both.'),
  cards_count: refuse(
    null,
    'A carousel has 2 to 10 cards.',
    'SPEC AdCreativeLinkData child_attachments',
  ),
  card_picture_missing: refuse([100, 1443052], 'Name a picture for each video card.'),
};

const finding = findingOf(storyRules);

export const parts = ['link_data', 'video_data', 'photo_data', 'text_data', 'template_data'];

export const storyFindings = ({ body, sent }: PreparedObject): Finding[] => {
  const story = partOf(sent, 'object_story_spec');
  const field = 'object_story_spec';
  const isOwn = isGiven(body[field]);
  const link = partOf(story, 'link_data');
  const storyParts = parts.filter((part) => isGiven(story[part]));
  const all: Finding[] = [];
  if (storyParts.length > 1)
    all.push(finding('story_two_parts', field, `has both ${firstNames(storyParts)}`));
  if (storyParts.length > 0 && isGiven(sent['source_instagram_media_id']))
    all.push(finding('story_and_post', 'source_instagram_media_id', 'stands beside a story'));
  if (isOwn && storyParts.includes('link_data') && !isGiven(link['link']))
    all.push(finding('link_missing', `${field}.link_data.link`, 'is required'));
  const cards = listIn(link['child_attachments']);
  if (isGiven(link['child_attachments']) && (cards.length < 2 || cards.length > 10))
    all.push(
      finding('cards_count', `${field}.link_data.child_attachments`, 'must be 2 to 10 cards'),
    );
  const isBare = (card: unknown) =>
    isObject(card) &&
    isGiven(card['video_id']) &&
    !isGiven(card['image_hash']) &&
    !isGiven(card['picture']);
  if (cards.some(isBare))
    all.push(
      finding(
        'card_picture_missing',
        `${field}.link_data.child_attachments`,
        'has a video card without a picture',
      ),
    );
  return all;
};
