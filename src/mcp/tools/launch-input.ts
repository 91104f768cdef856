import * as z from 'zod';
import { recipe } from '../../operations/launches/answers/schemas.ts';
import { accountInput } from '../account.ts';

export const objectInput = z.record(z.string(), z.unknown()).optional();
const objectListInput = z.array(z.record(z.string(), z.unknown())).max(500).optional();

/** Each part is optional; the plan checks the content of the parts. */
export const launchInput = {
  name: z.string().optional(),
  recipe: recipe.optional(),
  account_id: accountInput,
  defaults: objectInput.describe(
    '{page_id, link_url, call_to_action_type?, targeting?, instagram_user_id?, pixel_id?, lead_form_id?, url_tags?, ' +
      'automatic_changes?}',
  ),
  campaign: objectInput.describe(
    '{id} or {name, objective: OUTCOME_ + TRAFFIC, SALES, LEADS, ENGAGEMENT, AWARENESS or APP_PROMOTION, daily_budget?, ' +
      'special_ad_categories?}',
  ),
  ad_sets: objectListInput.describe(
    'A recipe fills goal, billing, promoted_object. [{ref, id} or {ref, name, optimization_goal: LINK_CLICKS, ' +
      'billing_event: IMPRESSIONS, bid_strategy: LOWEST_COST_WITHOUT_CAP, daily_budget, targeting: {geo_locations: ' +
      '{countries: ["US"]}, age_min?, flexible_spec?}, start_time?, end_time?, promoted_object?, EU: dsa_beneficiary?, ' +
      'dsa_payor?}]',
  ),
  images: objectListInput.describe(
    '[{ref, url} or hash]; shapes: {ref, square: {url}, vertical: {url}}',
  ),
  videos: objectListInput.describe('[{ref, url or id}]'),
  posts: z
    .array(z.unknown())
    .optional()
    .describe('[{ref, object_story_id or source_instagram_media_id}], as media'),
  copies: objectListInput.describe('[{ref, message, headline, description?, lead_form_id?}]'),
  ads: objectInput.describe(
    '{matrix: true} or {list: [{ad_set, media, copy or creative_id, call_to_action_type?, name?}]}',
  ),
  requires_approval: z.boolean().optional().describe('Until a person approves'),
};
