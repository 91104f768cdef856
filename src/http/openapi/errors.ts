import * as z from 'zod';
import { type FailureCode, failureTable } from '../../contract/failures.ts';
import { platformError } from '../../operations/core/schemas.ts';
import type { Json } from './schemas.ts';

const codes = Object.keys(failureTable)
  .filter((code) => code !== 'credits_exhausted' && code !== 'writes_disabled')
  .sort();

const errorCode = z.enum(codes).meta({
  id: 'ErrorCode',
  description: 'Every code this service answers. docs/errors.md says what to do about each.',
});

const problems = z
  .array(
    z.object({
      field: z.string().describe('The field or parameter; dots lead into objects.'),
      message: z.string().describe('What is wrong with it.'),
    }),
  )
  .min(1)
  .describe('Every problem with the input, each with the field it belongs to.');

const errorWith = (id: string, fields: z.ZodType, description: string) =>
  z
    .object({
      detail: z
        .object({
          error: z
            .looseObject({
              code: errorCode,
              message: z.string().describe('What went wrong and what to do, in a sentence.'),
              fields,
              write_id: z
                .string()
                .optional()
                .describe('With adnet_outcome_unknown: the write’s id in the journal.'),
              outcome: z
                .string()
                .optional()
                .describe('With write_id: what is known about the write.'),
              id: z
                .string()
                .optional()
                .describe('With already_done: the id of what the first request made.'),
              changed: z
                .array(
                  z.object({
                    step: z.string().describe('The step.'),
                    field: z
                      .string()
                      .nullable()
                      .describe('The field of it; null: the whole step is new or gone.'),
                  }),
                )
                .optional()
                .describe(
                  'With plan_changed: what differs from the plan that was named; empty where that plan is not known any more.',
                ),
              plan_digest: z
                .string()
                .nullable()
                .optional()
                .describe('With plan_changed: the plan as it would be sent now.'),
              guardrails: z
                .array(
                  z.object({
                    guardrail: z.string().describe('Which one, such as max_daily_budget.'),
                    whose: z
                      .enum(['workspace', 'key'])
                      .describe('Whether it is the workspace’s or the key’s own.'),
                    field: z.string().describe('The field that breaks it.'),
                    allowed: z.array(z.string()).describe('What it allows.'),
                  }),
                )
                .optional()
                .describe('With guardrail: each guardrail that does not allow it.'),
              supported_languages: z
                .array(z.string())
                .optional()
                .describe('With unsupported_language: those the writer has.'),
            })
            .describe('What went wrong.'),
        })
        .describe('Always there, except when Meta itself refuses.'),
    })
    .meta({ id, description });

/** The schemas of our own refusals and of the platform's. Their first two levels show which one it is. */
export const errorSchemas = {
  Error: errorWith(
    'Error',
    problems.optional(),
    'A refusal: detail.error is an object with a code.',
  ),
  InvalidInput: errorWith(
    'InvalidInput',
    problems,
    'A refusal of the input: detail.error.fields says what to correct.',
  ),
  CreditsExhausted: z
    .object({
      detail: z
        .object({
          error: z.literal('credits_exhausted').describe('Tells this shape from the others.'),
          credits_used: z.int().describe('Used or reserved this month.'),
          credits_limit: z.int().describe('What the plan gives a month.'),
          credits_required: z.int().describe('What this call costs.'),
          message: z.string().describe('What to do, in a sentence.'),
        })
        .describe('The state of the credits.'),
    })
    .meta({
      id: 'CreditsExhausted',
      description: 'Not enough credits: detail.error is the text credits_exhausted.',
    }),
  WritesDisabled: z
    .object({
      detail: z
        .object({
          performed: z.literal(false).describe('Nothing was sent to Meta.'),
          reason: z.literal('writes_disabled').describe('Tells this shape from the others.'),
          action: z.string().describe('What was asked for, such as create_ad.'),
          intended_params: z
            .record(z.string(), z.unknown())
            .describe('The exact parameters that would have gone to Meta, and account_id.'),
          manual_steps: z
            .array(z.string())
            .describe('How a person does the same in Ads Manager, step by step.'),
        })
        .describe('What would have happened.'),
    })
    .meta({
      id: 'WritesDisabled',
      description: 'Writes are locked after a new connection: detail.reason says so.',
    }),
  PlatformError: platformError,
} satisfies Record<string, z.ZodType>;

export type ErrorShape = keyof typeof errorSchemas;

const ownShapes: Partial<Record<FailureCode, ErrorShape>> = {
  credits_exhausted: 'CreditsExhausted',
  writes_disabled: 'WritesDisabled',
};

export const shapeOf = (code: FailureCode): ErrorShape =>
  ownShapes[code] ?? (failureTable[code].status === 422 ? 'InvalidInput' : 'Error');

const bodies: Partial<Record<FailureCode, (message: string) => Json>> = {
  credits_exhausted: (message) => ({
    error: 'credits_exhausted',
    credits_used: 495,
    credits_limit: 500,
    credits_required: 10,
    message,
  }),
  writes_disabled: () => ({
    performed: false,
    reason: 'writes_disabled',
    action: 'create_ad',
    intended_params: {
      account_id: 'act_1010000000000001',
      name: 'Trail shoes A',
      status: 'PAUSED',
    },
    manual_steps: ['Open Ads Manager.', 'Create an ad in the ad set and leave it switched off.'],
  }),
};

const bodyOf = (code: FailureCode) => {
  const { status, message } = failureTable[code];
  const fields = status === 422 ? [{ field: 'name', message: 'must not be empty' }] : undefined;
  return bodies[code]?.(message) ?? { error: { code, message, ...(fields && { fields }) } };
};

/** One example for each of these refusals, by its code. */
export const errorExamples = (codes: Iterable<FailureCode>): Json => ({
  ...Object.fromEntries(
    [...codes].map((code) => [
      code,
      { summary: failureTable[code].when, value: { detail: bodyOf(code) } },
    ]),
  ),
  platform_error: {
    summary: 'Meta refused the request; its body is unchanged.',
    value: {
      error: {
        message: 'Invalid parameter',
        type: 'OAuthException',
        code: 100,
        error_subcode: 1885183,
        is_transient: false,
        error_user_title: 'Ads post was created by an app in development mode',
        error_user_msg: 'The app must be in live mode to create this ad.',
        fbtrace_id: 'AbCdEfGhIjKlMnOpQrStUv',
      },
    },
  },
});
