import * as z from 'zod';
import { row } from './row.ts';

const uploadedImage = row('UploadedImage', 'A picture in the account’s library.', {
  hash: z.string().describe('The image_hash of a creative.'),
  url: z.string().describe('Where Meta keeps it; the address expires.'),
  name: z.string().optional().describe('Its label in the library.'),
  width: z.int().optional().describe('In pixels.'),
  height: z.int().optional().describe('In pixels.'),
});

export const uploadedImages = row('ImageUpload', 'What Meta answers to a picture.', {
  images: z
    .looseObject({ bytes: uploadedImage })
    .describe('One picture, under the name it was sent by.'),
});
