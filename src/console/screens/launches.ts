import type { z } from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import type { launchSummary } from '../../operations/launches/answers/schemas.ts';
import { listLaunches } from '../../operations/launches/list-launches.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { screenPath } from '../clients.ts';
import { launchChip, waitingWords } from '../launch/words.ts';
import { empty, olderLink, pageHead, pager } from '../parts/blocks.ts';
import { icon } from '../parts/icon.ts';
import { moment } from '../parts/moment.ts';
import { screen, type Visit } from '../screen.ts';

type LaunchSummary = z.output<typeof launchSummary>;

const row = (launch: LaunchSummary, path: string, { client }: Visit): Html => {
  const { name, steps, created_at: at } = launch;
  return html`<tr><th scope="row"><a data-stop href="${path}/${launch.id}">${foreignName(name)}</a><small>${moment(at)}</small></th>
<td data-label="State"><span class="stack tight">${launchChip(launch)}${
    launch.waiting ? html`<small>${waitingWords(launch.waiting, client)}</small>` : ''
  }</span></td>
<td data-label="Made"><span class="made">${steps.done} of ${steps.total}<progress max="${steps.total}" value="${steps.done}" aria-label="Made of ${name}"></progress></span></td></tr>`;
};

const begin = (path: string, look = '') =>
  html`<a class="btn${look}" href="${path}/new">${icon('plus')}New launch</a>`;

const nothing = (path: string, visit: Visit): Html =>
  empty({
    icon: 'launch',
    title: 'No launches yet',
    text: 'A launch makes a whole campaign at once: pictures, ad sets and ads, all paused.',
    ...(visit.can('editor') && { next: begin(path) }),
  });

/** Everything that was launched for one client, newest first. */
export const launchesScreen = screen({
  path: '/w/:workspace/launches',
  title: 'Launches',
  place: { group: 'client', label: 'Launches', icon: 'launch', onPhone: 'Launch' },

  load: ({ call, query }: Visit) => call(listLaunches, { query: { after: query['after'] } }),

  render({ launches, next }, visit) {
    const path = screenPath(visit, 'launches');
    const actions = visit.can('editor')
      ? html`<a class="btn quiet" href="${path}/from-file">From a file</a>${launches.length === 0 ? '' : begin(path)}`
      : '';
    return html`${pageHead('Launches', 'Whole campaigns, made in one go and always paused.', actions)}
${
  launches.length === 0
    ? nothing(path, visit)
    : html`<div class="table-wrap"><table class="cards" data-arrows><thead><tr>
<th scope="col">Launch</th><th scope="col">State</th><th scope="col">Made</th></tr></thead>
<tbody>${launches.map((launch) => row(launch, path, visit))}</tbody></table></div>`
}
${pager('', olderLink(next, visit))}`;
  },
});
