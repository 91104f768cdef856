import { iso } from '../../kernel/clock.ts';
import { html } from '../../kernel/html.ts';

/**
 * A moment in UTC, readable as it is. The script of the pages writes the reader's own time into the
 * empty element beside it.
 */
export const moment = (ms: number) => {
  const text = iso(ms);
  const utc = `${text.slice(0, 16).replace('T', ' ')} UTC`;
  return html`${utc} <time class="local" datetime="${text}"></time>`;
};

/** Served as a file: the pages may run no script of their own. */
export const pagesScript = `// Writes each moment in the reader's own time zone beside the UTC time.
for (const time of document.querySelectorAll('time.local')) {
  const local = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit',
    timeZoneName: 'short',
  });
  const { timeZone } = local.resolvedOptions();
  if (timeZone === 'UTC') continue;
  time.textContent = local.format(new Date(time.dateTime)) + ', your time';
}
`;
