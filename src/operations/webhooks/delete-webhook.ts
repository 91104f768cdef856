import { deleteWebhook as deleteRow } from '../../store/webhooks/webhooks.ts';
import { operation } from '../core/operation.ts';
import { demandWebhook, recordWebhook } from './demand-webhook.ts';
import {
  exampleWebhook,
  presentWebhook,
  webhook,
  webhookInPath,
  webhookParams,
} from './present.ts';

export const deleteWebhook = operation({
  id: 'webhooks.delete',
  chapter: 'Webhooks',
  route: 'DELETE /account/webhooks/{webhook_id}',
  access: { workspace: 'admin' },
  summary: 'Remove a webhook.',
  description: 'What was still to be sent there is dropped. It cannot be brought back.',
  input: { params: webhookParams },
  output: webhook,
  failures: ['webhook_not_found'],
  example: { params: webhookInPath, answer: exampleWebhook },

  async run(ctx, { params }) {
    const storedWebhook = await demandWebhook(ctx, ctx.deps.store.db, params.webhook_id);
    await ctx.deps.store.transaction(async (tx) => {
      if (await deleteRow(tx, storedWebhook.workspace_id, storedWebhook.id))
        await recordWebhook(tx, ctx, 'webhook.deleted', storedWebhook);
    });
    return presentWebhook(storedWebhook);
  },
});
