import type { z } from 'zod';
import { iso } from '../../kernel/clock.ts';
import { moneyOfWhole } from '../../kernel/money.ts';
import type { ClientRow } from '../../store/overview/list-clients.ts';
import { daysLeft } from '../connection/check-connections.ts';
import { lackingIn, readMissing } from '../connection/missing.ts';
import type { client, connectionStates } from './client.ts';

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
  const missingThings = missingOf(row);
  return {
    workspace_id: row.id,
    name: row.name,
    role: row.role,
    connection: {
      state,
      days_left: remainingDays,
      ...(state === 'limited' && missingThings.length > 0 ? { missing: missingThings } : {}),
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
