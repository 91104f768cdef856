// Written by `npm run client` from the operations; do not edit.
import type {
  LaunchAdSet,
  LaunchAds,
  LaunchCampaign,
  LaunchCopy,
  LaunchImage,
  LaunchVideo,
} from '../launch-body.ts';
import type { As, List, OpenOptions, Options, WriteOptions } from '../options.ts';

/** Every code this service answers. docs/errors.md says what to do about each. */
export type ErrorCode =
  | 'account_unproven' | 'ad_account_not_found' | 'adnet_not_connected' | 'adnet_outcome_unknown'
  | 'adnet_timeout' | 'adnet_token_rejected' | 'adnet_unavailable' | 'adset_budget_conflict'
  | 'ai_daily_cap' | 'already_archived' | 'already_done' | 'already_member' | 'already_revoked'
  | 'api_disabled' | 'bad_request' | 'bid_amount_required' | 'expectation_failed'
  | 'generation_failed' | 'guardrail' | 'headers_too_large' | 'idempotency_in_progress'
  | 'idempotency_key_reused' | 'image_fetch_failed' | 'image_invalid' | 'image_not_allowed'
  | 'internal' | 'invalid_name' | 'invalid_request' | 'invitation_limit' | 'invitation_not_found'
  | 'key_limit' | 'key_not_found' | 'last_owner' | 'launch_limit' | 'launch_not_found'
  | 'launch_state' | 'member_not_found' | 'method_not_allowed' | 'no_workspace' | 'not_archived'
  | 'not_found' | 'origin_not_allowed' | 'payload_too_large' | 'plan_changed' | 'plan_required'
  | 'promoted_object_required' | 'proof_required' | 'request_timeout' | 'review_link_limit'
  | 'stream_limit' | 'too_many_failed_attempts' | 'unauthorized' | 'unavailable'
  | 'unknown_platform_error' | 'unsupported_language' | 'unsupported_media_type'
  | 'video_not_allowed' | 'video_not_ready' | 'webhook_limit' | 'webhook_not_found'
  | 'workspace_archived' | 'workspace_forbidden' | 'workspace_limit' | 'workspace_not_found'
  | 'workspace_payer' | 'workspace_role' | 'write_limit_day' | 'write_limit_hour';

/** Meta refused the request. This is its own body, unchanged; it has no `detail`. */
export type PlatformError = {
  /** Meta’s own error object. */
  error: {
    /** What is wrong, for developers. */
    message?: string;
    /** Such as OAuthException. */
    type?: string;
    /** Such as 100 for a bad parameter. */
    code?: number;
    /** Narrows the code down. */
    error_subcode?: number;
    /** Whether the same request may work later. */
    is_transient?: boolean;
    /** What is wrong, for people. */
    error_user_title?: string;
    /** What to do about it, for people. */
    error_user_msg?: string;
    /** More about the field, as an object or as JSON in a text. */
    error_data?: Record<string, unknown> | string;
    /** For Meta’s support. */
    fbtrace_id?: string;
    [more: string]: unknown;
  };
};

/** The caller’s account. */
export type Account = {
  /** The account’s id. */
  uid: string;
  /** The account’s email address. */
  email: string;
  /** The workspace this request acts on. */
  workspace_id: string;
  /** What the plan gives and what is used of it. */
  usage: {
    /** The plan’s name. */
    plan: string;
    /** Credits spent this month. */
    credits_used: number;
    /** Credits the plan gives a month. */
    credits_total: number;
    /** Always 0: watchlists live elsewhere. */
    watchlist_used: number;
    /** Watchlist entries the plan allows. */
    watchlist_limit: number;
    /** Active workspaces that the account pays for. */
    workspaces_used: number;
    /** Active workspaces the plan allows. */
    workspaces_limit: number;
    /** Start of the month, in UTC. */
    period_start: string;
    /** Start of the next month, in UTC. */
    period_end: string;
    /**
     * Writes to Meta of the workspace, or of the API key where it has less left: the numbers of the
     * RateLimit headers.
     */
    writes: {
      /** Writes of the last rolling hour. */
      hour: {
        /** Writes allowed in any hour. */
        limit: number;
        /** Writes left now. */
        remaining: number;
      };
      /** Writes of the last rolling day. */
      day: {
        /** Writes allowed in any day. */
        limit: number;
        /** Writes left now. */
        remaining: number;
      };
    };
  };
  /** AI calls of the UTC day. */
  ai_calls: {
    /** AI calls that succeeded today. */
    used_today: number;
    /** AI calls the plan allows a day. */
    daily_cap: number;
    /** What is left until midnight UTC. */
    remaining_today: number;
  };
};

/** A workspace in a list. */
export type ListedWorkspace = {
  /** The workspace’s id, for X-Workspace-Id. */
  id: string;
  /** The name people see. */
  name: string;
  /** What the caller may do there, lowest first: viewer, editor, admin, owner. */
  role: 'viewer' | 'editor' | 'admin' | 'owner';
  /** True for the workspace this request acts on. */
  current: boolean;
  /** Whether a connection is stored, expired or not. */
  adnet_connected: boolean;
  /** Only present with include_archived=true. */
  archived?: boolean;
};

/** A workspace: one client, one connection. */
export type Workspace = {
  /** The workspace’s id, for X-Workspace-Id. */
  id: string;
  /** The name people see. */
  name: string;
  /** What the caller may do there, lowest first: viewer, editor, admin, owner. */
  role: 'viewer' | 'editor' | 'admin' | 'owner';
  /** An archived workspace keeps everything but answers only account calls. */
  archived: boolean;
};

/** What may be made; a guardrail that is left out allows everything. */
export type Guardrails = {
  /**
   * The most that one object may spend a day, by currency; and all that one launch makes together,
   * unless max_launch_daily_budget says otherwise. What is in no currency of the list is refused,
   * and so is a budget of a kind that has no limit while the other kind has one. amount is in whole
   * units, amount_minor in the currency’s smallest unit.
   */
  max_daily_budget?: unknown[];
  /**
   * The most that one object may spend over its whole time, by currency; and all that one launch
   * makes together, unless max_launch_lifetime_budget says otherwise. What is in no currency of the
   * list is refused, and so is a budget of a kind that has no limit while the other kind has one.
   * amount is in whole units, amount_minor in the currency’s smallest unit.
   */
  max_lifetime_budget?: unknown[];
  /**
   * The most that all objects of one launch may spend a day together, by currency. amount is in
   * whole units, amount_minor in the currency’s smallest unit.
   */
  max_launch_daily_budget?: unknown[];
  /**
   * The most that all objects of one launch may spend over their whole time together, by currency.
   * amount is in whole units, amount_minor in the currency’s smallest unit.
   */
  max_launch_lifetime_budget?: unknown[];
  /** The ad accounts that may be used. No other one can be read either. */
  ad_accounts?: string[];
  /**
   * The countries in which ads may be shown: two letters each. A place whose country cannot be
   * known is refused.
   */
  countries?: string[];
  /**
   * The domains that a click may lead to, each with all names below it: example.com allows
   * shop.example.com.
   */
  link_domains?: string[];
  /**
   * URL tags that every link must have: utm_source, or with its value utm_source=facebook; * in the
   * value stands for anything.
   */
  required_url_tags?: string[];
  /**
   * A campaign, an ad set or an ad must be named like one of these: * stands for anything, ? for
   * one character.
   */
  name_patterns?: string[];
};

/** Somebody who belongs to a workspace. */
export type Member = {
  /** The person’s account. */
  account_id: string;
  /** The e-mail address. */
  email: string;
  /** One of viewer, editor, admin, owner. */
  role: 'viewer' | 'editor' | 'admin' | 'owner';
  /** true: this account created the workspace and pays for it. */
  pays: boolean;
};

/** An invitation with its link. */
export type NewInvitation = {
  /** The invitation’s id. */
  id: string;
  /** The e-mail address. */
  email: string;
  /** One of viewer, editor, admin, owner. */
  role: 'viewer' | 'editor' | 'admin' | 'owner';
  /** Who invited: their e-mail address. */
  invited_by: string;
  /** When it was made. */
  created_at: string;
  /** When it can no longer be accepted. */
  expires_at: string;
  /** The link to give to them. It is never shown again. */
  invite_url: string;
  /** true: a link of its own is also mailed to them, which confirms their address. */
  mailed: boolean;
};

/** An invitation that waits to be accepted. */
export type Invitation = {
  /** The invitation’s id. */
  id: string;
  /** The e-mail address. */
  email: string;
  /** One of viewer, editor, admin, owner. */
  role: 'viewer' | 'editor' | 'admin' | 'owner';
  /** Who invited: their e-mail address. */
  invited_by: string;
  /** When it was made. */
  created_at: string;
  /** When it can no longer be accepted. */
  expires_at: string;
};

/** An API key with its secret. */
export type MintedApiKey = {
  /** The key’s id; it is no secret. */
  id: string;
  /** A label. */
  name: string;
  /** The first 12 characters of the key, to recognise it by. */
  prefix: string;
  /** The workspace the key acts on. */
  workspace_id: string;
  /** When it was minted. */
  created_at: string;
  /** When it was last used; null when never. */
  last_used_at: string | null;
  /** When it was revoked; null while it works. */
  revoked_at: string | null;
  /** The highest role the key acts with, whatever yours is. */
  max_role?: 'viewer' | 'editor';
  /**
   * Writes the key may make in any 60 minutes, in all workspaces together. The workspace’s own
   * limit holds as well.
   */
  writes_per_hour?: number;
  /**
   * Writes the key may make in any 24 hours, in all workspaces together. The workspace’s own limit
   * holds as well.
   */
  writes_per_day?: number;
  /** true: the key acts in its own workspace only, and sees no other. */
  only_workspace?: boolean;
  /** The key’s own guardrails, beside those of its workspace. */
  guardrails?: Guardrails;
  /** The key itself. Keep it: it is never shown again. */
  key: string;
};

/** An API key without its secret. */
export type ApiKey = {
  /** The key’s id; it is no secret. */
  id: string;
  /** A label. */
  name: string;
  /** The first 12 characters of the key, to recognise it by. */
  prefix: string;
  /** The workspace the key acts on. */
  workspace_id: string;
  /** When it was minted. */
  created_at: string;
  /** When it was last used; null when never. */
  last_used_at: string | null;
  /** When it was revoked; null while it works. */
  revoked_at: string | null;
  /** The highest role the key acts with, whatever yours is. */
  max_role?: 'viewer' | 'editor';
  /**
   * Writes the key may make in any 60 minutes, in all workspaces together. The workspace’s own
   * limit holds as well.
   */
  writes_per_hour?: number;
  /**
   * Writes the key may make in any 24 hours, in all workspaces together. The workspace’s own limit
   * holds as well.
   */
  writes_per_day?: number;
  /** true: the key acts in its own workspace only, and sees no other. */
  only_workspace?: boolean;
  /** The key’s own guardrails, beside those of its workspace. */
  guardrails?: Guardrails;
};

/** A link for the person who may connect Meta. */
export type ConnectLink = {
  /** Open it in a browser. It works once, for 30 minutes. */
  connect_url: string;
  /** The workspace it connects. */
  workspace_id: string;
  /** When it stops working. */
  expires_at: string;
};

/** How a workspace is connected to Meta. */
export type Connection = {
  /** The workspace this is about. */
  workspace_id: string;
  /** Whether a connection is stored, expired or not. */
  connected: boolean;
  /** The Meta user behind the connection. */
  adnet_user_id: string | null;
  /** What that user allowed, such as ads_management. */
  scopes: string[];
  /** When it ends. Null when the token never expires. */
  expires_at: string | null;
  /** true: connect again; calls that need it answer 409. */
  expired: boolean;
  /** The pinned ad account: the default account_id of creates. */
  selected_ad_account_id: string | null;
  /** false during the cool-down after a new connection. */
  writes_unlocked: boolean;
  /** When the cool-down ends. */
  writes_unlock_at: string | null;
};

/** Whether the connection to Meta is well. */
export type ConnectionHealth = {
  /** The worst of what was found. */
  state:
    | 'ok' | 'expiring' | 'expired' | 'limited' | 'unreachable' | 'not_connected';
  /** Days until the connection expires; null: it does not, or it is over. */
  days_left: number | null;
  /** Who signed in to Meta; null: nobody. */
  adnet_user_id: string | null;
  /** Their name at Meta, where it is known. */
  adnet_user_name: string | null;
  /** When Meta was last asked about it. */
  checked_at: string | null;
  /** What the login lacks to make ads; empty when nothing is known to be missing. */
  missing: (
    | 'permission' | 'page' | 'ad_account' | 'active_ad_account' | 'account_role')[];
  /** Everything that was looked at. */
  checks: HealthCheck[];
  usage: AdnetUsage;
};

/** One thing that was looked at. */
export type HealthCheck = {
  /** What was looked at, such as token or permissions. */
  name: string;
  /** Whether it is in order. */
  ok: boolean;
  /** What was found. */
  message: string;
  /** What to do about it; null when it is in order. */
  fix: string | null;
};

/** How much of Meta’s limits is used. */
export type AdnetUsage = {
  /** Percent of the fullest of Meta’s limits. */
  percent: number;
  /** When calls work again; null while they do. */
  frees_at: string | null;
  /** Ad accounts that were called within the last hour, on any node. */
  ad_accounts: {
    /** The ad account. */
    ad_account_id: string;
    /** Percent of the fullest of Meta’s limits. */
    percent: number;
    /** When calls work again; null while they do. */
    frees_at: string | null;
    /** When Meta last said so. */
    at: string;
  }[];
};

/** Ad accounts, a page at a time. */
export type AdAccountList = {
  /** The rows of this page. */
  data: AdAccount[];
  paging?: Paging;
};

/** An ad account. */
export type AdAccount = {
  /** act_ and digits: the account_id of other calls. */
  id: string;
  /** Its name. */
  name?: string;
  /**
   * 1 active, 2 disabled, 3 unsettled, 7 in risk review, 8 pending settlement, 9 in grace period,
   * 100 pending closure, 101 closed.
   */
  account_status?: number;
  /** ISO 4217 code, such as USD. Budgets are in its smallest unit. */
  currency?: string;
  /** Such as Europe/Berlin. Days and times are in it. */
  timezone_name?: string;
  /** What was spent in all, as digits in the smallest unit of the currency: "2000" is 20.00 USD. */
  amount_spent?: string;
  /** What is owed, as digits in the smallest unit of the currency: "2000" is 20.00 USD. */
  balance?: string;
  /**
   * What may be spent in all; "0" for no cap, as digits in the smallest unit of the currency:
   * "2000" is 20.00 USD.
   */
  spend_cap?: string;
  /** The digits of its id. */
  account_id?: string;
  /** Why it is disabled; 0 while it is not. */
  disable_reason?: number;
  /** How far its clock is ahead of UTC today, in hours. */
  timezone_offset_hours_utc?: number;
  /** The smallest daily budget for ads paid by impression, in the smallest unit of its currency. */
  min_daily_budget?: number;
  /**
   * The smallest spend cap a campaign may have, as digits in the smallest unit of the currency:
   * "2000" is 20.00 USD.
   */
  min_campaign_group_spend_cap?: string;
  /** Whether it is paid in advance. */
  is_prepay_account?: boolean;
  /** What the connected person may do in it: DRAFT, ANALYZE, ADVERTISE, MANAGE. */
  user_tasks?: string[];
  /** Who benefits from its ads, unless an ad set says otherwise. */
  default_dsa_beneficiary?: string;
  /** Who pays for its ads, unless an ad set says otherwise. */
  default_dsa_payor?: string;
  /** When it was created, in the account’s time zone. */
  created_time?: string;
  /** With minimum_budgets=true: a row for every currency. */
  minimum_budgets?: {
    /** The rows. */
    data: MinimumBudget[];
    [more: string]: unknown;
  };
  [more: string]: unknown;
};

/** The smallest daily budgets in one currency. */
export type MinimumBudget = {
  /** ISO 4217 code, such as USD. */
  currency?: string;
  /** The smallest daily budget of ads paid by impression, in the smallest unit of the currency. */
  min_daily_budget_imp?: number;
  /** The smallest daily budget of ads paid by video view, in the smallest unit of the currency. */
  min_daily_budget_video_views?: number;
  /**
   * The smallest daily budget of ads paid by click or like, in the smallest unit of the currency.
   */
  min_daily_budget_high_freq?: number;
  /**
   * The smallest daily budget of ads paid by install or offer, in the smallest unit of the
   * currency.
   */
  min_daily_budget_low_freq?: number;
  [more: string]: unknown;
};

/** Where this page lies in the list. Absent on an empty one. */
export type Paging = {
  /** Where this page begins and ends. */
  cursors?: {
    /** Send as before for the page before this one. */
    before?: string;
    /** Send as after for the next page. */
    after?: string;
    [more: string]: unknown;
  };
  /** Present while there are more rows. Meta’s own address, without its token. */
  next?: string;
  /** Present when there are rows before this page. */
  previous?: string;
  [more: string]: unknown;
};

/** Pages, a page of rows at a time. */
export type PageList = {
  /** The rows of this page. */
  data: Page[];
  paging?: Paging;
};

/** A page that ads can run as. */
export type Page = {
  /** The page_id of a creative. */
  id: string;
  /** Its name. */
  name?: string;
  /** What it is, such as Clothing store. */
  category?: string;
  /** Its address. */
  link?: string;
  [more: string]: unknown;
};

/** Campaigns, a page at a time. */
export type CampaignList = {
  /** The rows of this page. */
  data: Campaign[];
  paging?: Paging;
};

/** A campaign. */
export type Campaign = {
  /** The campaign_id of an ad set. */
  id: string;
  /** Its name. */
  name?: string;
  /** What it is for, such as OUTCOME_TRAFFIC. */
  objective?: string;
  /** What was asked for. */
  status?: 'ACTIVE' | 'PAUSED' | 'DELETED' | 'ARCHIVED' | (string & {});
  /** What really holds. */
  effective_status?:
    | 'ACTIVE' | 'PAUSED' | 'DELETED' | 'ARCHIVED' | 'IN_PROCESS' | 'WITH_ISSUES' | (string & {});
  /** AUCTION or RESERVED. */
  buying_type?: string;
  /** How it bids, where the campaign holds the budget. */
  bid_strategy?:
    | 'LOWEST_COST_WITHOUT_CAP' | 'LOWEST_COST_WITH_BID_CAP' | 'COST_CAP'
    | 'LOWEST_COST_WITH_MIN_ROAS' | (string & {});
  /**
   * The budget a day, where the campaign holds it, as digits in the smallest unit of the currency:
   * "2000" is 20.00 USD.
   */
  daily_budget?: string;
  /**
   * The budget of its whole time, where the campaign holds it, as digits in the smallest unit of
   * the currency: "2000" is 20.00 USD.
   */
  lifetime_budget?: string;
  /**
   * What is left of the budget, as digits in the smallest unit of the currency: "2000" is 20.00
   * USD.
   */
  budget_remaining?: string;
  /**
   * What the campaign may spend in all, as digits in the smallest unit of the currency: "2000" is
   * 20.00 USD.
   */
  spend_cap?: string;
  /** Housing, credit and the like; empty for other ads. */
  special_ad_categories?: string[];
  /** The ad account’s digits. */
  account_id?: string;
  /** Where the special category applies. */
  special_ad_category_country?: string[];
  /** Whether its ad sets may share their budgets. */
  is_adset_budget_sharing_enabled?: boolean;
  /** What is advertised or measured, where the campaign says so. */
  promoted_object?: Record<string, unknown>;
  /** What keeps it from running, where something does. */
  issues_info?: Record<string, unknown>[];
  /** When it starts, in the account’s time zone. */
  start_time?: string;
  /** When it stops, in the account’s time zone. */
  stop_time?: string;
  /** When it was created, in the account’s time zone. */
  created_time?: string;
  /** When it was last changed, in the account’s time zone. */
  updated_time?: string;
  [more: string]: unknown;
};

/** Ad sets, a page at a time. */
export type AdSetList = {
  /** The rows of this page. */
  data: AdSet[];
  paging?: Paging;
};

/** An ad set. */
export type AdSet = {
  /** The adset_id of an ad. */
  id: string;
  /** Its name. */
  name?: string;
  /** The campaign it belongs to. */
  campaign_id?: string;
  /** What was asked for. */
  status?: 'ACTIVE' | 'PAUSED' | 'DELETED' | 'ARCHIVED' | (string & {});
  /** What really holds, its campaign included. */
  effective_status?:
    | 'ACTIVE' | 'PAUSED' | 'DELETED' | 'ARCHIVED' | 'IN_PROCESS' | 'WITH_ISSUES'
    | 'CAMPAIGN_PAUSED' | (string & {});
  /** What delivery is optimised for. */
  optimization_goal?:
    | 'LINK_CLICKS' | 'LANDING_PAGE_VIEWS' | 'OFFSITE_CONVERSIONS' | 'VALUE' | 'LEAD_GENERATION'
    | 'QUALITY_LEAD' | 'REACH' | 'IMPRESSIONS' | 'AD_RECALL_LIFT' | 'THRUPLAY' | 'POST_ENGAGEMENT'
    | 'PAGE_LIKES' | 'EVENT_RESPONSES' | 'CONVERSATIONS' | 'APP_INSTALLS'
    | 'APP_INSTALLS_AND_OFFSITE_CONVERSIONS' | 'IN_APP_VALUE' | 'QUALITY_CALL' | 'ENGAGED_USERS'
    | 'PROFILE_VISIT' | 'VISIT_INSTAGRAM_PROFILE' | 'PROFILE_AND_PAGE_ENGAGEMENT' | 'REMINDERS_SET'
    | 'SUBSCRIBERS' | 'MESSAGING_PURCHASE_CONVERSION' | 'MESSAGING_APPOINTMENT_CONVERSION'
    | 'MEANINGFUL_CALL_ATTEMPT' | 'ENGAGED_PAGE_VIEWS' | 'ADVERTISER_SILOED_VALUE'
    | 'AUTOMATIC_OBJECTIVE' | 'DERIVED_EVENTS' | 'NONE' | (string & {});
  /** What is paid for. */
  billing_event?:
    | 'IMPRESSIONS' | 'LINK_CLICKS' | 'APP_INSTALLS' | 'CLICKS' | 'LISTING_INTERACTION' | 'NONE'
    | 'OFFER_CLAIMS' | 'PAGE_LIKES' | 'POST_ENGAGEMENT' | 'PURCHASE' | 'THRUPLAY' | (string & {});
  /** How it bids. */
  bid_strategy?:
    | 'LOWEST_COST_WITHOUT_CAP' | 'LOWEST_COST_WITH_BID_CAP' | 'COST_CAP'
    | 'LOWEST_COST_WITH_MIN_ROAS' | (string & {});
  /** The bid or cost cap, in the smallest unit of the account’s currency: 500 is 5.00 USD. */
  bid_amount?: number;
  /**
   * The budget a day, where the ad set holds it, as digits in the smallest unit of the currency:
   * "2000" is 20.00 USD.
   */
  daily_budget?: string;
  /**
   * The budget of its whole time, where the ad set holds it, as digits in the smallest unit of the
   * currency: "2000" is 20.00 USD.
   */
  lifetime_budget?: string;
  /**
   * What is left of the budget, as digits in the smallest unit of the currency: "2000" is 20.00
   * USD.
   */
  budget_remaining?: string;
  /** Where a click leads. */
  destination_type?:
    | 'WEBSITE' | 'APP' | 'MESSENGER' | 'WHATSAPP' | 'INSTAGRAM_DIRECT' | 'ON_AD' | 'ON_POST'
    | 'ON_PAGE' | 'ON_EVENT' | 'ON_VIDEO' | 'INSTAGRAM_PROFILE'
    | 'INSTAGRAM_PROFILE_AND_FACEBOOK_PAGE' | 'FACEBOOK' | 'FACEBOOK_PAGE' | 'FACEBOOK_LIVE'
    | 'INSTAGRAM_LIVE' | 'SHOP_AUTOMATIC' | 'APPLINKS_AUTOMATIC' | 'MESSAGING_MESSENGER_WHATSAPP'
    | 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER' | 'MESSAGING_INSTAGRAM_DIRECT_WHATSAPP'
    | 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER_WHATSAPP' | 'IMAGINE' | (string & {});
  /** Who sees it: Meta’s targeting spec. */
  targeting?: Record<string, unknown>;
  /** What is advertised or measured: a pixel and event, a page, an app. */
  promoted_object?: Record<string, unknown>;
  /** The ad account’s digits. */
  account_id?: string;
  /** The least return on ad spend, for LOWEST_COST_WITH_MIN_ROAS. */
  bid_constraints?: Record<string, unknown>;
  /** How long after a click or view a conversion counts. */
  attribution_spec?: Record<string, unknown>[];
  /** How spending is spread; ["standard"]. */
  pacing_type?: string[];
  /** Whether Meta combines texts and pictures. */
  is_dynamic_creative?: boolean;
  /** Who benefits from the ads; for the European Union. */
  dsa_beneficiary?: string;
  /** Who pays for the ads; for the European Union. */
  dsa_payor?: string;
  /** What keeps it from running, where something does. */
  issues_info?: Record<string, unknown>[];
  /** When it starts, in the account’s time zone. */
  start_time?: string;
  /** When it ends, in the account’s time zone. */
  end_time?: string;
  /** When it was created, in the account’s time zone. */
  created_time?: string;
  /** When it was last changed, in the account’s time zone. */
  updated_time?: string;
  [more: string]: unknown;
};

/** Ads, a page at a time. */
export type AdList = {
  /** The rows of this page. */
  data: Ad[];
  paging?: Paging;
};

/** An ad. */
export type Ad = {
  /** The ad’s id; Insights take it too. */
  id: string;
  /** Its name. */
  name?: string;
  /** The campaign it belongs to. */
  campaign_id?: string;
  /** The ad set it belongs to. */
  adset_id?: string;
  /** What was asked for. */
  status?: 'ACTIVE' | 'PAUSED' | 'DELETED' | 'ARCHIVED' | (string & {});
  /** What really holds: its ad set, campaign and review included. */
  effective_status?:
    | 'ACTIVE' | 'PAUSED' | 'DELETED' | 'ARCHIVED' | 'IN_PROCESS' | 'WITH_ISSUES'
    | 'CAMPAIGN_PAUSED' | 'ADSET_PAUSED' | 'PENDING_REVIEW' | 'DISAPPROVED' | 'PREAPPROVED'
    | 'PENDING_BILLING_INFO' | (string & {});
  creative?: AdCreative;
  /** The domain where conversions happen. */
  conversion_domain?: string;
  /** The ad account’s digits. */
  account_id?: string;
  /** What is measured beside the ad. */
  tracking_specs?: Record<string, unknown>[];
  /** What keeps it from running, where something does. */
  issues_info?: Record<string, unknown>[];
  /** Why Meta disapproved it, where it did. */
  ad_review_feedback?: Record<string, unknown>;
  /** When it was created, in the account’s time zone. */
  created_time?: string;
  /** When it was last changed, in the account’s time zone. */
  updated_time?: string;
  [more: string]: unknown;
};

/** The creative that an ad shows. */
export type AdCreative = {
  /** The creative_id of an ad. */
  id: string;
  /** Its name. */
  name?: string;
  /** A small picture of it; the address expires. */
  thumbnail_url?: string;
  [more: string]: unknown;
};

/** A creative: what an ad shows and where it leads. */
export type Creative = {
  /** The creative_id of an ad. */
  id: string;
  /** The ad account’s digits. */
  account_id?: string;
  /** Its name; Meta adds the day and a few letters to the one you gave. */
  name?: string;
  /** Whether it can be used. */
  status?:
    | 'ACTIVE' | 'IN_PROCESS' | 'WITH_ISSUES' | 'DELETED' | (string & {});
  /** What it shows. */
  object_type?:
    | 'SHARE' | 'VIDEO' | 'PHOTO' | 'STATUS' | 'APPLICATION' | 'DOMAIN' | 'EVENT' | 'OFFER' | 'PAGE'
    | 'POST_DELETED' | 'PRIVACY_CHECK_FAIL' | 'STORE_ITEM' | 'INVALID' | (string & {});
  /** The headline. */
  title?: string;
  /** The primary text. */
  body?: string;
  /** The button. */
  call_to_action_type?:
    | 'LEARN_MORE' | 'SHOP_NOW' | 'SIGN_UP' | 'GET_OFFER' | 'ORDER_NOW' | 'BOOK_NOW' | 'BOOK_TRAVEL'
    | 'CONTACT_US' | 'DOWNLOAD' | 'SUBSCRIBE' | 'GET_QUOTE' | 'APPLY_NOW' | 'WATCH_MORE'
    | 'SEE_MORE' | 'GET_STARTED' | 'BUY_NOW' | 'CALL_NOW' | 'GET_DIRECTIONS' | 'MESSAGE_PAGE'
    | 'WHATSAPP_MESSAGE' | 'INSTALL_MOBILE_APP' | 'USE_APP' | 'LISTEN_NOW' | 'PLAY_GAME'
    | 'REQUEST_TIME' | 'GET_SHOWTIMES' | 'BUY_TICKETS' | 'DONATE_NOW' | 'NO_BUTTON' | (string & {});
  /** Where a click leads, where the creative itself says so. */
  link_url?: string;
  /** The picture it shows. */
  image_hash?: string;
  /** The address of that picture; it expires. */
  image_url?: string;
  /** The video it shows. */
  video_id?: string;
  /** A small picture of it; the address expires. */
  thumbnail_url?: string;
  /** The post it shows, once there is one. */
  effective_object_story_id?: string;
  /** The Instagram account it runs as. */
  instagram_user_id?: string;
  /** What is added to the link. */
  url_tags?: string;
  /** The story: the page, the texts, the link, the pictures. */
  object_story_spec?: Record<string, unknown>;
  /** Texts and pictures for Meta to choose from. */
  asset_feed_spec?: Record<string, unknown>;
  /** Which of Meta’s automatic changes are allowed. */
  degrees_of_freedom_spec?: Record<string, unknown>;
  [more: string]: unknown;
};

/** A video, and frames of it. */
export type Video = {
  /** The video_id of a creative. */
  id: string;
  /** Its name. */
  title?: string;
  /** In seconds. */
  length?: number;
  /** Whether it can be used: only when video_status is ready. */
  status?: {
    /** How far Meta is with it. */
    video_status?:
      | 'ready' | 'processing' | 'error' | 'expired' | 'upload_complete' | (string & {});
    [more: string]: unknown;
  };
  /** A frame of it, or Meta’s own picture while it is processed. */
  picture?: string;
  /** When it was uploaded, in the account’s time zone. */
  created_time?: string;
  /** When it was last changed, in the account’s time zone. */
  updated_time?: string;
  /** Whether Instagram takes it. */
  is_instagram_eligible?: boolean;
  /** Frames to choose a thumbnail from. */
  thumbnails?: VideoFrames;
  [more: string]: unknown;
};

/** Frames of a video. */
export type VideoFrames = {
  /** Empty while the video is processed. */
  data: VideoFrame[];
  [more: string]: unknown;
};

/** A frame of a video. */
export type VideoFrame = {
  /** Its id. */
  id?: string;
  /** Where Meta keeps it; the address expires. */
  uri?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  /** The one Meta would show. */
  is_preferred?: boolean;
  [more: string]: unknown;
};

/** Creatives, a page at a time. */
export type CreativeList = {
  /** The rows of this page. */
  data: Creative[];
  paging?: Paging;
};

/** Pictures, a page at a time. */
export type LibraryImageList = {
  /** The rows of this page. */
  data: LibraryImage[];
  paging?: Paging;
};

/** A picture in the account’s library. */
export type LibraryImage = {
  /** The account’s digits, a colon and the hash. */
  id: string;
  /** The image_hash of a creative. */
  hash?: string;
  /** Its label in the library. */
  name?: string;
  /** Whether it can be used. */
  status?: 'ACTIVE' | 'INTERNAL' | 'DELETED' | (string & {});
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  /** Where Meta keeps it; the address expires. */
  url?: string;
  /** An address that lasts longer; it works for people with a login. */
  permalink_url?: string;
  /** When it was uploaded, in the account’s time zone. */
  created_time?: string;
  /** When it was last changed, in the account’s time zone. */
  updated_time?: string;
  [more: string]: unknown;
};

/** Videos, a page at a time. */
export type LibraryVideoList = {
  /** The rows of this page. */
  data: LibraryVideo[];
  paging?: Paging;
};

/** A video in the account’s library. */
export type LibraryVideo = {
  /** The video_id of a creative. */
  id: string;
  /** Its name. */
  title?: string;
  /** In seconds. */
  length?: number;
  /** Whether it can be used: only when video_status is ready. */
  status?: {
    /** How far Meta is with it. */
    video_status?:
      | 'ready' | 'processing' | 'error' | 'expired' | 'upload_complete' | (string & {});
    [more: string]: unknown;
  };
  /** A frame of it, or Meta’s own picture while it is processed. */
  picture?: string;
  /** When it was uploaded, in the account’s time zone. */
  created_time?: string;
  /** When it was last changed, in the account’s time zone. */
  updated_time?: string;
  [more: string]: unknown;
};

/** Instagram accounts, a page at a time. */
export type InstagramAccountList = {
  /** The rows of this page. */
  data: InstagramAccount[];
  paging?: Paging;
};

/** An Instagram account that ads can run as. */
export type InstagramAccount = {
  /** The instagram_user_id of a creative. */
  id: string;
  /** Its name on Instagram. */
  username?: string;
  /** Its picture; the address expires. */
  profile_picture_url?: string;
  [more: string]: unknown;
};

/** Pixels, a page at a time. */
export type PixelList = {
  /** The rows of this page. */
  data: Pixel[];
  paging?: Paging;
};

/** A pixel: what measures visits and purchases on a website. */
export type Pixel = {
  /** The pixel_id of an ad set’s promoted_object. */
  id: string;
  /** Its name. */
  name?: string;
  /** When it was made, in the account’s time zone. */
  creation_time?: string;
  /** When it last reported something, in the account’s time zone. */
  last_fired_time?: string;
  /** Whether it can no longer be used. */
  is_unavailable?: boolean;
  [more: string]: unknown;
};

/** Custom conversions, a page at a time. */
export type CustomConversionList = {
  /** The rows of this page. */
  data: CustomConversion[];
  paging?: Paging;
};

/** A conversion the account defines itself. */
export type CustomConversion = {
  /** The custom_conversion_id of an ad set’s promoted_object. */
  id: string;
  /** Its name. */
  name?: string;
  /** What it counts as. */
  custom_event_type?:
    | 'PURCHASE' | 'LEAD' | 'ADD_TO_CART' | 'INITIATED_CHECKOUT' | 'COMPLETE_REGISTRATION'
    | 'CONTENT_VIEW' | 'SEARCH' | 'ADD_PAYMENT_INFO' | 'ADD_TO_WISHLIST' | 'CONTACT'
    | 'CUSTOMIZE_PRODUCT' | 'DONATE' | 'FACEBOOK_SELECTED' | 'FIND_LOCATION' | 'LISTING_INTERACTION'
    | 'SCHEDULE' | 'START_TRIAL' | 'SUBMIT_APPLICATION' | 'SUBSCRIBE' | 'OTHER' | (string & {});
  /** Which events are meant, as JSON. */
  rule?: string;
  /** What one is worth, where the event does not say. */
  default_conversion_value?: number;
  /** The pixel it is measured with. */
  pixel?: {
    /** The pixel_id. */
    id: string;
    /** Its name. */
    name?: string;
    [more: string]: unknown;
  };
  /** Whether it was deleted; deleted ones stay in the list. */
  is_archived?: boolean;
  /** Whether it can no longer be used. */
  is_unavailable?: boolean;
  /** When it was made, in the account’s time zone. */
  creation_time?: string;
  /** When it last happened, in the account’s time zone. */
  last_fired_time?: string;
  [more: string]: unknown;
};

/** Audiences, a page at a time. */
export type AudienceList = {
  /** The rows of this page. */
  data: Audience[];
  paging?: Paging;
};

/**
 * People to aim ads at. A custom audience has subtype and delivery_status, a saved one targeting.
 */
export type Audience = {
  /** Goes into targeting.custom_audiences, as {"id": …}. */
  id: string;
  /** Its name. */
  name?: string;
  /** What somebody wrote about it. */
  description?: string;
  /** At least so many people; -1 when Meta does not say. */
  approximate_count_lower_bound?: number;
  /** At most so many people; -1 when Meta does not say. */
  approximate_count_upper_bound?: number;
  /** Where its people come from; custom audiences only. */
  subtype?:
    | 'CUSTOM' | 'WEBSITE' | 'APP' | 'ENGAGEMENT' | 'LOOKALIKE' | 'OFFLINE_CONVERSION' | (string & {});
  /** Whether ads can be aimed at it; custom audiences only. */
  delivery_status?: {
    /** 200 when all is well. */
    code?: number;
    /** In words. */
    description?: string;
    [more: string]: unknown;
  };
  /** What Meta is doing with it; custom audiences only. */
  operation_status?: {
    /** 200 when all is well. */
    code?: number;
    /** In words. */
    description?: string;
    [more: string]: unknown;
  };
  /** How long people stay in it; custom audiences only. */
  retention_days?: number;
  /** Meta’s targeting spec; saved audiences only. */
  targeting?: Record<string, unknown>;
  /** Whether it can be used; saved audiences only. */
  run_status?: string;
  /** When it was made: UNIX seconds for custom audiences, text for saved ones. */
  time_created?: number | string;
  /** When it was last changed, written in the same way. */
  time_updated?: number | string;
  [more: string]: unknown;
};

/** Lead forms, a page at a time. */
export type LeadFormList = {
  /** The rows of this page. */
  data: LeadForm[];
  paging?: Paging;
};

/** A lead form: what people fill in without leaving Meta. */
export type LeadForm = {
  /** The lead_form_id of a creative, a copy, an ad or the defaults. */
  id: string;
  /** Its name. */
  name?: string;
  /** ACTIVE: can be used. ARCHIVED, DELETED, DRAFT: cannot. */
  status?: string;
  /** Its language, such as en_US. */
  locale?: string;
  /** When it was made, in the account’s time zone. */
  created_time?: string;
  /** How many people have filled it in. */
  leads_count?: number;
  /** What it asks. */
  questions?: Record<string, unknown>[];
  /** Its privacy policy. */
  privacy_policy_url?: string;
  [more: string]: unknown;
};

/** Posts, a page at a time. */
export type PostList = {
  /** The rows of this page. */
  data: Post[];
  paging?: Paging;
};

/** A post that a Page has published. */
export type Post = {
  /** The object_story_id of a creative: the Page’s id, _ and the post’s own. */
  id: string;
  /** Its text. */
  message?: string;
  /** What Meta says happened, where it has no text. */
  story?: string;
  /** When it was published, in the account’s time zone. */
  created_time?: string;
  /** Where it can be seen. */
  permalink_url?: string;
  /** Its picture. */
  full_picture?: string;
  /** What it is, such as added_photos or added_video. */
  status_type?: string;
  /** Whether it may be promoted. */
  is_eligible_for_promotion?: boolean;
  [more: string]: unknown;
};

/** Instagram media, a page at a time. */
export type InstagramMediaList = {
  /** The rows of this page. */
  data: InstagramMedia[];
  paging?: Paging;
};

/** Something that an Instagram account has published. */
export type InstagramMedia = {
  /** The source_instagram_media_id of a creative. */
  id: string;
  /** Its text. */
  caption?: string;
  /** What it is. */
  media_type?: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM' | (string & {});
  /** Where it was published. */
  media_product_type?: 'FEED' | 'REELS' | 'STORY' | 'AD' | (string & {});
  /** Where it can be seen. */
  permalink?: string;
  /** The picture or the video itself. */
  media_url?: string;
  /** A picture of a video. */
  thumbnail_url?: string;
  /** When it was published, in the account’s time zone. */
  timestamp?: string;
  [more: string]: unknown;
};

/** Targeting options, a page at a time. */
export type TargetingOptionList = {
  /** The rows of this page. */
  data: TargetingOption[];
  paging?: Paging;
};

/** Something people can be chosen by. */
export type TargetingOption = {
  /** Goes into targeting, under its type, as {"id": …}. */
  id?: string;
  /** Its name. */
  name?: string;
  /** The name of its list in targeting or in flexible_spec. */
  type?:
    | 'interests' | 'behaviors' | 'college_years' | 'education_majors' | 'education_schools'
    | 'education_statuses' | 'ethnic_affinity' | 'family_statuses' | 'generation' | 'home_ownership'
    | 'home_type' | 'home_value' | 'household_composition' | 'income' | 'industries'
    | 'interested_in' | 'life_events' | 'location_categories' | 'moms' | 'net_worth' | 'office_type'
    | 'politics' | 'relationship_statuses' | 'user_adclusters' | 'work_employers' | 'work_positions' | (string & {});
  /** Where it stands in Meta’s tree of options. */
  path?: string[];
  /** What it means, where Meta says so. */
  description?: string;
  /** At least so many people in the world. */
  audience_size_lower_bound?: number;
  /** At most so many people in the world. */
  audience_size_upper_bound?: number;
  /** Whether it can be used; only in the answer of a check. */
  valid?: boolean;
  [more: string]: unknown;
};

/** Places. */
export type TargetingLocationList = {
  /** The rows of this page. */
  data: TargetingLocation[];
  paging?: Paging;
};

/** A place that ads can be aimed at. */
export type TargetingLocation = {
  /** Goes into targeting.geo_locations, as {"key": …}; a country as it is. */
  key?: string;
  /** Its name. */
  name?: string;
  /** What it is. */
  type?:
    | 'country' | 'country_group' | 'region' | 'city' | 'subcity' | 'neighborhood'
    | 'subneighborhood' | 'metro_area' | 'zip' | 'geo_market' | 'electoral_district'
    | 'large_geo_area' | 'medium_geo_area' | 'small_geo_area' | (string & {});
  /** Its country, such as US. */
  country_code?: string;
  /** Its country’s name. */
  country_name?: string;
  /** Its region’s name, where it has one. */
  region?: string;
  /** Its region’s key. */
  region_id?: number;
  /** Whether regions of its country can be aimed at. */
  supports_region?: boolean;
  /** Whether cities of its country can be aimed at. */
  supports_city?: boolean;
  [more: string]: unknown;
};

/** Languages. */
export type TargetingLocaleList = {
  /** The rows of this page. */
  data: TargetingLocale[];
  paging?: Paging;
};

/** A language that ads can be aimed at. */
export type TargetingLocale = {
  /** Goes into targeting.locales, as a number. */
  key?: number;
  /** Its name. */
  name?: string;
  [more: string]: unknown;
};

/** The size of an audience. */
export type DeliveryEstimateList = {
  /** One row. */
  data: DeliveryEstimate[];
};

/** How many people a targeting reaches. */
export type DeliveryEstimate = {
  /** At least so many people in a month. */
  estimate_mau_lower_bound?: number;
  /** At most so many people in a month. */
  estimate_mau_upper_bound?: number;
  /** False: Meta is still counting; ask again later. */
  estimate_ready?: boolean;
  [more: string]: unknown;
};

/** Meta’s own preview. */
export type PreviewList = {
  /** One row. */
  data: Preview[];
};

/** How an ad looks in one place. */
export type Preview = {
  /**
   * An iframe to put into a page. Its address is Meta’s, shows this preview to whoever has it, and
   * works for about a day.
   */
  body: string;
  [more: string]: unknown;
};

/** Insights, a page at a time. */
export type InsightsList = {
  /** The rows of this page. */
  data: InsightsRow[];
  paging?: Paging;
};

/**
 * The numbers of one object, one period and one value of each breakdown. With a breakdown the row
 * also has its name, such as age.
 */
export type InsightsRow = {
  /** The ad account’s digits. */
  account_id?: string;
  /** The ad account’s name. */
  account_name?: string;
  /** ISO 4217 code, such as USD. */
  account_currency?: string;
  /** The campaign. */
  campaign_id?: string;
  /** The campaign’s name. */
  campaign_name?: string;
  /** The ad set. */
  adset_id?: string;
  /** The ad set’s name. */
  adset_name?: string;
  /** The ad. */
  ad_id?: string;
  /** The ad’s name. */
  ad_name?: string;
  /** What was spent, in whole units of the account’s currency: "20.50" is 20.50 USD. */
  spend?: string;
  /** How often it was shown. A number written as text. */
  impressions?: string;
  /** How many people saw it. A number written as text. */
  reach?: string;
  /** All clicks, those that do not lead to the website included. A number written as text. */
  clicks?: string;
  /** Clicks on the link. A number written as text. */
  inline_link_clicks?: string;
  /** Impressions per person. A number written as text. */
  frequency?: string;
  /** Clicks per hundred impressions. A number written as text. */
  ctr?: string;
  /** Cost of a click, in whole units of the account’s currency: "20.50" is 20.50 USD. */
  cpc?: string;
  /**
   * Cost of a thousand impressions, in whole units of the account’s currency: "20.50" is 20.50 USD.
   */
  cpm?: string;
  /** What people did, by kind. */
  actions?: ActionStats[];
  /** What those actions were worth, by kind. */
  action_values?: ActionStats[];
  /** Conversions, by kind. */
  conversions?: ActionStats[];
  /** Cost of each kind of action. */
  cost_per_action_type?: ActionStats[];
  /** First day of the row, YYYY-MM-DD, in the account’s time zone. */
  date_start?: string;
  /** Last day of the row. */
  date_stop?: string;
  [more: string]: unknown;
};

/** One kind of action and how often it happened. */
export type ActionStats = {
  /** Such as link_click, purchase or offsite_conversion.fb_pixel_purchase. */
  action_type?: string;
  /** A number written as text: a count, or money in whole units of the currency. */
  value?: string;
  [more: string]: unknown;
};

/** A report that Meta has begun to make. */
export type StartedReport = {
  /** The report’s id: ask with it how far the report is, and for its rows. */
  report_run_id: string;
  [more: string]: unknown;
};

/** How far a report is. */
export type Report = {
  /** The report’s id. */
  id: string;
  /** The ad account’s digits. */
  account_id?: string;
  /** It is done when this is Job Completed and async_percent_completion is 100. */
  async_status?:
    | 'Job Not Started' | 'Job Started' | 'Job Running' | 'Job Completed' | 'Job Failed'
    | 'Job Skipped' | (string & {});
  /** 0 to 100. */
  async_percent_completion?: number;
  /** When it was started, in UNIX seconds. */
  time_ref?: number;
  /** When it was done, in UNIX seconds. */
  time_completed?: number;
  /** Whether Meta is at work on it. */
  is_running?: boolean;
  /** The first day it covers, YYYY-MM-DD. */
  date_start?: string;
  /** The last day it covers. */
  date_stop?: string;
  /** Why it failed: ask GET /adnet/errors/{code} what that means. */
  error_code?: number;
  /** Narrows the code down. */
  error_subcode?: number;
  /** Why it failed, for developers. */
  error_message?: string;
  /** Why it failed, for people. */
  error_user_title?: string;
  /** What to do about it, for people. */
  error_user_msg?: string;
  [more: string]: unknown;
};

/** One error of Meta explained. */
export type ErrorHelp = {
  /** Meta’s error code. */
  code: number;
  /** Meta’s subcode; null where the answer is about the code in general. */
  subcode: number | null;
  /** What is wrong, in a few words. */
  title: string;
  /** What Meta means by it. */
  meaning: string;
  /** What to do about it. */
  fix: string;
  /** The parameter it concerns, by Meta’s name; null where there is none. */
  field: string | null;
  /**
   * later: the same request can work after a wait. after_reconnect: a person has to connect or
   * grant again. as_new_request: change the request first. never: somebody has to act at Meta
   * first.
   */
  retry:
    | 'never' | 'later' | 'after_reconnect' | 'as_new_request';
  /** How sure this is: high is documented by Meta or recorded, low is one report. */
  confidence: 'high' | 'medium' | 'low';
};

/** What fits which objective. */
export type Objectives = {
  /** One row for each goal of an objective and destination. */
  data: {
    /** The campaign’s objective. */
    objective: string;
    /** The ad set’s destination_type; null where it is left out. */
    destination_type: string | null;
    /** The ad set’s goal. */
    optimization_goal: string;
    /** What can be paid for; new ad accounts pay for impressions alone. */
    billing_events: string[];
    /** What promoted_object must name; empty where nothing must. */
    promoted_object: string[];
  }[];
};

/** What Meta answers to a picture. */
export type ImageUpload = {
  /** One picture, under the name it was sent by. */
  images: {
    bytes: UploadedImage;
    [more: string]: unknown;
  };
  [more: string]: unknown;
};

/** A picture in the account’s library. */
export type UploadedImage = {
  /** The image_hash of a creative. */
  hash: string;
  /** Where Meta keeps it; the address expires. */
  url: string;
  /** Its label in the library. */
  name?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  [more: string]: unknown;
};

/** What Meta answers to a create. */
export type Created = {
  /** The new object’s id. */
  id: string;
};

/** What Meta answers with validate_only: nothing was made. */
export type Validated = {
  /** True: Meta found nothing wrong. */
  success: boolean;
};

/** A launch: a whole campaign in one call. */
export type Launch = {
  /** The launch’s id. */
  id: string;
  /** What people call it. */
  name: string;
  /**
   * awaiting_approval: nothing is made yet. running: being made. waiting: goes on by itself, see
   * waiting. stopped: see reason; resume goes on. done: everything is made. cancelled: nothing more
   * is made.
   */
  state:
    | 'awaiting_approval' | 'running' | 'waiting' | 'stopped' | 'done' | 'cancelled';
  /** How far it is. */
  steps: {
    /** All steps: one for each object. */
    total: number;
    /** Made. */
    done: number;
    /** Refused. */
    rejected: number;
    /** Meta’s answer was lost; the object is looked for. */
    unknown: number;
  };
  /** When to ask again; null when it will not change by itself. */
  next_poll_seconds: number | null;
  /**
   * Names everything that it sends, as the plan of a dry run does: SHA-256 over the parameters of
   * all steps in order, the ad account and the bytes of its pictures; videos count by their
   * address. Null while a picture was not fetched, which is done before it is approved, reviewed or
   * started with a plan_digest.
   */
  plan_digest: string | null;
  /** When it was asked for. */
  created_at: string;
  /** While it waits. */
  waiting?: {
    /** What it waits for. */
    for:
      | 'limit' | 'cool-down' | 'throttle' | 'connection';
    /** When it goes on, or looks again. */
    until: string;
  };
  /** While it is stopped, or awaits approval again because its plan has changed. */
  reason?: {
    /**
     * Why, for programs. step_rejected: an object was refused. outcome_unknown: Meta’s answer was
     * lost for good. adnet_not_connected: the connection was removed. workspace_archived.
     * api_disabled: the account was switched off, or its plan no longer includes ads management.
     * plan_changed: what would be sent is not what was approved, or not the plan that it was
     * started with. guardrail: a guardrail of the workspace, or of the key that started it, does
     * not allow what is left; see guardrails.
     */
    code:
      | 'step_rejected' | 'outcome_unknown' | 'adnet_not_connected' | 'workspace_archived'
      | 'api_disabled' | 'plan_changed' | 'guardrail';
    /** Why, for people. */
    message: string;
    /** The step it is about. */
    step?: string;
    /** With the code guardrail: what is not allowed. */
    guardrails?: {
      /** The step that it is about; null: the launch as a whole. */
      step: string | null;
      /** Which guardrail. */
      guardrail: string;
      /** Of the workspace, or of the API key. */
      whose: 'workspace' | 'key';
      /** The field that it does not allow. */
      field: string;
      /** What was to be sent, and why not. */
      message: string;
      /** What it allows. */
      allowed: string[];
    }[];
  };
  /**
   * Until it is made: what the last dry run of the same plan said that Meta would refuse. It was
   * taken all the same, because only Meta decides; left out where nobody made a dry run of it,
   * where that found nothing, and once what it sends is corrected.
   */
  refused_in_plan?: {
    /** The step it is about; null for the whole. */
    step: string | null;
    /** Where in the body: ad_sets.0.daily_budget, for example. */
    field: string;
    /** What is wrong. */
    message: string;
    /** What to do about it. */
    fix?: string;
  }[];
  /**
   * Until it is made: what it names that Meta did not know at the last dry run of the same plan,
   * such as the key of a city. Meta may refuse it. Left out as refused_in_plan is.
   */
  unknown_in_plan?: {
    /** The step it is about; null for the whole. */
    step: string | null;
    /** Where in the body: ad_sets.0.daily_budget, for example. */
    field: string;
    /** What is wrong. */
    message: string;
    /** What to do about it. */
    fix?: string;
  }[];
};

/** What a launch would make. */
export type LaunchPlan = {
  /** What would be made, in order. */
  plan: {
    /** The step’s name. */
    step: string;
    /** What it does. */
    action: string;
    /** Steps that come before it. */
    needs: string[];
    /** The create’s fields; {"step": "…"} stands for the result of another step. */
    params: Record<string, unknown>;
    /**
     * Of a step with a budget: what it amounts to. Left out where Meta did not say the ad account’s
     * currency.
     */
    budget?: StepBudget;
    /** Of an ad set: who will see it, in words. */
    audience?: string;
    /** Of an ad set with a pixel: what counts as a result, such as LEAD. */
    event?: string;
  }[];
  /** With a recipe: what it filled in. */
  filled?: {
    /** Where in the body: ad_sets.0.optimization_goal. */
    field: string;
    /** What the recipe filled in. */
    value: unknown;
  }[];
  /**
   * Names everything that would be sent, the ad account and the bytes of pictures included; videos
   * count by their address. Sent with the launch, it makes this plan and no other. Null where a
   * picture could not be fetched or no ad account is named.
   */
  plan_digest: string | null;
  /** How many writes it takes: one for each step. */
  writes: number;
  /** Whether all of them fit into what is left now. */
  fits_limits: boolean;
  /** What the write limits and the cool-down mean for it. */
  limits: {
    /** How many can be made now. */
    now: number;
    /** When the others can begin; null: all now. */
    rest_after: string | null;
    /** The same as a sentence. */
    message: string;
  };
  /** Everything that is wrong; it can be sent when nothing of it is of level refuse. */
  problems: {
    /** The step it is about; null for the whole. */
    step: string | null;
    /** Where in the body: ad_sets.0.daily_budget, for example. */
    field: string;
    /** refuse: it cannot be sent so. warn: somebody should know it before it is sent. */
    level: 'refuse' | 'warn';
    /** What is wrong. */
    message: string;
    /** What to do about it, where a rule of Meta is known. */
    fix?: string;
    /** What the field may be, where the list is closed. */
    allowed?: string[];
    /** The guardrail of the workspace or of the key that does not allow it. */
    guardrail?: string;
    /** How Meta would refuse it, where that is known; GET /adnet/errors/{code} explains it. */
    error?: {
      /** Meta’s code. */
      code: number;
      /** Meta’s subcode; null where it has none. */
      subcode: number | null;
    };
  }[];
};

/** What one step may spend once started. */
export type StepBudget = {
  /** For a day. */
  daily?: {
    /** In whole units of the currency, such as 20.00. */
    amount: string;
    /** In its smallest unit, as Meta counts budgets: 2000. */
    amount_minor: number;
    /** The ad account’s currency, such as USD. */
    currency: string;
  };
  /** For the whole time. */
  lifetime?: {
    /** In whole units of the currency, such as 20.00. */
    amount: string;
    /** In its smallest unit, as Meta counts budgets: 2000. */
    amount_minor: number;
    /** The ad account’s currency, such as USD. */
    currency: string;
  };
};

/** A launch made of a table. */
export type LaunchFromCsv = {
  /** What to send to POST /adnet/launches. */
  body: Record<string, unknown>;
  /** The row that each entry of ads.list comes from, as a spreadsheet counts. */
  rows: number[];
  /**
   * Everything that is wrong, the first 100; it can be sent when nothing of it is of level refuse.
   */
  problems: {
    /** The row as a spreadsheet counts it; null for the file or its defaults. */
    row: number | null;
    /** The column, or the field of the body. */
    field: string;
    /** refuse: it cannot be sent so. warn: somebody should know it. */
    level: 'refuse' | 'warn';
    /** What is wrong. */
    message: string;
    /** The guardrail of the workspace or of the key that does not allow it. */
    guardrail?: string;
  }[];
};

/** Launches of a workspace. */
export type Launches = {
  /** Newest first. */
  launches: Launch[];
  /** For after; null on the last page. */
  next: string | null;
};

/** A launch with all of its steps. */
export type LaunchDetail = {
  /** The launch’s id. */
  id: string;
  /** What people call it. */
  name: string;
  /**
   * awaiting_approval: nothing is made yet. running: being made. waiting: goes on by itself, see
   * waiting. stopped: see reason; resume goes on. done: everything is made. cancelled: nothing more
   * is made.
   */
  state:
    | 'awaiting_approval' | 'running' | 'waiting' | 'stopped' | 'done' | 'cancelled';
  /** How far it is. */
  steps: {
    /** All steps: one for each object. */
    total: number;
    /** Made. */
    done: number;
    /** Refused. */
    rejected: number;
    /** Meta’s answer was lost; the object is looked for. */
    unknown: number;
  };
  /** When to ask again; null when it will not change by itself. */
  next_poll_seconds: number | null;
  /**
   * Names everything that it sends, as the plan of a dry run does: SHA-256 over the parameters of
   * all steps in order, the ad account and the bytes of its pictures; videos count by their
   * address. Null while a picture was not fetched, which is done before it is approved, reviewed or
   * started with a plan_digest.
   */
  plan_digest: string | null;
  /** When it was asked for. */
  created_at: string;
  /** While it waits. */
  waiting?: {
    /** What it waits for. */
    for:
      | 'limit' | 'cool-down' | 'throttle' | 'connection';
    /** When it goes on, or looks again. */
    until: string;
  };
  /** While it is stopped, or awaits approval again because its plan has changed. */
  reason?: {
    /**
     * Why, for programs. step_rejected: an object was refused. outcome_unknown: Meta’s answer was
     * lost for good. adnet_not_connected: the connection was removed. workspace_archived.
     * api_disabled: the account was switched off, or its plan no longer includes ads management.
     * plan_changed: what would be sent is not what was approved, or not the plan that it was
     * started with. guardrail: a guardrail of the workspace, or of the key that started it, does
     * not allow what is left; see guardrails.
     */
    code:
      | 'step_rejected' | 'outcome_unknown' | 'adnet_not_connected' | 'workspace_archived'
      | 'api_disabled' | 'plan_changed' | 'guardrail';
    /** Why, for people. */
    message: string;
    /** The step it is about. */
    step?: string;
    /** With the code guardrail: what is not allowed. */
    guardrails?: {
      /** The step that it is about; null: the launch as a whole. */
      step: string | null;
      /** Which guardrail. */
      guardrail: string;
      /** Of the workspace, or of the API key. */
      whose: 'workspace' | 'key';
      /** The field that it does not allow. */
      field: string;
      /** What was to be sent, and why not. */
      message: string;
      /** What it allows. */
      allowed: string[];
    }[];
  };
  /**
   * Until it is made: what the last dry run of the same plan said that Meta would refuse. It was
   * taken all the same, because only Meta decides; left out where nobody made a dry run of it,
   * where that found nothing, and once what it sends is corrected.
   */
  refused_in_plan?: {
    /** The step it is about; null for the whole. */
    step: string | null;
    /** Where in the body: ad_sets.0.daily_budget, for example. */
    field: string;
    /** What is wrong. */
    message: string;
    /** What to do about it. */
    fix?: string;
  }[];
  /**
   * Until it is made: what it names that Meta did not know at the last dry run of the same plan,
   * such as the key of a city. Meta may refuse it. Left out as refused_in_plan is.
   */
  unknown_in_plan?: {
    /** The step it is about; null for the whole. */
    step: string | null;
    /** Where in the body: ad_sets.0.daily_budget, for example. */
    field: string;
    /** What is wrong. */
    message: string;
    /** What to do about it. */
    fix?: string;
  }[];
  /** The ad account it is made in. */
  account_id: string;
  /** The Page whose name its ads carry; null where no ad of it names one. */
  page_id: string | null;
  /** Its steps, in order. */
  items: LaunchItem[];
  /**
   * While it awaits approval: what guardrails no longer allow, as far as that is known without
   * asking Meta. Approving is refused.
   */
  guardrails?: {
    /** The step that it is about; null: the launch as a whole. */
    step: string | null;
    /** Which guardrail. */
    guardrail: string;
    /** Of the workspace, or of the API key. */
    whose: 'workspace' | 'key';
    /** The field that it does not allow. */
    field: string;
    /** What was to be sent, and why not. */
    message: string;
    /** What it allows. */
    allowed: string[];
  }[];
  /**
   * The plan_digest that was approved, or that it was started with: nothing else is sent. Null
   * where nothing was agreed on. It does not say that anybody approved: a launch that needs no
   * approval has the one it was started with.
   */
  approved_digest: string | null;
  /** How many review links of it work. */
  review_links: number;
  /** What clients answered under review links, oldest first. */
  reviews: {
    /** The ad. */
    step: string;
    /** What the client decided. */
    verdict: 'approved' | 'changes';
    /** What should change; empty where nothing should. */
    comment: string;
    /** Who answered, as they called themselves. */
    name: string;
    /** Who made the link: the name of an API key, or a person’s address. */
    link_by: string | null;
    /** When. */
    at: string;
    /** The plan that was on the page; null in answers from older versions. */
    plan_digest: string | null;
    /** Whether it still counts: an answer from before a correction does not. */
    is_current: boolean;
  }[];
};

/** One step of a launch: one object. */
export type LaunchItem = {
  /** The step’s name within the launch. */
  step: string;
  /** What it does: create_campaign, for example. */
  action: string;
  /** What the object is called, where it has a name. */
  name?: string;
  /** How far it is. */
  state:
    | 'pending' | 'sending' | 'done' | 'rejected' | 'unknown' | 'skipped';
  /** The new object’s id, or a picture’s hash. */
  platform_id: string | null;
  /** Of a creative whose button opens a lead form: which. Left out elsewhere. */
  lead_form_id?: string;
  /** Why it was not made; null where nothing is wrong. */
  error: {
    /** Our code, or Meta’s. */
    code: string | number | null;
    /** What is wrong. */
    message: string;
    [more: string]: unknown;
  } | null;
  /** What Meta’s refusal means and what to do; null where nothing was refused by Meta. */
  help: {
    /** What is wrong, in a few words. */
    title: string;
    /** What Meta means by it. */
    meaning: string;
    /** What to do about it. */
    fix: string;
    /** The parameter it concerns, by Meta’s name. */
    field: string | null;
    /** Whether and when the same may work. */
    retry:
      | 'never' | 'later' | 'after_reconnect' | 'as_new_request';
    /** Where this help can be asked for. */
    url: string;
  } | null;
  /**
   * Of a step that is done, where Meta stored something otherwise than it was sent. Looked at once,
   * some seconds after it was made.
   */
  differences?: {
    /** Where: targeting.age_max, for example. */
    field: string;
    /** What was sent; null: nothing. */
    sent: unknown;
    /** What Meta shows instead; null: nothing. */
    stored: unknown;
  }[];
  /**
   * Of a refused step, and of one that a guardrail does not allow: what was sent, to be corrected
   * with resume. While the launch awaits approval: what each step will send.
   */
  params?: Record<string, unknown>;
  /**
   * Until the launch is over, of a step with a budget: what it amounts to. Left out where the ad
   * account’s currency was not yet read; Meta is not asked for it.
   */
  budget?: StepBudget;
};

/** What Meta calls the things that a launch names by id. */
export type LaunchNames = {
  /** Interests, custom audiences, lead forms, and campaigns and ad sets that exist already. */
  names: {
    /** Its id. */
    id: string;
    /** Its name at Meta. */
    name: string;
  }[];
  /** Cities, regions and other places; the id is the list and the key: cities 777934. */
  places: {
    /** Its id. */
    id: string;
    /** Its name at Meta. */
    name: string;
  }[];
  /** Posts that ads of it show. */
  posts: {
    /** The object_story_id or source_instagram_media_id. */
    id: string;
    /** What it says. */
    text: string;
    /** Its picture, or a still of its video, at Meta; such addresses expire. */
    picture_url: string | null;
    /** Whether it shows a video. */
    is_video: boolean;
  }[];
};

/** A link for the client. */
export type ReviewLink = {
  /** Give it to the client. It is shown once. */
  review_url: string;
  /** When it stops working. */
  expires_at: string;
};

/** Review links that were withdrawn. */
export type WithdrawnReviewLinks = {
  /** How many links stopped working. */
  withdrawn: number;
};

/** What launches and creates of a workspace use where they say nothing else. */
export type Defaults = {
  /** The page that ads run as. */
  page_id?: string;
  /** Run on Instagram as this account. */
  instagram_user_id?: string;
  /** For ad sets that optimise for conversions and name no promoted_object. */
  pixel_id?: string;
  /** The app that the recipe app_installs promotes. */
  application_id?: string;
  /** Where a store has that app; where it is left out, a link_url that leads to a store. */
  object_store_url?: string;
  /** Where a click leads: an http or https address. */
  link_url?: string;
  /** Added to the link, such as utm_source=meta. */
  url_tags?: string;
  /** The button. */
  call_to_action_type?:
    | 'LEARN_MORE' | 'SHOP_NOW' | 'SIGN_UP' | 'GET_OFFER' | 'ORDER_NOW' | 'BOOK_NOW' | 'BOOK_TRAVEL'
    | 'CONTACT_US' | 'DOWNLOAD' | 'SUBSCRIBE' | 'GET_QUOTE' | 'APPLY_NOW' | 'WATCH_MORE'
    | 'SEE_MORE' | 'GET_STARTED' | 'BUY_NOW' | 'CALL_NOW' | 'GET_DIRECTIONS' | 'MESSAGE_PAGE'
    | 'WHATSAPP_MESSAGE' | 'INSTALL_MOBILE_APP' | 'USE_APP' | 'LISTEN_NOW' | 'PLAY_GAME'
    | 'REQUEST_TIME' | 'GET_SHOWTIMES' | 'BUY_TICKETS' | 'DONATE_NOW' | 'NO_BUTTON' | (string & {});
  /**
   * The form that the buttons of a launch’s ads open, where their ad set collects leads in a form
   * (LEAD_GENERATION, QUALITY_LEAD or ON_AD); no other ad takes it.
   */
  lead_form_id?: string;
  /**
   * What Meta may change by itself. none (default): what can be switched off is switched off.
   * platform: nothing is switched off. A list allows these alone: shop_destination,
   * multi_advertiser_ads, enhancements, adapted_placements, music, product_tags,
   * format_transformation, carousel_order, carousel_end_card.
   */
  automatic_changes?: 'none' | 'platform' | (
    | 'shop_destination' | 'multi_advertiser_ads' | 'enhancements' | 'adapted_placements' | 'music'
    | 'product_tags' | 'format_transformation' | 'carousel_order' | 'carousel_end_card')[];
  /** Who sees the ads, for ad sets that name no targeting. At most 64 KB as JSON. */
  targeting?: Record<string, unknown>;
};

/** One ad; its fields are those of a creative. */
export type AdCopyVariant = {
  /** Unique within this answer. */
  id: string;
  /** The idea behind it; each variant has another one. */
  angle: string;
  /** The opening line. */
  hook: string;
  /** Opens with the hook; its first 125 characters stand alone. */
  primary_text: string;
  /** Up to 40 characters. */
  headline: string;
  /** Up to 30 characters. */
  description: string;
  /** The button; a creative takes it. */
  call_to_action_type:
    | 'LEARN_MORE' | 'SHOP_NOW' | 'SIGN_UP' | 'GET_OFFER' | 'ORDER_NOW' | 'BOOK_TRAVEL'
    | 'CONTACT_US' | 'DOWNLOAD' | 'SUBSCRIBE' | 'GET_QUOTE' | 'APPLY_NOW' | 'WATCH_MORE';
};

/** One opening line. */
export type Hook = {
  /** What kind of opening it is. */
  category:
    | 'fear-loss' | 'curiosity' | 'social-proof' | 'contrarian' | 'how-to' | 'trend-jacking'
    | 'identity';
  /** The same, for people. */
  category_label: string;
  /** The line. */
  text: string;
};

/** A remark on the brief or on the copy. */
export type CopyNote = {
  /** A field of the brief. */
  about: string;
  /** What was not used and why, or what is to be known about the copy. */
  message: string;
};

/** A statement of a variant and where it comes from. */
export type AdCopyClaim = {
  /** The id of the variant. */
  variant: string;
  /** Words of the variant. */
  words: string;
  /** What carries these words. */
  sources: {
    /** A field of the brief, such as benefits[0]. */
    field: string;
    /** The words there that carry them. */
    quote: string;
  }[];
};

/** Words in a text that the brief does not carry. */
export type AdCopyFinding = {
  /** Index into the variants sent. */
  variant: number;
  /** hook, primary_text, headline or description. */
  field: string;
  /** The rule that found it. */
  rule: string;
  /** stop: never leaves. hold: better rewritten. warn: worth a look. */
  level: 'stop' | 'hold' | 'warn';
  /** The words objected to. */
  text: string;
  /** Where they begin in the field, in UTF-16 units. */
  start: number;
  /** Where they end. */
  end: number;
  /** What is wrong with them. */
  message: string;
  /** What to write instead. */
  suggestion?: string;
};

/** Copy that was written, with its brief. */
export type WrittenCopy = {
  /** Of this answer. */
  id: string;
  /** When it was written, ISO 8601. */
  created_at: string;
  /** The brief as it was sent. */
  brief: Record<string, unknown>;
  /** The ads. */
  variants: AdCopyVariant[];
  /** More opening lines, by kind. */
  hooks: Hook[];
  /** What of the brief was not used and why, and what is to be known about the copy. */
  notes?: CopyNote[];
  /** Where each statement comes from. */
  claims: AdCopyClaim[];
  /** What this call cost. */
  credits_charged: number;
};

/** A workspace as people look at it: one client. */
export type Client = {
  /** The workspace of this client. */
  workspace_id: string;
  /** Its name. */
  name: string;
  /** Your role in it. */
  role: 'viewer' | 'editor' | 'admin' | 'owner';
  /** The connection to Meta. */
  connection: {
    /** How the connection to Meta is, as last seen. */
    state:
      | 'ok' | 'expiring' | 'expired' | 'limited' | 'unreachable' | 'not_connected';
    /** Days until the connection expires; null: it does not, or there is none. */
    days_left: number | null;
    /**
     * What the login lacks to make ads, as last seen; left out when nothing is known to be missing.
     * GET /adnet/connection/health says what to do.
     */
    missing?: (
      | 'permission' | 'page' | 'ad_account' | 'active_ad_account' | 'account_role')[];
  };
  /**
   * The pinned ad account, else the one last written to; null: neither, or a guardrail does not
   * allow it.
   */
  ad_account: {
    /** Its id, as in act_1010000000000001. */
    id: string;
    /** Its name; null until Meta has said it. */
    name: string | null;
  } | null;
  /** Ads that were made here and were last seen paused, in whatever ad account. */
  waiting_ads: number;
  /** Null until Meta has said it. */
  spend: RecentSpend | null;
};

/** What the ad account spent in the last 7 days. */
export type RecentSpend = {
  /** In whole units of the currency, such as 241.07. */
  amount: string;
  /** In its smallest unit, as Meta counts budgets: 24107. */
  amount_minor: number;
  /** The ad account’s currency, such as USD. */
  currency: string;
  /** The first day, in the ad account’s time zone. */
  since: string | null;
  /** The last day, in the ad account’s time zone. */
  until: string | null;
  /** When Meta said so. */
  seen_at: string;
};

/** An ad that was made here, as Meta last showed it. */
export type WaitingAd = {
  /** Its id at Meta. */
  ad_id: string;
  /** The workspace it was made in. */
  workspace_id: string;
  /** The name of that workspace. */
  workspace_name: string;
  /** The ad account it is in. */
  ad_account_id: string;
  /** Its name. */
  name: string;
  /** waiting: paused. live: somebody started it. gone: deleted or archived at Meta. */
  state: 'waiting' | 'live' | 'gone';
  /** In Meta’s words; null until it was asked. */
  effective_status: string | null;
  /** When it was first seen in this state. */
  state_since: string | null;
  /** When Meta was last asked; null: not yet. */
  seen_at: string | null;
  /** When it was made. */
  made_at: string;
  /** Who made it. */
  made_by: {
    /** A key, a person, the operator, Greenroom. */
    kind: 'key' | 'person' | 'system' | 'operator';
    /** The key’s id, or the person’s account. */
    id: string | null;
    /** The key’s name, or the person’s address. */
    name: string | null;
  };
  /** Its campaign; null until Meta was asked. */
  campaign: {
    /** Its id at Meta. */
    id: string;
    /** Its name at Meta. */
    name: string;
  } | null;
  /** Its ad set; null until Meta was asked. */
  adset: {
    /** Its id at Meta. */
    id: string;
    /** Its name at Meta. */
    name: string;
  } | null;
  /** What it may spend once started. */
  budget: {
    /** In whole units, such as 7.50; null until the currency is known. */
    amount: string | null;
    /** In the currency’s smallest unit, as Meta counts: 750. */
    amount_minor: number;
    /** The ad account’s currency. */
    currency: string | null;
    /** Per day, or for the whole time. */
    period: 'day' | 'lifetime';
    /** The ad set or campaign that holds it. */
    of: string;
  } | null;
  /** Null until Meta was asked. */
  creative: ShownCreative | null;
  /**
   * What Meta stored otherwise than it was sent, of the ad, its creative, its ad set and its
   * campaign, where they were made here. Empty where all is as it was sent.
   */
  differences: {
    /** Where: targeting.age_max, for example. */
    field: string;
    /** What was sent; null: nothing. */
    sent: unknown;
    /** What Meta shows instead; null: nothing. */
    stored: unknown;
    /** Which of the objects behind the ad it is about. */
    object: 'campaign' | 'adset' | 'creative' | 'ad';
    /** The id of that object at Meta. */
    object_id: string;
  }[];
  /** Where a person starts it. */
  ads_manager_url: string;
};

/** What people see of an ad in their feed. */
export type ShownCreative = {
  /** The page that speaks; null where it is not known. */
  page_name: string | null;
  /** The text above the picture. The feed cuts it after 125 characters. */
  message: string;
  /** The line below the picture. */
  headline: string;
  /** The smaller line below the headline. */
  description: string;
  /** Where it leads. */
  link: string;
  /** Such as SHOP_NOW. */
  button: string;
  /** At Meta; such addresses expire. */
  picture_url: string | null;
  /** Whether it shows a video. */
  is_video: boolean;
  /** The Instagram account whose post it promotes; null where it promotes none. */
  instagram_account: string | null;
  /** Where one ad has several shapes: what each shows. Else empty. */
  shapes: {
    /** square: feeds. vertical: stories and reels. landscape: wide. */
    shape: 'square' | 'vertical' | 'landscape';
    /** The picture of this shape; null for a video. */
    image_hash: string | null;
    /** The video of this shape; null for a picture. */
    video_id: string | null;
  }[];
};

/** What the list can be narrowed down to. */
export type WaitingChoices = {
  /** Campaigns that have such ads. */
  campaigns: {
    /** For campaign_id. */
    id: string;
    /** Its name. */
    name: string;
  }[];
  /** Who made such ads. */
  makers: {
    /** A key, a person, the operator, Greenroom. */
    kind: 'key' | 'person' | 'system' | 'operator';
    /** For actor; where it is null, kind is. */
    id: string | null;
    /** The key’s name, or the person’s address. */
    name: string | null;
  }[];
};

/** What ads that wait would spend together. */
export type WaitingTotals = {
  /**
   * What would be spent once all of them are started; a budget that several ads share counts once.
   */
  budgets: {
    /** In whole units, such as 7.50. */
    amount: string;
    /** In the currency’s smallest unit: 750. */
    amount_minor: number;
    /** Each currency has its own sum. */
    currency: string;
    /** Per day, or for the whole time. */
    period: 'day' | 'lifetime';
  }[];
  /** How many ads are added up. */
  ads: number;
  /** Ads whose budget or currency Meta has not told yet. */
  unknown: number;
  /** False: only the newest 500 are added up. */
  is_whole: boolean;
};

/** One change: who made it, when, and to what. */
export type ActivityEvent = {
  /** Its id. For a write this is the id of the write. */
  id: string;
  /** When it happened. */
  at: string;
  /** Who did it. */
  actor: {
    /** Who did it: a key, a person, the operator, Greenroom. */
    kind: 'key' | 'person' | 'system' | 'operator';
    /** The key’s id, or the person’s account. */
    id: string | null;
    /** The key’s name, or the person’s address. */
    name: string | null;
  };
  /** What happened, such as key.minted or write.create_ad. */
  action: string;
  /** What it was done to. */
  target: {
    /** What kind of thing it is, such as key or ad. */
    kind: string;
    /** Its id; null where it has none, or none yet. */
    id: string | null;
    /** Its name, where it has one. */
    name: string | null;
  } | null;
  /**
   * done, or what became of a write: in_progress, succeeded, rejected, not_sent, unknown,
   * not_created, ambiguous.
   */
  outcome: string;
  /** X-Request-Id of the request that did it. */
  request_id: string | null;
  /** More facts; which ones depends on action. */
  details: Record<string, unknown>;
};

/** An endpoint with its secret. */
export type WebhookWithSecret = {
  /** The endpoint’s id. */
  id: string;
  /** Where events are sent. */
  url: string;
  /** Which events are sent. */
  events: (
    | 'connection.connected' | 'connection.expiring' | 'connection.expired' | 'write.unknown'
    | 'write.settled' | 'object.found_live' | 'object.differs' | 'launch.finished'
    | 'launch.stopped' | 'launch.waiting' | 'launch.approved' | 'launch.changes_requested')[];
  /** failing: deliveries fail and are tried again. off: nothing is sent any more. */
  state: 'on' | 'failing' | 'off';
  /** When it was made. */
  created_at: string;
  /** Since when nothing has arrived there. */
  failing_since: string | null;
  /** When it was switched off, after three days of failures. */
  disabled_at: string | null;
  /** Signs what is sent (Standard Webhooks). Keep it: it is never shown again. */
  secret: string;
};

/** An endpoint of yours that events are sent to. */
export type Webhook = {
  /** The endpoint’s id. */
  id: string;
  /** Where events are sent. */
  url: string;
  /** Which events are sent. */
  events: (
    | 'connection.connected' | 'connection.expiring' | 'connection.expired' | 'write.unknown'
    | 'write.settled' | 'object.found_live' | 'object.differs' | 'launch.finished'
    | 'launch.stopped' | 'launch.waiting' | 'launch.approved' | 'launch.changes_requested')[];
  /** failing: deliveries fail and are tried again. off: nothing is sent any more. */
  state: 'on' | 'failing' | 'off';
  /** When it was made. */
  created_at: string;
  /** Since when nothing has arrived there. */
  failing_since: string | null;
  /** When it was switched off, after three days of failures. */
  disabled_at: string | null;
};

/** One event on its way to one endpoint. */
export type WebhookDelivery = {
  /** The header webhook-id: the same at every attempt. */
  event_id: string;
  /** The event, such as connection.expired. */
  type: string;
  /** failed: it is not tried again. */
  state: 'pending' | 'delivered' | 'failed';
  /** When it happened. */
  created_at: string;
  /** How often it was sent. */
  attempts: number;
  /** When it was last sent. */
  last_attempt_at: string | null;
  /** The body as it is sent, its first 2 KB. */
  request: string;
  /** The receiver’s last status; null without an answer. */
  status: number | null;
  /** The first 2 KB of its last answer. */
  answer: string | null;
  /** Why the last attempt does not count as delivered. */
  error: string | null;
  /** How long the last attempt took. */
  took_ms: number | null;
};

export type WorkspacesListInput = {
  /** Workspaces per page, 1 to 500; left out: all of them. */
  limit?: number;
  /** The next page: next of the answer before. */
  after?: string;
  /** true: archived workspaces too, each with archived. */
  include_archived?: boolean;
};

export type WorkspacesCreateInput = {
  /** The name people see: 1 to 120 characters, without the spaces around it. */
  name: string;
};

export type WorkspacesRenameInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
  /** The name people see: 1 to 120 characters, without the spaces around it. */
  name: string;
};

export type WorkspacesArchiveInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
};

export type WorkspacesUnarchiveInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
};

export type GuardrailsGetInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
};

export type GuardrailsPutInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
  /**
   * The most that one object may spend a day, by currency; and all that one launch makes together,
   * unless max_launch_daily_budget says otherwise. What is in no currency of the list is refused,
   * and so is a budget of a kind that has no limit while the other kind has one. amount is in whole
   * units, amount_minor in the currency’s smallest unit.
   */
  max_daily_budget?: {
    /** In whole units of the currency, such as 50.00. This or amount_minor. */
    amount?: string;
    /** In its smallest unit, as Meta counts budgets: 5000 for 50.00 EUR, 5000 for 5000 JPY. */
    amount_minor?: number;
    /** The currency, such as EUR. */
    currency: string;
  }[];
  /**
   * The most that one object may spend over its whole time, by currency; and all that one launch
   * makes together, unless max_launch_lifetime_budget says otherwise. What is in no currency of the
   * list is refused, and so is a budget of a kind that has no limit while the other kind has one.
   * amount is in whole units, amount_minor in the currency’s smallest unit.
   */
  max_lifetime_budget?: {
    /** In whole units of the currency, such as 50.00. This or amount_minor. */
    amount?: string;
    /** In its smallest unit, as Meta counts budgets: 5000 for 50.00 EUR, 5000 for 5000 JPY. */
    amount_minor?: number;
    /** The currency, such as EUR. */
    currency: string;
  }[];
  /**
   * The most that all objects of one launch may spend a day together, by currency. amount is in
   * whole units, amount_minor in the currency’s smallest unit.
   */
  max_launch_daily_budget?: {
    /** In whole units of the currency, such as 50.00. This or amount_minor. */
    amount?: string;
    /** In its smallest unit, as Meta counts budgets: 5000 for 50.00 EUR, 5000 for 5000 JPY. */
    amount_minor?: number;
    /** The currency, such as EUR. */
    currency: string;
  }[];
  /**
   * The most that all objects of one launch may spend over their whole time together, by currency.
   * amount is in whole units, amount_minor in the currency’s smallest unit.
   */
  max_launch_lifetime_budget?: {
    /** In whole units of the currency, such as 50.00. This or amount_minor. */
    amount?: string;
    /** In its smallest unit, as Meta counts budgets: 5000 for 50.00 EUR, 5000 for 5000 JPY. */
    amount_minor?: number;
    /** The currency, such as EUR. */
    currency: string;
  }[];
  /** The ad accounts that may be used. No other one can be read either. */
  ad_accounts?: string[];
  /**
   * The countries in which ads may be shown: two letters each. A place whose country cannot be
   * known is refused.
   */
  countries?: string[];
  /**
   * The domains that a click may lead to, each with all names below it: example.com allows
   * shop.example.com.
   */
  link_domains?: string[];
  /**
   * URL tags that every link must have: utm_source, or with its value utm_source=facebook; * in the
   * value stands for anything.
   */
  required_url_tags?: string[];
  /**
   * A campaign, an ad set or an ad must be named like one of these: * stands for anything, ? for
   * one character.
   */
  name_patterns?: string[];
};

export type MembersListInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
};

export type MembersSetRoleInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
  /** The member’s account, from the list of members. */
  account_id: string;
  /** One of viewer, editor, admin, owner. */
  role: 'viewer' | 'editor' | 'admin' | 'owner';
};

export type MembersRemoveInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
  /** The member’s account, from the list of members. */
  account_id: string;
};

export type MembersInviteInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
  /** Whom to invite. */
  email: string;
  /** The role they get: not above your own. */
  role: 'viewer' | 'editor' | 'admin' | 'owner';
};

export type MembersListInvitationsInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
};

export type MembersWithdrawInvitationInput = {
  /** The id of a workspace you belong to. */
  workspace_id: string;
  /** The invitation’s id. */
  id: string;
};

export type ApiKeysMintInput = {
  /** A label, up to 120 characters. Default: API key. */
  name?: string;
  /** The workspace the key acts on. Default: the one this request acts on. */
  workspace_id?: string;
  /** The highest role the key acts with, whatever yours is. */
  max_role?: 'viewer' | 'editor';
  /**
   * Writes the key may make in any 60 minutes, in all workspaces together. The workspace’s own
   * limit holds as well.
   */
  writes_per_hour?: number;
  /**
   * Writes the key may make in any 24 hours, in all workspaces together. The workspace’s own limit
   * holds as well.
   */
  writes_per_day?: number;
  /** true: the key acts in its own workspace only, and sees no other. */
  only_workspace?: boolean;
  /**
   * What may be made with the key, beside what its workspace allows: nothing in it may be wider
   * than there.
   */
  guardrails?: {
    /**
     * The most that one object may spend a day, by currency; and all that one launch makes
     * together, unless max_launch_daily_budget says otherwise. What is in no currency of the list
     * is refused, and so is a budget of a kind that has no limit while the other kind has one.
     * amount is in whole units, amount_minor in the currency’s smallest unit.
     */
    max_daily_budget?: {
      /** In whole units of the currency, such as 50.00. This or amount_minor. */
      amount?: string;
      /** In its smallest unit, as Meta counts budgets: 5000 for 50.00 EUR, 5000 for 5000 JPY. */
      amount_minor?: number;
      /** The currency, such as EUR. */
      currency: string;
    }[];
    /**
     * The most that one object may spend over its whole time, by currency; and all that one launch
     * makes together, unless max_launch_lifetime_budget says otherwise. What is in no currency of
     * the list is refused, and so is a budget of a kind that has no limit while the other kind has
     * one. amount is in whole units, amount_minor in the currency’s smallest unit.
     */
    max_lifetime_budget?: {
      /** In whole units of the currency, such as 50.00. This or amount_minor. */
      amount?: string;
      /** In its smallest unit, as Meta counts budgets: 5000 for 50.00 EUR, 5000 for 5000 JPY. */
      amount_minor?: number;
      /** The currency, such as EUR. */
      currency: string;
    }[];
    /**
     * The most that all objects of one launch may spend a day together, by currency. amount is in
     * whole units, amount_minor in the currency’s smallest unit.
     */
    max_launch_daily_budget?: {
      /** In whole units of the currency, such as 50.00. This or amount_minor. */
      amount?: string;
      /** In its smallest unit, as Meta counts budgets: 5000 for 50.00 EUR, 5000 for 5000 JPY. */
      amount_minor?: number;
      /** The currency, such as EUR. */
      currency: string;
    }[];
    /**
     * The most that all objects of one launch may spend over their whole time together, by
     * currency. amount is in whole units, amount_minor in the currency’s smallest unit.
     */
    max_launch_lifetime_budget?: {
      /** In whole units of the currency, such as 50.00. This or amount_minor. */
      amount?: string;
      /** In its smallest unit, as Meta counts budgets: 5000 for 50.00 EUR, 5000 for 5000 JPY. */
      amount_minor?: number;
      /** The currency, such as EUR. */
      currency: string;
    }[];
    /** The ad accounts that may be used. No other one can be read either. */
    ad_accounts?: string[];
    /**
     * The countries in which ads may be shown: two letters each. A place whose country cannot be
     * known is refused.
     */
    countries?: string[];
    /**
     * The domains that a click may lead to, each with all names below it: example.com allows
     * shop.example.com.
     */
    link_domains?: string[];
    /**
     * URL tags that every link must have: utm_source, or with its value utm_source=facebook; * in
     * the value stands for anything.
     */
    required_url_tags?: string[];
    /**
     * A campaign, an ad set or an ad must be named like one of these: * stands for anything, ? for
     * one character.
     */
    name_patterns?: string[];
  };
};

export type ApiKeysListInput = {
  /** true: revoked keys too. */
  include_revoked?: boolean;
};

export type ApiKeysRevokeInput = {
  /** The key’s id, from GET /account/api-keys. */
  id: string;
};

export type ConnectionTokenInput = {
  /** A Meta access token of a system user or a person, with ads_read. */
  access_token: string;
};

export type ConnectionPinInput = {
  /** act_ and digits, or the digits alone; null clears the pin. */
  account_id: string | null;
};

export type AdAccountsListInput = {
  /**
   * Rows per page, 1 to 500. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: id,name,account_status,currency,timezone_name
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type PagesListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * Rows per page, 1 to 500. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: id,name,category,link
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type CampaignsListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,objective,status,effective_status,buying_type,bid_strategy,daily_budget,lifetime_budget,budget_remaining,spend_cap,special_ad_categories,start_time,stop_time,created_time,updated_time
   */
  fields?: string;
  /**
   * Only rows with this effective status, or with one of several (ACTIVE,PAUSED). Without it Meta
   * leaves out deleted and archived ones.
   */
  status_filter?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type AdsetsListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /** Only the ad sets of this campaign. */
  campaign_id?: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,campaign_id,status,effective_status,optimization_goal,billing_event,bid_strategy,bid_amount,daily_budget,lifetime_budget,budget_remaining,targeting,promoted_object,start_time,end_time,created_time,updated_time
   */
  fields?: string;
  /**
   * Only rows with this effective status, or with one of several (ACTIVE,PAUSED). Without it Meta
   * leaves out deleted and archived ones.
   */
  status_filter?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type AdsListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /** Only the ads of this campaign. */
  campaign_id?: string;
  /** Only the ads of this ad set. */
  adset_id?: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,campaign_id,adset_id,status,effective_status,creative{id,name,thumbnail_url},conversion_domain,created_time,updated_time
   */
  fields?: string;
  /**
   * Only rows with this effective status, or with one of several (ACTIVE,PAUSED). Without it Meta
   * leaves out deleted and archived ones.
   */
  status_filter?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type AdAccountsGetInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * Which fields the answer has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,account_id,name,account_status,disable_reason,currency,timezone_name,timezone_offset_hours_utc,amount_spent,balance,spend_cap,min_daily_budget,min_campaign_group_spend_cap,is_prepay_account,user_tasks,default_dsa_beneficiary,default_dsa_payor,created_time
   */
  fields?: string;
  /**
   * true: the answer also has minimum_budgets, the smallest daily budgets in every currency, by
   * what is paid for.
   */
  minimum_budgets?: boolean;
};

export type CampaignsGetInput = {
  /** The campaign’s id. */
  id: string;
  /**
   * Which fields the answer has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,objective,status,effective_status,buying_type,bid_strategy,daily_budget,lifetime_budget,budget_remaining,spend_cap,special_ad_categories,start_time,stop_time,created_time,updated_time,account_id,special_ad_category_country,is_adset_budget_sharing_enabled,promoted_object,issues_info
   */
  fields?: string;
};

export type AdsetsGetInput = {
  /** The ad set’s id. */
  id: string;
  /**
   * Which fields the answer has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,campaign_id,status,effective_status,optimization_goal,billing_event,bid_strategy,bid_amount,daily_budget,lifetime_budget,budget_remaining,targeting,promoted_object,start_time,end_time,created_time,updated_time,account_id,destination_type,bid_constraints,attribution_spec,pacing_type,is_dynamic_creative,dsa_beneficiary,dsa_payor,issues_info
   */
  fields?: string;
};

export type CreativesGetInput = {
  /** The creative’s id. */
  id: string;
  /**
   * Which fields the answer has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,status,object_type,title,body,call_to_action_type,link_url,image_hash,video_id,thumbnail_url,effective_object_story_id,instagram_user_id,url_tags,account_id,image_url,object_story_spec,asset_feed_spec,degrees_of_freedom_spec
   */
  fields?: string;
};

export type AdsGetInput = {
  /** The ad’s id. */
  id: string;
  /**
   * Which fields the answer has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,campaign_id,adset_id,status,effective_status,creative{id,name,thumbnail_url},conversion_domain,created_time,updated_time,account_id,tracking_specs,issues_info,ad_review_feedback
   */
  fields?: string;
};

export type VideosGetInput = {
  /** The video’s id. */
  id: string;
  /**
   * Which fields the answer has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,title,length,status,picture,created_time,updated_time,is_instagram_eligible,thumbnails{id,uri,width,height,scale,is_preferred}
   */
  fields?: string;
};

export type CreativesListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,status,object_type,title,body,call_to_action_type,link_url,image_hash,video_id,thumbnail_url,effective_object_story_id,instagram_user_id,url_tags
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type ImagesListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /** Only the pictures with these hashes: up to 50, with commas between. */
  hashes?: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,hash,name,status,width,height,url,permalink_url,created_time,updated_time
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type VideosListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,title,length,status,picture,created_time,updated_time
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type InstagramAccountsListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: id,username,profile_picture_url
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type PixelsListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,creation_time,last_fired_time,is_unavailable
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type CustomConversionsListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,custom_event_type,rule,default_conversion_value,pixel{id,name},is_archived,is_unavailable,creation_time,last_fired_time
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type AudiencesListInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * custom: people from a list, a website or an app, and those like them; its id goes into
   * targeting.custom_audiences. saved: a targeting kept under a name; copy its targeting.
   */
  type?: 'custom' | 'saved';
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,description,subtype,approximate_count_lower_bound,approximate_count_upper_bound,delivery_status,operation_status,retention_days,time_created,time_updated;
   * with type=saved:
   * id,name,description,approximate_count_lower_bound,approximate_count_upper_bound,run_status,targeting,time_created,time_updated
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type LeadFormsListInput = {
  /** The Page’s id. */
  page_id: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,name,status,locale,created_time,leads_count,questions,privacy_policy_url
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type PostsListInput = {
  /** The Page’s id. */
  page_id: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,message,story,created_time,permalink_url,full_picture,status_type,is_eligible_for_promotion
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type InstagramMediaListInput = {
  /** The Instagram account’s id. */
  id: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default:
   * id,caption,media_type,media_product_type,permalink,media_url,thumbnail_url,timestamp
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type TargetingSearchInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /** What to look for. */
  q: string;
  /**
   * Only options of this kind, or of several with commas between. demographics stands for all that
   * are neither interests nor behaviors.
   */
  kind?:
    | 'interests' | 'behaviors' | 'demographics' | 'college_years' | 'education_majors'
    | 'education_schools' | 'education_statuses' | 'ethnic_affinity' | 'family_statuses'
    | 'generation' | 'home_ownership' | 'home_type' | 'home_value' | 'household_composition'
    | 'income' | 'industries' | 'interested_in' | 'life_events' | 'location_categories' | 'moms'
    | 'net_worth' | 'office_type' | 'politics' | 'relationship_statuses' | 'user_adclusters'
    | 'work_employers' | 'work_positions' | (string & {});
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: what Meta gives:
   * id,name,type,path,description,audience_size_lower_bound,audience_size_upper_bound
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type TargetingBrowseInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * Only options of this kind, or of several with commas between. demographics stands for all that
   * are neither interests nor behaviors.
   */
  kind?:
    | 'interests' | 'behaviors' | 'demographics' | 'college_years' | 'education_majors'
    | 'education_schools' | 'education_statuses' | 'ethnic_affinity' | 'family_statuses'
    | 'generation' | 'home_ownership' | 'home_type' | 'home_value' | 'household_composition'
    | 'income' | 'industries' | 'interested_in' | 'life_events' | 'location_categories' | 'moms'
    | 'net_worth' | 'office_type' | 'politics' | 'relationship_statuses' | 'user_adclusters'
    | 'work_employers' | 'work_positions' | (string & {});
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: what Meta gives:
   * id,name,type,path,description,audience_size_lower_bound,audience_size_upper_bound
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type TargetingValidateInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /** A targeting, as for an ad set: every interest, behaviour and demographic in it is checked. */
  targeting?: Record<string, unknown>;
  /** Options by their type and id. */
  targeting_list?: {
    /** The kind of option, as a search tells it. */
    type:
      | 'interests' | 'behaviors' | 'college_years' | 'education_majors' | 'education_schools'
      | 'education_statuses' | 'ethnic_affinity' | 'family_statuses' | 'generation'
      | 'home_ownership' | 'home_type' | 'home_value' | 'household_composition' | 'income'
      | 'industries' | 'interested_in' | 'life_events' | 'location_categories' | 'moms'
      | 'net_worth' | 'office_type' | 'politics' | 'relationship_statuses' | 'user_adclusters'
      | 'work_employers' | 'work_positions';
    /** The option’s id. */
    id: string;
    [more: string]: unknown;
  }[];
  /** Options by their ids. */
  id_list?: string[];
  /** Interests by their names. */
  name_list?: string[];
};

export type TargetingLocationsInput = {
  /** The beginning of the name, or of the post code. */
  q?: string;
  /** Only places of this type, or of several with commas between. */
  location_types?:
    | 'country' | 'country_group' | 'region' | 'city' | 'subcity' | 'neighborhood'
    | 'subneighborhood' | 'metro_area' | 'zip' | 'geo_market' | 'electoral_district'
    | 'large_geo_area' | 'medium_geo_area' | 'small_geo_area' | (string & {});
  /** Only places in this country, by its two letters. */
  country_code?: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: what Meta gives:
   * key,name,type,country_code,country_name,region,region_id,supports_region,supports_city
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type TargetingLocalesInput = {
  /** A part of the language’s English name. */
  q?: string;
  /**
   * Rows per page, 1 to 200. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: what Meta gives: key,name
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type DeliveryEstimateInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /** Who should see the ads, as for an ad set. */
  targeting: Record<string, unknown>;
  /** What delivery would be optimised for, as for an ad set. */
  optimization_goal:
    | 'LINK_CLICKS' | 'LANDING_PAGE_VIEWS' | 'OFFSITE_CONVERSIONS' | 'VALUE' | 'LEAD_GENERATION'
    | 'QUALITY_LEAD' | 'REACH' | 'IMPRESSIONS' | 'AD_RECALL_LIFT' | 'THRUPLAY' | 'POST_ENGAGEMENT'
    | 'PAGE_LIKES' | 'EVENT_RESPONSES' | 'CONVERSATIONS' | 'APP_INSTALLS'
    | 'APP_INSTALLS_AND_OFFSITE_CONVERSIONS' | 'IN_APP_VALUE' | 'QUALITY_CALL' | 'ENGAGED_USERS'
    | 'PROFILE_VISIT' | 'VISIT_INSTAGRAM_PROFILE' | 'PROFILE_AND_PAGE_ENGAGEMENT' | 'REMINDERS_SET'
    | 'SUBSCRIBERS' | 'MESSAGING_PURCHASE_CONVERSION' | 'MESSAGING_APPOINTMENT_CONVERSION'
    | 'MEANINGFUL_CALL_ATTEMPT' | 'ENGAGED_PAGE_VIEWS' | 'ADVERTISER_SILOED_VALUE'
    | 'AUTOMATIC_OBJECTIVE' | 'DERIVED_EVENTS' | 'NONE' | (string & {});
  /** What is advertised or measured, as for an ad set; some goals need it. */
  promoted_object?: Record<string, unknown>;
};

export type AdsPreviewInput = {
  /** The ad’s id. */
  id: string;
  /** Where the ad is shown: one of the places Meta lists. */
  format?:
    | 'MOBILE_FEED_STANDARD' | 'DESKTOP_FEED_STANDARD' | 'INSTAGRAM_STANDARD' | 'INSTAGRAM_STORY'
    | 'INSTAGRAM_REELS' | 'FACEBOOK_STORY_MOBILE' | 'FACEBOOK_REELS_MOBILE'
    | 'RIGHT_COLUMN_STANDARD' | 'MARKETPLACE_MOBILE' | 'AUDIENCE_NETWORK_INSTREAM_VIDEO'
    | 'AUDIENCE_NETWORK_INSTREAM_VIDEO_MOBILE' | 'AUDIENCE_NETWORK_OUTSTREAM_VIDEO'
    | 'AUDIENCE_NETWORK_REWARDED_VIDEO' | 'BIZ_DISCO_FEED_MOBILE' | 'FACEBOOK_IFU_REELS_MOBILE'
    | 'FACEBOOK_PROFILE_FEED_DESKTOP' | 'FACEBOOK_PROFILE_FEED_MOBILE'
    | 'FACEBOOK_PROFILE_REELS_MOBILE' | 'FACEBOOK_REELS_BANNER' | 'FACEBOOK_REELS_BANNER_DESKTOP'
    | 'FACEBOOK_REELS_BANNER_FEED_ANDROID' | 'FACEBOOK_REELS_BANNER_FEED_ANDROID_LARGE'
    | 'FACEBOOK_REELS_BANNER_FULLSCREEN_IOS' | 'FACEBOOK_REELS_BANNER_FULLSCREEN_MOBILE'
    | 'FACEBOOK_REELS_POSTLOOP' | 'FACEBOOK_REELS_POSTLOOP_FEED'
    | 'FACEBOOK_REELS_SIMILAR_PRODUCTS_MOBILE' | 'FACEBOOK_REELS_STICKER'
    | 'FACEBOOK_STORY_STICKER_MOBILE' | 'INSTAGRAM_EXPLORE_CONTEXTUAL'
    | 'INSTAGRAM_EXPLORE_GRID_HOME' | 'INSTAGRAM_EXPLORE_IMMERSIVE' | 'INSTAGRAM_FEED_WEB'
    | 'INSTAGRAM_FEED_WEB_M_SITE' | 'INSTAGRAM_LEAD_GEN_MULTI_SUBMIT_ADS' | 'INSTAGRAM_PROFILE_FEED'
    | 'INSTAGRAM_PROFILE_REELS' | 'INSTAGRAM_REELS_OVERLAY' | 'INSTAGRAM_REELS_WEB'
    | 'INSTAGRAM_REELS_WEB_M_SITE' | 'INSTAGRAM_SEARCH_CHAIN' | 'INSTAGRAM_SEARCH_GRID'
    | 'INSTAGRAM_STORY_EFFECT_TRAY' | 'INSTAGRAM_STORY_WEB' | 'INSTAGRAM_STORY_WEB_M_SITE'
    | 'INSTANT_ARTICLE_RECIRCULATION_AD' | 'INSTANT_ARTICLE_STANDARD' | 'INSTREAM_BANNER_DESKTOP'
    | 'INSTREAM_BANNER_FEED_IOS' | 'INSTREAM_BANNER_FULLSCREEN_IOS'
    | 'INSTREAM_BANNER_FULLSCREEN_MOBILE' | 'INSTREAM_BANNER_IMMERSIVE_MOBILE'
    | 'INSTREAM_BANNER_MOBILE' | 'INSTREAM_VIDEO_DESKTOP' | 'INSTREAM_VIDEO_FULLSCREEN_IOS'
    | 'INSTREAM_VIDEO_FULLSCREEN_MOBILE' | 'INSTREAM_VIDEO_IMAGE'
    | 'INSTREAM_VIDEO_IMMERSIVE_MOBILE' | 'INSTREAM_VIDEO_MOBILE' | 'JOB_BROWSER_DESKTOP'
    | 'JOB_BROWSER_MOBILE' | 'MESSENGER_MOBILE_INBOX_MEDIA' | 'MESSENGER_MOBILE_STORY_MEDIA'
    | 'MOBILE_BANNER' | 'MOBILE_FEED_BASIC' | 'MOBILE_FULLWIDTH' | 'MOBILE_INTERSTITIAL'
    | 'MOBILE_MEDIUM_RECTANGLE' | 'MOBILE_NATIVE' | 'SUGGESTED_VIDEO_DESKTOP'
    | 'SUGGESTED_VIDEO_FULLSCREEN_MOBILE' | 'SUGGESTED_VIDEO_IMMERSIVE_MOBILE'
    | 'SUGGESTED_VIDEO_MOBILE' | 'WATCH_FEED_HOME' | 'WATCH_FEED_MOBILE' | 'WHATSAPP_STATUS_MEDIA';
};

export type CreativesPreviewInput = {
  /** The creative’s id. */
  id: string;
  /** Where the ad is shown: one of the places Meta lists. */
  format?:
    | 'MOBILE_FEED_STANDARD' | 'DESKTOP_FEED_STANDARD' | 'INSTAGRAM_STANDARD' | 'INSTAGRAM_STORY'
    | 'INSTAGRAM_REELS' | 'FACEBOOK_STORY_MOBILE' | 'FACEBOOK_REELS_MOBILE'
    | 'RIGHT_COLUMN_STANDARD' | 'MARKETPLACE_MOBILE' | 'AUDIENCE_NETWORK_INSTREAM_VIDEO'
    | 'AUDIENCE_NETWORK_INSTREAM_VIDEO_MOBILE' | 'AUDIENCE_NETWORK_OUTSTREAM_VIDEO'
    | 'AUDIENCE_NETWORK_REWARDED_VIDEO' | 'BIZ_DISCO_FEED_MOBILE' | 'FACEBOOK_IFU_REELS_MOBILE'
    | 'FACEBOOK_PROFILE_FEED_DESKTOP' | 'FACEBOOK_PROFILE_FEED_MOBILE'
    | 'FACEBOOK_PROFILE_REELS_MOBILE' | 'FACEBOOK_REELS_BANNER' | 'FACEBOOK_REELS_BANNER_DESKTOP'
    | 'FACEBOOK_REELS_BANNER_FEED_ANDROID' | 'FACEBOOK_REELS_BANNER_FEED_ANDROID_LARGE'
    | 'FACEBOOK_REELS_BANNER_FULLSCREEN_IOS' | 'FACEBOOK_REELS_BANNER_FULLSCREEN_MOBILE'
    | 'FACEBOOK_REELS_POSTLOOP' | 'FACEBOOK_REELS_POSTLOOP_FEED'
    | 'FACEBOOK_REELS_SIMILAR_PRODUCTS_MOBILE' | 'FACEBOOK_REELS_STICKER'
    | 'FACEBOOK_STORY_STICKER_MOBILE' | 'INSTAGRAM_EXPLORE_CONTEXTUAL'
    | 'INSTAGRAM_EXPLORE_GRID_HOME' | 'INSTAGRAM_EXPLORE_IMMERSIVE' | 'INSTAGRAM_FEED_WEB'
    | 'INSTAGRAM_FEED_WEB_M_SITE' | 'INSTAGRAM_LEAD_GEN_MULTI_SUBMIT_ADS' | 'INSTAGRAM_PROFILE_FEED'
    | 'INSTAGRAM_PROFILE_REELS' | 'INSTAGRAM_REELS_OVERLAY' | 'INSTAGRAM_REELS_WEB'
    | 'INSTAGRAM_REELS_WEB_M_SITE' | 'INSTAGRAM_SEARCH_CHAIN' | 'INSTAGRAM_SEARCH_GRID'
    | 'INSTAGRAM_STORY_EFFECT_TRAY' | 'INSTAGRAM_STORY_WEB' | 'INSTAGRAM_STORY_WEB_M_SITE'
    | 'INSTANT_ARTICLE_RECIRCULATION_AD' | 'INSTANT_ARTICLE_STANDARD' | 'INSTREAM_BANNER_DESKTOP'
    | 'INSTREAM_BANNER_FEED_IOS' | 'INSTREAM_BANNER_FULLSCREEN_IOS'
    | 'INSTREAM_BANNER_FULLSCREEN_MOBILE' | 'INSTREAM_BANNER_IMMERSIVE_MOBILE'
    | 'INSTREAM_BANNER_MOBILE' | 'INSTREAM_VIDEO_DESKTOP' | 'INSTREAM_VIDEO_FULLSCREEN_IOS'
    | 'INSTREAM_VIDEO_FULLSCREEN_MOBILE' | 'INSTREAM_VIDEO_IMAGE'
    | 'INSTREAM_VIDEO_IMMERSIVE_MOBILE' | 'INSTREAM_VIDEO_MOBILE' | 'JOB_BROWSER_DESKTOP'
    | 'JOB_BROWSER_MOBILE' | 'MESSENGER_MOBILE_INBOX_MEDIA' | 'MESSENGER_MOBILE_STORY_MEDIA'
    | 'MOBILE_BANNER' | 'MOBILE_FEED_BASIC' | 'MOBILE_FULLWIDTH' | 'MOBILE_INTERSTITIAL'
    | 'MOBILE_MEDIUM_RECTANGLE' | 'MOBILE_NATIVE' | 'SUGGESTED_VIDEO_DESKTOP'
    | 'SUGGESTED_VIDEO_FULLSCREEN_MOBILE' | 'SUGGESTED_VIDEO_IMMERSIVE_MOBILE'
    | 'SUGGESTED_VIDEO_MOBILE' | 'WATCH_FEED_HOME' | 'WATCH_FEED_MOBILE' | 'WHATSAPP_STATUS_MEDIA';
};

export type PreviewsDraftInput = {
  /** An ad account: act_ and digits, or the digits alone. */
  account_id: string;
  /**
   * What POST /adnet/creatives would be sent, without account_id: page_id, link_url, message,
   * headline, image_hash and so on, or Meta’s own object_story_spec. Or {"creative_id": …} for one
   * that exists.
   */
  creative: Record<string, unknown>;
  /** Where the ad is shown: one of the places Meta lists. */
  format?:
    | 'MOBILE_FEED_STANDARD' | 'DESKTOP_FEED_STANDARD' | 'INSTAGRAM_STANDARD' | 'INSTAGRAM_STORY'
    | 'INSTAGRAM_REELS' | 'FACEBOOK_STORY_MOBILE' | 'FACEBOOK_REELS_MOBILE'
    | 'RIGHT_COLUMN_STANDARD' | 'MARKETPLACE_MOBILE' | 'AUDIENCE_NETWORK_INSTREAM_VIDEO'
    | 'AUDIENCE_NETWORK_INSTREAM_VIDEO_MOBILE' | 'AUDIENCE_NETWORK_OUTSTREAM_VIDEO'
    | 'AUDIENCE_NETWORK_REWARDED_VIDEO' | 'BIZ_DISCO_FEED_MOBILE' | 'FACEBOOK_IFU_REELS_MOBILE'
    | 'FACEBOOK_PROFILE_FEED_DESKTOP' | 'FACEBOOK_PROFILE_FEED_MOBILE'
    | 'FACEBOOK_PROFILE_REELS_MOBILE' | 'FACEBOOK_REELS_BANNER' | 'FACEBOOK_REELS_BANNER_DESKTOP'
    | 'FACEBOOK_REELS_BANNER_FEED_ANDROID' | 'FACEBOOK_REELS_BANNER_FEED_ANDROID_LARGE'
    | 'FACEBOOK_REELS_BANNER_FULLSCREEN_IOS' | 'FACEBOOK_REELS_BANNER_FULLSCREEN_MOBILE'
    | 'FACEBOOK_REELS_POSTLOOP' | 'FACEBOOK_REELS_POSTLOOP_FEED'
    | 'FACEBOOK_REELS_SIMILAR_PRODUCTS_MOBILE' | 'FACEBOOK_REELS_STICKER'
    | 'FACEBOOK_STORY_STICKER_MOBILE' | 'INSTAGRAM_EXPLORE_CONTEXTUAL'
    | 'INSTAGRAM_EXPLORE_GRID_HOME' | 'INSTAGRAM_EXPLORE_IMMERSIVE' | 'INSTAGRAM_FEED_WEB'
    | 'INSTAGRAM_FEED_WEB_M_SITE' | 'INSTAGRAM_LEAD_GEN_MULTI_SUBMIT_ADS' | 'INSTAGRAM_PROFILE_FEED'
    | 'INSTAGRAM_PROFILE_REELS' | 'INSTAGRAM_REELS_OVERLAY' | 'INSTAGRAM_REELS_WEB'
    | 'INSTAGRAM_REELS_WEB_M_SITE' | 'INSTAGRAM_SEARCH_CHAIN' | 'INSTAGRAM_SEARCH_GRID'
    | 'INSTAGRAM_STORY_EFFECT_TRAY' | 'INSTAGRAM_STORY_WEB' | 'INSTAGRAM_STORY_WEB_M_SITE'
    | 'INSTANT_ARTICLE_RECIRCULATION_AD' | 'INSTANT_ARTICLE_STANDARD' | 'INSTREAM_BANNER_DESKTOP'
    | 'INSTREAM_BANNER_FEED_IOS' | 'INSTREAM_BANNER_FULLSCREEN_IOS'
    | 'INSTREAM_BANNER_FULLSCREEN_MOBILE' | 'INSTREAM_BANNER_IMMERSIVE_MOBILE'
    | 'INSTREAM_BANNER_MOBILE' | 'INSTREAM_VIDEO_DESKTOP' | 'INSTREAM_VIDEO_FULLSCREEN_IOS'
    | 'INSTREAM_VIDEO_FULLSCREEN_MOBILE' | 'INSTREAM_VIDEO_IMAGE'
    | 'INSTREAM_VIDEO_IMMERSIVE_MOBILE' | 'INSTREAM_VIDEO_MOBILE' | 'JOB_BROWSER_DESKTOP'
    | 'JOB_BROWSER_MOBILE' | 'MESSENGER_MOBILE_INBOX_MEDIA' | 'MESSENGER_MOBILE_STORY_MEDIA'
    | 'MOBILE_BANNER' | 'MOBILE_FEED_BASIC' | 'MOBILE_FULLWIDTH' | 'MOBILE_INTERSTITIAL'
    | 'MOBILE_MEDIUM_RECTANGLE' | 'MOBILE_NATIVE' | 'SUGGESTED_VIDEO_DESKTOP'
    | 'SUGGESTED_VIDEO_FULLSCREEN_MOBILE' | 'SUGGESTED_VIDEO_IMMERSIVE_MOBILE'
    | 'SUGGESTED_VIDEO_MOBILE' | 'WATCH_FEED_HOME' | 'WATCH_FEED_MOBILE' | 'WHATSAPP_STATUS_MEDIA';
};

export type InsightsGetInput = {
  /** An ad account (act_ and digits), or the id of a campaign, ad set or ad. */
  object_id: string;
  /**
   * A period by its name, counted in the account’s time zone. Known values: today, yesterday,
   * last_3d, last_7d, last_14d, last_28d, last_30d, last_90d, this_month, last_month, this_quarter,
   * last_quarter, this_year, last_year, this_week_mon_today, this_week_sun_today,
   * last_week_mon_sun, last_week_sun_sat, maximum, data_maximum, lifetime.
   */
  time_range?: string;
  /** First day of your own period, YYYY-MM-DD. Needs until; replaces time_range. */
  since?: string;
  /** Last day of your own period, YYYY-MM-DD. Needs since. */
  until?: string;
  /** What one row stands for: the account, a campaign, an ad set or an ad. */
  level?: 'account' | 'campaign' | 'adset' | 'ad';
  /**
   * Splits each row by these; several with commas. Known values: age, gender, country, region, dma,
   * publisher_platform, platform_position, device_platform, impression_device, product_id,
   * frequency_value, hourly_stats_aggregated_by_advertiser_time_zone,
   * hourly_stats_aggregated_by_audience_time_zone, body_asset, title_asset, description_asset,
   * image_asset, video_asset, link_url_asset, call_to_action_asset, ad_format_asset.
   */
  breakdown?: string;
  /**
   * Days in one row: 1 for daily rows, 7 for weekly ones, up to 90; or monthly, or all_days for one
   * row.
   */
  time_increment?: string;
  /**
   * Splits the actions of each row by these; several with commas. Known values: action_type,
   * action_device, action_destination, action_reaction, action_target_id, action_video_type,
   * action_video_sound, action_carousel_card_id, action_carousel_card_name,
   * action_canvas_component_name, conversion_destination, signal_source_bucket,
   * standard_event_content_type, matched_persona_id, matched_persona_name, is_business_ai_assisted.
   */
  action_breakdowns?: string;
  /**
   * How long after a click or view an action counts; several with commas. Since 3 March 2026, click
   * windows of website conversions count clicks on the link alone. Known values: 1d_view, 7d_view,
   * 28d_view, 1d_click, 7d_click, 28d_click, 1d_ev, dda, default, 7d_view_first_conversion,
   * 28d_view_first_conversion, 7d_view_all_conversions, 28d_view_all_conversions, skan_click,
   * skan_view, skan_click_second_postback, skan_view_second_postback, skan_click_third_postback,
   * skan_view_third_postback.
   */
  action_attribution_windows?: string;
  /**
   * Only rows that fit: a JSON list of {"field", "operator", "value"}, such as
   * [{"field":"ad.impressions","operator":"GREATER_THAN","value":1000}].
   */
  filtering?: string;
  /** A field followed by _ascending or _descending, such as spend_descending. */
  sort?: string;
  /** true: count actions by each ad set’s own attribution setting, as Ads Manager does. */
  use_unified_attribution_setting?: boolean;
  /**
   * Rows per page, 1 to 500. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: the names and ids of the level,
   * account_currency, spend, impressions, clicks, reach, actions, action_values, frequency, ctr,
   * cpc, cpm, inline_link_clicks, conversions, cost_per_action_type
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type ReportsStartInput = {
  /** An ad account (act_ and digits), or the id of a campaign, ad set or ad. */
  object_id: string;
  /**
   * A period by its name, counted in the account’s time zone. Known values: today, yesterday,
   * last_3d, last_7d, last_14d, last_28d, last_30d, last_90d, this_month, last_month, this_quarter,
   * last_quarter, this_year, last_year, this_week_mon_today, this_week_sun_today,
   * last_week_mon_sun, last_week_sun_sat, maximum, data_maximum, lifetime.
   */
  time_range?: string;
  /** First day of your own period, YYYY-MM-DD. Needs until; replaces time_range. */
  since?: string;
  /** Last day of your own period, YYYY-MM-DD. Needs since. */
  until?: string;
  /** What one row stands for: the account, a campaign, an ad set or an ad. */
  level?: 'account' | 'campaign' | 'adset' | 'ad';
  /**
   * Splits each row by these; several with commas. Known values: age, gender, country, region, dma,
   * publisher_platform, platform_position, device_platform, impression_device, product_id,
   * frequency_value, hourly_stats_aggregated_by_advertiser_time_zone,
   * hourly_stats_aggregated_by_audience_time_zone, body_asset, title_asset, description_asset,
   * image_asset, video_asset, link_url_asset, call_to_action_asset, ad_format_asset.
   */
  breakdown?: string | string[];
  /**
   * Days in one row: 1 for daily rows, 7 for weekly ones, up to 90; or monthly, or all_days for one
   * row.
   */
  time_increment?: string | number;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: the names and ids of the level,
   * account_currency, spend, impressions, clicks, reach, actions, action_values, frequency, ctr,
   * cpc, cpm, inline_link_clicks, conversions, cost_per_action_type
   */
  fields?: string | string[];
  /**
   * Splits the actions of each row by these; several with commas. Known values: action_type,
   * action_device, action_destination, action_reaction, action_target_id, action_video_type,
   * action_video_sound, action_carousel_card_id, action_carousel_card_name,
   * action_canvas_component_name, conversion_destination, signal_source_bucket,
   * standard_event_content_type, matched_persona_id, matched_persona_name, is_business_ai_assisted.
   */
  action_breakdowns?: string | string[];
  /**
   * How long after a click or view an action counts; several with commas. Since 3 March 2026, click
   * windows of website conversions count clicks on the link alone. Known values: 1d_view, 7d_view,
   * 28d_view, 1d_click, 7d_click, 28d_click, 1d_ev, dda, default, 7d_view_first_conversion,
   * 28d_view_first_conversion, 7d_view_all_conversions, 28d_view_all_conversions, skan_click,
   * skan_view, skan_click_second_postback, skan_view_second_postback, skan_click_third_postback,
   * skan_view_third_postback.
   */
  action_attribution_windows?: string | string[];
  /**
   * Only rows that fit: a JSON list of {"field", "operator", "value"}, such as
   * [{"field":"ad.impressions","operator":"GREATER_THAN","value":1000}].
   */
  filtering?: string | Record<string, unknown>[];
  /** A field followed by _ascending or _descending, such as spend_descending. */
  sort?: string | string[];
  /** true: count actions by each ad set’s own attribution setting, as Ads Manager does. */
  use_unified_attribution_setting?: boolean | string;
};

export type ReportsGetInput = {
  /** The report_run_id that starting the report answered. */
  id: string;
};

export type ReportsRowsInput = {
  /** The report_run_id that starting the report answered. */
  id: string;
  /**
   * Rows per page, 1 to 1000. With format=csv: how many are asked of Meta at a time; the file has
   * all.
   */
  limit?: number;
  /** The next page: paging.cursors.after of the answer before. Not with before. */
  after?: string;
  /** The page before: paging.cursors.before of the answer before. Not with after. */
  before?: string;
  /**
   * Which fields each row has, instead of the default set: names with commas, nested ones in
   * braces, such as id,name,creative{id}. Default: those the report was started with
   */
  fields?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type ErrorsGetInput = {
  /** The error’s code: 100, for example. */
  code: number;
  /** The error’s error_subcode, where it has one. */
  subcode?: number;
};

export type ImagesUploadInput = {
  /**
   * The ad account to create in: act_ and digits, or the digits alone. Default: the workspace’s
   * pinned ad account; without a pin it is required.
   */
  account_id?: string;
  /** A public http or https address of a JPEG, PNG, GIF or WebP file. */
  image_url: string;
  /** Its label in the library. */
  name?: string;
};

export type VideosUploadInput = {
  /**
   * The ad account to create in: act_ and digits, or the digits alone. Default: the workspace’s
   * pinned ad account; without a pin it is required.
   */
  account_id?: string;
  /** A public http or https address of a video file. */
  video_url: string;
  /** Its name in the library. Default: the last part of the address. */
  name?: string;
};

export type CampaignsCreateInput = {
  /**
   * The ad account to create in: act_ and digits, or the digits alone. Default: the workspace’s
   * pinned ad account; without a pin it is required.
   */
  account_id?: string;
  /** The name people see in Ads Manager. */
  name: string;
  /** What the campaign is for. */
  objective:
    | 'OUTCOME_SALES' | 'OUTCOME_LEADS' | 'OUTCOME_TRAFFIC' | 'OUTCOME_ENGAGEMENT'
    | 'OUTCOME_AWARENESS' | 'OUTCOME_APP_PROMOTION';
  /**
   * Which rules for special ads apply; empty for other ads. Known values: NONE, HOUSING,
   * EMPLOYMENT, CREDIT, FINANCIAL_PRODUCTS_SERVICES, ISSUES_ELECTIONS_POLITICS,
   * ONLINE_GAMBLING_AND_GAMING.
   */
  special_ad_categories?: string[];
  /**
   * What the campaign may spend a day, in the smallest unit of the account’s currency: 2000 is
   * 20.00 USD, or 2000 JPY. Leave both out to set budgets per ad set. Not together with
   * lifetime_budget.
   */
  daily_budget?: number;
  /**
   * What the campaign may spend over its whole time, in the smallest unit of the account’s
   * currency: 2000 is 20.00 USD, or 2000 JPY. It needs an end_time on the ad set. Not together with
   * daily_budget.
   */
  lifetime_budget?: number;
  /** How Meta bids, when the campaign holds the budget. Default then: LOWEST_COST_WITHOUT_CAP. */
  bid_strategy?:
    | 'LOWEST_COST_WITHOUT_CAP' | 'LOWEST_COST_WITH_BID_CAP' | 'COST_CAP'
    | 'LOWEST_COST_WITH_MIN_ROAS' | (string & {});
  /**
   * The highest bid, in the smallest unit of the account’s currency: 2000 is 20.00 USD, or 2000
   * JPY.
   */
  bid_cap?: number | string;
  /**
   * What the campaign may spend in all, in the smallest unit of the account’s currency: 2000 is
   * 20.00 USD, or 2000 JPY.
   */
  spend_cap?: number | string;
  /** How ads are bought. */
  buying_type?: 'AUCTION' | 'RESERVED' | (string & {});
  /** When the campaign starts. ISO 8601 with a time zone, or UNIX seconds. */
  start_time?: string | number;
  /** When the campaign stops. ISO 8601 with a time zone, or UNIX seconds. */
  stop_time?: string | number;
  /** Countries whose rules for special ads apply, as two letters. */
  special_ad_category_country?: string[];
  /** What the campaign advertises, such as a catalogue. */
  promoted_object?: Record<string, unknown>;
  /** Whether ad sets share up to 20% of their budgets. Default without a campaign budget: false. */
  is_adset_budget_sharing_enabled?: boolean;
  /**
   * Let Meta check the request without creating anything: no limit, no cool-down, nothing in the
   * journal.
   */
  validate_only?: false;
};

export type AdsetsCreateInput = {
  /**
   * The ad account to create in: act_ and digits, or the digits alone. Default: the workspace’s
   * pinned ad account; without a pin it is required.
   */
  account_id?: string;
  /** The campaign it goes into. */
  campaign_id: string;
  /** The name people see in Ads Manager. */
  name: string;
  /** What delivery is optimised for. */
  optimization_goal:
    | 'LINK_CLICKS' | 'LANDING_PAGE_VIEWS' | 'OFFSITE_CONVERSIONS' | 'VALUE' | 'LEAD_GENERATION'
    | 'QUALITY_LEAD' | 'REACH' | 'IMPRESSIONS' | 'AD_RECALL_LIFT' | 'THRUPLAY' | 'POST_ENGAGEMENT'
    | 'PAGE_LIKES' | 'EVENT_RESPONSES' | 'CONVERSATIONS' | 'APP_INSTALLS'
    | 'APP_INSTALLS_AND_OFFSITE_CONVERSIONS' | 'IN_APP_VALUE' | 'QUALITY_CALL' | 'ENGAGED_USERS'
    | 'PROFILE_VISIT' | 'VISIT_INSTAGRAM_PROFILE' | 'PROFILE_AND_PAGE_ENGAGEMENT' | 'REMINDERS_SET'
    | 'SUBSCRIBERS' | 'MESSAGING_PURCHASE_CONVERSION' | 'MESSAGING_APPOINTMENT_CONVERSION'
    | 'MEANINGFUL_CALL_ATTEMPT' | 'ENGAGED_PAGE_VIEWS' | 'ADVERTISER_SILOED_VALUE'
    | 'AUTOMATIC_OBJECTIVE' | 'DERIVED_EVENTS' | 'NONE' | (string & {});
  /** What is paid for; usually IMPRESSIONS. */
  billing_event:
    | 'IMPRESSIONS' | 'LINK_CLICKS' | 'APP_INSTALLS' | 'CLICKS' | 'LISTING_INTERACTION' | 'NONE'
    | 'OFFER_CLAIMS' | 'PAGE_LIKES' | 'POST_ENGAGEMENT' | 'PURCHASE' | 'THRUPLAY' | (string & {});
  /**
   * What the ad set may spend a day, in the smallest unit of the account’s currency: 2000 is 20.00
   * USD, or 2000 JPY. Leave both out when the campaign holds the budget. Not together with
   * lifetime_budget.
   */
  daily_budget?: number;
  /**
   * What the ad set may spend over its whole time, in the smallest unit of the account’s currency:
   * 2000 is 20.00 USD, or 2000 JPY. It needs an end_time on the ad set. Not together with
   * daily_budget.
   */
  lifetime_budget?: number;
  /**
   * Who sees it: Meta’s targeting spec. Default: United States, ages 18 to 65, with Meta’s
   * automated audience. Without targeting_automation the automated audience is off.
   */
  targeting?: Record<string, unknown>;
  /**
   * What is advertised or measured, such as {"pixel_id": "…", "custom_event_type": "PURCHASE"}.
   * APP_INSTALLS needs it.
   */
  promoted_object?: Record<string, unknown>;
  /**
   * How Meta bids. LOWEST_COST_WITH_BID_CAP and COST_CAP need bid_amount, LOWEST_COST_WITH_MIN_ROAS
   * needs bid_constraints.
   */
  bid_strategy?:
    | 'LOWEST_COST_WITHOUT_CAP' | 'LOWEST_COST_WITH_BID_CAP' | 'COST_CAP'
    | 'LOWEST_COST_WITH_MIN_ROAS' | (string & {});
  /**
   * The bid cap or cost cap, in the smallest unit of the account’s currency: 2000 is 20.00 USD, or
   * 2000 JPY.
   */
  bid_amount?: number | string;
  /** For LOWEST_COST_WITH_MIN_ROAS: the lowest return on ad spend, times 10000. */
  bid_constraints?: Record<string, unknown>;
  /**
   * When the ad set starts. Default: at once when it goes live. ISO 8601 with a time zone, or UNIX
   * seconds.
   */
  start_time?: string | number;
  /**
   * When the ad set ends. A lifetime_budget needs it. ISO 8601 with a time zone, or UNIX seconds.
   */
  end_time?: string | number;
  /**
   * How long after a click or view a conversion counts: event_type CLICK_THROUGH, VIEW_THROUGH or
   * ENGAGED_VIDEO_VIEW, and window_days.
   */
  attribution_spec?: Record<string, unknown>[];
  /** Where a click leads. */
  destination_type?:
    | 'WEBSITE' | 'APP' | 'MESSENGER' | 'WHATSAPP' | 'INSTAGRAM_DIRECT' | 'ON_AD' | 'ON_POST'
    | 'ON_PAGE' | 'ON_EVENT' | 'ON_VIDEO' | 'INSTAGRAM_PROFILE'
    | 'INSTAGRAM_PROFILE_AND_FACEBOOK_PAGE' | 'FACEBOOK' | 'FACEBOOK_PAGE' | 'FACEBOOK_LIVE'
    | 'INSTAGRAM_LIVE' | 'SHOP_AUTOMATIC' | 'APPLINKS_AUTOMATIC' | 'MESSAGING_MESSENGER_WHATSAPP'
    | 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER' | 'MESSAGING_INSTAGRAM_DIRECT_WHATSAPP'
    | 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER_WHATSAPP' | 'IMAGINE' | (string & {});
  /** Who benefits from the ads. Required for people in the European Union. */
  dsa_beneficiary?: string;
  /** Who pays for the ads. Required for people in the European Union. */
  dsa_payor?: string;
  /**
   * What to spend a day at least, when the campaign holds the budget, in the smallest unit of the
   * account’s currency: 2000 is 20.00 USD, or 2000 JPY.
   */
  daily_min_spend_target?: number | string;
  /**
   * What to spend a day at most, when the campaign holds the budget, in the smallest unit of the
   * account’s currency: 2000 is 20.00 USD, or 2000 JPY.
   */
  daily_spend_cap?: number | string;
  /**
   * What to spend in all at least, in the smallest unit of the account’s currency: 2000 is 20.00
   * USD, or 2000 JPY.
   */
  lifetime_min_spend_target?: number | string;
  /**
   * What to spend in all at most, in the smallest unit of the account’s currency: 2000 is 20.00
   * USD, or 2000 JPY.
   */
  lifetime_spend_cap?: number | string;
  /** How often one person may see the ads: event, interval_days, max_frequency. */
  frequency_control_specs?: Record<string, unknown>[];
  /**
   * Hours of the week in which it runs: start_minute, end_minute, days, timezone_type. Needs a
   * lifetime_budget.
   */
  adset_schedule?: Record<string, unknown>[];
  /** Whether Meta mixes texts and pictures of an asset_feed_spec. */
  is_dynamic_creative?: boolean;
  /** standard, or day_parting together with adset_schedule. */
  pacing_type?: string[];
  /**
   * Let Meta check the request without creating anything: no limit, no cool-down, nothing in the
   * journal.
   */
  validate_only?: false;
};

export type CreativesCreateInput = {
  /**
   * The ad account to create in: act_ and digits, or the digits alone. Default: the workspace’s
   * pinned ad account; without a pin it is required.
   */
  account_id?: string;
  /** The name people see in Ads Manager. */
  name: string;
  /** The page the ad runs as. */
  page_id: string;
  /** Where a click leads: an http or https address. */
  link_url?: string;
  /** The primary text, above the picture. */
  message?: string;
  /** The headline, beside the button. */
  headline?: string;
  /** The line under the headline. */
  description?: string;
  /** The button. Default: LEARN_MORE; a video that leads nowhere has none. */
  call_to_action_type?:
    | 'LEARN_MORE' | 'SHOP_NOW' | 'SIGN_UP' | 'GET_OFFER' | 'ORDER_NOW' | 'BOOK_NOW' | 'BOOK_TRAVEL'
    | 'CONTACT_US' | 'DOWNLOAD' | 'SUBSCRIBE' | 'GET_QUOTE' | 'APPLY_NOW' | 'WATCH_MORE'
    | 'SEE_MORE' | 'GET_STARTED' | 'BUY_NOW' | 'CALL_NOW' | 'GET_DIRECTIONS' | 'MESSAGE_PAGE'
    | 'WHATSAPP_MESSAGE' | 'INSTALL_MOBILE_APP' | 'USE_APP' | 'LISTEN_NOW' | 'PLAY_GAME'
    | 'REQUEST_TIME' | 'GET_SHOWTIMES' | 'BUY_TICKETS' | 'DONATE_NOW' | 'NO_BUTTON' | (string & {});
  /**
   * The lead form that the button opens, for an ad set whose goal is LEAD_GENERATION or
   * QUALITY_LEAD. GET /adnet/pages/{page_id}/lead-forms lists them. link_url may be left out, and
   * the default button is SIGN_UP.
   */
  lead_form_id?: string;
  /** images.bytes.hash of an upload: one picture. */
  image_hash?: string;
  /** Two to ten pictures make a carousel; one is the same as image_hash. */
  image_hashes?: string[];
  /** A video of the account; makes a video ad. */
  video_id?: string;
  /**
   * One ad in several shapes: each is shown at the placements that it fits. Instead of image_hash
   * and video_id. One shape alone is an ordinary picture or video.
   */
  media?: {
    /** For feeds: 1:1 or 4:5. */
    square?: {
      /** A picture; beside a video, its first frame. */
      image_hash?: string;
      /** The same as image_hash. */
      hash?: string;
      /** A video of the account. */
      video_id?: string;
      [more: string]: unknown;
    };
    /** For stories and reels: 9:16. */
    vertical?: {
      /** A picture; beside a video, its first frame. */
      image_hash?: string;
      /** The same as image_hash. */
      hash?: string;
      /** A video of the account. */
      video_id?: string;
      [more: string]: unknown;
    };
    /** For the right column, search and partner apps: 1.91:1. */
    landscape?: {
      /** A picture; beside a video, its first frame. */
      image_hash?: string;
      /** The same as image_hash. */
      hash?: string;
      /** A video of the account. */
      video_id?: string;
      [more: string]: unknown;
    };
    /**
     * Which shape is shown where no rule says otherwise. Only ad accounts to which Meta answers
     * 1885923 need it.
     */
    default?: 'square' | 'vertical' | 'landscape';
    [more: string]: unknown;
  };
  /** Run on Instagram as this account. */
  instagram_user_id?: string;
  /** Several texts and pictures for Meta to choose from. */
  asset_feed_spec?: Record<string, unknown>;
  /** Which of Meta’s automatic changes to the creative are allowed. */
  degrees_of_freedom_spec?: Record<string, unknown>;
  /**
   * What Meta may change by itself. none (default): what can be switched off is switched off.
   * platform: nothing is switched off. A list allows these alone: shop_destination,
   * multi_advertiser_ads, enhancements, adapted_placements, music, product_tags,
   * format_transformation, carousel_order, carousel_end_card. Beside a story or a feed that you
   * write out yourself nothing is switched off unless this field is sent, and a parameter that you
   * send is never completed.
   */
  automatic_changes?: 'none' | 'platform' | (
    | 'shop_destination' | 'multi_advertiser_ads' | 'enhancements' | 'adapted_placements' | 'music'
    | 'product_tags' | 'format_transformation' | 'carousel_order' | 'carousel_end_card')[];
  /** Added to the link, such as utm_source=meta&utm_campaign={{campaign.name}}. */
  url_tags?: string;
  /** The story written out by yourself, instead of the fields above. */
  object_story_spec?: Record<string, unknown>;
  /** An existing post to promote, the page’s id, _ and the post’s id. */
  object_story_id?: string;
  /** An existing Instagram post to promote. */
  source_instagram_media_id?: string;
  /** The button written out by yourself, instead of call_to_action_type. */
  call_to_action?: Record<string, unknown>;
  /** Whether the ad may stand beside others. */
  contextual_multi_ads?: Record<string, unknown>;
  /** A set of catalogue products to show. */
  product_set_id?: string;
  /** For ads about politics and issues. */
  authorization_category?:
    | 'NONE' | 'POLITICAL' | 'POLITICAL_WITH_DIGITALLY_CREATED_MEDIA' | (string & {});
  /**
   * Let Meta check the request without creating anything: no limit, no cool-down, nothing in the
   * journal.
   */
  validate_only?: false;
};

export type AdsCreateInput = {
  /**
   * The ad account to create in: act_ and digits, or the digits alone. Default: the workspace’s
   * pinned ad account; without a pin it is required.
   */
  account_id?: string;
  /** The name people see in Ads Manager. */
  name: string;
  /** The ad set it goes into. */
  adset_id: string;
  /** The creative it shows. */
  creative_id: string;
  /** Which actions Meta tracks for this ad. */
  tracking_specs?: Record<string, unknown>[];
  /** The domain where conversions happen, without www. */
  conversion_domain?: string;
  /** When the ad starts, within its ad set. ISO 8601 with a time zone, or UNIX seconds. */
  ad_schedule_start_time?: string | number;
  /** When the ad ends, within its ad set. ISO 8601 with a time zone, or UNIX seconds. */
  ad_schedule_end_time?: string | number;
  /**
   * Let Meta check the request without creating anything: no limit, no cool-down, nothing in the
   * journal.
   */
  validate_only?: false;
};

export type LaunchesStartInput = {
  /** With dry_run=true: let Meta check every object whose parents exist. */
  validate?: 'platform';
  /** What people call this launch. */
  name?: string;
  /**
   * What it is for, in one word: fills objective, goal, billing event, destination and promoted
   * object where the body leaves them out, from the page, the pixel or the app in defaults. The
   * plan’s filled says what it filled.
   */
  recipe?:
    | 'website_sales' | 'website_leads' | 'form_leads' | 'traffic' | 'awareness' | 'engagement'
    | 'app_installs';
  /**
   * The ad account to create in: act_ and digits, or the digits alone. Default: the workspace’s
   * pinned ad account; without a pin it is required.
   */
  account_id?: string;
  /** Used by every object that does not say otherwise. */
  defaults?: {
    /** The page that ads run as. */
    page_id?: string;
    /** Run on Instagram as this account. */
    instagram_user_id?: string;
    /** For ad sets that optimise for conversions and name no promoted_object. */
    pixel_id?: string;
    /** The app that the recipe app_installs promotes. */
    application_id?: string;
    /** Where a store has that app; where it is left out, a link_url that leads to a store. */
    object_store_url?: string;
    /** Where a click leads: an http or https address. */
    link_url?: string;
    /** Added to the link, such as utm_source=meta. */
    url_tags?: string;
    /** The button. */
    call_to_action_type?:
      | 'LEARN_MORE' | 'SHOP_NOW' | 'SIGN_UP' | 'GET_OFFER' | 'ORDER_NOW' | 'BOOK_NOW'
      | 'BOOK_TRAVEL' | 'CONTACT_US' | 'DOWNLOAD' | 'SUBSCRIBE' | 'GET_QUOTE' | 'APPLY_NOW'
      | 'WATCH_MORE' | 'SEE_MORE' | 'GET_STARTED' | 'BUY_NOW' | 'CALL_NOW' | 'GET_DIRECTIONS'
      | 'MESSAGE_PAGE' | 'WHATSAPP_MESSAGE' | 'INSTALL_MOBILE_APP' | 'USE_APP' | 'LISTEN_NOW'
      | 'PLAY_GAME' | 'REQUEST_TIME' | 'GET_SHOWTIMES' | 'BUY_TICKETS' | 'DONATE_NOW' | 'NO_BUTTON' | (string & {});
    /**
     * The form that the buttons of a launch’s ads open, where their ad set collects leads in a form
     * (LEAD_GENERATION, QUALITY_LEAD or ON_AD); no other ad takes it.
     */
    lead_form_id?: string;
    /**
     * What Meta may change by itself. none (default): what can be switched off is switched off.
     * platform: nothing is switched off. A list allows these alone: shop_destination,
     * multi_advertiser_ads, enhancements, adapted_placements, music, product_tags,
     * format_transformation, carousel_order, carousel_end_card.
     */
    automatic_changes?: 'none' | 'platform' | (
      | 'shop_destination' | 'multi_advertiser_ads' | 'enhancements' | 'adapted_placements'
      | 'music' | 'product_tags' | 'format_transformation' | 'carousel_order' | 'carousel_end_card')[];
    /** Who sees the ads, for ad sets that name no targeting. At most 64 KB as JSON. */
    targeting?: Record<string, unknown>;
  };
  /**
   * An existing campaign, {id}, or the body of POST /adnet/campaigns. Any other text in it: at most
   * 10,000 characters.
   */
  campaign: LaunchCampaign<CampaignsCreateInput>;
  /**
   * Ad sets: each has a ref of your own, and either the id of an existing one or the body of POST
   * /adnet/adsets without campaign_id.
   */
  ad_sets?: LaunchAdSet<AdsetsCreateInput>[];
  /**
   * Pictures: a ref of your own, and a public url or the hash of an upload. For one ad in several
   * shapes: square, vertical and landscape, each with a url or a hash.
   */
  images?: LaunchImage[];
  /**
   * Videos: a ref of your own, and a public url or the id of an upload. For one ad in several
   * shapes: square, vertical and landscape, each with a url or an id.
   */
  videos?: LaunchVideo[];
  /**
   * Posts to promote in place of pictures and texts: a ref of your own, and object_story_id (a
   * Page’s post) or source_instagram_media_id. An ad names it as its media, without a copy.
   */
  posts?: {
    /** A name of your own, by which ads name this part. */
    ref?: string;
    [more: string]: unknown;
  }[];
  /** Texts: a ref of your own, message, headline, and perhaps description and lead_form_id. */
  copies?: LaunchCopy[];
  /**
   * {matrix: true, name?} makes every ad set × media × copy, and every ad set × post; {list:
   * [{ad_set, media?, copy?, creative_id?, name?}]} makes these. The name takes {ad_set}, {media},
   * {copy}, {campaign} and {n}; it is at most 200 characters, and at most 400 filled in. Any other
   * text in it: at most 10,000 characters.
   */
  ads?: LaunchAds;
  /**
   * What Meta may change by itself. none (default): what can be switched off is switched off.
   * platform: nothing is switched off. A list allows these alone: shop_destination,
   * multi_advertiser_ads, enhancements, adapted_placements, music, product_tags,
   * format_transformation, carousel_order, carousel_end_card. For every creative of the launch; it
   * wins over defaults.
   */
  automatic_changes?: 'none' | 'platform' | (
    | 'shop_destination' | 'multi_advertiser_ads' | 'enhancements' | 'adapted_placements' | 'music'
    | 'product_tags' | 'format_transformation' | 'carousel_order' | 'carousel_end_card')[];
  /** Nothing is made before somebody has approved the launch. */
  requires_approval?: boolean;
  /**
   * The plan_digest that a dry run answered: make this plan and no other. Where anything would be
   * sent otherwise now, the answer is 409 plan_changed. Not compared with dry_run=true.
   */
  plan_digest?: string;
  /** Answer the plan and every problem; make nothing. */
  dry_run?: false;
};

export type LaunchesFromCsvInput = {
  /**
   * The ad account: its currency and clock are those of the table. Default: the one chosen for the
   * workspace.
   */
  account_id?: string;
  /** The file. */
  file: Blob | string;
};

export type LaunchesListInput = {
  /** Launches per page, 1 to 100. */
  limit?: number;
  /** The next page: next of the answer before. */
  after?: string;
};

export type LaunchesGetInput = {
  /** The launch’s id. */
  id: string;
};

export type LaunchesNamesInput = {
  /** The launch’s id. */
  id: string;
};

export type LaunchesWatchInput = {
  /** The launch’s id. */
  id: string;
};

export type LaunchesCancelInput = {
  /** The launch’s id. */
  id: string;
};

export type LaunchesResumeInput = {
  /** The launch’s id. */
  id: string;
  /**
   * Corrected fields by step. A field that is not named stays as it was; null removes it. The ad
   * account cannot be replaced: start a new launch.
   */
  replace?: Record<string, Record<string, unknown>>;
};

export type LaunchesApproveInput = {
  /** The launch’s id. */
  id: string;
  /**
   * The plan that was looked at; where the launch is another one by now, the answer is 409
   * plan_changed.
   */
  plan_digest?: string;
};

export type LaunchesReviewLinkInput = {
  /** The launch’s id. */
  id: string;
  /** How long it works: 1 to 30 days. */
  days?: number;
  /** Who it is for. */
  for?: string;
};

export type LaunchesWithdrawReviewLinkInput = {
  /** The launch’s id. */
  id: string;
};

export type DefaultsPutInput = {
  /** The page that ads run as. */
  page_id?: string;
  /** Run on Instagram as this account. */
  instagram_user_id?: string;
  /** For ad sets that optimise for conversions and name no promoted_object. */
  pixel_id?: string;
  /** The app that the recipe app_installs promotes. */
  application_id?: string;
  /** Where a store has that app; where it is left out, a link_url that leads to a store. */
  object_store_url?: string;
  /** Where a click leads: an http or https address. */
  link_url?: string;
  /** Added to the link, such as utm_source=meta. */
  url_tags?: string;
  /** The button. */
  call_to_action_type?:
    | 'LEARN_MORE' | 'SHOP_NOW' | 'SIGN_UP' | 'GET_OFFER' | 'ORDER_NOW' | 'BOOK_NOW' | 'BOOK_TRAVEL'
    | 'CONTACT_US' | 'DOWNLOAD' | 'SUBSCRIBE' | 'GET_QUOTE' | 'APPLY_NOW' | 'WATCH_MORE'
    | 'SEE_MORE' | 'GET_STARTED' | 'BUY_NOW' | 'CALL_NOW' | 'GET_DIRECTIONS' | 'MESSAGE_PAGE'
    | 'WHATSAPP_MESSAGE' | 'INSTALL_MOBILE_APP' | 'USE_APP' | 'LISTEN_NOW' | 'PLAY_GAME'
    | 'REQUEST_TIME' | 'GET_SHOWTIMES' | 'BUY_TICKETS' | 'DONATE_NOW' | 'NO_BUTTON' | (string & {});
  /**
   * The form that the buttons of a launch’s ads open, where their ad set collects leads in a form
   * (LEAD_GENERATION, QUALITY_LEAD or ON_AD); no other ad takes it.
   */
  lead_form_id?: string;
  /**
   * What Meta may change by itself. none (default): what can be switched off is switched off.
   * platform: nothing is switched off. A list allows these alone: shop_destination,
   * multi_advertiser_ads, enhancements, adapted_placements, music, product_tags,
   * format_transformation, carousel_order, carousel_end_card.
   */
  automatic_changes?: 'none' | 'platform' | (
    | 'shop_destination' | 'multi_advertiser_ads' | 'enhancements' | 'adapted_placements' | 'music'
    | 'product_tags' | 'format_transformation' | 'carousel_order' | 'carousel_end_card')[];
  /** Who sees the ads, for ad sets that name no targeting. At most 64 KB as JSON. */
  targeting?: Record<string, unknown>;
};

export type AdCopyGenerateInput = {
  /** claims adds, for each statement, the words of the brief that carry it. */
  include?: 'claims';
  /** What is advertised. */
  product: string;
  /** Who it is for. */
  audience: string;
  /** What people get now, such as 20% off until Sunday. */
  offer?: string;
  /** What troubles the audience. */
  pain_points?: string[];
  /** Facts the copy may claim: real numbers go here. */
  benefits?: string[];
  /** The voice, such as friendly or premium. */
  tone?: string;
  /** Such as sales, leads or app installs; steers the call to action. */
  objective?: string;
  /** Where the ad leads; used as context only. */
  landing_url?: string;
  /**
   * A name or tag such as “German” or “pt-BR”. Left out, a connected model writes English and the
   * built-in writer the language of the brief. Other languages than the brief’s need a model.
   */
  language?: string;
  /** How many ads to write. */
  num_variants?: number;
  /** How many opening lines to add. */
  num_hooks?: number;
};

export type AdCopyCheckInput = {
  /** What is advertised. */
  product: string;
  /** Who it is for. */
  audience: string;
  /** What people get now, such as 20% off until Sunday. */
  offer?: string;
  /** What troubles the audience. */
  pain_points?: string[];
  /** Facts the copy may claim: real numbers go here. */
  benefits?: string[];
  /** The voice, such as friendly or premium. */
  tone?: string;
  /** Such as sales, leads or app installs; steers the call to action. */
  objective?: string;
  /** Where the ad leads; used as context only. */
  landing_url?: string;
  /**
   * A name or tag such as “German” or “pt-BR”. Left out, a connected model writes English and the
   * built-in writer the language of the brief. Other languages than the brief’s need a model.
   */
  language?: string;
  /** The ads to check. */
  variants: {
    /** Not looked at. */
    id?: string;
    /** Not looked at. */
    angle?: string;
    /** Not looked at. */
    call_to_action_type?: string;
    /** The opening line. Up to 300 characters. */
    hook?: string;
    /** The text above the picture. Up to 2000 characters. */
    primary_text?: string;
    /** The line beside the button. Up to 255 characters. */
    headline?: string;
    /** The line under the headline. Up to 255 characters. */
    description?: string;
  }[];
};

export type ClientsListInput = {
  /** Only this workspace; else all of yours. */
  workspace_id?: string;
  /** Clients per page, 1 to 500; left out: all of them. */
  limit?: number;
  /** The next page: next of the answer before. */
  after?: string;
  /** false: only what is known already; Meta is not asked. */
  refresh?: boolean;
};

export type WaitingListInput = {
  /** Only this workspace; else all of yours. */
  workspace_id?: string;
  /** waiting, live or gone; left out: waiting. */
  state?: 'waiting' | 'live' | 'gone';
  /** Only ads of this campaign. */
  campaign_id?: string;
  /** Only this ad, in whatever state. */
  ad_id?: string;
  /**
   * Only events of this actor: key, person, system, operator; the id or name of a key; the id or
   * address of an account.
   */
  actor?: string;
  /** Made from this day (UTC) or time on. */
  since?: string;
  /** Made before this time; a day alone (UTC) counts to its end. */
  until?: string;
  /** Words of its name or its text. */
  q?: string;
  /** Ads per page, 1 to 100. */
  limit?: number;
  /** The next page: next of the answer before. */
  after?: string;
  /** false: only what is known already; Meta is not asked. */
  refresh?: boolean;
  /** true: also what the list can be narrowed down to. */
  choices?: boolean;
  /** true: also what the ads that fit would spend together. */
  totals?: boolean;
};

export type ActivityListInput = {
  /** Events from this day (UTC) or time on. */
  since?: string;
  /** Events before this time; a day alone (UTC) counts to its end. */
  until?: string;
  /** Only this action, such as key.minted; or its first word for all such, as in write. */
  action?: string;
  /**
   * Only events of this actor: key, person, system, operator; the id or name of a key; the id or
   * address of an account.
   */
  actor?: string;
  /** Events per page, 1 to 500. */
  limit?: number;
  /** The next page: next of the answer before. */
  after?: string;
  /**
   * json: one page, as Meta answers it. csv: all rows from here to the end as one file, nested
   * values as dotted columns.
   */
  format?: 'json';
};

export type WebhooksCreateInput = {
  /** A public https address. Redirects are not followed. */
  url: string;
  /** Which events to send. Default: all of them. */
  events?: (
    | 'connection.connected' | 'connection.expiring' | 'connection.expired' | 'write.unknown'
    | 'write.settled' | 'object.found_live' | 'object.differs' | 'launch.finished'
    | 'launch.stopped' | 'launch.waiting' | 'launch.approved' | 'launch.changes_requested')[];
};

export type WebhooksDeleteInput = {
  /** The endpoint’s id, from GET /account/webhooks. */
  webhook_id: string;
};

export type WebhooksRotateInput = {
  /** The endpoint’s id, from GET /account/webhooks. */
  webhook_id: string;
};

export type WebhooksTestInput = {
  /** The endpoint’s id, from GET /account/webhooks. */
  webhook_id: string;
};

export type WebhooksDeliveriesInput = {
  /** The endpoint’s id, from GET /account/webhooks. */
  webhook_id: string;
  /** Deliveries per page, 1 to 100. */
  limit?: number;
  /** The next page: next of the answer before. */
  after?: string;
};

/** Every operation of the service, by its id. */
export type Api = {
  account: {
    /** Your account, and the plan, credits and AI calls of the workspace. */
    get(input?: Record<string, never>, options?: Options): Promise<Account>;
  };
  workspaces: {
    /** List the workspaces you belong to. */
    list(
      input?: WorkspacesListInput,
      options?: Options,
    ): List<{
  /** The workspaces you are a member of. */
  workspaces: ListedWorkspace[];
  /** With limit: for after; null on the last page. */
  next?: string | null;
}, ListedWorkspace>;
    /** Create a workspace; the caller becomes its owner. */
    create(input: WorkspacesCreateInput, options?: Options & WriteOptions): Promise<Workspace>;
    /** Rename a workspace. */
    rename(input: WorkspacesRenameInput, options?: Options): Promise<Workspace>;
    /** Archive a workspace and free its slot. */
    archive(input: WorkspacesArchiveInput, options?: Options): Promise<Workspace>;
    /** Make an archived workspace active again; takes a slot of the plan. */
    unarchive(input: WorkspacesUnarchiveInput, options?: Options): Promise<Workspace>;
  };
  guardrails: {
    /** Show what may be made in a workspace. */
    get(input: GuardrailsGetInput, options?: Options): Promise<Guardrails>;
    /** Set what may be made in a workspace. */
    put(input: GuardrailsPutInput, options?: Options): Promise<Guardrails>;
  };
  members: {
    /** List the members of a workspace and their roles. */
    list(
      input: MembersListInput,
      options?: Options,
    ): List<{
  /** The members, by e-mail address. */
  members: Member[];
}, Member>;
    /** Give a member another role. */
    setRole(input: MembersSetRoleInput, options?: Options): Promise<Member>;
    /** Remove a member from a workspace, or leave it yourself. */
    remove(input: MembersRemoveInput, options?: Options): Promise<Member>;
    /** Invite somebody to a workspace; the link is shown this once. */
    invite(input: MembersInviteInput, options?: Options & WriteOptions): Promise<NewInvitation>;
    /** List the invitations to a workspace that nobody has accepted yet, newest first. */
    listInvitations(
      input: MembersListInvitationsInput,
      options?: Options,
    ): List<{
  /** The open invitations. */
  invitations: Invitation[];
}, Invitation>;
    /** Withdraw an invitation that nobody has accepted yet. */
    withdrawInvitation(
      input: MembersWithdrawInvitationInput,
      options?: Options,
    ): Promise<Invitation>;
  };
  apiKeys: {
    /** Mint an API key; its plaintext is shown this once. */
    mint(input?: ApiKeysMintInput, options?: Options & WriteOptions): Promise<MintedApiKey>;
    /** List your API keys across all workspaces, newest first. */
    list(
      input?: ApiKeysListInput,
      options?: Options,
    ): List<{
  /** Your account’s keys. */
  api_keys: ApiKey[];
}, ApiKey>;
    /** Revoke an API key at once. */
    revoke(input: ApiKeysRevokeInput, options?: Options): Promise<ApiKey>;
  };
  connection: {
    /** Make a link that connects the workspace in a browser. */
    link(input?: Record<string, never>, options?: Options & WriteOptions): Promise<ConnectLink>;
    /** Connect the workspace with a system-user or user token. */
    token(input: ConnectionTokenInput, options?: Options & WriteOptions): Promise<Connection>;
    /** How the workspace is connected to the platform. */
    get(input?: Record<string, never>, options?: Options): Promise<Connection>;
    /** Whether the connection to Meta is well, and what to do if not. */
    health(input?: Record<string, never>, options?: Options): Promise<ConnectionHealth>;
    /** Pin a default ad account, or clear the pin with null. */
    pin(input: ConnectionPinInput, options?: Options): Promise<Connection>;
    /** Remove the workspace’s connection; other workspaces keep theirs. */
    delete(input?: Record<string, never>, options?: Options): Promise<Connection>;
  };
  adAccounts: {
    /** List the ad accounts the connection can manage. */
    list(input?: AdAccountsListInput, options?: Options): List<AdAccountList, AdAccount>;
    /** List the ad accounts the connection can manage. */
    list(
      input: As<AdAccountsListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List the ad accounts the connection can manage. */
    list(
      input: As<AdAccountsListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<AdAccountList, AdAccount> | Promise<ReadableStream<Uint8Array>>;
    /** Read one ad account: currency, time zone, status, spend, smallest budget. */
    get(input: AdAccountsGetInput, options?: Options): Promise<AdAccount>;
  };
  pages: {
    /** List the pages that can be the identity of the account’s ads. */
    list(input: PagesListInput, options?: Options): List<PageList, Page>;
    /** List the pages that can be the identity of the account’s ads. */
    list(
      input: As<PagesListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List the pages that can be the identity of the account’s ads. */
    list(
      input: As<PagesListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<PageList, Page> | Promise<ReadableStream<Uint8Array>>;
  };
  campaigns: {
    /** List an ad account’s campaigns. */
    list(input: CampaignsListInput, options?: Options): List<CampaignList, Campaign>;
    /** List an ad account’s campaigns. */
    list(
      input: As<CampaignsListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List an ad account’s campaigns. */
    list(
      input: As<CampaignsListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<CampaignList, Campaign> | Promise<ReadableStream<Uint8Array>>;
    /** Read one campaign. */
    get(input: CampaignsGetInput, options?: Options): Promise<Campaign>;
    /** Create a campaign, paused. */
    create(
      input: CampaignsCreateInput,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Created>;
    /** Create a campaign, paused. */
    create(
      input: As<CampaignsCreateInput, { validate_only: true }>,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Validated>;
    /** Create a campaign, paused. */
    create(
      input: As<CampaignsCreateInput, { validate_only?: boolean | undefined }>,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Created> | Promise<Validated>;
  };
  adsets: {
    /** List an ad account’s ad sets, or those of one campaign. */
    list(input: AdsetsListInput, options?: Options): List<AdSetList, AdSet>;
    /** List an ad account’s ad sets, or those of one campaign. */
    list(
      input: As<AdsetsListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List an ad account’s ad sets, or those of one campaign. */
    list(
      input: As<AdsetsListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<AdSetList, AdSet> | Promise<ReadableStream<Uint8Array>>;
    /** Read one ad set. */
    get(input: AdsetsGetInput, options?: Options): Promise<AdSet>;
    /** Create an ad set, paused. */
    create(
      input: AdsetsCreateInput,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Created>;
    /** Create an ad set, paused. */
    create(
      input: As<AdsetsCreateInput, { validate_only: true }>,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Validated>;
    /** Create an ad set, paused. */
    create(
      input: As<AdsetsCreateInput, { validate_only?: boolean | undefined }>,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Created> | Promise<Validated>;
  };
  ads: {
    /** List an ad account’s ads, or those of one campaign or ad set. */
    list(input: AdsListInput, options?: Options): List<AdList, Ad>;
    /** List an ad account’s ads, or those of one campaign or ad set. */
    list(
      input: As<AdsListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List an ad account’s ads, or those of one campaign or ad set. */
    list(
      input: As<AdsListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<AdList, Ad> | Promise<ReadableStream<Uint8Array>>;
    /** Read one ad. */
    get(input: AdsGetInput, options?: Options): Promise<Ad>;
    /** See an ad as Meta shows it. */
    preview(input: AdsPreviewInput, options?: Options): List<PreviewList, Preview>;
    /** Create an ad, paused. */
    create(
      input: AdsCreateInput,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Created>;
    /** Create an ad, paused. */
    create(
      input: As<AdsCreateInput, { validate_only: true }>,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Validated>;
    /** Create an ad, paused. */
    create(
      input: As<AdsCreateInput, { validate_only?: boolean | undefined }>,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Created> | Promise<Validated>;
  };
  creatives: {
    /** Read one creative, its story included. */
    get(input: CreativesGetInput, options?: Options): Promise<Creative>;
    /** List an ad account’s creatives. */
    list(input: CreativesListInput, options?: Options): List<CreativeList, Creative>;
    /** List an ad account’s creatives. */
    list(
      input: As<CreativesListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List an ad account’s creatives. */
    list(
      input: As<CreativesListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<CreativeList, Creative> | Promise<ReadableStream<Uint8Array>>;
    /** See a creative as Meta shows it. */
    preview(input: CreativesPreviewInput, options?: Options): List<PreviewList, Preview>;
    /** Create a creative from copy and media. */
    create(
      input: CreativesCreateInput,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Created>;
    /** Create a creative from copy and media. */
    create(
      input: As<CreativesCreateInput, { validate_only: true }>,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Validated>;
    /** Create a creative from copy and media. */
    create(
      input: As<CreativesCreateInput, { validate_only?: boolean | undefined }>,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Created> | Promise<Validated>;
  };
  videos: {
    /** Say whether a video is ready, and show frames of it. */
    get(input: VideosGetInput, options?: Options): Promise<Video>;
    /** List an ad account’s videos. */
    list(input: VideosListInput, options?: Options): List<LibraryVideoList, LibraryVideo>;
    /** List an ad account’s videos. */
    list(
      input: As<VideosListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List an ad account’s videos. */
    list(
      input: As<VideosListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<LibraryVideoList, LibraryVideo> | Promise<ReadableStream<Uint8Array>>;
    /** Let Meta fetch a public video into the account’s library. */
    upload(
      input: VideosUploadInput,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<Created>;
  };
  images: {
    /** List the pictures of an ad account’s library, or find some by their hashes. */
    list(input: ImagesListInput, options?: Options): List<LibraryImageList, LibraryImage>;
    /** List the pictures of an ad account’s library, or find some by their hashes. */
    list(
      input: As<ImagesListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List the pictures of an ad account’s library, or find some by their hashes. */
    list(
      input: As<ImagesListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<LibraryImageList, LibraryImage> | Promise<ReadableStream<Uint8Array>>;
    /** Fetch a public image and put it into the account’s library. */
    upload(
      input: ImagesUploadInput,
      options?: Options & WriteOptions & OpenOptions,
    ): Promise<ImageUpload>;
  };
  instagramAccounts: {
    /** List the Instagram accounts that can be the identity of the account’s ads. */
    list(
      input: InstagramAccountsListInput,
      options?: Options,
    ): List<InstagramAccountList, InstagramAccount>;
    /** List the Instagram accounts that can be the identity of the account’s ads. */
    list(
      input: As<InstagramAccountsListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List the Instagram accounts that can be the identity of the account’s ads. */
    list(
      input: As<InstagramAccountsListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<InstagramAccountList, InstagramAccount> | Promise<ReadableStream<Uint8Array>>;
  };
  pixels: {
    /** List the pixels that measure what happens on websites. */
    list(input: PixelsListInput, options?: Options): List<PixelList, Pixel>;
    /** List the pixels that measure what happens on websites. */
    list(
      input: As<PixelsListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List the pixels that measure what happens on websites. */
    list(
      input: As<PixelsListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<PixelList, Pixel> | Promise<ReadableStream<Uint8Array>>;
  };
  customConversions: {
    /** List the conversions that the account defines itself. */
    list(
      input: CustomConversionsListInput,
      options?: Options,
    ): List<CustomConversionList, CustomConversion>;
    /** List the conversions that the account defines itself. */
    list(
      input: As<CustomConversionsListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List the conversions that the account defines itself. */
    list(
      input: As<CustomConversionsListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<CustomConversionList, CustomConversion> | Promise<ReadableStream<Uint8Array>>;
  };
  audiences: {
    /** List an ad account’s audiences, custom or saved. */
    list(input: AudiencesListInput, options?: Options): List<AudienceList, Audience>;
    /** List an ad account’s audiences, custom or saved. */
    list(
      input: As<AudiencesListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List an ad account’s audiences, custom or saved. */
    list(
      input: As<AudiencesListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<AudienceList, Audience> | Promise<ReadableStream<Uint8Array>>;
  };
  leadForms: {
    /** List a Page’s lead forms. */
    list(input: LeadFormsListInput, options?: Options): List<LeadFormList, LeadForm>;
    /** List a Page’s lead forms. */
    list(
      input: As<LeadFormsListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List a Page’s lead forms. */
    list(
      input: As<LeadFormsListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<LeadFormList, LeadForm> | Promise<ReadableStream<Uint8Array>>;
  };
  posts: {
    /** List the posts that a Page has published. */
    list(input: PostsListInput, options?: Options): List<PostList, Post>;
    /** List the posts that a Page has published. */
    list(
      input: As<PostsListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List the posts that a Page has published. */
    list(
      input: As<PostsListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<PostList, Post> | Promise<ReadableStream<Uint8Array>>;
  };
  instagramMedia: {
    /** List what an Instagram account has published. */
    list(
      input: InstagramMediaListInput,
      options?: Options,
    ): List<InstagramMediaList, InstagramMedia>;
    /** List what an Instagram account has published. */
    list(
      input: As<InstagramMediaListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** List what an Instagram account has published. */
    list(
      input: As<InstagramMediaListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<InstagramMediaList, InstagramMedia> | Promise<ReadableStream<Uint8Array>>;
  };
  targeting: {
    /** Search interests, behaviours and demographics to aim ads at. */
    search(
      input: TargetingSearchInput,
      options?: Options,
    ): List<TargetingOptionList, TargetingOption>;
    /** Search interests, behaviours and demographics to aim ads at. */
    search(
      input: As<TargetingSearchInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** Search interests, behaviours and demographics to aim ads at. */
    search(
      input: As<TargetingSearchInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<TargetingOptionList, TargetingOption> | Promise<ReadableStream<Uint8Array>>;
    /** Browse the interests, behaviours and demographics that Meta offers. */
    browse(
      input: TargetingBrowseInput,
      options?: Options,
    ): List<TargetingOptionList, TargetingOption>;
    /** Browse the interests, behaviours and demographics that Meta offers. */
    browse(
      input: As<TargetingBrowseInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** Browse the interests, behaviours and demographics that Meta offers. */
    browse(
      input: As<TargetingBrowseInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<TargetingOptionList, TargetingOption> | Promise<ReadableStream<Uint8Array>>;
    /** Ask which targeting options can still be used. */
    validate(input: TargetingValidateInput, options?: Options): Promise<TargetingOptionList>;
    /** Search places to aim ads at: countries, regions, cities, post codes. */
    locations(
      input?: TargetingLocationsInput,
      options?: Options,
    ): List<TargetingLocationList, TargetingLocation>;
    /** Search places to aim ads at: countries, regions, cities, post codes. */
    locations(
      input: As<TargetingLocationsInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** Search places to aim ads at: countries, regions, cities, post codes. */
    locations(
      input: As<TargetingLocationsInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<TargetingLocationList, TargetingLocation> | Promise<ReadableStream<Uint8Array>>;
    /** Search languages to aim ads at. */
    locales(
      input?: TargetingLocalesInput,
      options?: Options,
    ): List<TargetingLocaleList, TargetingLocale>;
    /** Search languages to aim ads at. */
    locales(
      input: As<TargetingLocalesInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** Search languages to aim ads at. */
    locales(
      input: As<TargetingLocalesInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<TargetingLocaleList, TargetingLocale> | Promise<ReadableStream<Uint8Array>>;
  };
  delivery: {
    /** Ask how many people a targeting reaches. */
    estimate(input: DeliveryEstimateInput, options?: Options): Promise<DeliveryEstimateList>;
  };
  previews: {
    /** See a creative that does not exist yet, as Meta would show it. */
    draft(input: PreviewsDraftInput, options?: Options): Promise<PreviewList>;
  };
  insights: {
    /** Read the performance of an ad account, campaign, ad set or ad. */
    get(input: InsightsGetInput, options?: Options): List<InsightsList, InsightsRow>;
    /** Read the performance of an ad account, campaign, ad set or ad. */
    get(
      input: As<InsightsGetInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** Read the performance of an ad account, campaign, ad set or ad. */
    get(
      input: As<InsightsGetInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<InsightsList, InsightsRow> | Promise<ReadableStream<Uint8Array>>;
  };
  reports: {
    /** Start a large report. */
    start(input: ReportsStartInput, options?: Options & WriteOptions): Promise<StartedReport>;
    /** Ask how far a report is. */
    get(input: ReportsGetInput, options?: Options): Promise<Report>;
    /** Read the rows of a report that is done. */
    rows(input: ReportsRowsInput, options?: Options): List<InsightsList, InsightsRow>;
    /** Read the rows of a report that is done. */
    rows(
      input: As<ReportsRowsInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** Read the rows of a report that is done. */
    rows(
      input: As<ReportsRowsInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<InsightsList, InsightsRow> | Promise<ReadableStream<Uint8Array>>;
  };
  errors: {
    /** Explain an error of Meta. */
    get(input: ErrorsGetInput, options?: Options): Promise<ErrorHelp>;
  };
  objectives: {
    /** Which goal, billing event, destination and promoted object fit which objective. */
    list(
      input?: Record<string, never>,
      options?: Options,
    ): List<Objectives, {
  /** The campaign’s objective. */
  objective: string;
  /** The ad set’s destination_type; null where it is left out. */
  destination_type: string | null;
  /** The ad set’s goal. */
  optimization_goal: string;
  /** What can be paid for; new ad accounts pay for impressions alone. */
  billing_events: string[];
  /** What promoted_object must name; empty where nothing must. */
  promoted_object: string[];
}>;
  };
  launches: {
    /**
     * Make a whole campaign in one call: pictures, campaign, ad sets, creatives and ads, all
     * paused.
     */
    start(input: LaunchesStartInput, options?: Options & WriteOptions): Promise<Launch>;
    /**
     * Make a whole campaign in one call: pictures, campaign, ad sets, creatives and ads, all
     * paused.
     */
    start(
      input: As<LaunchesStartInput, { dry_run: true }>,
      options?: Options & WriteOptions,
    ): Promise<LaunchPlan>;
    /**
     * Make a whole campaign in one call: pictures, campaign, ad sets, creatives and ads, all
     * paused.
     */
    start(
      input: As<LaunchesStartInput, { dry_run?: boolean | undefined }>,
      options?: Options & WriteOptions,
    ): Promise<Launch> | Promise<LaunchPlan>;
    /** Turn a table of ads into the body of a launch. */
    fromCsv(input: LaunchesFromCsvInput, options?: Options): Promise<LaunchFromCsv>;
    /** List the workspace’s launches, newest first. */
    list(input?: LaunchesListInput, options?: Options): List<Launches, Launch>;
    /** Show a launch with all of its steps. */
    get(input: LaunchesGetInput, options?: Options): Promise<LaunchDetail>;
    /** Show what Meta calls the things that a launch names by id. */
    names(input: LaunchesNamesInput, options?: Options): Promise<LaunchNames>;
    /** Follow a launch as server-sent events. */
    watch(input: LaunchesWatchInput, options?: Options): Promise<ReadableStream<Uint8Array>>;
    /** Make nothing more of a launch. */
    cancel(input: LaunchesCancelInput, options?: Options): Promise<Launch>;
    /** Go on with a stopped launch, with corrected steps where they are sent. */
    resume(input: LaunchesResumeInput, options?: Options & WriteOptions): Promise<Launch>;
    /** Let a launch that waits for approval be made. */
    approve(input: LaunchesApproveInput, options?: Options): Promise<Launch>;
    /** Make a link under which the client sees the ads and answers. */
    reviewLink(
      input: LaunchesReviewLinkInput,
      options?: Options & WriteOptions,
    ): Promise<ReviewLink>;
    /** Withdraw every review link of a launch. */
    withdrawReviewLink(
      input: LaunchesWithdrawReviewLinkInput,
      options?: Options,
    ): Promise<WithdrawnReviewLinks>;
  };
  defaults: {
    /** Show what launches and creates use where they say nothing else. */
    get(input?: Record<string, never>, options?: Options): Promise<Defaults>;
    /** Set what launches and creates use where they say nothing else. */
    put(input?: DefaultsPutInput, options?: Options): Promise<Defaults>;
  };
  adCopy: {
    /** Write ad copy variants and hooks that claim nothing you did not supply. */
    generate(
      input: AdCopyGenerateInput,
      options?: Options & WriteOptions,
    ): Promise<{
  /** The ads. */
  variants: AdCopyVariant[];
  /** More opening lines, by kind. */
  hooks: Hook[];
  /** What of the brief was not used and why, and what is to be known about the copy. */
  notes?: CopyNote[];
  /** Where each statement comes from. Only with include=claims. */
  claims?: AdCopyClaim[];
  /** What this call cost. */
  credits_charged: number;
}>;
    /** Check ad copy that a person wrote against the brief. */
    check(
      input: AdCopyCheckInput,
      options?: Options,
    ): Promise<{
  /** Empty when nothing was found. */
  findings: AdCopyFinding[];
}>;
    /** The ad copy that was written in the workspace, newest first. */
    history(
      input?: Record<string, never>,
      options?: Options,
    ): Promise<{
  /** The answers, newest first. */
  data: WrittenCopy[];
  /** Who writes now: the built-in writer, which drafts, or a connected model. */
  writer: 'builtin' | 'model';
}>;
  };
  clients: {
    /** Your clients at a glance: connection, waiting ads, recent spend. */
    list(
      input?: ClientsListInput,
      options?: Options,
    ): List<{
  /** Your clients, by name. */
  clients: Client[];
  /** With limit: for after; null on the last page. */
  next?: string | null;
}, Client>;
  };
  waiting: {
    /** Ads that were made here and wait, paused, newest first. */
    list(
      input?: WaitingListInput,
      options?: Options,
    ): List<{
  /** The ads, newest first. */
  ads: WaitingAd[];
  /** For after; null on the last page. */
  next: string | null;
  /** With choices=true. */
  choices?: WaitingChoices;
  /** With totals=true. */
  totals?: WaitingTotals;
}, WaitingAd>;
  };
  activity: {
    /** Who changed what in the workspace, newest first. */
    list(
      input?: ActivityListInput,
      options?: Options,
    ): List<{
  /** The events, newest first. */
  events: ActivityEvent[];
  /** For after; null on the last page. */
  next: string | null;
}, ActivityEvent>;
    /** Who changed what in the workspace, newest first. */
    list(
      input: As<ActivityListInput, { format: 'csv' }>,
      options?: Options,
    ): Promise<ReadableStream<Uint8Array>>;
    /** Who changed what in the workspace, newest first. */
    list(
      input: As<ActivityListInput, { format?: 'json' | 'csv' | undefined }>,
      options?: Options,
    ): List<{
  /** The events, newest first. */
  events: ActivityEvent[];
  /** For after; null on the last page. */
  next: string | null;
}, ActivityEvent> | Promise<ReadableStream<Uint8Array>>;
  };
  webhooks: {
    /** Send the workspace’s events to an address of yours. */
    create(
      input: WebhooksCreateInput,
      options?: Options & WriteOptions,
    ): Promise<WebhookWithSecret>;
    /** List the workspace’s webhooks. */
    list(
      input?: Record<string, never>,
      options?: Options,
    ): List<{
  /** The endpoints, oldest first. */
  webhooks: Webhook[];
}, Webhook>;
    /** Remove a webhook. */
    delete(input: WebhooksDeleteInput, options?: Options): Promise<Webhook>;
    /** Give a webhook a new secret; the old one stays good for a day. */
    rotate(
      input: WebhooksRotateInput,
      options?: Options & WriteOptions,
    ): Promise<WebhookWithSecret>;
    /** Send a test event now and tell what came back. */
    test(
      input: WebhooksTestInput,
      options?: Options,
    ): Promise<{
  /** Whether the receiver answered with 200 to 299. */
  delivered: boolean;
  /** The header webhook-id of the request. */
  event_id: string;
  /** The receiver’s status; null without an answer. */
  status: number | null;
  /** The first 2 KB of what it answered. */
  answer: string | null;
  /** Why it does not count as delivered. */
  error: string | null;
  /** How long it took. */
  took_ms: number;
}>;
    /** What was sent to a webhook and what came back, newest first. */
    deliveries(
      input: WebhooksDeliveriesInput,
      options?: Options,
    ): List<{
  /** The deliveries, newest first. */
  deliveries: WebhookDelivery[];
  /** For after; null on the last page. */
  next: string | null;
}, WebhookDelivery>;
  };
};
