import { type Html, html } from '../../kernel/text/html.ts';
import { island } from '../parts/blocks.ts';
import { day } from '../parts/moment.ts';

export type Series = {
  label: string;
  days: readonly string[];
  now: readonly number[];
  /** Null where nothing is compared. */
  before: readonly number[] | null;
  say(value: number): string;
};

const width = 1000;
const height = 240;

const pathOf = (values: readonly number[], highest: number) =>
  values
    .map((value, at) => {
      const x = values.length === 1 ? width / 2 : (at / (values.length - 1)) * width;
      const y = height - (value / highest) * (height - 12) - 2;
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

/** One sentence for those who cannot see the drawing. */
const sentence = ({ label, days, now, before, say }: Series) => {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const best = now.indexOf(Math.max(...now));
  const then =
    before === null
      ? ''
      : ` In the ${before.length} days before it was ${say(sum(before))} in all.`;
  return `${label} on each of ${days.length} days, ${say(sum(now))} in all. Most on ${days[best] ?? ''}: ${say(now[best] ?? 0)}.${then}`;
};

const drawing = (series: Series): Html => {
  const highest = Math.max(1e-9, ...series.now, ...(series.before ?? []));
  return html`<svg class="chart-plot" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" \
aria-label="${sentence(series)}"><path class="grid" d="M0 1H${width}M0 ${height / 2}H${width}M0 ${height - 1}H${width}"/>${
    series.before === null
      ? ''
      : html`<path class="line before" d="${pathOf(series.before, highest)}"/>`
  }<path class="line now" d="${pathOf(series.now, highest)}"/></svg>
<p class="chart-ends" aria-hidden="true"><span>${day(series.days[0] ?? '')}</span><span>Most: ${series.say(highest)}</span><span>${day(series.days.at(-1) ?? '')}</span></p>`;
};

const table = ({ label, days, now, before, say }: Series): Html =>
  html`<details class="fold" data-print><summary>The same as a table</summary>
<div class="table-wrap" tabindex="0" role="region" aria-label="${label} by day"><table><thead><tr><th scope="col">Day</th>
<th scope="col" class="num">${label}</th>${before === null ? '' : html`<th scope="col" class="num">Before</th>`}</tr></thead>
<tbody>${days.map(
    (
      date,
      at,
    ) => html`<tr><th scope="row">${day(date)}</th><td class="num">${say(now[at] ?? 0)}</td>
${before === null ? '' : html`<td class="num">${say(before[at] ?? 0)}</td>`}</tr>`,
  )}</tbody></table></div></details>`;

/** Drawn by the server; with a script it can be walked through day by day. */
export const chart = (series: Series, currency: string | null): Html =>
  html`<figure class="card" aria-labelledby="chart-title"><div class="card-head"><h2 id="chart-title">${series.label} by day</h2>
<ul class="legend-list"><li><span class="key now"></span>These days</li>
${series.before === null ? '' : html`<li><span class="key before"></span>The days before</li>`}</ul></div>
${island('chart', { days: series.days, now: series.now, before: series.before, label: series.label, currency, sentence: sentence(series) }, drawing(series))}${table(series)}</figure>`;
