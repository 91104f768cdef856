import { creativeRow } from '../../adnet/rows/creative.ts';
import { oneObjectRead } from '../../adnet/wire/one-object.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { oneObject } from '../core/relay/inputs.ts';
import { relayRead } from '../core/relay/relay-read.ts';

export const getCreative = operation({
  id: 'creatives.get',
  chapter: 'Reading',
  route: 'GET /adnet/creatives/{id}',
  access: { adnet: 'viewer' },
  summary: 'Read one creative, its story included.',
  description:
    'Its id comes from the list of creatives, from an ad, or from the answer of its create. A creative cannot be changed; ' +
    'make a new one.',
  input: oneObject('creative', 'The creative’s id.'),
  output: 'relayed',
  answer: creativeRow,
  failures: [],
  example: {
    params: { id: exampleIds.creative },
    answer: {
      id: exampleIds.creative,
      name: 'Rain shells B creative',
      status: 'ACTIVE',
      object_type: 'SHARE',
      image_hash: exampleIds.imageHash,
      object_story_spec: { page_id: exampleIds.page },
    },
  },

  run: (ctx, { params, query }) => relayRead(ctx, oneObjectRead('creative', params.id, query)),
});
