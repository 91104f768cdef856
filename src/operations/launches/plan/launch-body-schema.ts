import * as z from 'zod';
import { callToActions } from '../../../adnet/rows/known-values.ts';
import { maxChars, maxTargetingBytes } from '../../../publish/launch/plan/text-limits.ts';
import { accountField, allowedChanges, linkAddress } from '../../core/create/schemas.ts';
import { openEnum, platformId } from '../../core/schemas.ts';
import { recipe } from '../answers/schemas.ts';

/**
 * The limits on texts are documented here but checked by the plan, so that a dry run lists too long texts together
 * with all other problems.
 */
const limited = (field: keyof typeof maxChars) => ({ type: 'string', maxLength: maxChars[field] });

/** Values that a launch or a workspace sets once for all of its objects. */
export const defaultsBody = z.object({
  page_id: platformId.optional().describe('The page that ads run as.'),
  instagram_user_id: platformId.optional().describe('Run on Instagram as this account.'),
  pixel_id: platformId
    .optional()
    .describe('For ad sets that optimise for conversions and name no promoted_object.'),
  application_id: platformId.optional().describe('The app that the recipe app_installs promotes.'),
  object_store_url: linkAddress
    .optional()
    .describe(
      'Where a store has that app; where it is left out, a link_url that leads to a store.',
    ),
  link_url: linkAddress.optional(),
  url_tags: z
    .string()
    .meta({ openapi: limited('url_tags') })
    .optional()
    .describe('Added to the link, such as utm_source=meta.'),
  call_to_action_type: openEnum(callToActions, 'The button.')
    .regex(/^[A-Z_]{2,60}$/, 'must be a type such as LEARN_MORE')
    .optional(),
  lead_form_id: platformId
    .optional()
    .describe(
      'The form that the buttons of a launch’s ads open, where their ad set collects leads in a form (LEAD_GENERATION, ' +
        'QUALITY_LEAD or ON_AD); no other ad takes it.',
    ),
  automatic_changes: allowedChanges,
  targeting: z
    .record(z.string(), z.unknown(), 'must be an object')
    .meta({ openapi: { type: 'object', additionalProperties: true } })
    .optional()
    .describe(
      `Who sees the ads, for ad sets that name no targeting. At most ${maxTargetingBytes / 1024} KB as JSON.`,
    ),
});

type TextField = keyof typeof maxChars;
type Texts = Partial<Record<TextField, string>>;

const ref = 'A name of your own, by which ads name this part.';

/** The plan checks the content of a part and names every problem in it; the schema only requires an object. */
const part = (about: string, example: Record<string, unknown>, texts: Texts) =>
  z
    .record(z.string(), z.unknown(), 'must be an object')
    .meta({
      openapi: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(texts).map(([field, description]) => [
            field,
            // The keys of Texts are text fields.
            { ...limited(field as TextField), description },
          ]),
        ),
        additionalProperties: true,
        examples: [example],
      },
    })
    .describe(`${about} ${otherTexts}`);

const otherTexts = `Any other text in it: at most ${maxChars.text.toLocaleString('en')} characters.`;

const parts = (about: string, example: Record<string, unknown>, texts: Texts) =>
  z
    .array(part(about, example, texts))
    .optional()
    .describe(about);

export const launchBody = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .meta({ openapi: { type: 'string', minLength: 1, maxLength: maxChars.launchName } })
    .optional()
    .describe('What people call this launch.'),
  recipe: recipe
    .optional()
    .describe(
      'What it is for, in one word: fills objective, goal, billing event, destination and promoted object where the body ' +
        'leaves them out, from the page, the pixel or the app in defaults. The plan’s filled says what it filled.',
    ),
  account_id: accountField,
  defaults: defaultsBody.optional().describe('Used by every object that does not say otherwise.'),
  campaign: part(
    'An existing campaign, {id}, or the body of POST /adnet/campaigns.',
    {
      name: 'Spring opening',
      objective: 'OUTCOME_TRAFFIC',
    },
    { name: 'What the campaign is called.' },
  ).optional(),
  ad_sets: parts(
    'Ad sets: each has a ref of your own, and either the id of an existing one or the body of POST /adnet/adsets without ' +
      'campaign_id.',
    {
      ref: 'hikers',
      name: 'Hikers',
      optimization_goal: 'LINK_CLICKS',
      billing_event: 'IMPRESSIONS',
    },
    { ref, name: 'What the ad set is called.' },
  ),
  images: parts(
    'Pictures: a ref of your own, and a public url or the hash of an upload. For one ad in several shapes: square, ' +
      'vertical and landscape, each with a url or a hash.',
    {
      ref: 'tent',
      url: 'https://example.com/tent.jpg',
    },
    { ref },
  ),
  videos: parts(
    'Videos: a ref of your own, and a public url or the id of an upload. For one ad in several shapes: square, vertical ' +
      'and landscape, each with a url or an id.',
    {
      ref: 'film',
      id: '120220010000015977',
    },
    { ref },
  ),
  posts: parts(
    'Posts to promote in place of pictures and texts: a ref of your own, and object_story_id (a Page’s post) or ' +
      'source_instagram_media_id. An ad names it as its media, without a copy.',
    {
      ref: 'news',
      object_story_id: '104000000000001_122100000000001',
    },
    { ref },
  ),
  copies: parts(
    'Texts: a ref of your own, message, headline, and perhaps description and lead_form_id.',
    {
      ref: 'warm',
      message: 'Sleep warm.',
      headline: 'Northlight tents',
    },
    {
      ref,
      message: 'The text above the picture.',
      headline: 'The line beside the button.',
      description: 'The small text under the headline.',
    },
  ),
  ads: part(
    '{matrix: true, name?} makes every ad set × media × copy, and every ad set × post; {list: [{ad_set, media?, copy?, ' +
      'creative_id?, name?}]} makes these. The name takes {ad_set}, {media}, {copy}, {campaign} and {n}; it is at most ' +
      `${maxChars.nameTemplate} characters, and at most ${maxChars.name} filled in.`,
    { matrix: true, name: '{ad_set}-{media}-{copy}' },
    {},
  ).optional(),
  automatic_changes: allowedChanges.describe(
    `${allowedChanges.description} For every creative of the launch; it wins over defaults.`,
  ),
  requires_approval: z
    .boolean()
    .optional()
    .describe('Nothing is made before somebody has approved the launch.'),
  plan_digest: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'The plan_digest that a dry run answered: make this plan and no other. Where anything would be sent otherwise now, ' +
        'the answer is 409 plan_changed. Not compared with dry_run=true.',
    ),
});
