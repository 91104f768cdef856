import { insightsField } from '../insights/insights.ts';
import { many, type NodeKind, names, one } from '../protocol/reading.ts';
import { ownedBy } from '../world/collection.ts';
import type { AdSet } from '../world/entities.ts';
import { accountOf } from '../world/find.ts';
import { adsetStatus } from '../world/status.ts';
import { budgetText, present, remaining, timeOf } from './shared-fields.ts';

export const adsetKind: NodeKind<AdSet> = {
  type: 'AdSet',
  defaults: 'id',
  fields: {
    id: ({ id }) => id,
    account_id: ({ account_id }) => account_id,
    campaign_id: ({ campaign_id }) => campaign_id,
    name: ({ name }) => name,
    status: ({ status }) => status,
    configured_status: ({ status }) => status,
    effective_status: (adset, { world }) => adsetStatus(world, adset),
    optimization_goal: ({ optimization_goal }) => optimization_goal,
    billing_event: ({ billing_event }) => billing_event,
    bid_strategy: ({ bid_strategy }) => bid_strategy,
    bid_amount: ({ bid_amount }) => bid_amount,
    daily_budget: ({ budget }) => budgetText(budget, 'daily'),
    lifetime_budget: ({ budget }) => budgetText(budget, 'lifetime'),
    budget_remaining: (adset, { world }) => remaining(world, adset),
    targeting: ({ targeting }) => targeting,
    promoted_object: ({ promoted_object }) => promoted_object,
    destination_type: ({ destination_type }) => destination_type ?? 'UNDEFINED',
    is_dynamic_creative: ({ dynamic }) => dynamic,
    start_time: (adset, { world }) => timeOf(world, adset, adset.start),
    end_time: (adset, { world }) => timeOf(world, adset, adset.end),
    created_time: (adset, { world }) => timeOf(world, adset, adset.created),
    updated_time: (adset, { world }) => timeOf(world, adset, adset.updated),
    account: (adset, { world }) => one(accountOf(world, adset)),
    campaign: ({ campaign_id }, { world }) => one(world.collections.campaign.byId.get(campaign_id)),
    ads: ({ id }, reading) => many(present(reading, ownedBy(reading.world.collections.ad, id))),
    insights: insightsField,
  },
  known: names(`
    adlabels adset_schedule anchor_event_attribution_window_days asset_feed_id
    attribution_count_type attribution_spec automatic_manual_state bid_adjustments
    bid_constraints bid_info brand_safety_config campaign_active_time campaign_attribution
    creative_diversity_label creative_diversity_score creative_sequence
    creative_sequence_repetition_pattern daily_min_spend_target daily_spend_cap dsa_beneficiary
    dsa_payor existing_customer_budget_percentage frequency_control_specs
    full_funnel_exploration_mode instagram_user_id is_ba_skip_delayed_eligible
    is_budget_schedule_enabled is_incremental_attribution_enabled issues_info
    learning_stage_info lifetime_imps lifetime_min_spend_target lifetime_spend_cap
    low_creative_reach max_budget_spend_percentage min_budget_spend_percentage
    multi_event_conversion_attribution_window_seconds multi_optimization_goal_weight
    optimization_sub_event pacing_type placement_soft_opt_out recommendations
    recurring_budget_semantics regional_regulated_categories regional_regulation_identities
    review_feedback rf_prediction_id source_adset source_adset_id special_ad_categories
    targeting_optimization_types time_based_ad_rotation_id_blocks
    time_based_ad_rotation_intervals trending_topics_spec use_new_app_click value_rule_set_id
    value_rules_applied`),
};
