import { Failure } from '../../contract/failures.ts';
import { grownName } from '../answers/compare-objects.ts';
import { creativeSteps } from '../manual/creative.ts';
import { nameStep, otherSteps } from '../manual/steps.ts';
import { creativeParams, creativesPath, lacksThumbnail, needsThumbnail } from '../wire/creative.ts';
import type { Body, Params } from '../wire/passed-through.ts';
import { isProcessing, thumbnailsRead, thumbnailUrl, videoStateRead } from '../wire/video.ts';
import { fieldNames } from './edge.ts';
import type { Ask, KindFacts } from './kind.ts';

const identity = ['object_story_spec', 'object_story_id', 'source_instagram_media_id'];

const named = ['name', 'object_story_spec', 'asset_feed_spec', 'url_tags'];

/** A video needs a picture to show before it plays: a frame of it, where the caller names none. */
const lookUp = (body: Body) =>
  body['video_id'] && needsThumbnail(body) ? thumbnailsRead(String(body['video_id'])) : null;

/** A video without frames may only need time: then we say so, and leave every other case to the platform. */
const precheck = async (body: Body, ask: Ask, params: Params) => {
  if (!body['video_id'] || !lacksThumbnail(params)) return null;
  const answer = await ask(videoStateRead(String(body['video_id'])));
  if (answer.kind === 'rejected') return answer;
  if (!isProcessing(answer.relayed.body)) return null;
  throw new Failure('video_not_ready', {
    fields: [{ field: 'video_id', message: 'is still being processed' }],
    retryAfterSeconds: 15,
  });
};

export const creative = {
  action: 'create_creative',
  path: creativesPath,
  source: null,
  lookUp,
  params: (body, found) =>
    creativeParams(body, found === null ? {} : { thumbnailUrl: thumbnailUrl(found) }),
  precheck,
  canBeValidated: true,
  canBeLive: false,
  canBeListedById: false,
  calledBy: 'id',
  sameAgain: 'new',
  edge: ({ adAccountId }) => ({
    path: creativesPath(adAccountId),
    params: { fields: fieldNames('id', 'name', identity, 'asset_feed_spec', 'url_tags') },
    nameField: 'name',
    isNamed: grownName,
    identity,
    presence: ['asset_feed_spec'],
    compare: ['url_tags'],
    isLong: true,
  }),
  manualSteps: ({ params }) => [
    'On the Ads tab, choose Create, or open the ad this is for.',
    nameStep('Ad name', params),
    ...creativeSteps(params),
    ...otherSteps(params, named),
    'Save it as a draft; nothing is shown to anyone yet.',
  ],
} as const satisfies KindFacts;
