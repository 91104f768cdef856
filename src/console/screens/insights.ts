import { systemClock } from '../../kernel/clock.ts';
import { type Html, html } from '../../kernel/html.ts';
import { getInsights } from '../../operations/adnet/get-insights.ts';
import { foreignName } from '../../pages/foreign-name.ts';
import { clientPath } from '../clients.ts';
import { chart } from '../insights/chart.ts';
import {
  change,
  insightRows,
  type Metric,
  metrics,
  type Row,
  totalsOf,
} from '../insights/numbers.ts';
import { before, daysIn, type Period, periodOf, ranges } from '../insights/period.ts';
import { icon } from '../parts/icon.ts';
import { day } from '../parts/moment.ts';
import { empty, pageHead } from '../parts/states.ts';
import { type AdAccount, onceAMinute, readAccounts } from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';

/** A screen shows the largest; the file has all. */
const mostRows = 30;

const levels = [
  ['campaign', 'Campaigns'],
  ['adset', 'Ad sets'],
  ['ad', 'Ads'],
] as const;

const splits = [
  ['', 'Nothing'],
  ['age', 'Age'],
  ['gender', 'Gender'],
  ['country', 'Country'],
  ['publisher_platform', 'Where it was shown'],
] as const;

const chosen = (
  choices: readonly (readonly [string, string])[],
  value: string | undefined,
  otherwise: string,
) => (choices.some(([one]) => one === value) ? (value ?? otherwise) : otherwise);

/** What the address asks for, with what is usual where it asks for nothing. */
const askedIn = ({ query }: Visit, accounts: readonly AdAccount[], pinned: string | undefined) => {
  const account =
    accounts.find(({ id }) => id === (query['account'] ?? pinned)) ??
    accounts.find(({ account_status: status }) => status === 1) ??
    accounts[0];
  const object = /^[1-9]\d{0,19}$/.test(query['object'] ?? '') ? (query['object'] ?? '') : '';
  return {
    account,
    object,
    /** What kind of thing `object` is. */
    of: object === '' ? 'account' : query['of'] === 'adset' ? 'adset' : 'campaign',
    level: chosen(levels, query['level'], 'campaign'),
    split: chosen(splits, query['split'], ''),
    range: chosen(ranges, query['range'], '14'),
    metric: metrics.find(({ key }) => key === query['metric']) ?? metrics[0],
    compares: query['compare'] !== 'no',
    period: periodOf(query, systemClock(), account?.timezone_name ?? 'UTC'),
  };
};

const read = (visit: Visit, objectId: string, query: Record<string, string>): Promise<Row[]> =>
  onceAMinute(visit, `insights ${objectId} ${JSON.stringify(query)}`, async () =>
    insightRows.parse(await visit.call(getInsights, { params: { object_id: objectId }, query })),
  );

const load = async (visit: Visit) => {
  const accounts = await readAccounts(visit);
  const asked = askedIn(visit, accounts, visit.client?.ad_account?.id);
  const { account, period, level, split, compares } = asked;
  if (!account) return { ...asked, accounts, daily: [], earlier: null, rows: [] };
  const objectId = asked.object || account.id;
  const daily = (days: Period) =>
    read(visit, objectId, { ...days, level: asked.of, time_increment: '1', limit: '500' });
  const rowQuery = {
    ...period,
    level,
    sort: 'spend_descending',
    limit: String(mostRows),
    ...(split !== '' && { breakdown: split }),
  };
  const [now, earlier, rows] = await Promise.all([
    daily(period),
    compares ? daily(before(period)) : null,
    read(visit, objectId, rowQuery),
  ]);
  return { ...asked, accounts, daily: now, earlier, rows };
};

type Loaded = Awaited<ReturnType<typeof load>>;

const select = (
  name: string,
  label: string,
  value: string,
  choices: readonly (readonly [string, string])[],
) =>
  html`<div class="field"><label for="i-${name}">${label}</label><select id="i-${name}" name="${name}">${choices.map(([key, words]) => html`<option value="${key}"${key === value ? html` selected` : ''}>${words}</option>`)}</select></div>`;

const filters = (
  data: Loaded,
  { path, query }: Visit,
): Html => html`<form class="toolbar" method="get" action="${path}" data-filter aria-label="What to show">
${
  data.accounts.length > 1
    ? select(
        'account',
        'Ad account',
        data.account?.id ?? '',
        data.accounts.map(({ id, name }) => [id, name || id]),
      )
    : ''
}
${select('range', 'Days', data.range, ranges)}
<div class="field"><label for="i-since">From</label><input id="i-since" name="since" type="date" value="${query['since'] ?? ''}"></div>
<div class="field"><label for="i-until">Until</label><input id="i-until" name="until" type="date" value="${query['until'] ?? ''}"></div>
${select('level', 'Show', data.level, levels)}${select('split', 'Split by', data.split, splits)}
${select('compare', 'Compare', data.compares ? 'before' : 'no', [
  ['before', 'With the days before'],
  ['no', 'With nothing'],
])}
${select(
  'metric',
  'Chart',
  data.metric?.key ?? 'spend',
  metrics.map(({ key, label }) => [key, label]),
)}
${data.object ? html`<input type="hidden" name="object" value="${data.object}"><input type="hidden" name="of" value="${data.of}">` : ''}
<button class="btn quiet">Show</button></form>`;

const tile = (metric: Metric, { daily, earlier, account }: Loaded): Html | string => {
  const now = metric.of(totalsOf(daily));
  const then = earlier === null ? null : metric.of(totalsOf(earlier));
  if (metric.key === 'purchases' && !now && !then) return '';
  const moved = change(metric, now, then);
  return html`<div class="figure"><span>${metric.label}</span><b>${now === null ? '–' : metric.say(now, account?.currency ?? 'USD')}</b>${moved ? html`<small class="delta ${moved.look}">${moved.words}</small>` : ''}</div>`;
};

const rowName = (row: Row, { level, split }: Loaded) => ({
  id: row.wordsOf(`${level}_id`),
  name: row.wordsOf(`${level}_name`) || 'Without a name',
  part: split === '' ? '' : row.wordsOf(split),
});

const tableRow = (row: Row, data: Loaded, visit: Visit): Html => {
  const { id, name, part } = rowName(row, data);
  const below = data.level === 'campaign' ? 'adset' : 'ad';
  const totals = totalsOf([row]);
  const href = `${visit.path}?${new URLSearchParams({ ...visit.query, object: id, of: data.level, level: below }).toString()}`;
  const title =
    data.level === 'ad' || id === ''
      ? foreignName(name)
      : html`<a class="row-link" data-stop href="${href}">${foreignName(name)}</a>`;
  return html`<tr><th scope="row">${title}${part === '' ? '' : html`<small>${part}</small>`}</th>${metrics.map(
    (metric) => {
      const value = metric.of(totals);
      return html`<td class="num" data-label="${metric.label}">${value === null ? '–' : metric.say(value, data.account?.currency ?? 'USD')}</td>`;
    },
  )}</tr>`;
};

const table = (data: Loaded, visit: Visit): Html => {
  const title = levels.find(([key]) => key === data.level)?.[1] ?? '';
  return html`<div class="table-wrap" tabindex="0" role="region" aria-label="${title}"><table class="cards figures" data-arrows><caption>${title}${data.split === '' ? '' : html` <small class="soft">split by ${splits.find(([key]) => key === data.split)?.[1].toLowerCase()}</small>`}</caption><thead><tr><th scope="col">Name</th>${metrics.map(({ label }) => html`<th scope="col" class="num">${label}</th>`)}</tr></thead><tbody>${data.rows.map((row) => tableRow(row, data, visit))}</tbody></table></div>${data.rows.length < mostRows ? '' : html`<p class="soft small">The ${mostRows} that spent most. The CSV has all.</p>`}`;
};

const series = ({ daily, earlier, period, metric = metrics[0], account }: Loaded) => {
  const of = (rows: readonly Row[], days: readonly string[]) =>
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

const file = ({ account, object, period, level, split }: Loaded, visit: Visit) => {
  const query = new URLSearchParams({
    ...period,
    level,
    ...(split !== '' && { breakdown: split }),
  });
  return `${clientPath(visit.client?.workspace_id ?? '', 'insights')}/${object || account?.id}/file?${query.toString()}`;
};

const lead = ({ account, period }: Loaded): Html =>
  html`${account ? foreignName(account.name) : ''}, ${day(period.since)} to ${day(period.until)}. Amounts in ${account?.currency ?? ''}; days as on the clock of the ad account, ${account?.timezone_name ?? ''}.`;

/** What Meta reports of ads that run: in short, by day, and by campaign, ad set or ad. */
export const insightsScreen = screen({
  path: '/w/:workspace/insights',
  title: 'Insights',
  place: { group: 'client', label: 'Insights', icon: 'insights', onPhone: 'Insights' },
  islands: ['insights'],
  load,

  render(data, visit) {
    const hasNumbers = data.daily.some(({ impressions, spend }) => impressions > 0 || spend > 0);
    const actions = hasNumbers
      ? html`<button type="button" class="btn quiet" data-print-page hidden>Print</button><a class="btn quiet" href="${file(data, visit)}">Download CSV</a>`
      : '';
    const back = data.object
      ? html`<a class="crumb" href="${visit.path}">${icon('back')}All campaigns</a>`
      : '';
    return html`${back}${pageHead('Insights', lead(data), actions)}${filters(data, visit)}
${!hasNumbers ? empty({ icon: 'insights', title: 'No numbers for these days', text: 'Ads that wait are paused and have no numbers. Numbers come once somebody starts an ad.', next: html`<a class="btn quiet" href="${visit.path}?range=90">Look at 90 days</a>` }) : html`<div class="tiles">${metrics.map((metric) => tile(metric, data))}</div>${chart(series(data), data.metric?.say(1, 'USD').startsWith('$') ? (data.account?.currency ?? null) : null)}${table(data, visit)}`}`;
  },
});
