import * as z from 'zod';

const types = z.union([z.string(), z.array(z.string())]);

/**
 * What one call asked and which kind of answer came, without names and amounts. `{account}` and similar words
 * replace ids; `shape` has the type at every key path, such as `.data[].id`.
 */
const fact = z.object({
  source: z.string(),
  recorded: z.string(),
  version: z.string(),
  method: z.enum(['GET', 'POST', 'DELETE']),
  path: z.string().startsWith('/'),
  params: z.record(z.string(), z.string()),
  status: z.number().int(),
  headers: z.record(z.string(), z.string()).default({}),
  error: z
    .object({
      type: z.string().optional(),
      code: z.number().optional(),
      error_subcode: z.number().optional(),
      keys: z.array(z.string()).default([]),
    })
    .optional(),
  rows: z.number().int().optional(),
  shape: z.record(z.string(), types),
});

export type PlatformFact = z.infer<typeof fact>;

export const recordingFile = z.array(fact).min(1);
