import * as z from 'zod';
import { eventTypes } from '../../events/announce.ts';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import type { WebhookRow } from '../../store/schema/tables.ts';
import { idText, timestamp } from '../core/schemas.ts';

export const webhookParams = z.object({
  webhook_id: idText.describe('The endpoint’s id, from GET /account/webhooks.'),
});

export const webhook = z
  .object({
    id: idText.describe('The endpoint’s id.'),
    url: z.string().describe('Where events are sent.'),
    events: z.array(z.enum(eventTypes)).describe('Which events are sent.'),
    state: z
      .enum(['on', 'failing', 'off'])
      .describe('failing: deliveries fail and are tried again. off: nothing is sent any more.'),
    created_at: timestamp.describe('When it was made.'),
    failing_since: timestamp.nullable().describe('Since when nothing has arrived there.'),
    disabled_at: timestamp
      .nullable()
      .describe('When it was switched off, after three days of failures.'),
  })
  .meta({ id: 'Webhook', description: 'An endpoint of yours that events are sent to.' });

export const webhookWithSecret = webhook
  .extend({
    secret: z
      .string()
      .describe('Signs what is sent (Standard Webhooks). Keep it: it is never shown again.'),
  })
  .meta({ id: 'WebhookWithSecret', description: 'An endpoint with its secret.' });

export const exampleWebhook: z.input<typeof webhook> = {
  id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
  url: 'https://hooks.example.com/greenroom',
  events: ['connection.expiring', 'connection.expired'],
  state: 'on',
  created_at: '2026-11-15T09:30:00.000Z',
  failing_since: null,
  disabled_at: null,
};

export const webhookInPath = { webhook_id: exampleWebhook.id };

type Name = (typeof eventTypes)[number];

/** The names as they are stored: each between commas, or null for all. */
export const storedEvents = (names: readonly Name[] | undefined) =>
  names === undefined ? null : `,${[...new Set(names)].join(',')},`;

const namesIn = (stored: string | null) =>
  stored === null ? [...eventTypes] : eventTypes.filter((name) => stored.includes(`,${name},`));

const stateOf = ({ disabled_at, failing_since }: WebhookRow) => {
  if (disabled_at !== null) return 'off';
  return failing_since === null ? 'on' : 'failing';
};

export const presentWebhook = (row: WebhookRow): z.input<typeof webhook> => ({
  id: row.id,
  url: row.url,
  events: namesIn(row.events),
  state: stateOf(row),
  created_at: iso(row.created_at),
  failing_since: isoOrNull(row.failing_since),
  disabled_at: isoOrNull(row.disabled_at),
});
