import { type Html, html } from '../basics/html.ts';
import { ownedBy } from '../world/collection.ts';
import type { Account, AdSet, Campaign } from '../world/entities.ts';
import { adStatus, adsetStatus } from '../world/status.ts';
import type { World } from '../world/world.ts';
import { dayOf } from '../world/zone.ts';
import { moreOfAd, reviewButtons, statusButtons } from './switches/objects.ts';

const looks: Record<string, string> = {
  ACTIVE: 'on',
  PAUSED: 'wait',
  CAMPAIGN_PAUSED: 'wait',
  ADSET_PAUSED: 'wait',
  PENDING_REVIEW: 'wait',
  IN_PROCESS: 'wait',
  DISAPPROVED: 'bad',
  DELETED: 'bad',
};

export const badge = (state: string): Html =>
  html`<span class="state ${looks[state] ?? ''}">${state.toLowerCase().replaceAll('_', ' ')}</span>`;

const dayIn = (world: World, accountId: string) =>
  dayOf(world.accounts.get(accountId)?.zone ?? 'UTC', world.clock());

const adRows = (world: World, adset: AdSet): Html[] =>
  ownedBy(world.collections.ad, adset.id).map(
    (
      ad,
    ) => html`<li id="ad-${ad.id}"><span class="line" id="at-${ad.id}"><span>${badge(adStatus(world, ad, world.clock()))} Ad ${ad.name}
<code class="soft">${ad.id}</code></span>${statusButtons(ad)}${reviewButtons(ad)}</span>${moreOfAd(ad, dayIn(world, ad.account_id))}</li>`,
  );

const adsetRow = (world: World, adset: AdSet): Html => html`
<li><span class="line" id="at-${adset.id}"><span>${badge(adsetStatus(world, adset))} Ad set ${adset.name} <code class="soft">${adset.id}</code></span>${statusButtons(adset)}</span>
<ul class="tree">${adRows(world, adset)}</ul></li>`;

const campaignRow = (world: World, campaign: Campaign, isOpen: boolean): Html => html`
<details id="campaign-${campaign.id}"${isOpen && html` open`}><summary>${badge(campaign.status)} ${campaign.name}
<code class="soft">${campaign.id}</code></summary>
<div class="line" id="at-${campaign.id}"><span class="soft">The whole campaign</span>${statusButtons(campaign)}</div>
<ul class="tree">${ownedBy(world.collections.adset, campaign.id).map((adset) => adsetRow(world, adset))}</ul>
</details>`;

/** More would not be readable; the snapshot has all of them. */
const maxShown = 40;

/** `openId`: a campaign that is shown with its content, however old it is. */
export const accountTree = (world: World, account: Account, openId?: string): Html => {
  const campaigns = [...ownedBy(world.collections.campaign, account.account_id)].reverse();
  const visibleCampaigns = campaigns.filter(({ id }, at) => at < maxShown || id === openId);
  const hidden = campaigns.length - visibleCampaigns.length;
  return html`<section class="card" data-part="${account.id}"><h2>${account.name} <code class="soft">${account.id}</code></h2>
${visibleCampaigns.map((campaign) => campaignRow(world, campaign, campaign.id === openId))}
${hidden > 0 && html`<p class="soft">and ${hidden} older campaigns</p>`}
${campaigns.length === 0 && html`<p class="soft">No campaigns.</p>`}</section>`;
};
