import { sameName } from '../answers/compare-objects.ts';
import { nameStep, saveStep } from '../manual/steps.ts';
import { videoParams, videosPath } from '../wire/video.ts';
import type { KindFacts } from './kind.ts';

export const video = {
  action: 'upload_video',
  path: videosPath,
  source: { field: 'video_url', fetchedBy: 'platform', notAllowed: 'video_not_allowed' },
  lookUps: null,
  params: videoParams,
  precheck: null,
  canBeValidated: false,
  canBeLive: false,
  guarded: null,
  compared: null,
  readTogether: null,
  calledBy: 'id',
  sameAgain: 'new',
  edge: ({ adAccountId }) => ({
    path: videosPath(adAccountId),
    params: { fields: 'id,title,created_time' },
    nameField: 'title',
    isNamed: sameName,
    identity: [],
    presence: [],
    compare: [],
    isLong: false,
  }),
  manualSteps: ({ params, sourceUrl }) => [
    saveStep('video', sourceUrl),
    'In the menu under All tools, open Media library.',
    'Choose Upload, and pick the saved video.',
    nameStep('its name', params),
  ],
} as const satisfies KindFacts;
