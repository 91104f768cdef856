import { Failure } from '../../contract/failures.ts';
import { isNameWithDateSuffix } from '../answers/compare-objects.ts';
import { creativeSteps, switchesWithSteps } from '../manual/creative.ts';
import { nameStep, otherSteps } from '../manual/steps.ts';
import {
  creativeParams,
  creativesPath,
  sentWithoutThumbnail,
  videosWithoutThumbnail,
} from '../wire/creative.ts';
import type { Body, Params } from '../wire/passed-through.ts';
import { shapedMedia } from '../wire/shapes.ts';
import { isProcessing, thumbnailsRead, thumbnailUrl, videoStateRead } from '../wire/video.ts';
import { creativeFields } from './compared-fields.ts';
import { fieldNames } from './edge.ts';
import type { AskPlatform, KindFacts } from './kind.ts';

const identity = ['object_story_spec', 'object_story_id', 'source_instagram_media_id'];

const fieldsWithSteps = ['name', 'object_story_spec', 'asset_feed_spec', 'url_tags'];

/** A video needs a picture to show before it plays. If the caller names none, a frame of the video is used. */
const lookUps = (body: Body) => videosWithoutThumbnail(body).map(thumbnailsRead);

const thumbnailsIn = (body: Body, lookUpAnswers: readonly Buffer[]) =>
  new Map(
    videosWithoutThumbnail(body).flatMap((id, at): [string, string][] => {
      const answer = lookUpAnswers[at];
      const url = answer && thumbnailUrl(answer);
      return url === undefined ? [] : [[id, url]];
    }),
  );

/** A video without frames may just not be ready. Only that case is refused here; the platform judges all others. */
const precheck = async (body: Body, ask: AskPlatform, params: Params) => {
  const idsWithoutThumbnail = new Set(sentWithoutThumbnail(params));
  for (const [field, id] of namedVideos(body)) {
    if (!idsWithoutThumbnail.has(id)) continue;
    const answer = await ask(videoStateRead(id));
    if (answer.kind === 'rejected') return answer;
    if (!isProcessing(answer.relayed.body)) continue;
    throw new Failure('video_not_ready', {
      fields: [{ field, message: 'is still being processed' }],
      retryAfterSeconds: 15,
    });
  }
  return null;
};

/** The videos in our own fields, each once. */
const namedVideos = (body: Body): [string, string][] => {
  const shaped = (shapedMedia(body)?.assets ?? []).flatMap(
    ([shape, { video_id: id }]): [string, string][] =>
      id ? [[`media.${shape}.video_id`, String(id)]] : [],
  );
  const all: [string, string][] = body['video_id']
    ? [['video_id', String(body['video_id'])], ...shaped]
    : shaped;
  return all.filter(([, id], at) => all.findIndex(([, one]) => one === id) === at);
};

export const creative = {
  action: 'create_creative',
  path: creativesPath,
  source: null,
  lookUps,
  params: (body, lookUpAnswers, version) =>
    creativeParams(body, version, thumbnailsIn(body, lookUpAnswers)),
  precheck,
  canBeValidated: true,
  canBeLive: false,
  guarded: {
    name: null,
    places: null,
    urlTags: ({ url_tags: tags }) => (typeof tags === 'string' ? tags : ''),
    creativeId: null,
  },
  compared: creativeFields,
  readTogether: 'by_id',
  calledBy: 'id',
  sameAgain: 'new',
  edge: ({ adAccountId }) => ({
    path: creativesPath(adAccountId),
    params: { fields: fieldNames('id', 'name', identity, 'asset_feed_spec', 'url_tags') },
    nameField: 'name',
    isNamed: isNameWithDateSuffix,
    identity,
    presence: ['asset_feed_spec'],
    compare: ['url_tags'],
    isLong: true,
  }),
  manualSteps: ({ params }) => [
    'On the Ads tab, choose Create, or open the ad this is for.',
    nameStep('Ad name', params),
    ...creativeSteps(params),
    ...otherSteps(params, [...fieldsWithSteps, ...switchesWithSteps(params)]),
    'Save it as a draft; nothing is shown to anyone yet.',
  ],
} as const satisfies KindFacts;
