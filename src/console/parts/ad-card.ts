import type { z } from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import { placedShapes } from '../../operations/core/placed-shapes.ts';
import type { waitingAd } from '../../operations/waiting/answers/waiting-ad.ts';
import { feedCard } from '../../web/feed-card.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { clientPath } from '../clients.ts';
import { type ChipLook, chip } from './blocks.ts';
import { differencesNote } from './differences.ts';
import { icon } from './icon.ts';
import { moment } from './moment.ts';
import { budget } from './money.ts';

export type WaitingAd = z.output<typeof waitingAd>;

/** The state in one word, on a card and in a file. */
export const waitingWords: Record<WaitingAd['state'], string> = {
  waiting: 'Paused',
  live: 'Started',
  gone: 'Gone from Meta',
};

const looks: Record<WaitingAd['state'], ChipLook> = { waiting: 'paused', live: 'ok', gone: 'idle' };

const periods = { day: 'a day', lifetime: 'in all' };

const amountWords = ({ amount_minor: amount, currency }: NonNullable<WaitingAd['budget']>) =>
  currency ? budget(amount, currency) : `${amount} in the smallest unit`;

const money = ({ budget: shownBudget }: WaitingAd) =>
  shownBudget
    ? html`${amountWords(shownBudget)} ${periods[shownBudget.period]} <small>in ${foreignName(shownBudget.of)}</small>`
    : html`<small>Not known yet</small>`;

const kinds = { key: 'Key ', person: '', system: '', operator: '' };

const madeBy = ({ kind, name }: WaitingAd['made_by']): Html =>
  kind === 'system'
    ? html`Greenroom`
    : kind === 'operator'
      ? html`The operator`
      : html`${kinds[kind]}${foreignName(name ?? 'of somebody removed')}`;

const promotes = ({ creative }: WaitingAd): Html | string =>
  creative?.instagram_account
    ? html`<dt>Promotes</dt><dd>A post of ${foreignName(creative.instagram_account)} <small>on Instagram</small></dd>`
    : '';

/** Stories and wide placements may show another shape than feeds, so those pictures are beside the card. */
const otherPictures = (
  { workspace_id, ad_account_id }: WaitingAd,
  { shapes }: NonNullable<WaitingAd['creative']>,
) => {
  const shapesByPlace = placedShapes(shapes.map((one) => one.shape));
  const hashFor = (place: keyof typeof shapesByPlace) =>
    shapes.find((one) => one.shape === shapesByPlace[place])?.image_hash;
  const at = (hash: string) =>
    `${clientPath(workspace_id, 'media')}?${new URLSearchParams({ account: ad_account_id, hash })}`;
  const [feed, fullScreen, wide] = [hashFor('feed'), hashFor('fullScreen'), hashFor('wide')];
  return {
    ...(fullScreen && fullScreen !== feed && { fullScreen: at(fullScreen) }),
    ...(wide && wide !== feed && { wide: at(wide) }),
  };
};

/** The frame of the card holds only what people will see in the feed. */
const feed = (ad: WaitingAd): Html =>
  ad.creative
    ? feedCard({
        ...ad.creative,
        isVideo: ad.creative.is_video,
        pageName: ad.creative.page_name ?? ad.creative.instagram_account ?? 'Name not known here',
        missing:
          ad.state === 'gone'
            ? 'No preview: Meta no longer has this ad'
            : 'No preview here: see it as Meta shows it',
        picture:
          ad.state !== 'gone' && ad.creative.picture_url
            ? `${clientPath(ad.workspace_id, 'picture')}/${ad.ad_id}`
            : null,
        otherPictures: otherPictures(ad, ad.creative),
      })
    : html`<div class="feed"><p class="feed-media none">${
        ad.state === 'gone' ? 'Meta no longer shows this ad' : 'Meta has not shown this ad yet'
      }</p></div>`;

/** An ad that was made, as a feed card, with what Greenroom knows of it on the frame. */
export const adCard = (
  ad: WaitingAd,
  { withClient, leadsOn = true }: { withClient: boolean; leadsOn?: boolean },
): Html =>
  html`<li class="ad-card">
<div class="ad-top"><div class="row">${chip(looks[ad.state], waitingWords[ad.state])}${
    withClient
      ? html`<a class="small" href="${clientPath(ad.workspace_id, 'waiting')}">${foreignName(ad.workspace_name)}</a>`
      : ''
  }</div>
<h3>${foreignName(ad.name)}</h3></div>
${feed(ad)}
<div class="ad-foot">
${differencesNote(ad.differences)}
<dl class="facts">${ad.state === 'gone' && !ad.budget ? '' : html`<dt>Budget</dt><dd>${money(ad)}</dd>`}${promotes(ad)}<dt>Made by</dt>
<dd>${madeBy(ad.made_by)} <small>${moment(ad.made_at)}</small></dd>${
    ad.state === 'live' && ad.state_since
      ? html`<dt>Seen live</dt>
<dd>${moment(ad.state_since)}</dd>`
      : ''
  }</dl>
${
  ad.state === 'gone'
    ? html`<p class="hint">Meta no longer has this ad.</p>`
    : html`<div class="actions">${
        leadsOn
          ? html`<a href="${clientPath(ad.workspace_id, 'waiting')}/${ad.ad_id}">As Meta shows it<span class="unseen">: ${ad.name}</span></a>`
          : ''
      }<a data-stop href="${ad.ads_manager_url}" target="_blank" rel="noopener noreferrer">Open in Ads Manager${icon('out')}<span class="unseen"> ${ad.name}, new tab</span></a></div>`
}
</div></li>`;
