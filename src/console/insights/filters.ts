import { type Html, html } from '../../kernel/html.ts';
import { moreFilters } from '../parts/more-filters.ts';
import type { Visit } from '../screen.ts';
import { type LoadedInsights, levels, splits } from './load.ts';
import { metrics } from './numbers.ts';
import { ranges } from './period.ts';

const select = (
  name: string,
  label: string,
  value: string,
  choices: readonly (readonly [string, string])[],
  isMore = true,
) =>
  html`<div class="field${isMore ? ' more' : ''}"><label for="i-${name}">${label}</label>
<select id="i-${name}" name="${name}">${choices.map(
    ([key, words]) =>
      html`<option value="${key}"${key === value ? html` selected` : ''}>${words}</option>`,
  )}</select></div>`;

export const filters = (
  data: LoadedInsights,
  { path }: Visit,
): Html => html`<form class="toolbar" method="get" action="${path}" data-filter aria-label="What to show">
${
  data.accounts.length > 1
    ? select(
        'account',
        'Ad account',
        data.account?.id ?? '',
        data.accounts.map(({ id, name }) => [id, name || id]),
        false,
      )
    : ''
}
${select('range', 'Days', data.range, ranges, false)}<input type="hidden" name="shown" value="${data.range}">
<div class="field more"><label for="i-since">From</label><input id="i-since" name="since" type="date" value="${data.period.since}"></div>
<div class="field more"><label for="i-until">Until</label><input id="i-until" name="until" type="date" value="${data.period.until}"></div>
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
${moreFilters(false)}
<button class="btn quiet">Show</button></form>`;
