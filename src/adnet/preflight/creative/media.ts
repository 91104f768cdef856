import { isObject } from '../../../kernel/is-object.ts';
import { sentWithoutThumbnail, videosWithoutThumbnail } from '../../wire/creative.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { type Finding, findingOf, refuse, warn } from '../finding.ts';
import type { PreparedObject } from '../planned.ts';
import { isAbsent, type PlatformFacts } from '../platform-facts.ts';
import { idIn, listIn, partOf } from '../values.ts';
import { picturesIn, valuesNamed, videosIn } from './parts.ts';

export const mediaRules = {
  picture_unknown: refuse(
    [100, 2446386],
    'Upload the picture to this ad account first, or name its address in the launch.',
  ),
  media_default: warn(null, 'Name a picture or a video.', 'the contract’s default'),
  video_unknown: refuse([222, null], 'Choose a video of this ad account.'),
  video_broken: refuse([100, 1487713], 'Upload the video again, in another format if need be.'),
  video_unready: warn(
    [100, 1885252],
    'Nothing to do: the launch waits until Meta has prepared the video.',
  ),
  video_picture_missing: refuse([100, 1443226], 'Name a picture for the video.'),
  video_picture_twice: refuse(
    [100, 1443051],
    'Name the picture by hash or by address, not by both.',
  ),
};

const finding = findingOf(mediaRules);

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

/** The field of the body that holds a picture or a video, because one ad may have it in several shapes. */
const mediaField = (body: Params, field: 'image_hash' | 'video_id', id: string) => {
  const shapeEntry = Object.entries(partOf(body, 'media')).find(
    ([, asset]) => isObject(asset) && valuesNamed(asset, [field, 'hash']).map(idIn).includes(id),
  );
  if (shapeEntry) return `media.${shapeEntry[0]}.${field}`;
  return field === 'image_hash' && listIn(body['image_hashes']).length > 1 ? 'image_hashes' : field;
};

export const mediaFindings = (creative: PreparedObject, facts: PlatformFacts): Finding[] => {
  const { body, sent } = creative;
  const missingHashes = picturesIn(creative).filter((hash) => isAbsent(facts.pictures, hash));
  const all: Finding[] = missingHashes.map((hash) =>
    finding(
      'picture_unknown',
      mediaField(body, 'image_hash', hash),
      `names a picture that this ad account does not have: ${hash.slice(0, 40)}`,
    ),
  );
  for (const id of videosIn(creative)) {
    const state = facts.videos.get(id);
    const field = mediaField(body, 'video_id', id);
    if (state === 'missing')
      all.push(finding('video_unknown', field, 'names a video that this ad account does not have'));
    if (state === 'broken')
      all.push(finding('video_broken', field, 'names a video that Meta could not prepare'));
    if (state === 'processing')
      all.push(finding('video_unready', field, 'is still being prepared by Meta'));
  }
  if (sentWithoutThumbnail(sent).length > videosWithoutThumbnail(body).length)
    all.push(finding('video_picture_missing', 'object_story_spec.video_data', 'has no picture'));
  const video = partOf(partOf(sent, 'object_story_spec'), 'video_data');
  if (isGiven(video['image_hash']) && isGiven(video['image_url']))
    all.push(finding('video_picture_twice', 'object_story_spec.video_data', 'has two pictures'));
  if (!media.some((field) => isGiven(body[field])))
    all.push(
      finding(
        'media_default',
        '',
        'has no picture or video, so Meta takes one from the page behind the link',
      ),
    );
  return all;
};
