import { html } from '../../kernel/text/html.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { layout, type Page } from '../pages/layout.ts';
import { moment } from '../pages/moment.ts';
import type { PlatformWords } from './platform-words.ts';

/** Describes in words what each permission lets us do. */
const permissionWords: Record<string, string> = {
  ads_management: 'Create campaigns, ad sets, creatives and ads, always paused',
  ads_read: 'Read your ads and their results',
  business_management: 'See which ad accounts belong to your business',
  pages_show_list: 'List the pages you manage',
  pages_read_engagement: 'Read those pages’ names and details',
  pages_manage_ads: 'Use a page as the identity of an ad',
  instagram_basic: 'See which Instagram accounts belong to your pages',
};

type AskPageFacts = {
  workspaceName: string;
  email: string;
  scopes: readonly string[];
  expiresAt: number;
  platform: PlatformWords;
};

/** A login configuration on the platform names its own permissions, which we do not know. */
const permissionList = (scopes: readonly string[], platform: PlatformWords) =>
  scopes.length === 0
    ? html`<p>${platform.name} lists the permissions before you agree to them.</p>`
    : html`<ul class="rows">${scopes.map((scope) => html`<li>${permissionWords[scope] ?? ''} <code>${scope}</code></li>`)}</ul>`;

/** The page of a connection link: it says who asks for what, before anything begins. */
export const askPage = ({
  workspaceName,
  email,
  scopes,
  expiresAt,
  platform,
}: AskPageFacts): Page =>
  layout(
    'Connect',
    html`<div class="card">
<h1>Connect ${foreignName(workspaceName)} to your ad accounts</h1>
<p>${foreignName(email)} asks you to let Greenroom prepare ads in your ad accounts for ${foreignName(workspaceName)}.</p>
<dl>
<dt>Client</dt><dd>${foreignName(workspaceName)}</dd>
<dt>Asked by</dt><dd>${foreignName(email)}</dd>
<dt>Link valid until</dt><dd>${moment(expiresAt)}</dd>
</dl>
<p class="note warn"><strong>Only go on if you know who asks.</strong> Everyone who works for this client in Greenroom can use what you allow.</p>
<form method="post"><button class="btn block">Continue to ${platform.name}</button></form>
<p class="soft small">You sign in there and choose what to allow.${platform.isSandbox ? ' It is the built-in sandbox: nothing here reaches Meta.' : ''}</p>
</div>
<section class="card">
<h2>What you will be asked to allow</h2>
${permissionList(scopes, platform)}
</section>
<section class="card">
<h2>What Greenroom does with it</h2>
<ul>
<li>Everything it creates is <strong>paused</strong>. Nothing goes live and nothing is spent until a person switches it on in ${platform.adsManager}.</li>
<li>It never changes or deletes what is already there.</li>
<li>Your access is stored encrypted. ${platform.isSandbox ? 'This is the sandbox: nothing real is behind it.' : `You can take it back at any time in ${platform.settings}.`}</li>
</ul>
</section>`,
    { script: '/pages.js', hasForm: true },
  );
