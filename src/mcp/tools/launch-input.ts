import * as z from 'zod';
import { accountInput } from '../account.ts';

export const part = z.record(z.string(), z.unknown()).optional();
const parts = z.array(z.record(z.string(), z.unknown())).max(500).optional();

/** Every part may be left out; what is in a part is checked by the plan. */
export const launchInput = {
  name: z.string().max(200).optional(),
  account_id: accountInput,
  defaults: part.describe(
    '{page_id, link_url, call_to_action_type?, targeting?, instagram_user_id?, pixel_id?, url_tags?}: for all objects',
  ),
  campaign: part.describe(
    '{id} or {name, objective: OUTCOME_TRAFFIC, OUTCOME_SALES, OUTCOME_LEADS, OUTCOME_ENGAGEMENT, OUTCOME_AWARENESS or OUTCOME_APP_PROMOTION, daily_budget?, special_ad_categories?}',
  ),
  ad_sets: parts.describe(
    'ref: a name of yours, used in ads. [{ref, id} or {ref, name, optimization_goal: LINK_CLICKS …, billing_event: IMPRESSIONS, bid_strategy: LOWEST_COST_WITHOUT_CAP, daily_budget, targeting: {geo_locations: {countries: ["US"]}, age_min?, flexible_spec?}, start_time?, end_time?, promoted_object?, dsa_beneficiary? and dsa_payor? for the EU}]',
  ),
  images: parts.describe('[{ref, url} or {ref, hash}]'),
  videos: parts.describe('[{ref, url} or {ref, id}]'),
  copies: parts.describe('[{ref, message, headline, description?}]'),
  ads: part.describe(
    '{matrix: true} for every ad set × media × copy, or {list: [{ad_set, media, copy, name?, link_url?, call_to_action_type?}]} by refs',
  ),
  requires_approval: z.boolean().optional().describe('Wait for a person to approve'),
};
