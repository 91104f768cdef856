import * as z from 'zod';
import { levels } from '../../copywriter/types.ts';
import { goneSignal } from '../../kernel/async/when-gone.ts';
import { operation } from '../core/operation.ts';
import { createAttempts } from './cost/attempts.ts';
import { briefBody } from './write-ad-copy.ts';

const text = (max: number, description: string) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    .optional()
    .describe(`${description} Up to ${max} characters.`);

const ignoredText = z.string().optional().describe('Not looked at.');

/**
 * Longer than the texts of ads, but short enough to be checked without delaying other requests. A variant of POST
 * /generate/ad-copy can be sent unchanged.
 */
const variant = z
  .object({
    id: ignoredText,
    angle: ignoredText,
    call_to_action_type: ignoredText,
    hook: text(300, 'The opening line.'),
    primary_text: text(2000, 'The text above the picture.'),
    headline: text(255, 'The line beside the button.'),
    description: text(255, 'The line under the headline.'),
  })
  .transform(({ id: _, angle: __, call_to_action_type: ___, ...texts }) => texts)
  .refine((texts) => Object.values(texts).some((text) => text?.trim()), {
    message: 'must have a text in hook, primary_text, headline or description',
  });

const body = briefBody.omit({ num_variants: true, num_hooks: true }).extend({
  variants: z
    .array(variant)
    .min(1, 'must have at least 1 entry')
    .max(10, 'must have at most 10 entries')
    .describe('The ads to check.'),
});

const finding = z
  .object({
    variant: z.int().describe('Index into the variants sent.'),
    field: z.string().describe('hook, primary_text, headline or description.'),
    rule: z.string().describe('The rule that found it.'),
    level: z
      .enum(levels)
      .describe('stop: never leaves. hold: better rewritten. warn: worth a look.'),
    text: z.string().describe('The words objected to.'),
    start: z.int().describe('Where they begin in the field, in UTF-16 units.'),
    end: z.int().describe('Where they end.'),
    message: z.string().describe('What is wrong with them.'),
    suggestion: z.string().optional().describe('What to write instead.'),
  })
  .meta({ id: 'AdCopyFinding', description: 'Words in a text that the brief does not carry.' });

export const checkAdCopy = operation({
  id: 'adCopy.check',
  chapter: 'Ad copy',
  route: 'POST /generate/ad-copy/check',
  access: { workspace: 'viewer' },
  summary: 'Check ad copy that a person wrote against the brief.',
  description:
    'Reads each text as generated copy is read: numbers, proof and promises that the brief does not give, the platform’s ' +
    'ad rules, and lengths. No findings does not mean that the brief carries everything: it does not see a feature that ' +
    'nobody supplied in words without a number, nor a supplied number that says something else. Costs no credits and ' +
    'stores nothing.',
  input: { body },
  question: true,
  output: z.object({ findings: z.array(finding).describe('Empty when nothing was found.') }),
  example: {
    body: {
      product: 'Two-person tent for rain and wind',
      audience: 'weekend hikers',
      benefits: ['Weighs 1.9 kg'],
      variants: [{ primary_text: 'Weighs 1.9 kg. Trusted by 10,000 hikers.' }],
    },
    answer: {
      findings: [
        {
          variant: 0,
          field: 'primary_text',
          rule: 'unsupported_number',
          level: 'stop',
          text: '10,000',
          start: 26,
          end: 32,
          message: 'is a number that the brief does not give',
        },
      ],
    },
  },
  failures: ['unsupported_language', 'too_many_failed_attempts'],

  async run(ctx, { body: { variants, ...fields } }) {
    const desk = await ctx.deps.openCopyDesk();
    const brief = { ...fields, num_variants: variants.length, num_hooks: 0 };
    const owner = ctx.caller.payer.accountId;
    const job = { owner, signal: goneSignal(ctx) };
    const findings = await ctx.deps.memory(createAttempts)(owner, () =>
      desk.check({ brief, variants }, job),
    );
    return { findings: findings.map((finding) => ({ ...finding, variant: finding.variant ?? 0 })) };
  },
});
