import { z } from 'zod';
import { readBrief } from '../../copywriter/read-brief.ts';
import { callToActionTypes, type Finding, hookCategories, limits } from '../../copywriter/types.ts';
import { writeCopy } from '../../copywriter/write-copy.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { operation } from '../operation.ts';
import { charge, replay } from './charge.ts';

const words = (min: number, max: number) =>
  z
    .string()
    .transform((text) => text.trim())
    .refine((text) => [...text].length >= min, `must have at least ${min} characters`)
    .refine((text) => [...text].length <= max, `must have at most ${max} characters`)
    .meta({ openapi: { type: 'string', minLength: min, maxLength: max } });

/** Entries without a letter or digit are dropped when the brief is cleaned. */
const list = z.array(words(0, 1000)).max(10, 'must have at most 10 entries').default([]);

/** The brief as it is sent. */
export const briefBody = z.object({
  product: words(2, 500),
  audience: words(1, 1000),
  offer: words(0, 500).optional(),
  pain_points: list,
  benefits: list.describe('Facts the copy may claim: real numbers go here.'),
  tone: words(0, 500).optional(),
  objective: words(0, 500)
    .optional()
    .describe('Such as sales, leads or app installs; steers the call to action.'),
  landing_url: words(0, 2048).optional(),
  language: words(1, 60)
    .optional()
    .describe('A name or tag such as “German” or “pt-BR”; left out, the language of the brief.'),
  num_variants: z.int().min(1).max(10).default(3),
  num_hooks: z.int().min(0).max(20).default(10),
});

const variant = z
  .object({
    id: z.string(),
    angle: z.string(),
    hook: z.string(),
    primary_text: z.string().describe('Opens with the hook; its first 125 characters stand alone.'),
    headline: z.string().max(limits.headline),
    description: z.string().max(limits.description),
    call_to_action_type: z.enum(callToActionTypes),
  })
  .meta({ id: 'AdCopyVariant' });

const hook = z
  .object({ category: z.enum(hookCategories), category_label: z.string(), text: z.string() })
  .meta({ id: 'Hook' });

const note = z
  .object({ about: z.string().describe('A field of the brief.'), message: z.string() })
  .meta({ id: 'CopyNote' });

export const generateAdCopy = operation({
  id: 'adCopy.generate',
  route: 'POST /generate/ad-copy',
  access: { workspace: 'editor' },
  summary: 'Write ad copy variants and hooks that claim nothing you did not supply.',
  description:
    'Costs 10 credits and one AI call when it succeeds, nothing when it fails. Each variant maps field for field onto POST /adnet/creatives: primary_text is message.',
  input: { body: briefBody },
  idempotent: true,
  output: z.object({
    variants: z.array(variant),
    hooks: z.array(hook),
    notes: z
      .array(note)
      .optional()
      .describe('What of the brief was not used, and why. Absent when everything was.'),
    credits_charged: z.int(),
  }),
  failures: ['credits_exhausted', 'ai_daily_cap', 'generation_failed', 'unsupported_language'],

  async run(ctx, { body }) {
    const fingerprint = fingerprintOf('ad_copy', body);
    const known = await replay(ctx, fingerprint);
    if (known) return known;
    const { writer, guard, writesAnyLanguage } = await ctx.openCopyDesk();
    const brief = await readBrief(body, { writesAnyLanguage });
    const onFindings = (findings: Finding[]) => {
      for (const { rule } of findings) ctx.metrics.finding(rule);
    };
    return charge(ctx, fingerprint, (signal) =>
      writeCopy({ writer, guard, brief, signal, onFindings }),
    );
  },
});
