import * as z from 'zod';
import { idText, keyLimitFields, timestamp } from '../core/schemas.ts';
import { guardrails } from '../guardrails/schemas.ts';

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
