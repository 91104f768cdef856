import * as z from 'zod';
import { sendEvent } from '../../events/send.ts';
import { newId } from '../../kernel/ids.ts';
import { insertDelivery, noteAttempt } from '../../store/webhooks/deliveries.ts';
import { enableWebhook } from '../../store/webhooks/webhooks.ts';
import { operation } from '../core/operation.ts';
import { demandWebhook, recordWebhook } from './demand-webhook.ts';
import { webhookInPath, webhookParams } from './present.ts';

export const testWebhook = operation({
  id: 'webhooks.test',
  chapter: 'Webhooks',
  route: 'POST /account/webhooks/{webhook_id}/test',
  access: { workspace: 'admin' },
  summary: 'Send a test event now and tell what came back.',
  description:
    'The event’s type is webhook.test. When it arrives at an endpoint that was switched off, the endpoint is switched on again.',
  input: { params: webhookParams },
  output: z.object({
    delivered: z.boolean().describe('Whether the receiver answered with 200 to 299.'),
    event_id: z.string().describe('The header webhook-id of the request.'),
    status: z.int().nullable().describe('The receiver’s status; null without an answer.'),
    answer: z.string().nullable().describe('The first 2 KB of what it answered.'),
    error: z.string().nullable().describe('Why it does not count as delivered.'),
    took_ms: z.int().describe('How long it took.'),
  }),
  failures: ['webhook_not_found'],
  example: {
    params: webhookInPath,
    answer: {
      delivered: true,
      event_id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
      status: 200,
      answer: 'ok',
      error: null,
      took_ms: 84,
    },
  },

  async run(ctx, { params }) {
    const { deps, caller } = ctx;
    const { store } = deps;
    const storedWebhook = await demandWebhook(ctx, store.db, params.webhook_id);
    const eventId = newId();
    const event = {
      event_id: eventId,
      type: 'webhook.test',
      body: JSON.stringify({ workspace_id: storedWebhook.workspace_id }),
      // Part of the event, so it must be the same in the list of deliveries.
      created_at: caller.now,
    };
    const connection = deps.poster.open(storedWebhook.url);
    const { ok, ...seen } = await sendEvent(
      { connection, keyRing: deps.keyRing },
      storedWebhook,
      event,
      caller.now,
    ).finally(connection.close);
    const id = `${eventId}.${storedWebhook.id}`;
    await store.transaction(async (tx) => {
      const state = ok ? 'delivered' : 'failed';
      const fresh = { id, attempts: 0 };
      await insertDelivery(tx, {
        ...event,
        ...fresh,
        webhook_id: storedWebhook.id,
        state: 'pending',
      });
      await noteAttempt(tx, fresh, { ...seen, state, retryInMs: 0 });
      if (ok && (await enableWebhook(tx, storedWebhook.id)))
        await recordWebhook(tx, ctx, 'webhook.switched_on', storedWebhook);
    });
    return { delivered: ok, event_id: eventId, ...seen };
  },
});
