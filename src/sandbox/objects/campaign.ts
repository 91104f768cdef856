import { insightsField } from '../graph/insights-field.ts';
import { many, type NodeKind, names, one } from '../graph/reading.ts';
import { findAccount } from '../world/find.ts';
import { ownedBy } from '../world/shelf.ts';
import { campaignStatus } from '../world/status.ts';
import type { Campaign } from '../world/things.ts';
import type { World } from '../world/world.ts';
import { budgetText, issuesOf, money, present, timeOf } from './shared-fields.ts';

const adsetsOf = (world: World, id: string) => ownedBy(world.shelves.adset, id);

/** Start and stop are not the campaign's own: they follow its ad sets. */
const startOf = (world: World, campaign: Campaign) => {
  const starts = adsetsOf(world, campaign.id).map(({ start }) => start);
  return starts.length === 0 ? campaign.created : Math.min(...starts);
};

const stopOf = (world: World, campaign: Campaign) => {
  const ends = adsetsOf(world, campaign.id).map(({ end }) => end);
  const known = ends.filter((end) => end !== undefined);
  return ends.length > 0 && known.length === ends.length ? Math.max(...known) : undefined;
};

/** A tenth of a daily budget stands for what is left of the day. */
const remaining = ({ daily, lifetime }: Campaign['budget']) =>
  money(daily === undefined ? (lifetime ?? 0) : Math.ceil(daily / 10));

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
    effective_status: (campaign) => campaignStatus(campaign),
    bid_strategy: ({ bid_strategy }) => bid_strategy,
    daily_budget: ({ budget }) => budgetText(budget, 'daily'),
    lifetime_budget: ({ budget }) => budgetText(budget, 'lifetime'),
    budget_remaining: ({ budget }) => remaining(budget),
    is_adset_budget_sharing_enabled: ({ sharing }) => sharing,
    created_time: (campaign, { world }) => timeOf(world, campaign, campaign.created),
    updated_time: (campaign, { world }) => timeOf(world, campaign, campaign.updated),
    start_time: (campaign, { world }) => timeOf(world, campaign, startOf(world, campaign)),
    stop_time: (campaign, { world }) => timeOf(world, campaign, stopOf(world, campaign)),
    issues_info: ({ issue }) => issuesOf(issue),
    account: ({ account_id }, { world }) => one(findAccount(world, account_id)),
    adsets: ({ id }, { world }) => many(present(adsetsOf(world, id))),
    ads: ({ id }, { world }) => many(present(ownedBy(world.shelves.ad, id))),
    insights: insightsField,
  },
  known: names(`
    adlabels advantage_state_info boosted_object_id brand_lift_studies budget_rebalance_flag
    buying_type campaign_group_active_time can_create_brand_lift_study can_use_spend_cap
    has_secondary_skadnetwork_reporting is_budget_schedule_enabled is_direct_send_campaign
    is_message_campaign is_skadnetwork_attribution last_budget_toggling_time pacing_type
    primary_attribution promoted_object recommendations smart_promotion_type source_campaign
    source_campaign_id source_recommendation_type special_ad_categories special_ad_category
    special_ad_category_country spend_cap topline_id`),
};
