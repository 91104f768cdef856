import type { z } from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import { createLink } from '../../operations/connection/create-link.ts';
import { disconnect } from '../../operations/connection/disconnect.ts';
import { getConnection } from '../../operations/connection/get-connection.ts';
import { getConnectionHealth } from '../../operations/connection/health/get-health.ts';
import { isReadOnly, mayMakeAds, notBefore } from '../../operations/connection/health/missing.ts';
import { pinAccount } from '../../operations/connection/pin-account.ts';
import { storeToken } from '../../operations/connection/store-token.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { screenPath } from '../clients.ts';
import {
  type ConnectionWatch,
  connectionMark,
  connectWays,
  linkOnce,
} from '../connection/connect-ways.ts';
import { healthView } from '../connection/health-view.ts';
import { formFailure } from '../failure-view.ts';
import { confirm, formFields, formToken } from '../form.ts';
import { note, pageHead } from '../parts/blocks.ts';
import { lamp } from '../parts/lamp.ts';
import { countdown, moment } from '../parts/moment.ts';
import { type AdAccount, accountChoice, readAccounts } from '../platform-reads.ts';
import { screen, type Visit } from '../screen.ts';

type Status = z.output<typeof getConnection.output>;
type ConnectionHealth = z.output<typeof getConnectionHealth.output>;

const load = async (visit: Visit) => {
  // This asks Meta, which may say that the connection has ended, so its status is read afterwards.
  const health = await visit.call(getConnectionHealth);
  const status = await visit.call(getConnection);
  const isUsable = status.connected && !status.expired && visit.can('admin');
  return { status, health, accounts: isUsable ? await accountsOf(visit) : [] };
};

/** Without accounts, none can be chosen, but the rest of the page can still be read. */
const accountsOf = (visit: Visit): Promise<AdAccount[]> => readAccounts(visit).catch(() => []);

type LinkMaking = { canWrite: boolean; from: string | null; missing: ConnectionHealth['missing'] };

/** Whether ads can be made, or what comes first. */
const makingAds = ({ canWrite, from, missing }: LinkMaking): Html | string => {
  const [first] = missing;
  if (first !== undefined) return notBefore[first];
  if (canWrite || from === null) return 'Possible';
  return html`${countdown(from, 'Possible', 'Possible now')} <small>a new connection rests first</small>`;
};

const facts = (
  {
    expires_at: until,
    selected_ad_account_id: pin,
    writes_unlocked: canWrite,
    writes_unlock_at: from,
  }: Status,
  name: string | null | undefined,
  { adnet_user_name: who, adnet_user_id: whoId, missing }: ConnectionHealth,
): Html => {
  const signedIn = who ?? whoId;
  return html`<dl class="facts">${
    signedIn === null ? '' : html`<dt>Signed in as</dt><dd>${foreignName(signedIn)}</dd>`
  }<dt>Works until</dt>
<dd>${until === null ? 'It does not end' : moment(until)}</dd><dt>Ad account</dt>
<dd>${pin === null ? 'None chosen' : foreignName(name ?? pin)}</dd><dt>Making ads</dt>
<dd>${makingAds({ canWrite, from, missing })}</dd></dl>`;
};

/** Each permission, with what cannot be done without it. */
const withoutScope: readonly (readonly [scope: string, words: string])[] = [
  ['ads_management', 'make ads'],
  ['pages_show_list', 'see its Pages'],
  ['pages_read_engagement', 'see posts of its Pages'],
  ['pages_manage_ads', 'use lead forms and posts of its Pages in ads'],
  ['instagram_basic', 'see Instagram accounts and their posts'],
  ['business_management', 'see what belongs to its business'],
];

const onlyLooks = ({ user_tasks: tasks }: AdAccount) => !mayMakeAds(tasks);

const lackNote = ({ scopes }: Status, accounts: readonly AdAccount[]): Html | string => {
  const lackingScopes = withoutScope.filter(([scope]) => !scopes.includes(scope));
  const lookedAt = accounts.filter(onlyLooks);
  if (lackingScopes.length + lookedAt.length === 0) return '';
  return note(
    'warn',
    html`<p><strong>What this login may not do.</strong></p>
<ul>${lackingScopes.map(([scope, words]) => html`<li>It may not ${words} (permission <code>${scope}</code>).</li>`)}${lookedAt.map(
      ({ id, name }) =>
        html`<li>It may look at the ad account ${foreignName(name || id)}, but make nothing in it: its role there has no right to advertise.</li>`,
    )}</ul>
<p>Permissions are given while signing in to Meta: connect again and leave them on. Roles are given by the business that owns the ad account.</p>`,
  );
};

const nameOf = ({ selected_ad_account_id: pin }: Status, accounts: readonly AdAccount[]) =>
  accounts.find(({ id }) => id === pin)?.name;

/** Meta's permission is for a login and not for one ad account, which people who work for the client should know. */
const reachNote = (accounts: readonly AdAccount[]): Html | string =>
  accounts.length < 2
    ? ''
    : html`<p class="hint">This login reaches ${accounts.length} ad accounts. Everybody who works for this client can \
read all of them, and editors can make ads in them. To share fewer, \
let somebody sign in who has only this client’s accounts.</p>`;

const pinForm = (accounts: readonly AdAccount[], status: Status, visit: Visit): Html | string =>
  accounts.length === 0
    ? ''
    : html`<section class="card"><h2>Ad account</h2>
<p class="soft">Launches and reports start with it. Others can still be chosen there.</p>${formFailure(visit, 'pin')}
<form class="form inline" method="post" action="${visit.path}">${formToken(visit, 'pin')}
${formFields(visit, 'pin').select(
  { name: 'account_id', label: 'Usual ad account', value: status.selected_ad_account_id ?? '' },
  [['', 'None'], ...accounts.map(accountChoice)],
)}
<button class="btn quiet">Use this account</button></form></section>`;

const leave = (visit: Visit): Html =>
  html`<section class="card"><h2>Disconnect</h2>
<p class="soft">Greenroom forgets its access to Meta. What was made there stays as it is.</p>
${confirm(visit, {
  action: 'disconnect',
  ask: 'Disconnect',
  does: 'Disconnect this client',
  words:
    'Nothing can be made or read for this client until somebody connects it again. Launches that run stop.',
  about: visit.client?.name ?? '',
})}</section>`;

const watchOf = (status: Status, { client }: Visit): ConnectionWatch => ({
  ask: `${screenPath({ client }, 'ask')}/connection`,
  mark: connectionMark(status),
});

/** How one client is connected to Meta, and everything that can be done about it. */
export const connectionScreen = screen({
  path: '/w/:workspace/connection',
  title: 'Connection',
  place: { group: 'settings', label: 'Connection', icon: 'connection' },
  islands: ['connection'],
  leadsToConnect: true,
  changesClients: true,
  load,

  render({ status, health, accounts }, visit) {
    const isConnected = status.connected && !status.expired;
    const watch = watchOf(status, visit);
    return html`${pageHead('Connection', html`${lamp(health)}`)}
${formFailure(visit, 'disconnect')}${linkOnce(visit, watch)}
${
  isConnected
    ? html`<section class="card"><h2>${visit.isSandbox ? 'Connected to the sandbox' : 'Connected to Meta'}${
        isReadOnly(health.missing) ? ', for reading only' : ''
      }</h2>
${facts(status, nameOf(status, accounts) ?? visit.client?.ad_account?.name, health)}${lackNote(status, accounts)}${reachNote(accounts)}</section>`
    : ''
}
${!isConnected && visit.can('admin') ? connectWays(visit, { isFirst: !status.connected, watch }) : ''}
${
  !isConnected && !visit.can('admin')
    ? note(
        'warn',
        html`<p><strong>Not connected.</strong> An admin of ${foreignName(visit.client?.name ?? 'this client')} can make a link that connects it.</p>`,
      )
    : ''
}
${status.expired && visit.isSandbox ? note('calm', html`<p>If the sandbox was started anew, its logins and its ads may be gone with it. Connect again, and go on with new ads.</p>`) : ''}
${healthView(health, status)}
${pinForm(accounts, status, visit)}
${isConnected && visit.can('admin') ? connectWays(visit, { isFirst: false, watch: null }) : ''}
${status.connected && visit.can('admin') ? leave(visit) : ''}`;
  },

  actionRole: 'admin',
  actions: {
    async link({ call }) {
      return { show: await call(createLink) };
    },
    async sandbox({ call }) {
      const { connect_url: to } = await call(createLink);
      return { to, toast: 'Come back here when you are done.' };
    },
    async token(visit, form) {
      await visit.call(storeToken, { body: { access_token: form.get('access_token') ?? '' } });
      return { to: visit.path, toast: 'Connected. The token is kept encrypted.' };
    },
    async pin(visit, form) {
      await visit.call(pinAccount, { body: { account_id: form.get('account_id') || null } });
      return { to: visit.path, toast: 'The usual ad account was changed.' };
    },
    async disconnect(visit) {
      await visit.call(disconnect);
      return { to: visit.path, toast: 'Disconnected. What was made on Meta stays as it is.' };
    },
  },
});
