import * as z from 'zod';
import { roles } from '../../store/schema/tables.ts';
import { missingThings } from '../connection/missing.ts';
import { idText, timestamp } from '../core/schemas.ts';

export const connectionStates = [
  'ok',
  'expiring',
  'expired',
  'limited',
  'unreachable',
  'not_connected',
] as const;

const spend = z
  .object({
    amount: z.string().describe('In whole units of the currency, such as 241.07.'),
    amount_minor: z.int().describe('In its smallest unit, as Meta counts budgets: 24107.'),
    currency: z.string().describe('The ad account’s currency, such as USD.'),
    since: z.string().nullable().describe('The first day, in the ad account’s time zone.'),
    until: z.string().nullable().describe('The last day, in the ad account’s time zone.'),
    seen_at: timestamp.describe('When Meta said so.'),
  })
  .meta({ id: 'RecentSpend', description: 'What the ad account spent in the last 7 days.' });

/** A client: a workspace, the state of its connection, its waiting ads and its spend. */
export const client = z
  .object({
    workspace_id: idText.describe('The workspace of this client.'),
    name: z.string().describe('Its name.'),
    role: z.enum(roles).describe('Your role in it.'),
    connection: z
      .object({
        state: z.enum(connectionStates).describe('How the connection to Meta is, as last seen.'),
        days_left: z
          .int()
          .nullable()
          .describe('Days until the connection expires; null: it does not, or there is none.'),
        missing: z
          .array(z.enum(missingThings))
          .optional()
          .describe(
            'What the login lacks to make ads, as last seen; left out when nothing is known to be missing. GET ' +
              '/adnet/connection/health says what to do.',
          ),
      })
      .describe('The connection to Meta.'),
    ad_account: z
      .object({
        id: z.string().describe('Its id, as in act_1010000000000001.'),
        name: z.string().nullable().describe('Its name; null until Meta has said it.'),
      })
      .nullable()
      .describe(
        'The pinned ad account, else the one last written to; null: neither, or a guardrail does not allow it.',
      ),
    waiting_ads: z
      .int()
      .describe('Ads that were made here and were last seen paused, in whatever ad account.'),
    spend: spend.nullable().describe('Null until Meta has said it.'),
  })
  .meta({ id: 'Client', description: 'A workspace as people look at it: one client.' });
