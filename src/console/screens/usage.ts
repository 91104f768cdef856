import { type Html, html } from '../../kernel/text/html.ts';
import { getAccount } from '../../operations/account/get-account.ts';
import { screenPath } from '../clients.ts';
import { pageHead } from '../parts/blocks.ts';
import { moment } from '../parts/moment.ts';
import { screen, type Visit } from '../screen.ts';

const figure = (name: string, usedCount: number, total: number, words: Html | string): Html =>
  html`<div class="figure"><span>${name}</span><b>${usedCount} used of ${total}</b>\
<progress value="${usedCount}" max="${Math.max(total, 1)}" aria-label="${name}: ${usedCount} used of ${total}"></progress>\
<small>${words}</small></div>`;

type UsageWindow = { limit: number; remaining: number };

const writes = (name: string, { limit, remaining }: UsageWindow, span: string): Html =>
  figure(
    name,
    limit - remaining,
    limit,
    `${remaining} left. Each comes back ${span} after it was made.`,
  );

/** The plan behind one client: what it gives, and what is used of it. */
export const usageScreen = screen({
  path: '/w/:workspace/usage',
  title: 'Usage and plan',
  place: { group: 'settings', label: 'Usage and plan', icon: 'usage' },

  load: ({ call }: Visit) => call(getAccount),

  render({ usage, ai_calls: ai }, { client }) {
    const { hour, day } = usage.writes;
    return html`${pageHead('Usage and plan', html`This client runs on the plan <b>${usage.plan}</b>. It belongs to the account that made the client; whoever is invited needs no plan.`)}
<div class="tiles">
${writes('Writes in the last hour', hour, 'an hour')}
${writes('Writes in the last day', day, 'a day')}
${figure('Credits this month', usage.credits_used, usage.credits_total, html`New ones come ${moment(usage.period_end)}. Ad copy costs ten.`)}
${figure('Ad copy today', ai.used_today, ai.daily_cap, `${ai.remaining_today} left until midnight UTC.`)}
${figure('Clients', usage.workspaces_used, usage.workspaces_limit, 'Those that the account pays for.')}
</div>
<p class="hint">A write is one thing made at Meta: a picture, a campaign, an ad set, a creative or an ad. \
The plan of a launch says how many it needs. An API key may have fewer of its own. Meta also limits each ad account; \
<a href="${screenPath({ client }, 'connection')}">the connection page</a> shows what is used of that.</p>
<p class="soft small">Another plan? Ask whoever runs Greenroom for you.</p>`;
  },
});
