import { z } from 'zod';
import { uploadedImages } from '../../adnet/rows/image.ts';
import { imageParams, imagesPath } from '../../adnet/wire/image.ts';
import { tokenFor } from '../connection/token.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { goneSignal } from '../gone-signal.ts';
import { operation } from '../operation.ts';
import { demandUnlocked } from './cooldown.ts';
import { exampleIds } from './examples.ts';
import { replay } from './idempotency.ts';
import { accountField } from './schemas.ts';
import { accountHint, targetAccount } from './target-account.ts';
import { perform } from './write.ts';
import { writeFailures } from './write-failures.ts';
import { demandRoom } from './write-limits.ts';

const action = 'upload_image';

export const uploadImage = operation({
  id: 'images.upload',
  route: 'POST /adnet/images',
  access: { adnet: 'editor' },
  summary: 'Fetch a public image and put it into the account’s library.',
  description:
    'JPEG, PNG, GIF or WebP, at most 30 MB, from a public http or https address. The answer’s images.bytes.hash is what a creative takes.',
  input: {
    body: z
      .looseObject({
        account_id: accountField,
        image_url: z
          .string()
          .min(1)
          .max(8192)
          .describe('A public http or https address of a JPEG, PNG, GIF or WebP file.'),
        name: z.string().min(1).max(100).optional().describe('Its label in the library.'),
      })
      .check(accountHint())
      // Dropped in silence it would upload a real picture.
      .refine((body) => (body['execution_options'] ?? null) === null, {
        path: ['execution_options'],
        message: 'is not for pictures: Meta cannot check one without taking it',
      }),
  },
  idempotent: true,
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

  async run(ctx, { body }) {
    const { image_url: imageUrl } = body;
    const account = targetAccount(ctx, body.account_id);
    const fingerprint = fingerprintOf(action, account, body);
    const known = await replay(ctx, fingerprint);
    if (known) return known;
    const token = tokenFor(ctx);
    const params = imageParams(body);
    await demandUnlocked(ctx, token, {
      action,
      account,
      params: { ...params, bytes: `<base64 of ${imageUrl}>` },
      imageUrl,
    });
    await demandRoom(ctx);
    const image = await ctx.images.fetch(imageUrl, goneSignal(ctx), ctx.caller.accountId);
    try {
      return await perform(ctx, {
        action,
        account,
        fingerprint,
        params: { ...params, md5: image.md5 },
        token,
        deadlineMs: ctx.platformTimeoutMs * 4,
        send: () =>
          ctx.adnet.upload(
            token,
            imagesPath(account),
            { params, base64: image.base64(), size: image.base64Length },
            { accountKey: account },
          ),
      });
    } finally {
      await image.dispose();
    }
  },
});
