import * as z from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import { formFailure } from '../failure-view.ts';
import { formFields, formToken, postButton } from '../form.ts';
import { oneTimeSecret } from '../parts/blocks.ts';
import { icon } from '../parts/icon.ts';
import { moment } from '../parts/moment.ts';
import type { Visit } from '../screen.ts';

const connectLinkAnswer = z.object({ connect_url: z.string(), expires_at: z.string() });

/** Changes when a person connects, even if a connection existed before. */
export const connectionMark = (status: {
  adnet_user_id: string | null;
  expires_at: string | null;
  writes_unlock_at: string | null;
}) => [status.adnet_user_id, status.expires_at, status.writes_unlock_at].join(' ');

/** The address that the page's script asks until a person has connected, and the mark from before. */
export type ConnectionWatch = { ask: string; mark: string };

export const watching = (visit: Visit, { ask, mark }: ConnectionWatch): Html =>
  html`<p class="row soft" role="status" data-watch="${ask}" data-mark="${mark}" data-token="${visit.formToken}">\
<span class="step-state turning" aria-hidden="true"></span>Nobody has signed in yet. This page notices by itself.</p>`;

/** A link that was just made; it is never shown again. */
export const linkOnce = (visit: Visit, watch: ConnectionWatch): Html | string => {
  const link = connectLinkAnswer.safeParse(visit.actionResult);
  if (!link.success) return '';
  return html`<section class="card">${oneTimeSecret('The connection link.', link.data.connect_url, 'Send it to the person who manages the ad account, or open it yourself.')}
<p class="hint">It works once. It ends ${moment(link.data.expires_at)}.</p>
<div class="actions"><a class="btn quiet" href="${link.data.connect_url}" target="_blank" rel="noopener">Open it here${icon('out')}<span class="unseen">, new tab</span></a></div>
${watching(visit, watch)}</section>`;
};

const sandboxForm = (visit: Visit): Html =>
  html`${postButton(visit, { action: 'sandbox', target: '_blank' }, html`<button class="btn">Connect in a new tab${icon('out')}</button>`)}
<p class="hint">The sandbox plays Meta on this machine: nothing is real, nothing costs anything. Continue, then approve as “Demo Admin”.</p>`;

const linkForm = (visit: Visit, look: string): Html =>
  html`${postButton(visit, { action: 'link' }, html`<button class="btn${look}">Make a connection link</button>`)}
<p class="hint">For the person who manages the ad account. They sign in to Meta; nobody sees their password. It works for 30 minutes, so send it when they have a moment.</p>`;

const tokenForm = (visit: Visit): Html =>
  html`<details class="fold"${visit.form?.action === 'token' ? html` open` : ''}><summary>Or paste a token by hand</summary>
${formFailure(visit, 'token')}<form class="form" method="post" action="${visit.path}">${formToken(visit, 'token')}
${formFields({ ...visit, form: null }, 'token').input(
  {
    name: 'access_token',
    label: 'Access token of a system user',
    autocomplete: 'off',
    required: true,
    hint: 'It needs ads_read, and ads_management to make ads. It is kept encrypted and never shown again.',
  },
  'password',
)}
<div class="actions"><button class="btn quiet">Connect with this token</button></div></form></details>`;

/** The ways to connect; where the sandbox plays Meta, the shortest one comes first. */
export const connectWays = (
  visit: Visit,
  { isFirst, watch }: { isFirst: boolean; watch: ConnectionWatch | null },
): Html => {
  const hasLink = connectLinkAnswer.safeParse(visit.actionResult).success;
  const isSandbox = visit.isSandbox && watch !== null;
  return html`<section class="card"><h2>${
    isFirst ? (visit.isSandbox ? 'Connect to the sandbox' : 'Connect to Meta') : 'Connect again'
  }</h2>
${formFailure(visit, 'link')}${formFailure(visit, 'sandbox')}
${isSandbox ? sandboxForm(visit) : ''}${linkForm(visit, isSandbox || watch === null || hasLink ? ' quiet' : '')}
${tokenForm(visit)}${watch !== null && isSandbox && !hasLink ? watching(visit, watch) : ''}</section>`;
};
