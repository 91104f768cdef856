import { actionTypes, conversionTypes, purchaseValues } from './actions.ts';
import { entityFields } from './entity-fields.ts';
import {
  asCost,
  asCount,
  asMoney,
  asReturn,
  list,
  ofImpressions,
  single,
  video,
  watched,
} from './list-fields.ts';
import { always, counter, type Field, ifAny, type Measure, per, unique } from './measures.ts';
import { costPerResult, resultMetrics, resultsOf } from './results.ts';
import { count, reachOf, spendOf } from './row.ts';
import { silentFields } from './silent-fields.ts';

const impressions = counter('impressions');
const clicks = counter('clicks');
const link = counter('link');
const plays = counter('plays');
const spend: Measure = { needs: ['spend'], of: spendOf };
const reach: Measure = { needs: ['impressions'], of: reachOf };
const engagement: Measure = {
  needs: ['link', 'reaction', 'comment', 'share', 'save', 'three_seconds'],
  of: (row) => engagement.needs.reduce((sum, metric) => sum + count(row, metric), 0),
};

/** Nobody counts people by the hour, and the platform then writes a plain zero. */
const frequency: Field = {
  needs: ['impressions'],
  read: (row) => (row.view.isHourly ? '0' : per(impressions, reach).read(row)),
};

const averageTime: Field = {
  needs: ['seconds', 'plays'],
  read: (row) => {
    const times = plays.of(row);
    if (!times || row.view.isHourly || row.view.isRegional) return undefined;
    const value = String(Math.max(1, Math.round(count(row, 'seconds') / times)));
    return [{ action_type: 'video_view', value }];
  },
};

const results: Field = { needs: [...resultMetrics, 'impressions'], read: resultsOf };
const resultCost: Field = { needs: [...results.needs, 'spend'], read: costPerResult };

const metricFields: Record<string, Field> = {
  impressions: always(impressions),
  spend: always(spend),
  reach: always(reach),
  clicks: always(clicks),
  frequency,
  ctr: per(clicks, impressions, 100),
  cpc: per(spend, clicks),
  cpm: per(spend, impressions, 1000),
  cpp: per(spend, reach, 1000),
  inline_link_clicks: ifAny(link),
  inline_link_click_ctr: per(link, impressions, 100),
  cost_per_inline_link_click: per(spend, link),
  inline_post_engagement: ifAny(engagement),
  cost_per_inline_post_engagement: per(spend, engagement),
  unique_clicks: always(unique('clicks')),
  unique_ctr: per(unique('clicks'), reach, 100),
  cost_per_unique_click: per(spend, unique('clicks')),
  unique_inline_link_clicks: ifAny(unique('link')),
  unique_inline_link_click_ctr: per(unique('link'), reach, 100),
  cost_per_unique_inline_link_click: per(spend, unique('link')),
  unique_link_clicks_ctr: per(unique('link'), reach, 100),
  outbound_clicks: single('outbound_click', 'outbound'),
  outbound_clicks_ctr: single('outbound_click', 'outbound', ofImpressions),
  cost_per_outbound_click: single('outbound_click', 'outbound', asCost),
  website_ctr: single('link_click', 'link', ofImpressions),
  actions: list(actionTypes, asCount),
  action_values: list(purchaseValues, asMoney),
  cost_per_action_type: list(actionTypes, asCost),
  conversions: list(conversionTypes, asCount),
  conversion_values: list(purchaseValues.slice(-1), asMoney),
  cost_per_conversion: list(conversionTypes, asCost),
  purchase_roas: list(purchaseValues.slice(1, 2), asReturn),
  website_purchase_roas: list(purchaseValues.slice(-1), asReturn),
  results,
  objective_results: results,
  cost_per_result: resultCost,
  cost_per_objective_result: resultCost,
  video_play_actions: video('plays'),
  video_continuous_2_sec_watched_actions: video('two_seconds'),
  video_30_sec_watched_actions: video('thirty_seconds'),
  video_thruplay_watched_actions: video('thruplay'),
  video_p25_watched_actions: watched('p25'),
  video_p50_watched_actions: watched('p50'),
  video_p75_watched_actions: watched('p75'),
  video_p95_watched_actions: watched('p95'),
  video_p100_watched_actions: watched('p100'),
  video_avg_time_watched_actions: averageTime,
  cost_per_thruplay: single('video_view', 'thruplay', asCost),
  cost_per_2_sec_continuous_video_view: single('video_view', 'two_seconds', asCost),
};

const nothing: Field = { needs: [], read: () => undefined };

const fields = new Map<string, Field>([
  ...silentFields.map((name): [string, Field] => [name, nothing]),
  ...Object.entries(entityFields),
  ...Object.entries(metricFields),
]);

export const fieldNamed = (name: string): Field | undefined => fields.get(name);
