import * as z from 'zod';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import { isExpired } from '../../publish/tokens/token.ts';
import type { ConnectionRow } from '../../store/schema/tables.ts';
import { idText, timestamp } from '../core/schemas.ts';

export const connectionStatus = z
  .object({
    workspace_id: idText.describe('The workspace this is about.'),
    connected: z.boolean().describe('Whether a connection is stored, expired or not.'),
    adnet_user_id: z.string().nullable().describe('The Meta user behind the connection.'),
    scopes: z.array(z.string()).describe('What that user allowed, such as ads_management.'),
    expires_at: timestamp.nullable().describe('When it ends. Null when the token never expires.'),
    expired: z.boolean().describe('true: connect again; calls that need it answer 409.'),
    selected_ad_account_id: z
      .string()
      .nullable()
      .describe('The pinned ad account: the default account_id of creates.'),
    writes_unlocked: z.boolean().describe('false during the cool-down after a new connection.'),
    writes_unlock_at: timestamp.nullable().describe('When the cool-down ends.'),
  })
  .meta({ id: 'Connection', description: 'How a workspace is connected to Meta.' });

export const exampleConnection: z.input<typeof connectionStatus> = {
  workspace_id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
  connected: true,
  adnet_user_id: '122090000000001',
  scopes: ['ads_management', 'ads_read', 'business_management'],
  expires_at: null,
  expired: false,
  selected_ad_account_id: 'act_1010000000000001',
  writes_unlocked: true,
  writes_unlock_at: '2026-11-15T09:30:00.000Z',
};

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
