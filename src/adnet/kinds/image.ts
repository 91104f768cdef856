import { sameName } from '../answers/compare-objects.ts';
import { saveStep } from '../manual/steps.ts';
import { quoted } from '../manual/words.ts';
import { imageParams, imagesPath } from '../wire/image.ts';
import { isGiven } from '../wire/passed-through.ts';
import type { KindFacts } from './kind.ts';

export const image = {
  action: 'upload_image',
  path: imagesPath,
  source: { field: 'image_url', fetchedBy: 'us' },
  lookUps: null,
  params: imageParams,
  precheck: null,
  canBeValidated: false,
  canBeLive: false,
  guarded: null,
  compared: null,
  readTogether: null,
  calledBy: 'hash',
  sameAgain: 'same',
  edge: ({ adAccountId, imageHash }) => ({
    path: imagesPath(adAccountId),
    params: {
      fields: 'id,hash,name,url,created_time',
      ...(imageHash === undefined ? {} : { hashes: JSON.stringify([imageHash]) }),
    },
    nameField: 'name',
    isNamed: sameName,
    identity: [],
    presence: [],
    compare: [],
    isLong: false,
  }),
  manualSteps: ({ params, sourceUrl }) => [
    saveStep('picture', sourceUrl),
    'In the menu under All tools, open Media library.',
    'Choose Upload, and pick the saved picture.',
    isGiven(params['name']) ? `Name it ${quoted(params['name'])}.` : '',
  ],
} as const satisfies KindFacts;
