import { z } from 'zod';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import type { ConnectionRow } from '../../store/tables.ts';
import { timestamp, uuid } from '../schemas.ts';

export const connectionStatus = z
  .object({
    workspace_id: uuid,
    connected: z.boolean(),
    adnet_user_id: z.string().nullable(),
    scopes: z.array(z.string()),
    expires_at: timestamp.nullable().describe('Null when the token never expires.'),
    expired: z.boolean(),
    selected_ad_account_id: z.string().nullable().describe('The pinned default ad account.'),
    writes_unlocked: z.boolean(),
    writes_unlock_at: timestamp.nullable().describe('End of the cool-down.'),
  })
  .meta({ id: 'Connection' });

export const isExpired = ({ expires_at, expired_at }: ConnectionRow, now: number) =>
  expired_at !== null || (expires_at !== null && expires_at <= now);

export const presentConnection = (
  workspaceId: string,
  row: ConnectionRow | null,
  now: number,
): z.input<typeof connectionStatus> =>
  row === null
    ? {
        workspace_id: workspaceId,
        connected: false,
        adnet_user_id: null,
        scopes: [],
        expires_at: null,
        expired: false,
        selected_ad_account_id: null,
        writes_unlocked: false,
        writes_unlock_at: null,
      }
    : {
        workspace_id: workspaceId,
        connected: true,
        adnet_user_id: row.adnet_user_id,
        scopes: JSON.parse(row.scopes),
        expires_at: isoOrNull(row.expires_at),
        expired: isExpired(row, now),
        selected_ad_account_id: row.selected_ad_account_id,
        writes_unlocked: row.writes_unlock_at <= now,
        writes_unlock_at: iso(row.writes_unlock_at),
      };
