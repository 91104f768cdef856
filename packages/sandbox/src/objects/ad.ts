import { insightsField } from '../insights/insights.ts';
import { type NodeKind, names, one } from '../protocol/reading.ts';
import type { Ad } from '../world/entities.ts';
import { accountOf } from '../world/find.ts';
import { adStatus } from '../world/status.ts';
import { timeOf } from './shared-fields.ts';

const feedback = {
  global: {
    'Unacceptable claims': 'The ad promises a result that it cannot keep. Edit it and try again.',
  },
};

const feedbackOf = ({ review: { verdict, decided_at, reason } }: Ad, now: number) => {
  if (verdict !== 'disapproved' || now < decided_at) return undefined;
  return reason === undefined ? feedback : { global: { [reason]: reason } };
};

export const adKind: NodeKind<Ad> = {
  type: 'Ad',
  defaults: 'id',
  fields: {
    id: ({ id }) => id,
    account_id: ({ account_id }) => account_id,
    campaign_id: ({ campaign_id }) => campaign_id,
    adset_id: ({ adset_id }) => adset_id,
    name: ({ name }) => name,
    status: ({ status }) => status,
    configured_status: ({ status }) => status,
    effective_status: (ad, { world, now }) => adStatus(world, ad, now),
    ad_review_feedback: (ad, { now }) => feedbackOf(ad, now),
    created_time: (ad, { world }) => timeOf(world, ad, ad.created),
    updated_time: (ad, { world }) => timeOf(world, ad, ad.updated),
    account: (ad, { world }) => one(accountOf(world, ad)),
    campaign: ({ campaign_id }, { world }) => one(world.collections.campaign.byId.get(campaign_id)),
    adset: ({ adset_id }, { world }) => one(world.collections.adset.byId.get(adset_id)),
    creative: ({ creative_id }, { world }) => one(world.collections.creative.byId.get(creative_id)),
    bid_type: () => 'ABSOLUTE_OCPM',
    insights: insightsField,
  },
  known: names(`
    ad_active_time ad_schedule_end_time ad_schedule_start_time adlabels bid_amount bid_info
    conversion_domain conversion_specs creative_asset_groups_spec demolink_hash display_sequence
    engagement_audience failed_delivery_checks issues_info last_updated_by_app_id placement
    preview_shareable_link priority recommendations source_ad source_ad_id special_ad_categories
    targeting tracking_and_conversion_with_defaults tracking_specs`),
};
