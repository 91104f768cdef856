import { type Html, html } from '../../kernel/html.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { clientPath } from '../clients.ts';
import { chart } from '../insights/chart.ts';
import { filters } from '../insights/filters.ts';
import { type LoadedInsights, loadInsights } from '../insights/load.ts';
import {
  change,
  type InsightsMetric,
  type InsightsRow,
  metrics,
  totalsOf,
} from '../insights/numbers.ts';
import { before, daysIn } from '../insights/period.ts';
import { table } from '../insights/table.ts';
import { icon } from '../parts/icon.ts';
import { day } from '../parts/moment.ts';
import { empty, pageHead } from '../parts/states.ts';
import { screen, type Visit } from '../screen.ts';

const tile = (
  metric: InsightsMetric,
  { daily, earlier, account }: LoadedInsights,
): Html | string => {
  const now = metric.of(totalsOf(daily));
  const then = earlier === null ? null : metric.of(totalsOf(earlier));
  if (metric.isResult && !now && !then) return '';
  const difference = change(metric, now, then);
  return html`<div class="figure"><span>${metric.label}</span><b>${
    now === null ? '–' : metric.say(now, account?.currency ?? 'USD')
  }</b>${difference ? html`<small class="delta ${difference.look}">${difference.words}</small>` : ''}</div>`;
};

const series = ({ daily, earlier, period, metric = metrics[0], account }: LoadedInsights) => {
  const of = (rows: readonly InsightsRow[], days: readonly string[]) =>
    days.map((date) => metric?.of(totalsOf(rows.filter((row) => row.date_start === date))) ?? 0);
  const days = daysIn(period);
  return {
    label: metric?.label ?? '',
    days,
    now: of(daily, days),
    before: earlier === null ? null : of(earlier, daysIn(before(period))),
    say: (value: number) => metric?.say(value, account?.currency ?? 'USD') ?? '',
  };
};

/** The campaign or ad set that the page is about, and what it belongs to; null where it is the whole account. */
const subject = ({ object, of, daily, rows }: LoadedInsights) => {
  if (object === '') return null;
  const [row] = [...daily, ...rows];
  const campaign = row?.wordsOf('campaign_name') ?? '';
  const name = (of === 'adset' ? row?.wordsOf('adset_name') : campaign) || object;
  return { name, kind: of === 'adset' ? 'Ad set' : 'Campaign', campaign };
};

const title = (data: LoadedInsights): Html | string => {
  const about = subject(data);
  return about === null ? 'Insights' : html`${foreignName(about.name)}`;
};

const file = ({ account, object, period, level, split }: LoadedInsights, visit: Visit) => {
  const query = new URLSearchParams({
    ...period,
    level,
    ...(split !== '' && { breakdown: split }),
  });
  return `${clientPath(visit.client?.workspace_id ?? '', 'insights')}/${object || account?.id}/file?${query.toString()}`;
};

const aboutWords = (data: LoadedInsights): Html | string => {
  const about = subject(data);
  if (about === null) return '';
  return about.kind === 'Campaign'
    ? 'Campaign. '
    : html`Ad set of the campaign “${foreignName(about.campaign)}”. `;
};

const lead = (data: LoadedInsights, client: string): Html => {
  const { account, period } = data;
  return html`${aboutWords(data)}${
    client === '' ? '' : html`${foreignName(client)}: `
  }${account ? foreignName(account.name) : ''}, ${day(period.since)} to ${day(period.until)}. Amounts in ${account?.currency ?? ''}; days as on the clock of the ad account, ${account?.timezone_name ?? ''}.`;
};

/** Meta reports on ads that run: in short, by day, and by campaign, ad set or ad. */
export const insightsScreen = screen({
  path: '/w/:workspace/insights',
  title: 'Insights',
  place: { group: 'client', label: 'Insights', icon: 'insights', onPhone: 'Insights' },
  islands: ['insights'],
  load: loadInsights,

  render(data, visit) {
    const hasNumbers = data.daily.some(({ impressions, spend }) => impressions > 0 || spend > 0);
    const actions = hasNumbers
      ? html`<button type="button" class="btn quiet" data-print-page hidden>Print</button><a class="btn quiet" href="${file(data, visit)}"><span>Download CSV, <span class="soft">amounts in ${
          data.account?.currency ?? 'the account’s currency'
        }</span></span></a>`
      : '';
    const back = data.object
      ? html`<a class="crumb" href="${visit.path}">${icon('back')}All campaigns</a>`
      : '';
    return html`${back}${pageHead(title(data), lead(data, visit.client?.name ?? ''), actions)}${filters(data, visit)}
${
  !hasNumbers
    ? empty({
        icon: 'insights',
        title: 'No numbers for these days',
        text: 'Ads that wait are paused and have no numbers. Numbers come once somebody starts an ad.',
        next: html`<a class="btn quiet" href="${visit.path}?range=90">Look at 90 days</a>`,
      })
    : html`<div class="tiles">${metrics.map((metric) => tile(metric, data))}</div>
${chart(series(data), data.metric?.say(1, 'USD').startsWith('$') ? (data.account?.currency ?? null) : null)}${table(data, visit)}`
}`;
  },
});
