import { iso } from '../../kernel/clock.ts';
import { html } from '../../kernel/text/html.ts';

const spokenDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A moment in UTC. The script of the pages writes the reader's own time into the empty element beside it. */
export const moment = (ms: number) => {
  const utc = `${spokenDate.format(ms)} UTC`;
  return html`${utc}<time class="local" datetime="${iso(ms)}"></time>`;
};

/** Served as a file, because pages may not contain inline scripts. */
export const pagesScript = `// Writes each moment in the reader's own time zone beside the UTC time.
for (const time of document.querySelectorAll('time.local')) {
  const local = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit',
    timeZoneName: 'short',
  });
  const { timeZone } = local.resolvedOptions();
  if (timeZone === 'UTC') continue;
  time.textContent = ' (' + local.format(new Date(time.dateTime)) + ', your time)';
}
`;
