import { reject } from '../protocol/problems.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { isJson } from '../protocol/shape.ts';
import { checkAssetFeed, firstPicture, firstVideo } from './asset-feed.ts';
import {
  type AccountCall,
  checkCallToAction,
  checkInstagram,
  requireImage,
  requirePictureUrl,
} from './creative-media.ts';
import type { CreativeValues } from './creative-shape.ts';
import { checkName } from './name.ts';
import { checkStory, type Media } from './story-spec.ts';

/** The old bundle is still returned by reads, but refused in writes. */
const checkFeatures = ({ degrees_of_freedom_spec: freedom, product_set_id }: CreativeValues) => {
  const features = freedom?.['creative_features_spec'];
  if (features === undefined) return;
  const path = ['degrees_of_freedom_spec', 'creative_features_spec'];
  if (!isJson(features)) return refuseParam('creative_features_spec must be an object', ...path);
  if ('standard_enhancements' in features) {
    reject('standard_enhancements_retired', [...path, 'standard_enhancements']);
  }
  for (const [name, feature] of Object.entries(features)) {
    const status = isJson(feature) ? feature['enroll_status'] : undefined;
    if (status === 'OPT_IN' && name === 'product_extensions' && product_set_id === undefined) {
      reject('feature_needs_catalog', [...path, name]);
    }
    if (status === 'OPT_IN' || status === 'OPT_OUT') continue;
    refuseParam('enroll_status must be one of {OPT_IN, OPT_OUT}', ...path, name, 'enroll_status');
  }
};

/** `{page}_{post}`: the account must be allowed to advertise for the Page. */
const checkPost = ({ account }: AccountCall, story: string | undefined) => {
  if (story === undefined) return;
  const page = /^(\d+)_\d+$/.exec(story)?.[1];
  if (page === undefined || !account.page_ids.includes(page)) {
    reject('post_unavailable', ['object_story_id']);
  }
};

const checkPlain = (under: AccountCall, values: CreativeValues) => {
  if (values.image_hash !== undefined) requireImage(under, values.image_hash, ['image_hash']);
  if (values.image_url !== undefined) requirePictureUrl(values.image_url, ['image_url']);
  checkCallToAction(values.call_to_action, ['call_to_action']);
  if (values.url_tags?.startsWith('?')) {
    refuseParam('url_tags must not start with a question mark.', 'url_tags');
  }
};

const checkInteractive = ({ interactive_components_spec, object_story_spec }: CreativeValues) => {
  const data = object_story_spec?.['link_data'];
  const hasCards = isJson(data) && data['child_attachments'] !== undefined;
  if (interactive_components_spec && hasCards) {
    reject('interactive_with_cards', ['interactive_components_spec']);
  }
};

const sources = [
  'object_story_spec',
  'object_story_id',
  'asset_feed_spec',
  'image_hash',
  'source_instagram_media_id',
  'product_set_id',
  'image_url',
  'object_url',
] as const;

const checkSource = (values: CreativeValues) => {
  const isGiven = sources.some((name) => values[name] !== undefined);
  if (!isGiven) refuseParam('The parameter object_story_spec is required.', 'object_story_spec');
};

/** Checks a new creative, and returns its media. */
export const checkNewCreative = (under: AccountCall, values: CreativeValues): Media => {
  const { object_story_spec: story, asset_feed_spec: feed } = values;
  if (values.name !== undefined && values.name !== '') checkName(values.name);
  if (under.call.world.settings.developmentMode && story) {
    reject('app_in_development', ['object_story_spec']);
  }
  checkSource(values);
  if (values.source_instagram_media_id !== undefined && story) {
    reject('media_and_story', ['source_instagram_media_id']);
  }
  checkFeatures(values);
  checkInteractive(values);
  checkInstagram(under, values);
  checkPost(under, values.object_story_id);
  checkPlain(under, values);
  if (feed) checkAssetFeed(under, feed);
  const media = story ? checkStory(under, story, feed !== undefined) : {};
  return {
    picture: media.picture ?? values.image_hash ?? (feed && firstPicture(feed)),
    video_id: media.video_id ?? (feed && firstVideo(feed)),
  };
};
