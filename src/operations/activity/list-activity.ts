import * as z from 'zod';
import { iso } from '../../kernel/clock.ts';
import { listActivity as listEvents } from '../../store/list-activity.ts';
import type { ActivityRow } from '../../store/schema/tables.ts';
import { actor, since, until } from '../core/actor-and-time.ts';
import { cursorOf, positionText } from '../core/cursor.ts';
import { operation } from '../core/operation.ts';
import { format } from '../core/relay/inputs.ts';
import { isAtLeast } from '../core/roles.ts';
import { wholeNumber } from '../core/schemas.ts';
import { activityFile } from './answers/csv.ts';
import { type ActivityEvent, event } from './answers/event.ts';

const defaultLimit = 50;

export const action = z
  .string()
  .regex(
    /^[a-z_]{1,40}(\.[a-z_]{1,40})?$/,
    'must be an action such as key.minted, or its first word',
  )
  .optional()
  .describe('Only this action, such as key.minted; or its first word for all such, as in write.');

const example: ActivityEvent = {
  id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
  at: '2026-11-15T09:30:00.000Z',
  actor: { kind: 'key', id: '0198c5a2-1c0d-7e55-8a11-2f6b3d9c4e70', name: 'Nightly reports' },
  action: 'write.create_ad',
  target: { kind: 'ad', id: '120220010004000001', name: 'Tent, blue' },
  outcome: 'succeeded',
  request_id: '0198c5a2-6f3d-7c12-b0a4-91d7e2f35c68',
  details: { ad_account_id: 'act_1010000000000001', status: 200, found: 'paused' },
};

export const listActivity = operation({
  id: 'activity.list',
  chapter: 'Activity',
  route: 'GET /activity',
  access: { workspace: 'viewer' },
  summary: 'Who changed what in the workspace, newest first.',
  description:
    'Keys, members, the connection, pins, ad copy, webhooks and every write with what became of it. Signing in is shown to ' +
    'admins and to the person. Events are kept for a year.',
  input: {
    query: z.object({
      since,
      until,
      action,
      actor,
      limit: wholeNumber(1, 500, defaultLimit).describe('Events per page, 1 to 500.'),
      format,
      after: positionText.describe('The next page: next of the answer before.'),
    }),
  },
  output: z.object({
    events: z.array(event).describe('The events, newest first.'),
    next: z.string().nullable().describe('For after; null on the last page.'),
  }),
  failures: [],
  example: { query: { action: 'write', limit: '1' }, answer: { events: [example], next: null } },

  async run({ deps: { store }, caller }, { query }) {
    const { limit = defaultLimit, actor: by, format, ...rest } = query;
    const runsIt = isAtLeast(caller.workspace.role, 'admin');
    const filter = { ...rest, ...by, ...(!runsIt && { ownSignIns: caller.accountId }) };
    const { id } = caller.workspace;
    if (format === 'csv') {
      const page = (size: number) => (after: typeof filter.after) =>
        listEvents(store.db, id, { ...filter, after }, size);
      return activityFile(caller.now, present, { first: filter.after, page });
    }
    // One row more than requested shows whether there is another page.
    const rows = await listEvents(store.db, id, filter, limit + 1);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return { events: rows.slice(0, limit).map(present), next: last ? cursorOf(last) : null };
  },
});

export const present = (row: ActivityRow): ActivityEvent => ({
  id: row.id,
  at: iso(row.at),
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  action: row.action,
  target:
    row.target_kind === null
      ? null
      : { kind: row.target_kind, id: row.target_id, name: row.target_name },
  outcome: row.outcome,
  request_id: row.request_id,
  details: JSON.parse(row.details),
});
