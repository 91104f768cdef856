import { type Html, html } from '../../kernel/html.ts';
import { layout } from './layout.ts';

const shown = 120;

/** Names are the customer's text: isolated, so that none can turn the sentence around it. */
const name = (text: string) =>
  html`<bdi>${text.length > shown ? `${text.slice(0, shown)}…` : text}</bdi>`;

/** What each permission lets us do, in words. */
const permissionWords: Record<string, string> = {
  ads_management: 'create campaigns, ad sets, creatives and ads — always paused',
  ads_read: 'read your ads and their results',
  business_management: 'see which ad accounts belong to your business',
  pages_show_list: 'list the pages you manage',
  pages_read_engagement: 'read those pages’ names and details',
  pages_manage_ads: 'use a page as the identity of an ad',
};

type Asking = {
  workspaceName: string;
  email: string;
  scopes: readonly string[];
  expiresAt: string;
};

export const askPage = ({ workspaceName, email, scopes, expiresAt }: Asking): Html =>
  layout(
    'Connect',
    html`<div class="card">
<h1>Connect ${name(workspaceName)} to your ad account</h1>
<p>You were asked to let Greenroom work with your ad accounts on behalf of this workspace.</p>
<dl>
<dt>Workspace</dt><dd>${name(workspaceName)}</dd>
<dt>Asked by</dt><dd>${name(email)}</dd>
<dt>Link valid until</dt><dd>${expiresAt}</dd>
</dl>
<p class="note warn">Go on only if you know who asked. Whoever runs this workspace will be able to use what you allow.</p>
<h2>Greenroom will ask to</h2>
<ul>${scopes.map((scope) => html`<li>${permissionWords[scope] ?? ''} <span class="soft">(${scope})</span></li>`)}</ul>
<h2>What it does and does not do</h2>
<ul>
<li>Everything it creates is <strong>paused</strong>. Nothing goes live and nothing is spent until a person switches it on in the platform itself.</li>
<li>It never changes or deletes what is already there.</li>
<li>Your access is stored encrypted and can be removed at any time, here or in the platform’s settings.</li>
</ul>
<form method="post"><button>Continue to the platform’s login</button></form>
</div>`,
  );

type Connected = {
  workspaceName: string;
  userName: string;
  accounts: { id: string; name: string }[];
  more: boolean;
  unlocksAt: string | null;
  canWrite: boolean;
};

export const connectedPage = ({
  workspaceName,
  userName,
  accounts,
  more,
  unlocksAt,
  canWrite,
}: Connected): Html =>
  layout(
    'Connected',
    html`<div class="card">
<p><span class="tag">Connected</span></p>
<h1>${name(workspaceName)} is connected</h1>
<dl>
<dt>As</dt><dd>${name(userName)}</dd>
<dt>Creating ads</dt><dd>${!canWrite ? 'not allowed: the permission ads_management was not given' : unlocksAt ? html`unlocks ${unlocksAt}` : 'unlocked'}</dd>
</dl>
<h2>Ad accounts it can reach</h2>
${
  accounts.length === 0
    ? html`<p class="note warn">None yet. Ask for a role on an ad account in the platform’s business settings.</p>`
    : html`<ul>${accounts.map((account) => html`<li>${name(account.name)} <span class="soft">${account.id}</span></li>`)}</ul>${more ? html`<p class="soft">and more.</p>` : ''}`
}
<p class="note">Reading works right away. You can close this window.</p>
</div>`,
  );

/** Every way a connection can end without one, each with what to do next. */
const endings = {
  denied: {
    title: 'Nothing was connected',
    text: 'You cancelled on the platform’s page, so Greenroom got no access.',
    next: 'If that was a mistake, open the link you were sent again; it still works until it expires.',
  },
  failed: {
    title: 'The platform did not complete the login',
    text: 'The platform turned the login down or could not be reached. Nothing was stored.',
    next: 'Ask for a new link and try again in a few minutes.',
  },
  permission: {
    title: 'A needed permission is missing',
    text: 'The permission ads_read was not given, so nothing could be read. Nothing was stored.',
    next: 'Ask for a new link and leave ads_read ticked on the platform’s page.',
  },
  expired: {
    title: 'This link has expired',
    text: 'A connection link works for 30 minutes.',
    next: 'Ask for a new one: POST /adnet/connection/link.',
  },
  used: {
    title: 'This link was already used',
    text: 'A connection link works once. If you just finished connecting, all is well.',
    next: 'To connect again, ask for a new link.',
  },
  unknown: {
    title: 'There is no such link',
    text: 'The address is incomplete or was never given out.',
    next: 'Check that you copied all of it, or ask for a new link.',
  },
  archived: {
    title: 'This workspace is archived',
    text: 'An archived workspace cannot be connected.',
    next: 'Ask its owner to unarchive it and to send a new link.',
  },
  browser: {
    title: 'This login began in another browser',
    text: 'For your safety the login must end in the browser where it began, with cookies allowed.',
    next: 'Open the link you were sent in this browser and continue from there.',
  },
  invalid: {
    title: 'This address is not complete',
    text: 'The platform sent you back without what is needed to go on.',
    next: 'Open the link you were sent and try again.',
  },
} as const;

export type Ending = keyof typeof endings;

export const endingPage = (ending: Ending): Html => {
  const { title, text, next } = endings[ending];
  return layout(
    title,
    html`<div class="card"><h1>${title}</h1><p>${text}</p><p class="note warn">${next}</p></div>`,
  );
};
