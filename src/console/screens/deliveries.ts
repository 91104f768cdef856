import { type Html, html } from '../../kernel/text/html.ts';
import { listDeliveries } from '../../operations/webhooks/list-deliveries.ts';
import { screenPath } from '../clients.ts';
import { chip, empty, olderLink, pageHead, pager } from '../parts/blocks.ts';
import { icon } from '../parts/icon.ts';
import { moment } from '../parts/moment.ts';
import { screen, type Visit } from '../screen.ts';

const load = ({ call, params, query }: Visit) =>
  call(listDeliveries, {
    params: { webhook_id: params['webhook'] ?? '' },
    query: { after: query['after'] },
  });

type WebhookDelivery = Awaited<ReturnType<typeof load>>['deliveries'][number];

const states = {
  pending: chip('warn', 'On its way'),
  delivered: chip('ok', 'Delivered'),
  failed: chip('bad', 'Not delivered'),
};

const row = (
  one: WebhookDelivery,
): Html => html`<li><p><b class="mono">${one.type}</b> ${states[one.state]}</p><small>${moment(one.created_at)}</small>
<details class="fold"><summary>What was sent and answered</summary><dl class="facts"><dt>Attempts</dt><dd>${one.attempts}</dd><dt>Status</dt><dd>${one.status ?? 'No answer'}</dd>${
  one.error ? html`<dt>Why not</dt><dd>${one.error}</dd>` : ''
}</dl><pre tabindex="0">${one.request}</pre>${
  one.answer ? html`<pre tabindex="0">${one.answer}</pre>` : ''
}</details></li>`;

/** Everything sent to one webhook, and what came back. */
export const deliveriesScreen = screen({
  path: '/w/:workspace/webhooks/:webhook',
  title: 'What was sent',
  role: 'admin',
  load,

  render({ deliveries, next }, visit) {
    const back = screenPath(visit, 'webhooks');
    return html`<a class="crumb" href="${back}">${icon('back')}Webhooks</a>
${pageHead('What was sent', 'Kept for 30 days. What fails is tried again for three days.')}
${
  deliveries.length === 0
    ? empty({
        icon: 'webhooks',
        title: 'Nothing was sent yet',
        text: 'Send a test, or wait until something happens.',
        next: html`<a class="btn quiet" href="${back}">Back to webhooks</a>`,
      })
    : html`<ul class="events">${deliveries.map(row)}</ul>`
}
${pager('', olderLink(next, visit))}`;
  },
});
