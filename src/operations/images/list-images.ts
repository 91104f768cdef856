import * as z from 'zod';
import { imagesPage } from '../../adnet/rows/library-image.ts';
import { accountLists, imagesRead } from '../../adnet/wire/account-lists.ts';
import { exampleIds, examplePage } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { accountListQuery, accountParams } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

const maxHashes = 50;

const hashes = z
  .string()
  .transform((text) => text.split(',').map((hash) => hash.trim()))
  .refine(
    (list) => list.every((hash) => /^[\w-]{1,128}$/.test(hash)),
    'must be hashes of pictures with commas between',
  )
  .refine((list) => list.length <= maxHashes, `must name at most ${maxHashes} pictures`)
  .meta({ openapi: { type: 'string', examples: [exampleIds.imageHash] } })
  .optional()
  .describe(`Only the pictures with these hashes: up to ${maxHashes}, with commas between.`);

export const listImages = operation({
  id: 'images.list',
  chapter: 'Reading',
  route: 'GET /adnet/ad-accounts/{account_id}/images',
  access: { adnet: 'viewer' },
  summary: 'List the pictures of an ad account’s library, or find some by their hashes.',
  description: 'Newest first, a page at a time. A picture’s hash is the image_hash of a creative.',
  input: { params: accountParams, query: accountListQuery(accountLists.images.fields, { hashes }) },
  output: 'relayed',
  answer: imagesPage,
  failures: [],
  example: {
    params: { account_id: exampleIds.account },
    query: { limit: '1' },
    answer: examplePage({
      id: `1010000000000001:${exampleIds.imageHash}`,
      hash: exampleIds.imageHash,
      name: 'Rain shells',
      status: 'ACTIVE',
      width: 1080,
      height: 1080,
    }),
  },

  run: (ctx, { params, query }) => relayList(ctx, imagesRead(params.account_id, query), query),
});
