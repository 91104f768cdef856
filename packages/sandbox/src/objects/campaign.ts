import { insightsField } from '../insights/insights.ts';
import { many, type NodeKind, names, one } from '../protocol/reading.ts';
import { ownedBy } from '../world/collection.ts';
import type { Campaign } from '../world/entities.ts';
import { accountOf } from '../world/find.ts';
import { startOf, stopOf } from '../world/schedule.ts';
import { budgetText, present, remaining, timeOf } from './shared-fields.ts';

export const campaignKind: NodeKind<Campaign> = {
  type: 'Campaign',
  defaults: 'id',
  fields: {
    id: ({ id }) => id,
    account_id: ({ account_id }) => account_id,
    name: ({ name }) => name,
    objective: ({ objective }) => objective,
    status: ({ status }) => status,
    configured_status: ({ status }) => status,
    effective_status: ({ status }) => status,
    bid_strategy: ({ bid_strategy }) => bid_strategy,
    daily_budget: ({ budget }) => budgetText(budget, 'daily'),
    lifetime_budget: ({ budget }) => budgetText(budget, 'lifetime'),
    budget_remaining: (campaign, { world }) => remaining(world, campaign),
    is_adset_budget_sharing_enabled: ({ sharing }) => sharing,
    created_time: (campaign, { world }) => timeOf(world, campaign, campaign.created),
    updated_time: (campaign, { world }) => timeOf(world, campaign, campaign.updated),
    start_time: (campaign, { world }) => timeOf(world, campaign, startOf(world, campaign)),
    stop_time: (campaign, { world }) => timeOf(world, campaign, stopOf(world, campaign)),
    account: (campaign, { world }) => one(accountOf(world, campaign)),
    adsets: ({ id }, reading) =>
      many(present(reading, ownedBy(reading.world.collections.adset, id))),
    ads: ({ id }, reading) => many(present(reading, ownedBy(reading.world.collections.ad, id))),
    insights: insightsField,
  },
  known: names(`
    adlabels advantage_state_info boosted_object_id brand_lift_studies budget_rebalance_flag
    buying_type campaign_group_active_time can_create_brand_lift_study can_use_spend_cap
    has_secondary_skadnetwork_reporting is_budget_schedule_enabled is_direct_send_campaign
    is_message_campaign is_skadnetwork_attribution issues_info last_budget_toggling_time
    pacing_type primary_attribution promoted_object recommendations smart_promotion_type
    source_campaign source_campaign_id source_recommendation_type special_ad_categories
    special_ad_category special_ad_category_country spend_cap topline_id`),
};
