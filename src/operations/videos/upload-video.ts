import * as z from 'zod';
import { createdAnswer } from '../../adnet/rows/row.ts';
import { create, pinnedAccount, writeFailures } from '../core/create/create.ts';
import { exampleIds } from '../core/create/examples.ts';
import { accountField, fileAddress, noCheck, noCheckProblem } from '../core/create/schemas.ts';
import { operation } from '../core/operation.ts';

export const uploadVideo = operation({
  id: 'videos.upload',
  chapter: 'Publishing',
  route: 'POST /adnet/videos',
  access: { adnet: 'editor' },
  summary: 'Let Meta fetch a public video into the account’s library.',
  description:
    'Meta fetches the file itself and then processes it, which takes seconds to minutes; GET /adnet/videos/{id} says when ' +
    'it is ready. The answer’s id is the video_id of a creative.',
  input: {
    body: z
      .looseObject({
        account_id: accountField,
        video_url: fileAddress('A public http or https address of a video file.'),
        name: z
          .string()
          .min(1)
          .max(100)
          .optional()
          .describe('Its name in the library. Default: the last part of the address.'),
      })
      .refine(noCheck, noCheckProblem('videos')),
  },
  defaultAccountId: pinnedAccount,
  idempotent: 'own',
  limited: true,
  output: 'relayed',
  answer: createdAnswer,
  failures: [...writeFailures, 'video_not_allowed'],
  example: {
    body: {
      account_id: exampleIds.account,
      video_url: 'https://example.com/tent.mp4',
      name: 'Tent at dusk',
    },
    answer: { id: exampleIds.newObject },
  },

  run: (ctx, { body }) => create(ctx, 'video', body),
});
