import type { z } from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import type { choices } from '../../operations/waiting/filter-choices.ts';
import { type Choice, filterFields, moreFilters } from '../parts/field.ts';
import { icon } from '../parts/icon.ts';
import type { Visit } from '../screen.ts';

type Choices = z.output<typeof choices>;

const names = ['q', 'client', 'campaign', 'by', 'since', 'until'] as const;
const states = new Set(['live', 'gone']);

export const isFiltered = ({ query }: Visit) => names.some((name) => query[name]);

/** Leads to the list without filters: ads that wait, or those that are gone. */
export const withoutFilters = ({ path, query }: Visit) =>
  query['state'] ? `${path}?${new URLSearchParams({ state: query['state'] }).toString()}` : path;

/** The filters of the address as the operation names them; an empty field says nothing. */
export const filterQuery = ({
  query,
  client,
}: {
  query: Visit['query'];
  client: { workspace_id: string } | null;
}) => ({
  workspace_id: client?.workspace_id ?? (query['client'] || undefined),
  campaign_id: query['campaign'] || undefined,
  actor: query['by'] || undefined,
  since: query['since'] || undefined,
  until: query['until'] || undefined,
  q: query['q']?.slice(0, 200) || undefined,
  state: states.has(query['state'] ?? '') ? query['state'] : undefined,
});

const fields = filterFields('f');

const select = (
  name: string,
  label: string,
  all: string,
  choices: readonly Choice[],
  value = '',
) =>
  choices.length === 0 && value === ''
    ? ''
    : fields.select({ name, label, value, isFolded: true }, [['', all], ...choices]);

const makerOption = ({ kind, id, name }: Choices['makers'][number]): Choice => [
  id ?? kind,
  kind === 'key'
    ? `Key ${name ?? ''}`
    : (name ?? (kind === 'system' ? 'Greenroom' : 'The operator')),
];

const tabNames = { '': 'Waiting', live: 'Started meanwhile', gone: 'Gone from Meta' };

/** Which ads are listed: those that wait, those that were started, those that no longer exist. */
export const tabs = ({ query, path }: Visit): Html => {
  const { state: chosenState = '', after: _after, ...rest } = query;
  const link = (state: string) =>
    `${path}?${new URLSearchParams({ ...rest, ...(state && { state }) }).toString()}`;
  return html`<nav class="tabs" aria-label="Which ads">${Object.entries(tabNames).map(
    ([state, words]) =>
      html`<a href="${link(state)}"${state === chosenState ? html` aria-current="page"` : ''}>${words}</a>`,
  )}</nav>`;
};

/** Find, client, campaign, who, when: a plain form that a script sends by itself. */
export const filters = (visit: Visit, choices: Choices | undefined): Html => {
  const { query, client, clients, path } = visit;
  const campaigns = (choices?.campaigns ?? []).map(({ id, name }): Choice => [id, name]);
  return html`<form class="toolbar" method="get" action="${path}" role="search" data-filter>
<div class="field wide search">
<label for="f-q">Find an ad</label>${icon('search')}<input id="f-q" name="q" type="search" value="${query['q'] ?? ''}" maxlength="200" placeholder="Name or words" data-search></div>
${
  client
    ? ''
    : select(
        'client',
        'Client',
        'All clients',
        clients.map((one) => [one.workspace_id, one.name]),
        query['client'],
      )
}
${select('campaign', 'Campaign', 'All campaigns', campaigns, query['campaign'])}
${select('by', 'Made by', 'Everyone', (choices?.makers ?? []).map(makerOption), query['by'])}
${fields.input({ name: 'since', label: 'Made from', value: query['since'], isFolded: true }, 'date')}
${fields.input({ name: 'until', label: 'Made until', value: query['until'], isFolded: true }, 'date')}
${query['state'] ? html`<input type="hidden" name="state" value="${query['state']}">` : ''}
${moreFilters(names.some((name) => name !== 'q' && query[name]))}
<button class="btn quiet">Filter</button>
${isFiltered(visit) ? html`<a class="btn plain" href="${withoutFilters(visit)}">Show all</a>` : ''}
</form>`;
};
