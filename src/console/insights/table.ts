import { type Html, html } from '../../kernel/html.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { chip } from '../parts/states.ts';
import type { Visit } from '../screen.ts';
import { deletedWords } from './deleted.ts';
import { type LoadedInsights, levels, maxRows, splits } from './load.ts';
import { type InsightsMetric, type InsightsRow, metricsIn, totalsOf } from './numbers.ts';

const rowName = (row: InsightsRow, { level, split }: LoadedInsights) => ({
  id: row.wordsOf(`${level}_id`),
  name: row.wordsOf(`${level}_name`) || 'Without a name',
  part: split === '' ? '' : row.wordsOf(split),
  /** The row's parent: many ad sets and ads have the same name. */
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

export const table = (data: LoadedInsights, visit: Visit): Html => {
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
