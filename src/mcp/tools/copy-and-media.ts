import * as z from 'zod';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import { generateAdCopy } from '../../operations/copy/write-ad-copy.ts';
import { uploadImage } from '../../operations/images/upload-image.ts';
import { uploadVideo } from '../../operations/videos/upload-video.ts';
import { accountInput, accountOf } from '../account.ts';
import { anySpellingOf } from '../any-spelling.ts';
import { resultOf } from '../list-page.ts';
import { ownAnswer } from '../result.ts';
import { makes, makesOnce, tool } from '../tool.ts';

/** Equal content gets an equal key, so that an agent that calls twice creates only once. */
export const idempotencyKeyFor = (content: unknown, ownKey: string | undefined) =>
  ownKey ?? `mcp-${fingerprintOf(content)}`;

export const idempotencyKeyInput = z
  .string()
  .min(1)
  .max(255)
  .optional()
  .describe('Only to make the same again on purpose');

const textInput = (maxLength: number) => z.string().max(maxLength).optional();
const textListInput = z.array(z.string().max(1000)).max(10).optional();

export const adCopy = tool({
  name: 'generate_ad_copy',
  description:
    'Writes ads that claim only what you supply: put real facts and numbers into benefits and offer. Costs 10 credits. In ' +
    'a launch primary_text is message.',
  input: z.strictObject({
    product: z.string().min(2).max(500),
    audience: z.string().min(1).max(1000),
    offer: textInput(500),
    benefits: textListInput,
    pain_points: textListInput,
    tone: textInput(500),
    objective: textInput(500).describe('sales, leads …'),
    landing_url: textInput(2048),
    language: textInput(60).describe('Without a connected model, send the brief in it'),
    num_variants: z.int().min(1).max(10).optional().describe('Default 3'),
    num_hooks: z.int().min(0).max(20).optional().describe('Default 10'),
  }),
  hints: makes,
  operation: generateAdCopy,
  async run(agent, brief) {
    const { answer } = await agent.ask(generateAdCopy, { body: brief });
    return ownAnswer(
      answer,
      'Let a person choose. In plan_launch a variant is a copy: {ref, message: primary_text, headline, description}. Its ' +
        'call_to_action_type goes into defaults, or into an entry of ads.list.',
    );
  },
});

export const uploadMedia = tool({
  name: 'upload_media',
  description:
    'Puts a public picture (JPEG, PNG, GIF, WebP, 30 MB) or video into the library of an ad account. One write. A launch ' +
    'can upload by itself: give it the url.',
  input: z.strictObject({
    kind: anySpellingOf(['image', 'video']),
    url: z.string().min(1).max(8192).describe('http or https, no sign-in'),
    name: z.string().min(1).max(100).optional(),
    account_id: accountInput,
    idempotency_key: idempotencyKeyInput,
  }),
  hints: makesOnce,
  operation: uploadImage,
  async run(agent, { kind, url, name, account_id, idempotency_key }) {
    const account = await accountOf(agent, account_id);
    const isImage = kind === 'image';
    const body = {
      account_id: account,
      [isImage ? 'image_url' : 'video_url']: url,
      ...(name !== undefined && { name }),
    };
    const relayedAnswer = await agent.relay(isImage ? uploadImage : uploadVideo, {
      body,
      idempotencyKey: idempotencyKeyFor(['upload', body], idempotency_key),
    });
    return resultOf(relayedAnswer, [
      isImage
        ? 'In a launch: images [{ref, hash}].'
        : 'Meta processes it now: call get_object with kind video until it is ready. In a launch: videos [{ref, id}].',
    ]);
  },
});
