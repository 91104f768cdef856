import * as z from 'zod';
import { imageStatuses } from './known-values.ts';
import { oneOf, pageOf, row, time, whole, words } from './row.ts';

const imageRow = row('LibraryImage', 'A picture in the account’s library.', {
  id: z.string().describe('The account’s digits, a colon and the hash.'),
  hash: words('The image_hash of a creative.'),
  name: words('Its label in the library.'),
  status: oneOf(imageStatuses, 'Whether it can be used.'),
  width: whole('In pixels.'),
  height: whole('In pixels.'),
  url: words('Where Meta keeps it; the address expires.'),
  permalink_url: words('An address that lasts longer; it works for people with a login.'),
  created_time: time('When it was uploaded'),
  updated_time: time('When it was last changed'),
});

export const imagesPage = pageOf('LibraryImageList', 'Pictures, a page at a time.', imageRow);
