import { type Html, html } from '../../kernel/html.ts';
import {
  type PlannedStep,
  type ShownMedia,
  shownAds,
  shownMedia,
} from '../../operations/launches/review/shown-ads.ts';
import { type ShownAdSet, shownPlan } from '../../operations/launches/review/shown-plan.ts';
import { feedCard } from '../../pages/feed-card.ts';
import { foreignName } from '../../pages/foreign-name.ts';
import { clientPath } from '../clients.ts';
import type { Named } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { adNumber, type Launch } from './words.ts';

/** Where the console serves a picture; a video that is still to come has none. */
const pictureOf = (media: ShownMedia | null, workspaceId: string, account: string) => {
  if (media === null || media.kind === 'video') return null;
  const query: Record<string, string> =
    media.kind === 'address' ? { url: media.url } : { account, hash: media.hash };
  return `${clientPath(workspaceId, 'media')}?${new URLSearchParams(query)}`;
};

const adSetRow = ({ name, audience, dates, budget }: ShownAdSet) =>
  html`<dt>${foreignName(name)}</dt><dd>${audience}<small> · ${dates}${budget === null ? '' : html` · ${budget}`}</small></dd>`;

/** Whose name stands above the ad; the client's own is never put in its place. */
const pageNameOf = (pageId: string | null, pages: readonly Named[]) =>
  pages.find(({ id }) => id === pageId)?.name ||
  (pageId === null ? 'No Page yet' : `Page ${pageId}`);

/** Each ad as the feed will show it, and who will see it, when, and for how much. */
export const heldAds = (
  launch: Launch,
  { currency, pages }: { currency: string; pages: readonly Named[] },
  visit: Visit,
): Html => {
  const steps = launch.items.map(
    ({ step, action, params, platform_id }): PlannedStep => ({
      step,
      action,
      params: params ?? {},
      platform_id,
    }),
  );
  const { adSets, budget, hasExistingAdSets } = shownPlan(steps, { currency, link: null });
  const workspaceId = visit.client?.workspace_id ?? '';
  const ads = shownAds(steps).map((ad) => ({
    ...ad,
    picture:
      ad.picture === null
        ? null
        : pictureOf(shownMedia(steps, ad.picture), workspaceId, launch.account_id),
  }));
  return html`<section class="card" aria-labelledby="held-title"><h2 id="held-title">What will be made</h2>
<dl class="facts">${adSets.map(adSetRow)}${hasExistingAdSets ? html`<dt>Existing ad sets</dt><dd>Their audience, dates and budget stay as they are on Meta.</dd>` : ''}${budget === null ? '' : html`<dt>Together</dt><dd>${budget}</dd>`}</dl>
<ul class="ad-grid plain">${ads.map((ad) => html`<li class="ad-card"><div class="ad-top"><h3>${adNumber(launch, ad.step)} <small>${foreignName(ad.name)}</small></h3>${ad.adSet === null ? '' : html`<p class="soft small">Audience: ${foreignName(ad.adSet)}</p>`}</div>${feedCard({ ...ad, pageName: pageNameOf(ad.pageId, pages) })}</li>`)}</ul></section>`;
};
