import { html } from '../basics/html.ts';
import type { SeenCall } from '../faults/seen-call.ts';
import { layout } from '../pages/layout.ts';
import { ownedBy } from '../world/collection.ts';
import type { Account } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { callsView } from './calls-view.ts';
import type { SandboxControl } from './control.ts';
import { button } from './switches/button.ts';
import { clockPart } from './switches/clock.ts';
import { faultsPart } from './switches/faults.ts';
import { loginsPart } from './switches/logins.ts';
import { accountTree, badge } from './tree.ts';

const refreshSeconds = 10;
const shownCalls = 25;

const accountRow = (world: World, account: Account) => html`
<tr><td>${account.name}<br><code class="soft">${account.id}</code></td>
<td data-name="State">${badge(account.account_status === 1 ? 'ACTIVE' : 'DISABLED')}</td>
<td data-name="Currency">${account.currency}</td><td data-name="Time zone">${account.zone}</td>
<td data-name="Campaigns">${ownedBy(world.collections.campaign, account.account_id).length}</td>
<td data-name="Ads">${ownedBy(world.collections.ad, account.account_id).length}</td></tr>`;

const callsPart = (name: string, title: string, note: string, calls: SeenCall[]) => html`
<section class="card" data-part="${name}"><h2>${title}</h2><p class="soft">${note}</p>
${callsView(calls)}</section>`;

type OverviewState = { isPaused: boolean; openId: string | undefined };

/** The open campaign: the named one, or that of the named ad or ad set. */
const campaignOf = ({ collections }: World, id: string) =>
  collections.campaign.byId.get(id)?.id ??
  (collections.adset.byId.get(id) ?? collections.ad.byId.get(id))?.campaign_id;

/** An overview: accounts, their objects, and the last calls with their answers. */
export const overviewPage = (world: World, control: SandboxControl, look: OverviewState) => {
  const { isPaused } = look;
  const openId = campaignOf(world, look.openId ?? '');
  const accounts = [...world.accounts.values()].reverse();
  return layout(
    { title: 'Sandbox platform', refreshSeconds: isPaused ? undefined : refreshSeconds },
    html`<h1>What the platform holds</h1>
<p class="soft">${
      isPaused
        ? html`The page stands still. <a href="/">Refresh by itself</a>`
        : html`The page refreshes every ${refreshSeconds} seconds; what you open stays open.
<a href="/?pause=1">Hold it</a>`
    }</p>
<div class="columns">${clockPart(control)}${loginsPart(control)}</div>${faultsPart(control)}
<section class="card" data-part="accounts"><h2>Ad accounts</h2><table class="stacks">
<thead><tr><th scope="col">Account</th><th scope="col">State</th><th scope="col">Currency</th>
<th scope="col">Time zone</th><th scope="col">Campaigns</th><th scope="col">Ads</th></tr></thead>
<tbody>${accounts.map((account) => accountRow(world, account))}</tbody></table></section>
${callsPart(
  'writes',
  'Last writes',
  'Everything that made, changed or removed something. Tokens and secrets are covered.',
  control.writes().slice(-shownCalls),
)}
${callsPart(
  'reads',
  'Last reads and logins',
  `${control.callCount()} calls so far, writes included.`,
  control.calls({ isWrite: false }).slice(-shownCalls),
)}
${accounts.map((account) => accountTree(world, account, openId))}
<section class="card"><h2>Begin again</h2><p class="soft">Everything that programs made here is gone, and the first world is back.</p>
${button({ do: 'reset' }, { label: 'Throw everything away' })}</section>`,
  );
};
