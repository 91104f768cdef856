import { type Html, html } from '../../kernel/text/html.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { fieldWords } from '../launch/words.ts';

type Difference = { field: string; sent?: unknown; stored?: unknown; object?: string };

const objects: Record<string, string> = {
  campaign: 'Campaign',
  adset: 'Ad set',
  creative: 'Creative',
  ad: 'Ad',
};

const maxShown = 8;
const maxChars = 120;

const valueWords = (value: unknown): Html | string => {
  if (value === null || value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const letters = [...text];
  return foreignName(letters.length > maxChars ? `${letters.slice(0, maxChars).join('')}…` : text);
};

const differenceLine = ({ object, field, sent, stored }: Difference): Html =>
  html`<li><b>${object ? `${objects[object] ?? object}: ` : ''}${fieldWords(field)}</b> sent: ${valueWords(sent)}; at Meta: ${valueWords(stored)}</li>`;

/** Lists what Meta stored otherwise than it was sent, for a person to look at before anything is started. */
export const differencesNote = (differences: readonly Difference[]): Html | string => {
  if (differences.length === 0) return '';
  const moreCount = differences.length - maxShown;
  return html`<details class="differs">
<summary>Meta changed ${differences.length === 1 ? '1 thing' : `${differences.length} things`}</summary>
<ul class="small">${differences.slice(0, maxShown).map(differenceLine)}${
    moreCount > 0 ? html`<li>and ${moreCount} more</li>` : ''
  }</ul></details>`;
};
