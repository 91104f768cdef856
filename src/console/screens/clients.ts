import { type Html, html } from '../../kernel/text/html.ts';
import type { HeldLaunches } from '../../operations/clients/count-clients.ts';
import { isAtLeast } from '../../operations/core/roles.ts';
import { createWorkspace } from '../../operations/workspaces/create-workspace.ts';
import type { OwnSignIn } from '../../sign-in/own-sign-in.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { type Client, clientPath, heldSentence, isLost, waitingSentence } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import { formFields, formToken } from '../form.ts';
import { chip, empty, note, pageHead, pager } from '../parts/blocks.ts';
import { icon } from '../parts/icon.ts';
import { lamp } from '../parts/lamp.ts';
import { day, moment } from '../parts/moment.ts';
import { money } from '../parts/money.ts';
import { screen, type Visit } from '../screen.ts';

const fits = (client: Client, words: string) =>
  client.name.toLowerCase().includes(words) ||
  (client.ad_account?.name ?? '').toLowerCase().includes(words);

/** Clients for which a person has to act come first, then those with most waiting. */
const needsCare = new Set(['expired', 'expiring', 'unreachable', 'limited']);
const byCare = (one: Client, other: Client) =>
  Number(needsCare.has(other.connection.state)) - Number(needsCare.has(one.connection.state));

const spend = ({ spend: lastSpend, ad_account: account, connection }: Client): Html | string => {
  if (lastSpend) {
    const span =
      lastSpend.since && lastSpend.until
        ? html`<small>${day(lastSpend.since)} to ${day(lastSpend.until)}</small>`
        : '';
    return html`<span>${money(Number(lastSpend.amount), lastSpend.currency)}${span}</span>`;
  }
  if (connection.state === 'not_connected') return html`<span class="soft">No numbers yet</span>`;
  return html`<span class="soft">${account ? 'Meta has not said yet' : 'No ad account chosen'}</span>`;
};

const waiting = (client: Client, heldLaunches: HeldLaunches | undefined) => {
  const ads = isLost(client)
    ? chip('warn', `${client.waiting_ads} last seen paused`)
    : chip('paused', `${client.waiting_ads} paused`);
  const launches = heldLaunches
    ? html`<small><a href="${clientPath(client.workspace_id, 'launches')}">${heldSentence([heldLaunches])}</a></small>`
    : '';
  return client.waiting_ads === 0
    ? launches || html`<span class="soft">None</span>`
    : html`<span class="stack tight"><a href="${clientPath(client.workspace_id, 'waiting')}">${ads}</a>${launches}</span>`;
};

const connectLink = (client: Client) =>
  isLost(client) && isAtLeast(client.role, 'admin')
    ? html`<small><a href="${clientPath(client.workspace_id, 'connection')}">Connect<span class="unseen"> ${client.name}</span></a></small>`
    : '';

const newClient = (
  visit: Visit,
): Html => html`<section class="card"><h2>New client</h2>${formFailure(visit, 'add')}
<form class="form inline" method="post" action="/console">${formToken(visit, 'add')}
${formFields(visit, 'add').input({ name: 'name', label: 'Name', required: true, maxlength: 120 })}
<button class="btn quiet">Add the client</button></form>
<p class="hint">A client has its own connection to Meta, its own people and its own ads. Its people reach every ad account of that connection.</p></section>`;

const row = (client: Client, heldLaunches: HeldLaunches | undefined): Html => html`<tr>
<th scope="row"><span class="named"><span class="tile" aria-hidden="true">${[...client.name][0] ?? ''}</span><span><a data-stop href="${clientPath(
  client.workspace_id,
  'waiting',
)}">${foreignName(client.name)}</a><small>${
  client.ad_account?.name
    ? foreignName(client.ad_account.name)
    : (client.ad_account?.id ?? 'No ad account yet')
}</small></span></span></th>
<td data-label="Connection"><span>${lamp(client.connection)}${connectLink(client)}</span></td>
<td data-label="Waiting">${waiting(client, heldLaunches)}</td>
<td class="num" data-label="Spent in 7 days">${spend(client)}</td>
<td data-label="Your role">${client.role}</td>
</tr>`;

const search = (words: string) =>
  html`<form class="toolbar" method="get" action="/console" role="search"><div class="field wide search">
<label for="q">Find a client</label>${icon('search')}<input id="q" name="q" type="search" value="${words}" data-search placeholder="Name, or press /"></div>
<button class="btn quiet">Search</button></form>`;

const seenAt = (clients: readonly Client[]) => {
  const times = clients
    .flatMap(({ spend: lastSpend }) => (lastSpend ? [lastSpend.seen_at] : []))
    .sort();
  const oldest = times[0];
  return oldest
    ? html`<p class="soft small">Numbers as Meta had them ${moment(oldest)}. It is asked at most once a minute.</p>`
    : '';
};

const table = (
  clients: readonly Client[],
  heldLaunches: readonly HeldLaunches[],
): Html => html`<div class="table-wrap"><table class="cards" data-arrows>
<thead><tr><th scope="col">Client</th><th scope="col">Connection</th><th scope="col">Waiting</th>
<th scope="col" class="num">Spent in 7 days</th><th scope="col">Your role</th></tr></thead>
<tbody>${clients.map((client) =>
  row(
    client,
    heldLaunches.find((one) => one.workspace_id === client.workspace_id),
  ),
)}</tbody></table></div>${seenAt(clients)}`;

const rowsPerPage = 100;

const lastPage = (clients: readonly Client[]) =>
  Math.max(1, Math.ceil(clients.length / rowsPerPage));

const pages = (page: number, last: number, words: string): Html | string => {
  if (last === 1) return '';
  const link = (to: number, rel: 'prev' | 'next', label: string) => {
    const query = new URLSearchParams({ ...(words && { q: words }), page: String(to) });
    return to < 1 || to > last
      ? html`<span></span>`
      : html`<a class="btn quiet" rel="${rel}" href="/console?${query.toString()}">${label}</a>`;
  };
  return pager(
    link(page - 1, 'prev', 'Back'),
    html`<span>Page ${page} of ${last}</span>${link(page + 1, 'next', 'Next')}`,
  );
};

const nothing = (words: string, all: number): Html =>
  words === ''
    ? empty({
        icon: 'clients',
        title: 'No clients yet',
        text: 'Add one below, or ask somebody to invite you to theirs.',
      })
    : empty({
        icon: 'search',
        title: 'No client has that name',
        text: `There are ${all} without the search.`,
        next: html`<a class="btn quiet" href="/console">Show all</a>`,
      });

const lead = (clients: readonly Client[], heldLaunches: readonly HeldLaunches[]) => {
  const ads = clients.some(({ waiting_ads: n }) => n > 0) ? [waitingSentence(clients)] : [];
  const launches = heldLaunches.length === 0 ? [] : [`${heldSentence(heldLaunches)}.`];
  return (
    [...ads, ...launches].join(' ') || 'How each connection is, what waits, and what was spent.'
  );
};

/** For a new person: the shortest way to a first ad. */
const guide = (clients: readonly Client[], { isSandbox, query }: Visit): Html | string => {
  const [only] = clients;
  if (!only || clients.length > 1 || only.waiting_ads > 0 || only.role === 'viewer') return '';
  if (only.role === 'editor' || query['guide'] === 'off') return '';
  return html`<section class="card"><div class="card-head"><div class="stack"><h2>Your first ad, in about a minute</h2>
<p class="soft">Connect ${isSandbox ? 'to the sandbox, which plays Meta on this machine' : 'to Meta'}, make an ad, and see it wait, paused.</p></div>
<div class="actions"><a class="btn quiet" href="/console?guide=off">Skip</a><a class="btn" href="${clientPath(only.workspace_id, 'first-steps')}">Show me</a></div></div></section>`;
};

/** A person who came by a link and sets no password needs another link to come back. */
const wayBack = note(
  'warn',
  html`<p><strong>You have no password yet.</strong> Without one, or a passkey, you need a new link to come back. <a href="/console/you">Set one now</a></p>`,
);

const hasWay = ({ hasPassword, passkeys }: OwnSignIn) => hasPassword || passkeys.length > 0;

export const clientsScreen = screen({
  path: '/',
  title: 'Clients',
  place: { group: 'all', label: 'Clients', icon: 'clients', onPhone: 'Clients' },

  needsClients: 'refreshed',

  async load({ clients, ownSignIn, heldLaunches }: Visit) {
    return { clients, own: await ownSignIn(), held: await heldLaunches() };
  },

  render({ clients, own, held }, visit) {
    const { query } = visit;
    const words = (query['q'] ?? '').trim().toLowerCase();
    const matches = clients.filter((client) => fits(client, words)).sort(byCare);
    const page = Math.max(1, Math.min(lastPage(matches), Number(query['page']) || 1));
    const visibleClients = matches.slice((page - 1) * rowsPerPage, page * rowsPerPage);
    return html`${pageHead('Clients', lead(clients, held))}
${hasWay(own) ? '' : wayBack}
${guide(clients, visit)}
${clients.length > 5 || words !== '' ? search(query['q'] ?? '') : ''}
${visibleClients.length === 0 ? nothing(words, clients.length) : table(visibleClients, held)}
${pages(page, lastPage(matches), query['q'] ?? '')}
${own.isProven ? newClient(visit) : formFailure(visit, 'add')}`;
  },

  actions: {
    async add({ call, clients }, form) {
      const body = { name: form.get('name') ?? '' };
      const { id, name } = await call(createWorkspace, { body });
      // The guide is for the first client. The people of further clients are asked to connect them.
      const place = clients.length === 0 ? 'first-steps' : 'connection';
      return { to: clientPath(id, place), toast: `${name} is added.` };
    },
  },
});
