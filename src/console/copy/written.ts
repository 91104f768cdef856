import type { z } from 'zod';
import { type Html, html } from '../../kernel/html.ts';
import type { listCopyHistory } from '../../operations/copy/list-history.ts';
import { feedCard } from '../../web/feed-card.ts';
import { clientPath } from '../clients.ts';
import { icon } from '../parts/icon.ts';
import { chip, note } from '../parts/states.ts';
import type { Visit } from '../screen.ts';

type WrittenCopy = z.output<typeof listCopyHistory.output>['data'][number];
type CopyVariant = WrittenCopy['variants'][number];

/** The address of a new launch that begins with these texts. */
const launchWith = (visit: Visit, variants: readonly CopyVariant[], values: URLSearchParams) => {
  const texts = variants.flatMap(({ primary_text: message, headline, description }, at) => [
    [`copies.${at}.message`, message],
    [`copies.${at}.headline`, headline],
    [`copies.${at}.description`, description],
  ]);
  const query = new URLSearchParams({
    ...Object.fromEntries(texts),
    'defaults.call_to_action_type': variants[0]?.call_to_action_type ?? '',
    'brief.product': values.get('product') ?? '',
    'brief.audience': values.get('audience') ?? '',
    'brief.offer': values.get('offer') ?? '',
    'brief.benefits': values.get('benefits') ?? '',
    'brief.pain_points': values.get('pain_points') ?? '',
  });
  return `${clientPath(visit.client?.workspace_id ?? '', 'launches')}/new?${query.toString()}`;
};

const spoken = (angle: string) =>
  angle.charAt(0).toUpperCase() + angle.slice(1).replaceAll('-', ' ');

/** Shows the facts that each statement of a text rests on. */
const claimList = (claims: WrittenCopy['claims']): Html =>
  claims.length === 0
    ? html``
    : html`<details class="fold"><summary>Where each statement comes from</summary><ul class="hooks">${claims.map(
        ({ words, sources }) =>
          html`<li><span>“${words}”</span><span class="soft small">${sources.map(
            ({ field, quote }) => html`${field}: “${quote}” `,
          )}</span></li>`,
      )}</ul></details>`;

/** The whole text: a feed shows its beginning, and this one was paid for. */
const wholeText = ({ primary_text: text }: CopyVariant): Html =>
  html`<details class="fold"><summary>The whole text</summary><p>${text}</p></details>`;

type ShownCopy = { visit: Visit; values: URLSearchParams; claims: WrittenCopy['claims'] };

const card = (variant: CopyVariant, { visit, values, claims }: ShownCopy): Html =>
  html`<li class="ad-card"><div class="ad-top"><div class="row">${chip('idle', spoken(variant.angle))}</div>
<h3>${variant.headline}</h3></div>
${feedCard({
  pageName: visit.client?.name ?? '',
  message: variant.primary_text,
  headline: variant.headline,
  description: variant.description,
  link: '',
  button: variant.call_to_action_type,
  picture: null,
  isVideo: false,
})}${wholeText(variant)}${claimList(claims.filter((claim) => claim.variant === variant.id))}
<div class="ad-foot"><div class="actions"><a href="${launchWith(visit, [variant], values)}">${icon('launch')}Use in a launch<span class="unseen">: ${variant.headline}</span></a><button type="button" class="btn plain small" data-copy="${variant.primary_text}" hidden>Copy the text</button></div></div></li>`;

/** The texts that were written, each as the feed shows it. */
export const writtenTexts = (
  visit: Visit,
  { variants, hooks, notes = [], claims, credits_charged: credits }: WrittenCopy,
  values: URLSearchParams,
): Html =>
  html`<section class="stack" aria-labelledby="written" tabindex="-1" data-focus data-written><div class="section-head">
<h2 id="written">${variants.length === 1 ? '1 text' : `${variants.length} texts`}</h2><p>Written for ${credits} credits.</p>
${variants.length > 1 ? html`<a class="btn quiet small" href="${launchWith(visit, variants, values)}">${icon('launch')}Use all in a launch</a>` : ''}</div>
${
  notes.length === 0
    ? ''
    : note(
        'warn',
        html`<p><strong>Good to know about these texts:</strong></p>
<ul>${notes.map(({ message }) => html`<li>${message}</li>`)}</ul>`,
      )
}
<ul class="ad-grid">${variants.map((variant) => card(variant, { visit, values, claims }))}</ul>
${
  hooks.length === 0
    ? ''
    : html`<section class="card"><h3>More opening lines</h3>
<ul class="hooks">${hooks.map(
        ({ category_label: label, text }) =>
          html`<li><span class="soft small">${label}</span><span>${text}</span><button type="button" class="btn plain small" data-copy="${text}" hidden>Copy</button></li>`,
      )}</ul></section>`
}</section>`;
