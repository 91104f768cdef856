import * as z from 'zod';
import { payloadOf } from '../../events/send.ts';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import type { DeliveryRow } from '../../store/schema/tables.ts';
import { listDeliveries as listRows } from '../../store/webhooks/deliveries.ts';
import { cursorOf, positionText } from '../core/cursor.ts';
import { operation } from '../core/operation.ts';
import { timestamp, wholeNumber } from '../core/schemas.ts';
import { demandWebhook } from './demand-webhook.ts';
import { webhookInPath, webhookParams } from './present.ts';

const defaultLimit = 25;

const delivery = z
  .object({
    event_id: z.string().describe('The header webhook-id: the same at every attempt.'),
    type: z.string().describe('The event, such as connection.expired.'),
    state: z.enum(['pending', 'delivered', 'failed']).describe('failed: it is not tried again.'),
    created_at: timestamp.describe('When it happened.'),
    attempts: z.int().describe('How often it was sent.'),
    last_attempt_at: timestamp.nullable().describe('When it was last sent.'),
    request: z.string().describe('The body as it is sent, its first 2 KB.'),
    status: z.int().nullable().describe('The receiver’s last status; null without an answer.'),
    answer: z.string().nullable().describe('The first 2 KB of its last answer.'),
    error: z.string().nullable().describe('Why the last attempt does not count as delivered.'),
    took_ms: z.int().nullable().describe('How long the last attempt took.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'One event on its way to one endpoint.' });

const example: z.input<typeof delivery> = {
  event_id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
  type: 'connection.expired',
  state: 'delivered',
  created_at: '2026-11-15T09:30:00.000Z',
  attempts: 1,
  last_attempt_at: '2026-11-15T09:30:01.000Z',
  request: '{"type":"connection.expired","timestamp":"2026-11-15T09:30:00.000Z","data":{}}',
  status: 200,
  answer: 'ok',
  error: null,
  took_ms: 84,
};

export const listDeliveries = operation({
  id: 'webhooks.deliveries',
  chapter: 'Webhooks',
  route: 'GET /account/webhooks/{webhook_id}/deliveries',
  access: { workspace: 'admin' },
  summary: 'What was sent to a webhook and what came back, newest first.',
  description: 'Deliveries are kept for 30 days.',
  input: {
    params: webhookParams,
    query: z.object({
      limit: wholeNumber(1, 100, defaultLimit).describe('Deliveries per page, 1 to 100.'),
      after: positionText.describe('The next page: next of the answer before.'),
    }),
  },
  output: z.object({
    deliveries: z.array(delivery).describe('The deliveries, newest first.'),
    next: z.string().nullable().describe('For after; null on the last page.'),
  }),
  failures: ['webhook_not_found'],
  example: { params: webhookInPath, answer: { deliveries: [example], next: null } },

  async run(ctx, { params, query }) {
    const { id } = await demandWebhook(ctx, ctx.deps.store.db, params.webhook_id);
    const { limit = defaultLimit, after } = query;
    const rows = await listRows(ctx.deps.store.db, id, { limit: limit + 1, after });
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      deliveries: rows.slice(0, limit).map(present),
      next: last ? cursorOf({ at: last.created_at, id: last.id }) : null,
    };
  },
});

const maxShown = 2_048;

const present = (row: DeliveryRow): z.input<typeof delivery> => ({
  event_id: row.event_id,
  type: row.type,
  state: row.state,
  created_at: iso(row.created_at),
  attempts: row.attempts,
  last_attempt_at: isoOrNull(row.last_at),
  request: payloadOf(row).slice(0, maxShown),
  status: row.status,
  answer: row.answer,
  error: row.error,
  took_ms: row.took_ms,
});
