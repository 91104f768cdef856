import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { checkVariant } from '../../copywriter/guard/check.ts';
import { readBrief } from '../../copywriter/read-brief.ts';
import { type Finding, levels } from '../../copywriter/types.ts';
import { operation } from '../operation.ts';
import { briefBody } from './ad-copy.ts';

const text = (max: number) => z.string().max(max, `must have at most ${max} characters`).optional();

/** Longer texts than ads have, and short enough to be read without holding up other requests. */
const variant = z
  .object({
    hook: text(300),
    primary_text: text(2000).describe('The body; up to 2,000 characters.'),
    headline: text(255),
    description: text(255),
  })
  .refine((fields) => Object.values(fields).some((field) => field?.trim()), {
    message: 'must have a text in hook, primary_text, headline or description',
  });

const body = briefBody.omit({ num_variants: true, num_hooks: true }).extend({
  variants: z
    .array(variant)
    .min(1, 'must have at least 1 entry')
    .max(10, 'must have at most 10 entries'),
});

const finding = z
  .object({
    variant: z.int().describe('Index into the variants sent.'),
    field: z.string().describe('hook, primary_text, headline or description.'),
    rule: z.string(),
    level: z
      .enum(levels)
      .describe('stop: never leaves. hold: better rewritten. warn: worth a look.'),
    text: z.string().describe('The words objected to.'),
    start: z.int().describe('Where they begin in the field, in UTF-16 units.'),
    end: z.int(),
    message: z.string(),
    suggestion: z.string().optional(),
  })
  .meta({ id: 'AdCopyFinding' });

export const checkAdCopy = operation({
  id: 'adCopy.check',
  route: 'POST /generate/ad-copy/check',
  access: { workspace: 'viewer' },
  summary: 'Check ad copy that a person wrote against the brief.',
  description:
    'Reads each text as generated copy is read: numbers, proof and promises that the brief does not give, the platform’s ad rules, and lengths. Costs no credits and stores nothing.',
  input: { body },
  output: z.object({ findings: z.array(finding) }),
  failures: ['unsupported_language'],

  async run(_ctx, { body: { variants, ...asked } }) {
    const brief = await readBrief(
      { ...asked, num_variants: variants.length, num_hooks: 0 },
      { writesAnyLanguage: true },
    );
    const findings: Finding[] = [];
    for (const [at, written] of variants.entries()) {
      for (const found of checkVariant(written, at, brief)) {
        findings.push(...found);
        // Other requests get their turn between two texts.
        await setImmediate();
      }
    }
    return { findings: findings.map((found) => ({ ...found, variant: found.variant ?? 0 })) };
  },
});
