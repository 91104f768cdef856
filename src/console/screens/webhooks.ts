import * as z from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import { createWebhook } from '../../operations/webhooks/create-webhook.ts';
import { deleteWebhook } from '../../operations/webhooks/delete-webhook.ts';
import { listWebhooks } from '../../operations/webhooks/list-webhooks.ts';
import { webhook, webhookWithSecret } from '../../operations/webhooks/present.ts';
import { rotateWebhook } from '../../operations/webhooks/rotate-webhook.ts';
import { testWebhook } from '../../operations/webhooks/test-webhook.ts';
import { screenPath } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import { confirm, formFields, formToken, postButton } from '../form.ts';
import { chip, empty, oneTimeSecret, pageHead } from '../parts/blocks.ts';
import { checkBox } from '../parts/field.ts';
import { moment } from '../parts/moment.ts';
import { screen, type Visit } from '../screen.ts';

type Webhook = z.output<typeof webhook>;

const states = {
  on: chip('ok', 'On'),
  failing: chip('warn', 'Failing'),
  off: chip('bad', 'Switched off'),
};

const eventNames = webhook.shape.events.element.options;

const button = (visit: Visit, action: string, { id, url }: Webhook, words: string): Html =>
  postButton(
    visit,
    { action, fields: { id } },
    html`<button class="btn quiet small">${words}<span class="unseen"> ${url}</span></button>`,
  );

const card = (one: Webhook, visit: Visit): Html => html`<section class="card">
<div class="card-head"><h2 class="mono">${one.url}</h2>${states[one.state]}</div>
<p class="soft small">${one.events.length === eventNames.length ? 'All events' : one.events.join(', ')} · made ${moment(one.created_at)}${
  one.failing_since ? html` · nothing has arrived since ${moment(one.failing_since)}` : ''
}</p>
<div class="actions">${button(visit, 'test', one, 'Send a test')}
<a class="btn quiet small" href="${screenPath(visit, 'webhooks')}/${one.id}">What was sent<span class="unseen"> to ${one.url}</span></a>
${button(visit, 'rotate', one, 'New secret')}
${confirm(visit, { action: 'remove', fields: { id: one.id }, ask: 'Remove', does: 'Remove this webhook', words: 'Nothing is sent there any more.', about: one.url })}</div></section>`;

/** Each event, with what has happened when it is sent. */
const eventWords: Record<(typeof eventNames)[number], string> = {
  'connection.connected': 'somebody signed in to Meta for this client',
  'connection.expiring': 'the connection ends soon',
  'connection.expired': 'the connection has ended',
  'write.unknown': 'Meta’s answer was lost; whether the object was made is being looked up',
  'write.settled': 'it was found out what became of such an object',
  'object.found_live': 'something that was made here is no longer paused',
  'object.differs': 'Meta stored something otherwise than it was sent',
  'launch.finished': 'a launch made everything',
  'launch.stopped': 'a launch stopped, and somebody has to look at it',
  'launch.waiting': 'a launch waits and goes on by itself',
  'launch.approved': 'somebody approved a launch',
  'launch.changes_requested': 'a client asked for changes',
};

const eventBox = (name: (typeof eventNames)[number]) =>
  checkBox(
    'event',
    name,
    true,
    html`<span class="mono">${name}</span> <small class="soft">${eventWords[name]}</small>`,
  );

const form = (
  visit: Visit,
): Html => html`<section class="card"><h2>New webhook</h2>${formFailure(visit, 'add')}
<form class="form" method="post" action="${visit.path}">${formToken(visit, 'add')}
${formFields(visit, 'add').input(
  {
    name: 'url',
    label: 'Address',
    required: true,
    placeholder: 'https://hooks.example.com/greenroom',
    hint: 'A public https address. What is sent there is signed.',
  },
  'url',
)}
<details class="fold"><summary>Choose events</summary><fieldset><legend class="unseen">Events</legend>
${eventNames.map(eventBox)}</fieldset></details>
<div class="actions"><button class="btn">Add the webhook</button></div></form></section>`;

const testAnswer = z.object({
  delivered: z.boolean(),
  status: z.int().nullable(),
  error: z.string().nullable(),
});

const newWebhook = ({ actionResult: result }: Visit) => {
  const webhook = webhookWithSecret.safeParse(result);
  if (webhook.success)
    return oneTimeSecret(
      'Its secret.',
      webhook.data.secret,
      'Your program checks signatures with it. It is never shown again.',
    );
  const test = testAnswer.safeParse(result);
  if (!test.success) return '';
  const { delivered, status, error } = test.data;
  return html`<div class="note ${delivered ? 'calm' : 'bad'}" role="status">
<p><strong>${delivered ? 'It arrived.' : 'It did not arrive.'}</strong> ${
    status ? `The receiver answered ${status}.` : ''
  } ${error ?? ''}</p></div>`;
};

/** Addresses that hear of what happens to one client. */
export const webhooksScreen = screen({
  path: '/w/:workspace/webhooks',
  title: 'Webhooks',
  role: 'admin',
  place: { group: 'settings', label: 'Webhooks', icon: 'webhooks' },

  load: ({ call }: Visit) => call(listWebhooks),

  render({ webhooks }, visit) {
    return html`${pageHead('Webhooks', 'Addresses of your programs that hear of what happens here.')}
${newWebhook(visit)}
${['test', 'rotate', 'remove'].map((action) => formFailure(visit, action))}
${
  webhooks.length === 0
    ? empty({
        icon: 'webhooks',
        title: 'No webhooks',
        text: 'A program can hear at once when a launch ends or a connection is about to expire.',
      })
    : webhooks.map((one) => card(one, visit))
}
${form(visit)}`;
  },

  actions: {
    async add({ call }, form) {
      const events = eventNames.filter((name) => form.getAll('event').includes(name));
      const isAll = events.length === 0 || events.length === eventNames.length;
      const body = { url: form.get('url') ?? '', ...(!isAll && { events }) };
      return { show: await call(createWebhook, { body }) };
    },
    test: async ({ call }, form) => ({
      show: await call(testWebhook, { params: webhookIdIn(form) }),
    }),
    rotate: async ({ call }, form) => ({
      show: await call(rotateWebhook, { params: webhookIdIn(form) }),
    }),
    async remove({ call, path }, form) {
      await call(deleteWebhook, { params: webhookIdIn(form) });
      return { to: path, toast: 'The webhook is removed.' };
    },
  },
});

const webhookIdIn = (form: URLSearchParams) => ({ webhook_id: form.get('id') ?? '' });
