import * as z from 'zod';
import { iso } from '../../kernel/clock.ts';
import { moneyOfWhole } from '../../kernel/money.ts';
import type { ClientRow } from '../../store/overview/list-clients.ts';
import { roles } from '../../store/people/roles.ts';
import { daysLeft } from '../connection/health/check-connections.ts';
import { lackingIn, missingThings, readMissing } from '../connection/health/missing.ts';
import { idText, timestamp } from '../core/schemas.ts';

const connectionStates = [
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

const expiringDays = 14;

const missingOf = ({ missing, scopes }: ClientRow) =>
  scopes === null ? [] : lackingIn({ scopes }, readMissing(missing));

/** The worst of what is known, without asking anybody. */
const stateOf = (row: ClientRow, left: number | null): (typeof connectionStates)[number] => {
  if (row.connected === null) return 'not_connected';
  const isOver = row.expires_at !== null && row.expires_at <= row.now;
  if (row.expired_at !== null || isOver || row.problem === 'unreadable') return 'expired';
  if (row.problem === 'unreachable' || row.problem === 'refused') return 'unreachable';
  if (row.problem === 'limited' || missingOf(row).length > 0) return 'limited';
  return left !== null && left <= expiringDays ? 'expiring' : 'ok';
};

export const presentClient = (row: ClientRow): z.input<typeof client> => {
  const remainingDays = row.expires_at === null ? null : daysLeft(row.expires_at, row.now);
  const state = stateOf(row, remainingDays);
  const missing = missingOf(row);
  return {
    workspace_id: row.id,
    name: row.name,
    role: row.role,
    connection: {
      state,
      days_left: remainingDays,
      ...(state === 'limited' && missing.length > 0 ? { missing } : {}),
    },
    ad_account:
      row.ad_account_id === null ? null : { id: row.ad_account_id, name: row.account_name },
    waiting_ads: Number(row.waiting_ads ?? 0),
    spend:
      row.seen_at === null || row.currency === null
        ? null
        : {
            ...moneyOfWhole(row.spend ?? '0', row.currency),
            since: row.spend_since,
            until: row.spend_until,
            seen_at: iso(row.seen_at),
          },
  };
};
