import { Failure } from '../../contract/failures.ts';
import { newSecret, sealSecret } from '../../events/sign.ts';
import { span } from '../../kernel/clock.ts';
import { updateWebhookSecret } from '../../store/webhooks/webhooks.ts';
import { makeOnce } from '../core/make-once.ts';
import { operation } from '../core/operation.ts';
import { demandWebhook, recordWebhook } from './demand-webhook.ts';
import {
  exampleWebhook,
  presentWebhook,
  webhookInPath,
  webhookParams,
  webhookWithSecret,
} from './present.ts';

const oldSecretLife = span({ days: 1 });

export const rotateWebhook = operation({
  id: 'webhooks.rotate',
  chapter: 'Webhooks',
  route: 'POST /account/webhooks/{webhook_id}/rotate',
  access: { workspace: 'admin' },
  summary: 'Give a webhook a new secret; the old one stays good for a day.',
  description: 'For a day every request carries a signature of each, so that nothing is lost.',
  input: { params: webhookParams },
  idempotent: 'secret',
  output: webhookWithSecret,
  failures: ['webhook_not_found'],
  example: {
    params: webhookInPath,
    answer: { ...exampleWebhook, secret: 'whsec_<the secret part>' },
  },

  async run(ctx, { params }) {
    const storedWebhook = await demandWebhook(ctx, ctx.deps.store.db, params.webhook_id);
    const secret = newSecret();
    const sealedSecret = sealSecret(ctx.deps.keyRing, storedWebhook.id, secret);
    return makeOnce(ctx, async (tx) => {
      const changedWebhook = await updateWebhookSecret(
        tx,
        storedWebhook.id,
        sealedSecret,
        oldSecretLife,
      );
      if (!changedWebhook) throw new Failure('webhook_not_found');
      await recordWebhook(tx, ctx, 'webhook.rotated', storedWebhook);
      return { id: storedWebhook.id, answer: { ...presentWebhook(changedWebhook), secret } };
    });
  },
});
