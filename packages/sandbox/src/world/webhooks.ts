/** Fields of the object `ad_account` that an app can subscribe to. */
export const webhookFields = [
  'effective_status',
  'subscriptions',
  'creative_fatigue',
  'ad_recommendations',
  'in_process_ad_objects',
  'with_issues_ad_objects',
  'product_set_issue',
] as const;

export type Condition = { field: string; value: string; operator: string };

/** What an app wants to know about one ad account: a new object, a change, or a figure. */
export type AdSubscription = {
  id: string;
  account_id: string;
  event_type: string;
  field?: string | undefined;
  value?: string | undefined;
  operator?: string | undefined;
  filters: Condition[];
  status: 'ENABLED' | 'DISABLED';
};

/** An ad object as it was last seen, with each value as text. */
export type SeenObject = Record<string, string>;

export type Webhooks = {
  /** Where notifications are sent, and about what; undefined before the app has subscribed. */
  app?: { callback_url: string; fields: string[] } | undefined;
  /** Connected ad accounts, each with its objects as they were last seen. */
  accounts: Map<string, Map<string, SeenObject>>;
  subscriptions: Map<string, AdSubscription>;
};

export const createWebhooks = (): Webhooks => ({ accounts: new Map(), subscriptions: new Map() });
