import * as z from 'zod';
import { previews } from '../../adnet/rows/preview.ts';
import { previewRead } from '../../adnet/wire/preview.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { objectParams } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';
import { examplePreview, previewFormat } from './preview-inputs.ts';

export const previewCreative = operation({
  id: 'creatives.preview',
  chapter: 'Targeting and previews',
  route: 'GET /adnet/creatives/{id}/previews',
  access: { adnet: 'viewer' },
  summary: 'See a creative as Meta shows it.',
  description:
    'The answer holds an iframe of Meta’s. Whoever has its address can see this preview for about a day; keep it as ' +
    'private as the ad.',
  input: {
    params: objectParams('The creative’s id.'),
    query: z.object({ format: previewFormat }),
  },
  output: 'relayed',
  answer: previews,
  failures: [],
  example: {
    params: { id: exampleIds.creative },
    query: { format: 'INSTAGRAM_STANDARD' },
    answer: examplePreview,
  },

  run: (ctx, { params, query }) => relayRead(ctx, previewRead(params.id, query.format)),
});
