import * as z from 'zod';
import { previews } from '../../adnet/rows/preview.ts';
import { linkMissing } from '../../adnet/wire/creative.ts';
import { describedPreviewRead, previewLookUps } from '../../adnet/wire/preview.ts';
import { ask, refusalOf } from '../../publish/reading/ask.ts';
import { tokenFor } from '../../publish/tokens/token.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountParams } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';
import { platformId } from '../core/schemas.ts';
import { examplePreview, previewFormat } from './preview-inputs.ts';

/** A post names its own Page; a story that is written out may do so. */
const hasIdentity = (creative: Record<string, unknown>) =>
  [
    'creative_id',
    'page_id',
    'object_story_id',
    'source_instagram_media_id',
    'object_story_spec',
  ].some((name) => creative[name] !== undefined);

const creative = z
  .looseObject({
    creative_id: platformId.optional(),
    page_id: platformId.optional(),
    video_id: platformId.optional(),
  })
  .refine(hasIdentity, {
    path: ['page_id'],
    message: 'is required unless creative_id, object_story_spec or an existing post is sent',
  })
  .refine((described) => described.creative_id !== undefined || !linkMissing(described), {
    path: ['link_url'],
    message: 'is required unless asset_feed_spec, a video or an existing post is sent',
  })
  .refine(
    (described) => described.creative_id === undefined || Object.keys(described).length === 1,
    { path: ['creative_id'], message: 'must stand alone: it names a creative that exists' },
  )
  .meta({
    openapi: {
      type: 'object',
      additionalProperties: true,
      examples: [{ page_id: exampleIds.page, link_url: 'https://example.com/tent' }],
    },
    description:
      'What POST /adnet/creatives would be sent, without account_id: page_id, link_url, message, headline, image_hash and ' +
      'so on, or Meta’s own object_story_spec. Or {"creative_id": …} for one that exists.',
  });

export const previewDraft = operation({
  id: 'previews.draft',
  chapter: 'Targeting and previews',
  route: 'POST /adnet/ad-accounts/{account_id}/previews',
  access: { adnet: 'viewer' },
  summary: 'See a creative that does not exist yet, as Meta would show it.',
  description:
    'A question, not a write: nothing is created, journaled or limited, and it works during the cool-down. The answer ' +
    'holds an iframe of Meta’s; whoever has its address can see this preview for about a day.',
  input: { params: accountParams, body: z.object({ creative, format: previewFormat }) },
  question: true,
  output: 'relayed',
  answer: previews,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    body: {
      creative: {
        page_id: exampleIds.page,
        link_url: 'https://example.com/tent',
        message: 'Sleep warm, even in the rain.',
        headline: 'Northlight tents',
        image_hash: exampleIds.imageHash,
      },
      format: 'INSTAGRAM_STANDARD',
    },
    answer: examplePreview,
  },

  async run(ctx, { params, body }) {
    const { creative, format } = body;
    const answers: Buffer[] = [];
    for (const lookUp of previewLookUps(creative)) {
      const answer = await ask(ctx.deps, ctx, tokenFor(ctx.deps, ctx), lookUp);
      if (answer.kind === 'rejected') return refusalOf(ctx.deps, ctx, answer);
      answers.push(answer.relayed.body);
    }
    return relayRead(ctx, describedPreviewRead(params.account_id, format, creative, answers));
  },
});
