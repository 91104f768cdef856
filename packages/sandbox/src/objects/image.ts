import { imageUrl } from '../media/media-url.ts';
import { type NodeKind, names } from '../protocol/reading.ts';
import type { Image } from '../world/entities.ts';
import { timeOf } from './shared-fields.ts';

export const imageKind: NodeKind<Image> = {
  type: 'AdImage',
  defaults: 'hash',
  fields: {
    id: ({ id }) => id,
    account_id: ({ account_id }) => account_id,
    hash: ({ hash }) => hash,
    name: ({ name }) => name,
    status: ({ status }) => status,
    width: ({ width }) => width,
    height: ({ height }) => height,
    original_width: ({ width }) => width,
    original_height: ({ height }) => height,
    url: ({ account_id, hash }, { origin }) => imageUrl(origin, account_id, hash),
    url_128: ({ account_id, hash }, { origin }) => imageUrl(origin, account_id, hash),
    permalink_url: ({ account_id, hash }, { origin }) => imageUrl(origin, account_id, hash),
    created_time: (image, { world }) => timeOf(world, image, image.created),
    updated_time: (image, { world }) => timeOf(world, image, image.updated),
  },
  known: names(`
    creatives is_associated_creatives_in_adgroups owner_business`),
};
