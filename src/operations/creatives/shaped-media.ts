import * as z from 'zod';
import { isGiven } from '../../adnet/wire/passed-through.ts';
import { shapes } from '../../adnet/wire/shapes.ts';
import { exampleIds } from '../core/create/examples.ts';
import { platformId } from '../core/schemas.ts';

export const imageHash = z
  .string()
  .regex(/^[\w-]{1,128}$/, 'must be a hash from the image upload')
  .meta({ examples: [exampleIds.imageHash] });

/** Unknown names in `media`. A status is dropped at any place. */
const unknownNames = (media: object, known: readonly string[]) =>
  Object.keys(media).filter((name) => name !== 'status' && !known.includes(name));

const assetFields = ['image_hash', 'hash', 'video_id'];

/** A picture or a video. */
const asset = z
  .looseObject({
    image_hash: imageHash.optional().describe('A picture; beside a video, its first frame.'),
    hash: imageHash.optional().describe('The same as image_hash.'),
    video_id: platformId.optional().describe('A video of the account.'),
  })
  .superRefine((media, { addIssue }) => {
    const wrong = (message: string, path: string[] = []) =>
      addIssue({ code: 'custom', path, message });
    if (unknownNames(media, assetFields).length > 0)
      wrong(
        'takes image_hash or video_id alone; upload a file first (POST /adnet/images, /adnet/videos), or send a launch, ' +
          'which uploads by itself',
      );
    else if (!assetFields.some((name) => isGiven(media[name])))
      wrong('needs image_hash or video_id');
    if (isGiven(media.image_hash) && isGiven(media.hash))
      wrong('must not be sent together with image_hash', ['hash']);
  });

/** The `media` of a creative: one ad in several shapes. */
export const shapedMediaBody = z
  .looseObject({
    square: asset.optional().describe('For feeds: 1:1 or 4:5.'),
    vertical: asset.optional().describe('For stories and reels: 9:16.'),
    landscape: asset.optional().describe('For the right column, search and partner apps: 1.91:1.'),
    default: z
      .enum(shapes)
      .optional()
      .describe(
        'Which shape is shown where no rule says otherwise. Only ad accounts to which Meta answers 1885923 need it.',
      ),
  })
  .superRefine((media, { addIssue }) => {
    const presentShapes = shapes.filter((shape) => media[shape] !== undefined);
    const videos = presentShapes.filter((shape) => media[shape]?.video_id !== undefined);
    if (presentShapes.length === 0)
      addIssue({ code: 'custom', path: [], message: `needs one of ${shapes.join(', ')}` });
    const [unknown] = unknownNames(media, [...shapes, 'default']);
    if (unknown !== undefined)
      addIssue({
        code: 'custom',
        path: [unknown.slice(0, 60)],
        message: `is not known here; it takes ${shapes.join(', ')} and default`,
      });
    if (videos.length > 0 && videos.length < presentShapes.length)
      addIssue({
        code: 'custom',
        path: [],
        message: 'must be pictures in every shape, or videos in every shape',
      });
    if (media.default !== undefined && !presentShapes.includes(media.default))
      addIssue({ code: 'custom', path: ['default'], message: 'must be a shape that is sent' });
  });
