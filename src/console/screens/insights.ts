import { type Html, html } from '../../kernel/text/html.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { screenPath } from '../clients.ts';
import { chart } from '../insights/chart.ts';
import {
  deletedWords,
  type LoadedInsights,
  levels,
  loadInsights,
  maxRows,
  splits,
} from '../insights/load.ts';
import {
  change,
  type InsightsMetric,
  type InsightsRow,
  metrics,
  metricsIn,
  totalsOf,
} from '../insights/numbers.ts';
import { before, daysIn, ranges } from '../insights/period.ts';
import { chip, empty, pageHead } from '../parts/blocks.ts';
import { filterFields, moreFilters } from '../parts/field.ts';
import { icon } from '../parts/icon.ts';
import { day } from '../parts/moment.ts';
import { nameChoice } from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';

const rowName = (row: InsightsRow, { level, split }: LoadedInsights) => ({
  id: row.wordsOf(`${level}_id`),
  name: row.wordsOf(`${level}_name`) || 'Without a name',
  part: split === '' ? '' : row.wordsOf(split),
  /** The row's parents, because many ad sets and ads have the same name. */
  above: (level === 'ad'
    ? ['campaign_name', 'adset_name']
    : level === 'adset'
      ? ['campaign_name']
      : []
  )
    .map((field) => row.wordsOf(field))
    .filter(Boolean)
    .join(' · '),
});

const tableRow = (
  row: InsightsRow,
  metrics: InsightsMetric[],
  data: LoadedInsights,
  visit: Visit,
): Html => {
  const { id, name, part, above } = rowName(row, data);
  const below = data.level === 'campaign' ? 'adset' : 'ad';
  const totals = totalsOf([row]);
  const href = `${visit.path}?${new URLSearchParams({ ...visit.query, object: id, of: data.level, level: below }).toString()}`;
  const title =
    data.level === 'ad' || id === ''
      ? foreignName(name)
      : html`<a data-stop href="${href}">${foreignName(name)}</a>`;
  return html`<tr><th scope="row">${title}${data.deleted.has(id) ? html` ${chip('idle', deletedWords)}` : ''}${
    above === '' ? '' : html`<small>${foreignName(above)}</small>`
  }${part === '' ? '' : html`<small>${part}</small>`}</th>
${metrics.map((metric) => {
  const value = metric.of(totals);
  return html`<td class="num" data-label="${metric.label}">${
    value === null ? '–' : metric.say(value, data.account?.currency ?? 'USD')
  }</td>`;
})}</tr>`;
};

const table = (data: LoadedInsights, visit: Visit): Html => {
  const metrics = metricsIn(data.rows, data.daily);
  const title = levels.find(([key]) => key === data.level)?.[1] ?? '';
  return html`<div class="table-wrap" tabindex="0" role="region" aria-label="${title}">
<table class="cards figures" data-arrows><caption>${title}${
    data.split === ''
      ? ''
      : html` <small class="soft">split by ${splits.find(([key]) => key === data.split)?.[1].toLowerCase()}</small>`
  }</caption>
<thead><tr><th scope="col">Name</th>${metrics.map(({ label }) => html`<th scope="col" class="num">${label}</th>`)}</tr></thead>
<tbody>${data.rows.map((row) => tableRow(row, metrics, data, visit))}</tbody></table></div>
${data.rows.length < maxRows ? '' : html`<p class="soft small">The ${maxRows} that spent most. The CSV has all.</p>`}`;
};

const fields = filterFields('i');

const filters = (data: LoadedInsights, { path }: Visit): Html => {
  const field = (name: string, label: string, value: string | undefined, isFolded = true) => ({
    name,
    label,
    value,
    isFolded,
  });
  const { accounts, account, range, period, object } = data;
  return html`<form class="toolbar" method="get" action="${path}" data-filter aria-label="What to show">
${accounts.length > 1 ? fields.select(field('account', 'Ad account', account?.id, false), accounts.map(nameChoice)) : ''}
${fields.select(field('range', 'Days', range, false), ranges)}<input type="hidden" name="shown" value="${range}">
${fields.input(field('since', 'From', period.since), 'date')}
${fields.input(field('until', 'Until', period.until), 'date')}
${fields.select(field('level', 'Show', data.level), levels)}${fields.select(field('split', 'Split by', data.split), splits)}
${fields.select(field('compare', 'Compare', data.compares ? 'before' : 'no'), [
  ['before', 'With the days before'],
  ['no', 'With nothing'],
])}
${fields.select(
  field('metric', 'Chart', data.metric?.key ?? 'spend'),
  metrics.map(({ key, label }) => [key, label]),
)}
${object ? html`<input type="hidden" name="object" value="${object}"><input type="hidden" name="of" value="${data.of}">` : ''}
${moreFilters(false)}
<button class="btn quiet">Show</button></form>`;
};

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

/** The campaign or ad set of the page, and its parents; null for the whole account. */
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
  return `${screenPath(visit, 'insights')}/${object || account?.id}/file?${query.toString()}`;
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
  }${account ? foreignName(account.name) : ''}, ${day(period.since)} to ${day(period.until)}. \
Amounts in ${account?.currency ?? ''}; days as on the clock of the ad account, ${account?.timezone_name ?? ''}.`;
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
