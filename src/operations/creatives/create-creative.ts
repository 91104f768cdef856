import * as z from 'zod';
import { authorizationCategories, callToActions } from '../../adnet/rows/known-values.ts';
import { createdOrValidated } from '../../adnet/rows/row.ts';
import { linkMissing, lostFields } from '../../adnet/wire/creative.ts';
import { isGiven } from '../../adnet/wire/passed-through.ts';
import { create, pinnedAccount, writeFailures } from '../core/create/create.ts';
import { exampleIds } from '../core/create/examples.ts';
import {
  accountField,
  allowedChanges,
  linkAddress,
  objectName,
  passedOn,
  passedOnEnum,
  passedOnObject,
  structure,
  validateOnly,
} from '../core/create/schemas.ts';
import { withDefaults } from '../core/create/workspace-defaults.ts';
import { operation } from '../core/operation.ts';
import { openEnum, platformId } from '../core/schemas.ts';
import { imageHash, shapedMediaBody } from './shaped-media.ts';

/** The field in which the caller wrote the button; the form must then be named inside. */
const ownButtonOf = (body: Record<string, unknown>) =>
  ['call_to_action', 'object_story_spec'].find((name) => isGiven(body[name]));

/** Fields that would be shown instead of `media`, or ignored beside it. */
const notBesideMedia = ['image_hash', 'image_hashes', 'video_id', 'object_story_spec'] as const;

/** The message about a missing link. The wizard has its own words for it. */
export const linkRequired =
  'is required unless asset_feed_spec, a video, a lead form or an existing post is sent';

const creativeBody = z
  .looseObject({
    account_id: accountField,
    name: objectName,
    page_id: platformId.describe('The page the ad runs as.'),
    link_url: linkAddress.optional(),
    message: z.string().optional().describe('The primary text, above the picture.'),
    headline: z.string().optional().describe('The headline, beside the button.'),
    description: z.string().optional().describe('The line under the headline.'),
    call_to_action_type: openEnum(
      callToActions,
      'The button. Default: LEARN_MORE; a video that leads nowhere has none.',
    )
      .regex(/^[A-Z_]{2,60}$/, 'must be a type such as LEARN_MORE')
      .optional(),
    lead_form_id: platformId
      .optional()
      .describe(
        'The lead form that the button opens, for an ad set whose goal is LEAD_GENERATION or QUALITY_LEAD. GET ' +
          '/adnet/pages/{page_id}/lead-forms lists them. link_url may be left out, and the default button is SIGN_UP.',
      ),
    image_hash: imageHash.optional().describe('images.bytes.hash of an upload: one picture.'),
    image_hashes: z
      .array(imageHash)
      .min(1)
      .max(10)
      .optional()
      .describe('Two to ten pictures make a carousel; one is the same as image_hash.'),
    video_id: platformId.optional().describe('A video of the account; makes a video ad.'),
    media: shapedMediaBody
      .optional()
      .describe(
        'One ad in several shapes: each is shown at the placements that it fits. Instead of image_hash and video_id. One ' +
          'shape alone is an ordinary picture or video.',
      ),
    instagram_user_id: platformId.optional().describe('Run on Instagram as this account.'),
    asset_feed_spec: structure.describe('Several texts and pictures for Meta to choose from.'),
    degrees_of_freedom_spec: structure.describe(
      'Which of Meta’s automatic changes to the creative are allowed.',
    ),
    automatic_changes: allowedChanges.describe(
      `${allowedChanges.description} Beside a story or a feed that you write out yourself nothing is switched off unless ` +
        'this field is sent, and a parameter that you send is never completed.',
    ),
    url_tags: z
      .string()
      .optional()
      .describe('Added to the link, such as utm_source=meta&utm_campaign={{campaign.name}}.'),
    object_story_spec: passedOnObject(
      'The story written out by yourself, instead of the fields above.',
    ),
    object_story_id: passedOn(
      { type: 'string', examples: ['104000000000001_122100000000001'] },
      'An existing post to promote, the page’s id, _ and the post’s id.',
    ),
    source_instagram_media_id: passedOn(
      { type: 'string' },
      'An existing Instagram post to promote.',
    ),
    call_to_action: passedOnObject(
      'The button written out by yourself, instead of call_to_action_type.',
      {
        type: 'SHOP_NOW',
        value: { link: 'https://example.com/tent' },
      },
    ),
    contextual_multi_ads: passedOnObject('Whether the ad may stand beside others.', {
      enroll_status: 'OPT_OUT',
    }),
    product_set_id: passedOn({ type: 'string' }, 'A set of catalogue products to show.'),
    authorization_category: passedOnEnum(
      authorizationCategories,
      'For ads about politics and issues.',
    ),
  })
  .refine((body) => !linkMissing(body), {
    path: ['link_url'],
    message: linkRequired,
  })
  .refine((body) => !(body.image_hash && body.image_hashes), {
    path: ['image_hashes'],
    message: 'must not be sent together with image_hash',
  })
  .refine((body) => !(body.video_id && body.image_hashes), {
    path: ['image_hashes'],
    message: 'must not be sent together with video_id',
  })
  .superRefine((body, { addIssue }) => {
    const button = body.lead_form_id === undefined ? undefined : ownButtonOf(body);
    if (button !== undefined)
      addIssue({
        code: 'custom',
        path: ['lead_form_id'],
        message: `has no place beside ${button}; put lead_gen_form_id into its button`,
      });
  })
  .superRefine((body, { addIssue }) => {
    if (!body.media) return;
    for (const field of notBesideMedia)
      if (isGiven(body[field]))
        addIssue({
          code: 'custom',
          path: [field],
          message: 'must not be sent together with media',
        });
  })
  .superRefine((body, { addIssue }) => {
    const beside = body.asset_feed_spec ? 'asset_feed_spec' : 'an existing post';
    const message = `has no place beside ${beside}; put it there or leave it out`;
    for (const field of lostFields(body)) addIssue({ code: 'custom', path: [field], message });
  });

export const createCreative = operation({
  id: 'creatives.create',
  chapter: 'Publishing',
  route: 'POST /adnet/creatives',
  access: { adnet: 'editor' },
  summary: 'Create a creative from copy and media.',
  description:
    'One image or none makes a link ad, two to ten a carousel, a video a video ad (its thumbnail is taken from the video ' +
    'when you name none); media makes one ad in several shapes. Fields that are not listed go to Meta as they are.',
  input: { query: validateOnly, body: creativeBody },
  defaultAccountId: pinnedAccount,
  prepareBody: withDefaults('creative'),
  idempotent: 'own',
  limited: true,
  output: 'relayed',
  answer: createdOrValidated,
  failures: [...writeFailures, 'video_not_ready'],
  example: {
    body: {
      account_id: exampleIds.account,
      name: 'Two-person tent',
      page_id: exampleIds.page,
      link_url: 'https://example.com/tent',
      message: 'Sleep warm, even in the rain. Two people, any weather.',
      headline: 'Northlight tents',
      description: 'Two people, any weather.',
      call_to_action_type: 'SHOP_NOW',
      image_hash: exampleIds.imageHash,
    },
    answer: { id: exampleIds.newObject },
  },

  run: (ctx, { query, body }) => create(ctx, 'creative', body, query.validate_only),
});
