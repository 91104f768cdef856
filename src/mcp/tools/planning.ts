import * as z from 'zod';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { accountOf } from '../account.ts';
import { planned, planOf } from '../plan.ts';
import { reads, tool } from '../tool.ts';
import { launchInput, part, parts } from './launch-input.ts';

export const planLaunch = tool({
  name: 'plan_launch',
  description:
    'Always before launch: checks a whole campaign, lists every problem at once, makes nothing. Everything will be paused. Budgets are whole numbers in the smallest unit of the currency (2000 = 20.00 USD), on the campaign or its ad sets, not both. Existing objects go in by id. At most 500 objects, each counts as one write, also a refused one.',
  input: z.strictObject({
    ...launchInput,
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
    requires_approval: launchInput.requires_approval.describe('Wait for a person to approve'),
    check_with_meta: z.boolean().optional().describe('Let Meta check what needs no unmade parent'),
  }),
  hints: reads,
  operation: startLaunch,
  async run(agent, { check_with_meta, ...content }) {
    const body = { ...content, account_id: await accountOf(agent, content.account_id) };
    const plan = await planOf(agent, body, check_with_meta === true);
    return planned(agent, plan, { ...body, isCheckedByMeta: check_with_meta === true });
  },
});
