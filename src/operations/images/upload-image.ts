import * as z from 'zod';
import { uploadedImages } from '../../adnet/rows/image.ts';
import { create, pinnedAccount, writeFailures } from '../core/create/create.ts';
import { exampleIds } from '../core/create/examples.ts';
import { accountField, fileAddress, noCheck, noCheckProblem } from '../core/create/schemas.ts';
import { operation } from '../core/operation.ts';

export const uploadImage = operation({
  id: 'images.upload',
  chapter: 'Publishing',
  route: 'POST /adnet/images',
  access: { adnet: 'editor' },
  summary: 'Fetch a public image and put it into the account’s library.',
  description:
    'JPEG, PNG, GIF or WebP, at most 30 MB, from a public http or https address. The answer’s images.bytes.hash is what a ' +
    'creative takes.',
  input: {
    body: z
      .looseObject({
        account_id: accountField,
        image_url: fileAddress('A public http or https address of a JPEG, PNG, GIF or WebP file.'),
        name: z.string().min(1).max(100).optional().describe('Its label in the library.'),
      })
      .refine(noCheck, noCheckProblem('pictures')),
  },
  defaultAccountId: pinnedAccount,
  idempotent: 'own',
  limited: true,
  output: 'relayed',
  answer: uploadedImages,
  example: {
    body: {
      account_id: exampleIds.account,
      image_url: 'https://example.com/tent.jpg',
      name: 'Tent at dusk',
    },
    answer: {
      images: {
        bytes: {
          hash: exampleIds.imageHash,
          url: 'https://scontent.example/9bfd7b6e6f7ea80a717bc095df4b54e1.jpg',
        },
      },
    },
  },
  failures: [...writeFailures, 'image_fetch_failed', 'image_not_allowed', 'image_invalid'],

  run: (ctx, { body }) => create(ctx, 'image', body),
});
