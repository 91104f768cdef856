import * as z from 'zod';
import { listWebhooks as listRows } from '../../store/webhooks/webhooks.ts';
import { operation } from '../core/operation.ts';
import { exampleWebhook, presentWebhook, webhook } from './present.ts';

export const listWebhooks = operation({
  id: 'webhooks.list',
  chapter: 'Webhooks',
  route: 'GET /account/webhooks',
  access: { workspace: 'admin' },
  summary: 'List the workspace’s webhooks.',
  description: 'Without their secrets: those are shown once, when an endpoint is made or rotated.',
  output: z.object({ webhooks: z.array(webhook).describe('The endpoints, oldest first.') }),
  failures: [],
  example: { answer: { webhooks: [exampleWebhook] } },

  async run({ deps: { store }, caller }) {
    const rows = await listRows(store.db, caller.workspace.id);
    return { webhooks: rows.map(presentWebhook) };
  },
});
