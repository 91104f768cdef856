import type { z } from 'zod';
import { type Html, html } from '../../kernel/html.ts';
import type { waitingAd } from '../../operations/waiting/waiting-ad.ts';
import { feedCard } from '../../pages/feed-card.ts';
import { foreignName } from '../../pages/foreign-name.ts';
import { clientPath } from '../clients.ts';
import { icon } from './icon.ts';
import { moment } from './moment.ts';
import { budget } from './money.ts';
import { chip } from './states.ts';

export type WaitingAd = z.output<typeof waitingAd>;

const states: Record<WaitingAd['state'], Html> = {
  waiting: chip('paused', 'Paused'),
  live: chip('ok', 'Started'),
  gone: chip('idle', 'Gone from Meta'),
};

const periods = { day: 'a day', lifetime: 'in all' };

const money = ({ budget: held }: WaitingAd) =>
  held
    ? html`${held.currency ? budget(held.amount_minor, held.currency) : `${held.amount_minor} in the smallest unit`} ${periods[held.period]} <small>in ${foreignName(held.of)}</small>`
    : html`<small>Not known yet</small>`;

const kinds = { key: 'Key ', person: '', system: '', operator: '' };

const madeBy = ({ kind, name }: WaitingAd['made_by']): Html =>
  kind === 'system'
    ? html`Greenroom`
    : kind === 'operator'
      ? html`The operator`
      : html`${kinds[kind]}${foreignName(name ?? 'of somebody removed')}`;

/** What stands in the frame of the card: only what people will see in the feed. */
const feed = (ad: WaitingAd): Html =>
  ad.creative
    ? feedCard({
        ...ad.creative,
        isVideo: ad.creative.is_video,
        pageName: ad.creative.page_name ?? ad.workspace_name,
        picture: ad.creative.picture_url
          ? `${clientPath(ad.workspace_id, 'picture')}/${ad.ad_id}`
          : null,
      })
    : html`<div class="feed"><p class="feed-media none">${ad.state === 'gone' ? 'Meta no longer shows this ad' : 'Meta has not shown this ad yet'}</p></div>`;

/** An ad that was made, as a feed card, with what Greenroom knows of it on the frame. */
export const adCard = (ad: WaitingAd, { withClient }: { withClient: boolean }): Html =>
  html`<li class="ad-card">
<div class="ad-top"><div class="row">${states[ad.state]}${withClient ? html`<a class="small" href="${clientPath(ad.workspace_id, 'waiting')}">${foreignName(ad.workspace_name)}</a>` : ''}</div><h3>${foreignName(ad.name)}</h3></div>
${feed(ad)}
<div class="ad-foot">
<dl class="facts">${ad.state === 'gone' && !ad.budget ? '' : html`<dt>Budget</dt><dd>${money(ad)}</dd>`}<dt>Made by</dt><dd>${madeBy(ad.made_by)} <small>${moment(ad.made_at)}</small></dd>${ad.state === 'live' && ad.state_since ? html`<dt>Seen live</dt><dd>${moment(ad.state_since)}</dd>` : ''}</dl>
${ad.state === 'gone' ? html`<p class="hint">Meta no longer has this ad.</p>` : html`<div class="actions"><a data-stop href="${ad.ads_manager_url}" target="_blank" rel="noopener noreferrer">Open in Ads Manager${icon('out')}<span class="unseen"> ${ad.name}, new tab</span></a></div>`}
</div></li>`;
