import { type Html, html } from '../../kernel/text/html.ts';
import { listWaiting } from '../../operations/waiting/list-waiting.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { clientPath, heldSentence, waitingSentence } from '../clients.ts';
import { adCard, type WaitingAd } from '../parts/ad-card.ts';
import { empty, note, olderLink, pageHead, pager } from '../parts/blocks.ts';
import { budget } from '../parts/money.ts';
import { screen, type Visit } from '../screen.ts';
import { filterQuery, filters, isFiltered, tabs, withoutFilters } from './waiting-filters.ts';

const load = async (visit: Visit) => {
  const { call, query, client } = visit;
  const list = await call(listWaiting, {
    query: { ...filterQuery(visit), after: query['after'], choices: 'true', totals: 'true' },
  });
  const live = await call(listWaiting, {
    query: { workspace_id: client?.workspace_id, state: 'live', limit: '5', refresh: 'false' },
  });
  const heldLaunches = await visit.heldLaunches();
  const isHere = ({ workspace_id: id }: { workspace_id: string }) =>
    client === null || id === client.workspace_id;
  return { list, live: live.ads, held: heldLaunches.filter(isHere) };
};

type LoadedAds = Awaited<ReturnType<typeof load>>;

/** Where Meta has not said which campaign an ad belongs to, or no longer says it. */
const namesWithoutCampaign: Record<WaitingAd['state'], string> = {
  waiting: 'Newly made',
  live: 'Newly made',
  gone: 'Campaign no longer known',
};

const byCampaign = (ads: readonly WaitingAd[]) => {
  const groups = new Map<string, { name: string; ads: WaitingAd[] }>();
  for (const ad of ads) {
    const key = `${ad.workspace_id} ${ad.campaign?.id ?? ''}`;
    const group = groups.get(key) ?? {
      name: ad.campaign?.name ?? namesWithoutCampaign[ad.state],
      ads: [],
    };
    group.ads.push(ad);
    groups.set(key, group);
  }
  return [...groups.values()];
};

const groupOf = (group: { name: string; ads: WaitingAd[] }, withClient: boolean): Html =>
  html`<section class="stack"><div class="section-head"><h2>${foreignName(group.name)}</h2>
<p>${group.ads.length === 1 ? '1 ad' : `${group.ads.length} ads`}</p></div>
<ul class="ad-grid" data-arrows>${group.ads.map((ad) => adCard(ad, { withClient }))}</ul></section>`;

/** The note on ads that were started meanwhile. */
const startedNote = (live: readonly WaitingAd[], { query, path }: Visit) =>
  live.length === 0 || query['state'] === 'live'
    ? ''
    : note(
        'calm',
        html`<p><strong>${
          live.length === 1
            ? '1 ad left the room.'
            : `${live.length === 5 ? 'Several' : live.length} ads left the room.`
        }</strong> ${live.map(
          ({ name }, at) => html`${at > 0 ? ', ' : ''}“${foreignName(name)}”`,
        )} ${live.length === 1 ? 'was' : 'were'} started in Ads Manager. <a href="${path}?state=live">Show them</a></p>`,
      );

const emptyPages: Record<string, { title: string; text: string }> = {
  live: {
    title: 'Nothing was started meanwhile',
    text: 'An ad that somebody starts in Ads Manager moves here.',
  },
  gone: {
    title: 'Nothing is gone',
    text: 'An ad that somebody deletes or archives at Meta moves here.',
  },
};

const nothing = (visit: Visit): Html => {
  const elsewhere = emptyPages[visit.query['state'] ?? ''];
  if (isFiltered(visit))
    return empty({
      icon: 'search',
      title: 'Nothing fits these filters',
      text: elsewhere ? 'There may be some without them.' : `${total(visit)} without them.`,
      next: html`<a class="btn quiet" href="${withoutFilters(visit)}">Show all</a>`,
    });
  if (elsewhere) return empty({ icon: 'waiting', ...elsewhere });
  const { client } = visit;
  const isConnected = client && client.connection.state !== 'not_connected';
  return empty({
    icon: 'waiting',
    title: 'Nobody waits here',
    text: 'Ads that are made here appear as they will look in the feed, paused, until somebody starts them in Ads Manager.',
    next: client
      ? isConnected
        ? visit.can('editor')
          ? html`<a class="btn" href="${clientPath(client.workspace_id, 'launches/new')}">New launch</a>`
          : undefined
        : html`<a class="btn" href="${clientPath(client.workspace_id, 'connection')}">Connect to Meta</a>`
      : html`<a class="btn quiet" href="/console">All clients</a>`,
  });
};

const total = ({ client, total: { waiting } }: Visit) => {
  const n = client ? client.waiting_ads : waiting;
  return n === 0 ? 'No ad waits' : n === 1 ? '1 ad waits' : `${n} ads wait`;
};

/** The number of matching ads; not counted if the list has further pages. */
const fitting = ({ list }: LoadedAds, { query }: Visit) => {
  if (query['after'] || list.next !== null) return ' The filters show some of them.';
  return list.ads.length === 1 ? ' 1 fits the filters.' : ` ${list.ads.length} fit the filters.`;
};

const lead = (data: LoadedAds, visit: Visit) =>
  `${waitingSentence(visit.client ? [visit.client] : visit.clients)}${isFiltered(visit) ? fitting(data, visit) : ''} ${
    visit.isSandbox
      ? 'This is the sandbox: nothing is real and nothing costs anything.'
      : 'Nothing costs anything until somebody starts it in Ads Manager.'
  }`;

/** Adds up what would be spent after a person has started everything in the list, on all of its pages. */
const totalNote = ({ list: { totals }, held }: LoadedAds, { query }: Visit): Html | string => {
  if (!totals || totals.budgets.length === 0 || query['state']) return '';
  const sums = totals.budgets.map(
    ({ amount_minor: minor, currency, period }) =>
      `${budget(minor, currency)} ${period === 'day' ? 'a day' : 'in all'}`,
  );
  const open = totals.unknown === 0 ? '' : ` Of ${totals.unknown} the budget is not known yet.`;
  const part = totals.is_whole ? '' : ` Only the newest ${totals.ads} are added up.`;
  return html`<p class="soft" data-total>Once all of them are started: \
<b>${sums.join(' and ')}</b>. A budget that several ads share counts once.${open}${part}\
${held.length === 0 ? '' : ' Launches that wait for approval are not in it.'}</p>`;
};

const pages = ({ list }: LoadedAds, visit: Visit) => {
  const { path, query } = visit;
  const { after, ...rest } = query;
  const newest = after
    ? html`<a class="btn quiet" href="${path}?${new URLSearchParams(rest).toString()}">Newest</a>`
    : '';
  return pager(newest, olderLink(list.next, visit));
};

/** A file holds all pages of the listed ads. */
const csvLink = ({ list }: LoadedAds, { path, query }: Visit) => {
  if (list.ads.length === 0) return '';
  const { after: _, ...rest } = query;
  return html`<a class="btn quiet" href="${path}/file?${new URLSearchParams(rest).toString()}">Download CSV</a>`;
};

const newLaunch = ({ client, can }: Visit) =>
  client && can('editor')
    ? html`<a class="btn" href="${clientPath(client.workspace_id, 'launches/new')}">New launch</a>`
    : '';

const actions = (data: LoadedAds, visit: Visit) => {
  const [quiet, main] = [csvLink(data, visit), newLaunch(visit)];
  return quiet || main ? html`${quiet}${main}` : '';
};

/** A sentence names five, and says how many there are besides. */
const firstFew = <T>(all: readonly T[], link: (one: T) => Html): Html =>
  html`${all.slice(0, 5).map((one, at) => html`${at > 0 ? ', ' : ''}${link(one)}`)}${all.length > 5 ? ` and ${all.length - 5} more` : ''}`;

/** Without a connection, it is not known what became of the ads, which is said before they are shown. */
const ended = ({ client, clients }: Visit) => {
  const lostClients = (client ? [client] : clients).filter(
    ({ connection, waiting_ads: ads }) =>
      connection.state === 'expired' || (connection.state === 'not_connected' && ads > 0),
  );
  if (lostClients.length === 0) return '';
  const links = firstFew(
    lostClients,
    (one) =>
      html`<a href="${clientPath(one.workspace_id, 'connection')}">${client ? 'Connect it again' : foreignName(one.name)}</a>`,
  );
  return note(
    'warn',
    html`<p><strong>${
      client ? 'The connection to Meta has ended.' : 'Some connections to Meta have ended.'
    }</strong> These ads are shown as Meta last showed them; whether they still wait is not known. ${links}</p>`,
  );
};

/** The note on launches that wait for approval: nothing of them exists yet. */
const heldNote = ({ held }: LoadedAds, { client }: Visit): Html | string => {
  if (held.length === 0) return '';
  const links = firstFew(
    held,
    ({ workspace_id: id, name }) =>
      html`<a href="${clientPath(id, 'launches')}">${client ? 'See the launches' : foreignName(name)}</a>`,
  );
  return note(
    'paused',
    html`<p><strong>${heldSentence(held)}.</strong> Nothing of them is made yet, so they are not among the ads below. ${links}</p>`,
  );
};

const render = (data: LoadedAds, visit: Visit): Html => {
  const { list, live } = data;
  return html`${pageHead('Waiting room', lead(data, visit), actions(data, visit))}
${tabs(visit)}
${filters(visit, list.choices)}
${ended(visit)}${heldNote(data, visit)}${startedNote(live, visit)}${totalNote(data, visit)}
${list.ads.length === 0 ? nothing(visit) : byCampaign(list.ads).map((group) => groupOf(group, visit.client === null))}
${pages(data, visit)}`;
};

/** One client's ads that were made and wait, paused, as people will see them. */
export const clientWaitingScreen = screen({
  path: '/w/:workspace/waiting',
  title: 'Waiting room',
  place: { group: 'client', label: 'Waiting room', icon: 'waiting', onPhone: 'Waiting' },
  changesClients: true,
  load,
  render,
});

/** All clients' waiting ads at once. */
export const waitingScreen = screen({
  path: '/waiting',
  title: 'Waiting room',
  place: { group: 'all', label: 'All that waits', icon: 'waiting' },
  needsClients: 'known',
  changesClients: true,
  load,
  render,
});
