import { groupBy } from '../../kernel/group-by.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { listActivity } from '../../operations/activity/list-activity.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { guardrailChanges } from '../guardrails/words.ts';
import { chip, empty, olderLink, pageHead, pager } from '../parts/blocks.ts';
import { type Choice, filterFields, moreFilters } from '../parts/field.ts';
import { icon } from '../parts/icon.ts';
import { day, moment } from '../parts/moment.ts';
import { screen, type Visit } from '../screen.ts';
import { actionGroups, actionWords, outcomeWords } from './activity-words.ts';

/** From the page's own words to the operation's, for the list and the file alike. */
export const activityQuery = ({ what, by, since, until }: Record<string, string | undefined>) => ({
  action: what || undefined,
  actor: by || undefined,
  since: since || undefined,
  until: until || undefined,
});

type ActivityEvent = Awaited<ReturnType<typeof load>>['events'][number];

const load = ({ call, query }: Visit) =>
  call(listActivity, { query: { ...activityQuery(query), after: query['after'] } });

const actors = { key: 'Key ', person: '', system: 'Greenroom', operator: 'The operator' };

/** A client who answers a review has no account: the launch knows them by the name they gave. */
const clientIn = ({ actor: { kind }, action, details }: ActivityEvent) =>
  kind === 'system' && action.startsWith('launch.') && typeof details['by'] === 'string'
    ? details['by']
    : null;

const actor = (event: ActivityEvent) => {
  const { kind, name } = event.actor;
  const client = clientIn(event);
  // The link was made here, but another person signed in with it.
  if (event.action === 'connection.connected' && event.details['by_link'] === true)
    return html`<b>${foreignName(event.target?.name ?? 'Somebody')}</b>, by a link of <b>${actors[kind]}${
      name ? foreignName(name) : ''
    }</b>,`;
  if (client !== null) return html`<b>${foreignName(client)}</b> (client)`;
  return html`<b>${actors[kind]}${name && kind !== 'system' ? foreignName(name) : ''}</b>`;
};

/** The object of an event; nothing where that is the actor, or Meta’s own. */
const about = (
  { action, actor: { name: by }, target, details }: ActivityEvent,
  { client }: Visit,
) => {
  const adAccountId = details['ad_account_id'];
  if (action === 'connection.pinned' && typeof adAccountId === 'string')
    return client?.ad_account?.id === adAccountId
      ? (client.ad_account.name ?? adAccountId)
      : adAccountId;
  if (action === 'connection.unpinned' || target?.name === by) return null;
  if (action === 'connection.connected' && details['by_link'] === true) return null;
  return target?.name ?? null;
};

const detailsOf = ({ action, details }: ActivityEvent): [string, string][] =>
  action === 'workspace.guardrails_changed'
    ? guardrailChanges(details)
    : Object.entries(details).flatMap(([name, value]) =>
        value === null
          ? []
          : [
              [
                name.replaceAll('_', ' '),
                typeof value === 'object' ? JSON.stringify(value) : String(value),
              ],
            ],
      );

/** The role that was given, and the one before it. */
const roleIn = ({ action, details: { role, role_before: before } }: ActivityEvent) =>
  action !== 'member.set' || typeof role !== 'string'
    ? ''
    : `: ${role}${typeof before === 'string' ? `, before ${before}` : ''}`;

const facts = (event: ActivityEvent): Html | string => {
  const facts = detailsOf(event);
  if (facts.length === 0 && !event.request_id && !event.target?.id) return '';
  return html`<dl class="facts">${facts.map(
    ([name, value]) => html`<dt>${name}</dt>
<dd>${value}</dd>`,
  )}${
    event.target?.id
      ? html`<dt>id</dt>
<dd class="mono">${event.target.id}</dd>`
      : ''
  }${
    event.request_id
      ? html`<dt>request</dt>
<dd class="mono">${event.request_id}</dd>`
      : ''
  }</dl>`;
};

const row = (event: ActivityEvent, visit: Visit): Html => {
  const outcome = outcomeWords(event.outcome);
  const what = about(event, visit);
  const sentence = html`<p>${actor(event)} ${
    event.details['by_link'] === true
      ? 'connected to Meta'
      : actionWords(event.action, event.outcome)
  }${what ? html` “${foreignName(what)}”` : ''}${roleIn(event)} ${outcome ? chip(outcome[0], outcome[1]) : ''}</p>
<small>${moment(event.at)}</small>`;
  const eventFacts = facts(event);
  return eventFacts === ''
    ? html`<li>${sentence}</li>`
    : html`<li class="folded"><details><summary>${sentence}${icon('down')}</summary>${eventFacts}</details></li>`;
};

/** Events come newest first; each day gets a heading of its own. */
const byDay = (events: readonly ActivityEvent[]) => [
  ...groupBy(events, ({ at }) => at.slice(0, 10)),
];

const makers: readonly Choice[] = [
  ['', 'Everyone'],
  ['person', 'People'],
  ['key', 'Programs'],
  ['operator', 'The operator'],
  ['system', 'Greenroom'],
];

const fields = filterFields('a');

const filters = ({ query, path }: Visit): Html => {
  const field = (name: string, label: string, isFolded = false) => ({
    name,
    label,
    value: query[name],
    isFolded,
  });
  return html`<form class="toolbar" method="get" action="${path}" data-filter role="search">
${fields.select(field('what', 'What'), [['', 'Everything'], ...actionGroups])}
${fields.select(field('by', 'Who'), makers)}
${fields.input(field('since', 'From', true), 'date')}
${fields.input(field('until', 'Until', true), 'date')}
${moreFilters(Boolean(query['since'] || query['until']))}
<button class="btn quiet">Filter</button></form>`;
};

/** A file holds the whole activity, not one page of it. */
const file = ({ path, query }: Visit): Html => {
  const names = ['what', 'by', 'since', 'until'] as const;
  const activeFilters = names.flatMap((name): [string, string][] => {
    const value = query[name];
    return value ? [[name, value]] : [];
  });
  return html`<a class="btn quiet" href="${path}/file?${new URLSearchParams(activeFilters).toString()}" download>Download CSV</a>`;
};

const isFiltered = ({ query }: Visit) =>
  ['what', 'by', 'since', 'until', 'after'].some((name) => query[name]);

const nothing = (visit: Visit): Html =>
  isFiltered(visit)
    ? empty({
        icon: 'search',
        title: 'Nothing fits these filters',
        text: 'Other things have happened.',
        next: html`<a class="btn quiet" href="${visit.path}">Show all</a>`,
      })
    : empty({
        icon: 'activity',
        title: 'Nothing has happened yet',
        text: 'Every change is written here: who made it, when, and what became of it.',
      });

/** The activity shows who did what for one client, for a year. */
export const activityScreen = screen({
  path: '/w/:workspace/activity',
  title: 'Activity',
  place: { group: 'client', label: 'Activity', icon: 'activity' },
  load,

  render({ events, next }, visit) {
    return html`${pageHead('Activity', 'Who did what, and what became of it. Kept for a year.', file(visit))}
${filters(visit)}
${
  events.length === 0
    ? nothing(visit)
    : byDay(events).map(
        ([date, list]) => html`<section class="stack"><h2>${day(date)}</h2>
<ul class="events">${list.map((event) => row(event, visit))}</ul></section>`,
      )
}
${pager('', olderLink(next, visit))}`;
  },
});
