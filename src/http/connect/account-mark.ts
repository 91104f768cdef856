import { html } from '../../kernel/text/html.ts';

type Mark = { look: 'warn' | 'bad'; words: string };

const active = new Set([1, 201]);

/** The platform's numbers for an ad account whose ads do not run, or soon will not. */
const marks: Record<number, Mark> = {
  2: { look: 'bad', words: 'Disabled' },
  3: { look: 'bad', words: 'Payment failed' },
  7: { look: 'warn', words: 'Under review' },
  8: { look: 'warn', words: 'Payment pending' },
  9: { look: 'warn', words: 'Payment due' },
  100: { look: 'warn', words: 'Closing' },
  101: { look: 'bad', words: 'Closed' },
  202: { look: 'bad', words: 'Closed' },
};

/** A mark for an ad account that is not simply active. */
export const accountMark = (status: number | null) => {
  if (status === null || active.has(status)) return '';
  const { look, words } = marks[status] ?? { look: 'warn', words: `Not active (${status})` };
  return html`<span class="chip ${look}">${words}</span>`;
};
