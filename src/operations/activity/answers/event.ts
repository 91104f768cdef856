import * as z from 'zod';
import type { ActionOf, Kind } from '../../../adnet/kinds/list.ts';
import type { EventAction } from '../../../events/event-action.ts';
import { actorKinds } from '../../../store/schema/people-tables.ts';
import { timestamp } from '../../core/schemas.ts';

export const event = z
  .object({
    id: z.string().describe('Its id. For a write this is the id of the write.'),
    at: timestamp.describe('When it happened.'),
    actor: z
      .object({
        kind: z.enum(actorKinds).describe('Who did it: a key, a person, the operator, Greenroom.'),
        id: z.string().nullable().describe('The key’s id, or the person’s account.'),
        name: z.string().nullable().describe('The key’s name, or the person’s address.'),
      })
      .describe('Who did it.'),
    action: z.string().describe('What happened, such as key.minted or write.create_ad.'),
    target: z
      .object({
        kind: z.string().describe('What kind of thing it is, such as key or ad.'),
        id: z.string().nullable().describe('Its id; null where it has none, or none yet.'),
        name: z.string().nullable().describe('Its name, where it has one.'),
      })
      .nullable()
      .describe('What it was done to.'),
    outcome: z
      .string()
      .describe(
        'done, or what became of a write: in_progress, succeeded, rejected, not_sent, unknown, not_created, ambiguous.',
      ),
    request_id: z.string().nullable().describe('X-Request-Id of the request that did it.'),
    details: z
      .record(z.string(), z.unknown())
      .describe('More facts; which ones depends on action.'),
  })
  .meta({ id: 'ActivityEvent', description: 'One change: who made it, when, and to what.' });

export type ActivityEvent = z.input<typeof event>;

/** The actions that this version records in the activity; other versions may have recorded more. */
export type ActivityAction = EventAction | `write.${ActionOf<Kind>}`;
