import { insightsField } from '../insights/insights.ts';
import { many, type NodeKind, names, one } from '../protocol/reading.ts';
import { ownedBy } from '../world/collection.ts';
import { fromUsCents, minimumsOf } from '../world/currency.ts';
import type { Account } from '../world/entities.ts';
import { formatTime, offsetMinutes } from '../world/zone.ts';
import { present } from './shared-fields.ts';

export const accountKind: NodeKind<Account> = {
  type: 'AdAccount',
  defaults: 'account_id,id',
  fields: {
    id: ({ id }) => id,
    account_id: ({ account_id }) => account_id,
    name: ({ name }) => name,
    account_status: ({ account_status }) => account_status,
    disable_reason: ({ disable_reason }) => disable_reason,
    currency: ({ currency }) => currency,
    timezone_name: ({ zone }) => zone,
    timezone_offset_hours_utc: ({ zone }, { now }) => offsetMinutes(zone, now) / 60,
    created_time: ({ zone, created }) => formatTime(zone, created),
    min_daily_budget: ({ currency }) => minimumsOf(currency).min_daily_budget_imp,
    min_campaign_group_spend_cap: ({ currency }) => String(fromUsCents(currency, 10_000)),
    amount_spent: ({ amount_spent }) => String(amount_spent),
    balance: () => '0',
    spend_cap: ({ extra }) => extra['spend_cap'] ?? '0',
    is_prepay_account: () => false,
    is_personal: () => 0,
    owner: ({ business }) => business,
    business: ({ business }, { world }) => one(world.businesses.get(business)),
    user_tasks: ({ account_id }, { world, person_id }) =>
      world.people.get(person_id ?? '')?.accounts.find((access) => access.account_id === account_id)
        ?.tasks,
    campaigns: ({ account_id }, reading) =>
      many(present(reading, ownedBy(reading.world.collections.campaign, account_id))),
    adsets: ({ account_id }, reading) =>
      many(present(reading, ownedBy(reading.world.collections.adset, account_id))),
    ads: ({ account_id }, reading) =>
      many(present(reading, ownedBy(reading.world.collections.ad, account_id))),
    insights: insightsField,
  },
  known: names(`
    ad_account_promotable_objects age agency_client_declaration all_capabilities
    attribution_spec brand_safety_content_filter_levels business_city business_country_code
    business_name business_state business_street business_street2 business_zip
    can_create_brand_lift_study capabilities custom_audience_info default_dsa_beneficiary
    default_dsa_payor end_advertiser end_advertiser_name existing_customers
    expired_funding_source_details extended_credit_invoice_group failed_delivery_checks
    fb_entity funding_source funding_source_details has_migrated_permissions
    has_page_authorized_adaccount io_number is_attribution_spec_system_default
    is_ba_skip_delayed_eligible is_direct_deals_enabled is_in_3ds_authorization_enabled_market
    is_notifications_enabled is_tax_id_required liable_address line_numbers
    marketing_messages_settings media_agency offsite_clo_signal_status
    offsite_pixels_tos_accepted opportunity_score owner_business partner rf_spec
    send_bill_to_address show_checkout_experience sold_to_address tax_id tax_id_status
    tax_id_type timezone_id tos_accepted user_access_expire_time user_tos_accepted
    viewable_business`),
};
