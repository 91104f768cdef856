import { html } from '../../kernel/html.ts';
import type { SandboxControl } from '../control.ts';
import { ownedBy } from '../world/shelf.ts';
import type { Account } from '../world/things.ts';
import type { World } from '../world/world.ts';
import { callsView } from './calls-view.ts';
import { layout } from './layout.ts';
import { accountTree, badge } from './tree.ts';

const refreshSeconds = 10;
const shownCalls = 25;

const accountRow = (world: World, account: Account) => html`
<tr><td>${account.name}<br><code class="soft">${account.id}</code></td>
<td>${badge(account.account_status === 1 ? 'ACTIVE' : 'DISABLED')}</td>
<td>${account.currency}</td><td>${account.zone}</td>
<td>${ownedBy(world.shelves.campaign, account.account_id).length}</td>
<td>${ownedBy(world.shelves.ad, account.account_id).length}</td></tr>`;

/** All at a glance: accounts, what stands in them, and the last calls with their answers. */
export const overviewPage = (world: World, control: SandboxControl, isPaused: boolean) => {
  const accounts = [...world.accounts.values()].reverse();
  return layout(
    { title: 'Sandbox platform', refreshSeconds: isPaused ? undefined : refreshSeconds },
    html`<h1>What the platform holds</h1>
<p class="soft">${
      isPaused
        ? html`The page stands still. <a href="/">Refresh by itself</a>`
        : html`The page refreshes every ${refreshSeconds} seconds. <a href="/?pause=1">Hold it</a>`
    }</p>
<section class="card"><h2>Ad accounts</h2><div class="scroll" tabindex="0" role="region"
aria-label="Ad accounts"><table>
<thead><tr><th scope="col">Account</th><th scope="col">State</th><th scope="col">Currency</th>
<th scope="col">Time zone</th><th scope="col">Campaigns</th><th scope="col">Ads</th></tr></thead>
<tbody>${accounts.map((account) => accountRow(world, account))}</tbody></table></div></section>
<section class="card"><h2>Last calls</h2>
<p class="soft">${control.callCount()} calls so far. Tokens and secrets are covered.</p>
${callsView(control.calls().slice(-shownCalls))}</section>
${accounts.map((account) => accountTree(world, account))}`,
  );
};
