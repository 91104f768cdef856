import * as z from 'zod';
import { readGuardrails } from '../../adnet/guardrails/guardrails.ts';
import { iso, isoOrNull } from '../../kernel/clock.ts';
import type { ApiKeyRow } from '../../store/schema/tables.ts';
import { idText, keyLimitFields, timestamp } from '../core/schemas.ts';
import { guardrails } from '../guardrails/answers/schemas.ts';

export const apiKey = z
  .object({
    id: idText.describe('The key’s id; it is no secret.'),
    name: z.string().describe('A label.'),
    prefix: z.string().describe('The first 12 characters of the key, to recognise it by.'),
    workspace_id: idText.describe('The workspace the key acts on.'),
    created_at: timestamp.describe('When it was minted.'),
    last_used_at: timestamp.nullable().describe('When it was last used; null when never.'),
    revoked_at: timestamp.nullable().describe('When it was revoked; null while it works.'),
    ...keyLimitFields,
    guardrails: guardrails
      .optional()
      .describe('The key’s own guardrails, beside those of its workspace.'),
  })
  .meta({ id: 'ApiKey', description: 'An API key without its secret.' });

export const presentKey = (row: ApiKeyRow) => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  workspace_id: row.workspace_id,
  created_at: iso(row.created_at),
  last_used_at: isoOrNull(row.last_used_at),
  revoked_at: isoOrNull(row.revoked_at),
  ...(row.only_workspace === 1 && { only_workspace: true }),
  ...(row.guardrails !== null && { guardrails: readGuardrails(row.guardrails) }),
  ...(row.max_role !== null && { max_role: row.max_role as 'viewer' | 'editor' }),
  ...(row.writes_per_hour !== null && { writes_per_hour: row.writes_per_hour }),
  ...(row.writes_per_day !== null && { writes_per_day: row.writes_per_day }),
});
