import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { eventTypes } from '../../events/announce.ts';
import { newSecret, sealSecret } from '../../events/sign.ts';
import { newId } from '../../kernel/ids.ts';
import { insertWebhook, listWebhooks } from '../../store/webhooks/webhooks.ts';
import { lockWorkspace } from '../../store/workspaces.ts';
import { makeOnce } from '../core/make-once.ts';
import { operation } from '../core/operation.ts';
import { recordWebhook } from './demand-webhook.ts';
import { exampleWebhook, presentWebhook, storedEvents, webhookWithSecret } from './present.ts';

const maxEndpoints = 10;

export const createWebhook = operation({
  id: 'webhooks.create',
  chapter: 'Webhooks',
  route: 'POST /account/webhooks',
  access: { workspace: 'admin' },
  summary: 'Send the workspace’s events to an address of yours.',
  description:
    'The secret is shown this once. Requests are signed as Standard Webhooks describes; answer with a status of 200 to 299 ' +
    'within 10 seconds. At most 10 endpoints per workspace.',
  input: {
    body: z.object({
      url: z.string().describe('A public https address. Redirects are not followed.'),
      events: z
        .array(z.enum(eventTypes))
        .min(1, 'must name at least one event, or be left out for all')
        .optional()
        .describe('Which events to send. Default: all of them.'),
    }),
  },
  idempotent: 'secret',
  output: webhookWithSecret,
  status: 201,
  failures: ['webhook_limit'],
  example: {
    body: { url: exampleWebhook.url, events: exampleWebhook.events },
    answer: { ...exampleWebhook, secret: 'whsec_<the secret part>' },
  },

  async run(ctx, { body }) {
    const { deps, caller } = ctx;
    const { keyRing, poster } = deps;
    const message = poster.problem(body.url);
    if (message !== null)
      throw new Failure('invalid_request', { fields: [{ field: 'url', message }] });
    const id = newId();
    const secret = newSecret();
    return makeOnce(ctx, async (tx) => {
      await lockWorkspace(tx, caller.workspace.id);
      const webhooks = await listWebhooks(tx, caller.workspace.id);
      if (webhooks.length >= maxEndpoints) throw new Failure('webhook_limit');
      await recordWebhook(tx, ctx, 'webhook.created', { id, url: body.url });
      const row = await insertWebhook(tx, {
        id,
        workspace_id: caller.workspace.id,
        url: body.url,
        events: storedEvents(body.events),
        secret: sealSecret(keyRing, id, secret),
      });
      return { id, answer: { ...presentWebhook(row), secret } };
    });
  },
});
