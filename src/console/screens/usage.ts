import { type Html, html } from '../../kernel/html.ts';
import { getAccount } from '../../operations/account/get-account.ts';
import { moment } from '../parts/moment.ts';
import { pageHead } from '../parts/states.ts';
import { screen, type Visit } from '../screen.ts';

const figure = (name: string, used: number, total: number, words: Html | string): Html =>
  html`<div class="figure"><span>${name}</span><b>${used} used of ${total}</b><progress value="${used}" max="${Math.max(total, 1)}" aria-label="${name}: ${used} used of ${total}"></progress><small>${words}</small></div>`;

/** What the plan behind one client gives, and what is used of it. */
export const usageScreen = screen({
  path: '/w/:workspace/usage',
  title: 'Usage and plan',
  place: { group: 'settings', label: 'Usage and plan', icon: 'usage' },

  load: ({ call }: Visit) => call(getAccount),

  render({ usage, ai_calls: ai }) {
    return html`${pageHead('Usage and plan', html`This client runs on the plan <b>${usage.plan}</b>. It belongs to the account that made the client; whoever is invited needs no plan.`)}
<div class="tiles">
${figure('Credits this month', usage.credits_used, usage.credits_total, html`New ones come ${moment(usage.period_end)}. Ad copy costs ten.`)}
${figure('Ad copy today', ai.used_today, ai.daily_cap, `${ai.remaining_today} left until midnight UTC.`)}
${figure('Clients', usage.workspaces_used, usage.workspaces_limit, 'Those that the account pays for.')}
</div>
<p class="soft small">Another plan? Ask whoever runs Greenroom for you.</p>`;
  },
});
