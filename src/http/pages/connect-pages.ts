import { html } from '../../kernel/html.ts';
import type { Reachable } from '../../operations/connection/finish-login.ts';
import { layout, type Page } from './layout.ts';

const shown = 120;

/** Names are other people's text: isolated, so that none can turn the sentence around it. */
const name = (text: string) => {
  const letters = [...text];
  return html`<bdi>${letters.length > shown ? `${letters.slice(0, shown).join('')}…` : text}</bdi>`;
};

/** What each permission lets us do, in words. */
const permissionWords: Record<string, string> = {
  ads_management: 'Create campaigns, ad sets, creatives and ads, always paused',
  ads_read: 'Read your ads and their results',
  business_management: 'See which ad accounts belong to your business',
  pages_show_list: 'List the pages you manage',
  pages_read_engagement: 'Read those pages’ names and details',
  pages_manage_ads: 'Use a page as the identity of an ad',
};

type Asking = {
  workspaceName: string;
  email: string;
  scopes: readonly string[];
  expiresAt: string;
};

export const askPage = ({ workspaceName, email, scopes, expiresAt }: Asking): Page =>
  layout(
    'Connect',
    html`<div class="card">
<h1>Connect ${name(workspaceName)} to your ad accounts</h1>
<p>Somebody asks you to let Greenroom prepare ads in your ad accounts for this workspace.</p>
<dl>
<dt>Workspace</dt><dd>${name(workspaceName)}</dd>
<dt>Asked by</dt><dd>${name(email)}</dd>
<dt>Link valid until</dt><dd>${expiresAt}</dd>
</dl>
<p class="note warn"><strong>Only go on if you know who asks.</strong> Everyone who runs this workspace can use what you allow.</p>
<form method="post"><button class="wide">Continue to the platform</button></form>
<p class="soft small">You sign in there and choose what to allow.</p>
</div>
<section class="card">
<h2>What you will be asked to allow</h2>
<ul class="rows">${scopes.map((scope) => html`<li>${permissionWords[scope] ?? ''} <code>${scope}</code></li>`)}</ul>
</section>
<section class="card">
<h2>What Greenroom does with it</h2>
<ul>
<li>Everything it creates is <strong>paused</strong>. Nothing goes live and nothing is spent until a person switches it on in the platform itself.</li>
<li>It never changes or deletes what is already there.</li>
<li>Your access is stored encrypted. Take it back at any time in the platform’s own settings.</li>
</ul>
</section>`,
  );

type Connected = {
  workspaceName: string;
  userName: string;
  /** Null when the platform did not say. */
  reachable: Reachable | null;
  unlocksAt: string | null;
  canWrite: boolean;
};

export const connectedPage = ({
  workspaceName,
  userName,
  reachable,
  unlocksAt,
  canWrite,
}: Connected): Page =>
  layout(
    'Connected',
    html`<div class="card ending good">
<h1>${name(workspaceName)} is connected</h1>
<p>Reading works right away. <strong>You can close this window.</strong></p>
<dl>
<dt>Signed in as</dt><dd>${name(userName)}</dd>
<dt>Creating ads</dt><dd>${writingWords(canWrite, unlocksAt)}</dd>
</dl>
${canWrite ? '' : html`<p class="note warn">The permission <code>ads_management</code> was left out, so ads can be read but not created. To add it, ask for a new link.</p>`}
</div>
<section class="card">
<h2>Ad accounts it can reach</h2>
${accountList(reachable)}
</section>`,
  );

const writingWords = (canWrite: boolean, unlocksAt: string | null) => {
  if (!canWrite) return 'not allowed';
  return unlocksAt ? `possible from ${unlocksAt}` : 'possible now';
};

const accountList = (reachable: Reachable | null) => {
  if (reachable === null)
    return html`<p class="soft">The platform did not list them just now. The connection stands all the same.</p>`;
  const { accounts, more } = reachable;
  if (accounts.length === 0)
    return html`<p class="note warn">None yet. Ask for a role on an ad account in the platform’s business settings.</p>`;
  return html`<ul class="rows">${accounts.map(
    (account) => html`<li>${name(account.name)} <code>${account.id}</code></li>`,
  )}</ul>${more ? html`<p class="soft">and more.</p>` : ''}`;
};
