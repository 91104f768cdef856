import { type Html, html } from '../../kernel/text/html.ts';
import {
  type KnownNames,
  type PlannedStep,
  type ShownMedia,
  shownAds,
  shownMedia,
} from '../../operations/launches/review/shown-ads.ts';
import { type ShownAdSet, shownPlan } from '../../operations/launches/review/shown-plan.ts';
import { feedCard, opensForm } from '../../web/feed-card.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { type Picture, pictureAt } from '../clients.ts';
import type { NamedRow } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { adNumber, type LaunchDetail } from './words.ts';

/** The query for the console's media route; null if it cannot serve this. */
const queryOf = (media: ShownMedia, account: string, names: KnownNames | null): Picture | null => {
  if (media.kind === 'address') return { url: media.url };
  if (media.kind === 'image') return { account, hash: media.hash };
  // A video that is still to come has no picture.
  if (media.kind === 'video') return null;
  const url = names?.posts.find(({ id }) => id === media.id)?.picture_url;
  return url ? { url } : null;
};

const adSetRow = ({ name, audience, dates, budget }: ShownAdSet) =>
  html`<dt>${foreignName(name)}</dt><dd>${audience}<small> · ${dates}${budget === null ? '' : html` · ${budget}`}</small></dd>`;

/** The Page's name is shown above the ad, and is never replaced by the client's own name. */
const pageNameOf = (pageId: string | null, pages: readonly NamedRow[]) =>
  pages.find(({ id }) => id === pageId)?.name ||
  (pageId === null ? 'No Page yet' : `Page ${pageId}`);

/** Each ad as the feed will show it, and who will see it, when, and for how much. */
export const heldAds = (
  launch: LaunchDetail,
  {
    currency,
    pages,
    names,
  }: { currency: string; pages: readonly NamedRow[]; names: KnownNames | null },
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
  const { adSets, budget, campaign, category, hasExistingAdSets } = shownPlan(steps, {
    currency,
    link: null,
    known: names,
  });
  const addressOf = (name: string) => {
    const media = shownMedia(steps, name);
    const query = media && queryOf(media, launch.account_id, names);
    return query && pictureAt(visit, query);
  };
  const ads = shownAds(steps, names).map((ad) => ({
    ...ad,
    picture: ad.picture === null ? null : addressOf(ad.picture),
    otherPictures: Object.fromEntries(
      Object.entries(ad.otherPictures).flatMap(([place, name]) => {
        const address = addressOf(name);
        return address === null ? [] : [[place, address]];
      }),
    ),
  }));
  return html`<section class="card" aria-labelledby="held-title"><h2 id="held-title">What will be made</h2>
<dl class="facts">${
    campaign === null
      ? ''
      : html`<dt>In the campaign</dt>
<dd>${foreignName(campaign)}</dd>`
  }${
    category === null
      ? ''
      : html`<dt>Special category</dt>
<dd>${category}</dd>`
  }${adSets.map(adSetRow)}${
    hasExistingAdSets
      ? html`<dt>Existing ad sets</dt>
<dd>Their audience, dates and budget stay as they are on Meta.</dd>`
      : ''
  }${
    budget === null
      ? ''
      : html`<dt>Together</dt>
<dd>${budget}</dd>`
  }</dl>
<ul class="ad-grid plain">${ads.map(
    (ad) => html`<li class="ad-card"><div class="ad-top">
<h3>${adNumber(launch, ad.step)} <small>${foreignName(ad.name)}</small></h3>
${ad.adSet === null ? '' : html`<p class="soft small">Audience: ${foreignName(ad.adSet)}</p>`}${
  ad.form === null ? '' : html`<p class="soft small">${opensForm(ad)}</p>`
}</div>
${feedCard({ ...ad, pageName: pageNameOf(ad.pageId, pages) })}</li>`,
  )}</ul></section>`;
};
