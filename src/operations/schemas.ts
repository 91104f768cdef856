import { z } from 'zod';
import { roles } from '../store/tables.ts';

/** Names are measured after trimming, in characters as people count them. */
const named = (max: number) =>
  z
    .string()
    .transform((text) => text.trim())
    .refine((text) => text.length > 0, 'must not be empty')
    .refine((text) => [...text].length <= max, `must have at most ${max} characters`)
    .meta({ openapi: { type: 'string', minLength: 1, maxLength: max } });

export const workspaceName = named(120);

export const keyName = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => [...text].length <= 120, 'must have at most 120 characters')
  .meta({ openapi: { type: 'string', maxLength: 120 } });

export const uuid = z.string().meta({ openapi: { type: 'string', format: 'uuid' } });

export const timestamp = z.string().meta({
  openapi: { type: 'string', format: 'date-time', examples: ['2026-11-15T09:30:00.000Z'] },
});

const flags: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

/** A flag in a query string. */
export const flag = (fallback: boolean) =>
  z
    .string()
    .refine((text) => Object.hasOwn(flags, text.toLowerCase()), 'must be true or false')
    .transform((text) => flags[text.toLowerCase()] ?? fallback)
    .optional()
    .transform((value) => value ?? fallback)
    .meta({ openapi: { type: 'boolean', default: fallback } });

/** A whole number in a query string. */
export const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number)
    .optional()
    .transform((value) => value ?? fallback)
    .meta({ openapi: { type: 'integer', minimum: min, maximum: max, default: fallback } });

export const role = z.enum(roles);

export const workspaceParams = z.object({ workspace_id: uuid });

export const workspace = z
  .object({ id: uuid, name: z.string(), role, archived: z.boolean() })
  .meta({ id: 'Workspace' });

export const apiKey = z
  .object({
    id: uuid,
    name: z.string(),
    prefix: z.string().describe('The first 12 characters of the key.'),
    workspace_id: uuid,
    created_at: timestamp,
    last_used_at: timestamp.nullable(),
    revoked_at: timestamp.nullable(),
  })
  .meta({ id: 'ApiKey' });
