/** What a person looks for first, where not everything fits. */
export const favourites: Record<string, readonly string[]> = {
  'ads.list': ['id', 'name', 'status', 'effective_status', 'created_time'],
  'insights.get': [
    'account_name',
    'campaign_name',
    'adset_name',
    'ad_name',
    'spend',
    'impressions',
    'clicks',
  ],
  'launches.list': ['id', 'name', 'state', 'created_at', 'steps.done', 'steps.total'],
  'webhooks.list': ['id', 'url', 'state', 'failing_since', 'created_at'],
  'activity.list': ['at', 'actor.name', 'action', 'target.name', 'outcome'],
  'webhooks.deliveries': ['created_at', 'type', 'state', 'status'],
};
