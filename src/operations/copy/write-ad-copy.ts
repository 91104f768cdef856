import * as z from 'zod';
import { placeOf } from '../../copywriter/builtin/material.ts';
import {
  type CopyWithClaims,
  callToActionTypes,
  hookCategories,
  limits,
} from '../../copywriter/types.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import { operation } from '../core/operation.ts';
import { createAttempts } from './cost/attempts.ts';
import { charge, replay } from './cost/charge.ts';

const words = (min: number, max: number) =>
  z
    .string()
    .transform((text) => text.trim())
    .refine((text) => [...text].length >= min, `must have at least ${min} characters`)
    .refine((text) => [...text].length <= max, `must have at most ${max} characters`)
    .meta({ openapi: { type: 'string', minLength: min, maxLength: max } });

/** Entries without a letter or digit are dropped when the brief is cleaned. */
const list = z.array(words(0, 1000)).max(10, 'must have at most 10 entries').default([]);

/** The brief of a request. */
export const briefBody = z.object({
  product: words(2, 500).describe('What is advertised.'),
  audience: words(1, 1000).describe('Who it is for.'),
  offer: words(0, 500).optional().describe('What people get now, such as 20% off until Sunday.'),
  pain_points: list.describe('What troubles the audience.'),
  benefits: list.describe('Facts the copy may claim: real numbers go here.'),
  tone: words(0, 500).optional().describe('The voice, such as friendly or premium.'),
  objective: words(0, 500)
    .optional()
    .describe('Such as sales, leads or app installs; steers the call to action.'),
  landing_url: words(0, 2048).optional().describe('Where the ad leads; used as context only.'),
  language: words(1, 60)
    .optional()
    .describe(
      'A name or tag such as “German” or “pt-BR”. Left out, a connected model writes English and the built-in writer the ' +
        'language of the brief. Other languages than the brief’s need a model.',
    ),
  num_variants: z.int().min(1).max(10).default(3).describe('How many ads to write.'),
  num_hooks: z.int().min(0).max(20).default(10).describe('How many opening lines to add.'),
});

const variant = z
  .object({
    id: z.string().describe('Unique within this answer.'),
    angle: z.string().describe('The idea behind it; each variant has another one.'),
    hook: z.string().describe('The opening line.'),
    primary_text: z.string().describe('Opens with the hook; its first 125 characters stand alone.'),
    headline: z.string().max(limits.headline).describe('Up to 40 characters.'),
    description: z.string().max(limits.description).describe('Up to 30 characters.'),
    call_to_action_type: z.enum(callToActionTypes).describe('The button; a creative takes it.'),
  })
  .meta({ id: 'AdCopyVariant', description: 'One ad; its fields are those of a creative.' });

const hook = z
  .object({
    category: z.enum(hookCategories).describe('What kind of opening it is.'),
    category_label: z.string().describe('The same, for people.'),
    text: z.string().describe('The line.'),
  })
  .meta({ id: 'Hook', description: 'One opening line.' });

const claim = z
  .object({
    variant: z.string().describe('The id of the variant.'),
    words: z.string().describe('Words of the variant.'),
    sources: z
      .array(
        z.object({
          field: z.string().describe('A field of the brief, such as benefits[0].'),
          quote: z.string().describe('The words there that carry them.'),
        }),
      )
      .describe('What carries these words.'),
  })
  .meta({ id: 'AdCopyClaim', description: 'A statement of a variant and where it comes from.' });

const note = z
  .object({
    about: z.string().describe('A field of the brief.'),
    message: z
      .string()
      .describe('What was not used and why, or what is to be known about the copy.'),
  })
  .meta({ id: 'CopyNote', description: 'A remark on the brief or on the copy.' });

/** The fields of an answer; the history stores the same. */
export const copyFields = {
  variants: z.array(variant).describe('The ads.'),
  hooks: z.array(hook).describe('More opening lines, by kind.'),
  notes: z
    .array(note)
    .optional()
    .describe('What of the brief was not used and why, and what is to be known about the copy.'),
  claims: z
    .array(claim)
    .optional()
    .describe('Where each statement comes from. Only with include=claims.'),
  credits_charged: z.int().describe('What this call cost.'),
};

type Claims = z.output<typeof claim>[];

const presentClaims = ({ variants, claims }: CopyWithClaims): Claims =>
  variants.flatMap(({ id }, at) =>
    (claims[at] ?? []).map(({ words: claimWords, sources }) => ({
      variant: id,
      words: claimWords,
      sources: sources.map(({ fact, quote }) => ({ field: placeOf(fact), quote })),
    })),
  );

const languageNote = (language: string) => ({
  about: 'language',
  message:
    `Written in ${new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language}, the language of the ` +
    'brief: the built-in writer does not translate. A connected model writes in any language.',
});

const doubtNote = {
  about: 'language',
  message:
    'Written in English: the brief is too short to tell its language. Name another one in `language`.',
};

export const generateAdCopy = operation({
  id: 'adCopy.generate',
  chapter: 'Ad copy',
  route: 'POST /generate/ad-copy',
  access: { workspace: 'editor' },
  summary: 'Write ad copy variants and hooks that claim nothing you did not supply.',
  description:
    'Costs 10 credits and one AI call when it succeeds, nothing when it fails; after 100 failures within a minute the ' +
    'account waits for the rest of it. Each variant maps field for field onto POST /adnet/creatives: primary_text is ' +
    'message.',
  input: {
    query: z.object({
      include: z
        .enum(['claims'])
        .optional()
        .describe('claims adds, for each statement, the words of the brief that carry it.'),
    }),
    body: briefBody,
  },
  idempotent: 'own',
  output: z.object(copyFields),
  example: {
    body: {
      product: 'Two-person tent for rain and wind',
      audience: 'weekend hikers',
      offer: '20% off until Sunday',
      benefits: ['Weighs 1.9 kg', 'Pitched in four minutes'],
      objective: 'sales',
      num_variants: 1,
      num_hooks: 1,
    },
    answer: {
      variants: [
        {
          id: 'v1',
          angle: 'Benefit first',
          hook: 'Weighs 1.9 kg.',
          primary_text:
            'Weighs 1.9 kg. Two-person tent for rain and wind, made for weekend hikers.',
          headline: '20% off until Sunday',
          description: 'Pitched in four minutes',
          call_to_action_type: 'SHOP_NOW',
        },
      ],
      hooks: [
        {
          category: 'curiosity',
          category_label: 'Curiosity',
          text: 'What does a dry night weigh?',
        },
      ],
      credits_charged: 10,
    },
  },
  failures: [
    'credits_exhausted',
    'ai_daily_cap',
    'generation_failed',
    'unsupported_language',
    'too_many_failed_attempts',
  ],

  async run(ctx, { body, query: { include } }) {
    const fingerprint = fingerprintOf('ad_copy', include ? { ...body, include } : body);
    const earlierAnswer = await replay(ctx, fingerprint);
    if (earlierAnswer) return earlierAnswer;
    const { openCopyDesk, memory, metrics } = ctx.deps;
    const desk = await openCopyDesk();
    const owner = ctx.caller.payer.accountId;
    const onFindings = (findings: { rule: string }[]) => {
      for (const { rule } of findings) metrics.finding(rule);
    };
    return memory(createAttempts)(owner, async () => {
      const brief = await desk.readBrief(body);
      const isOwnChoice = body.language === undefined && !desk.isModel && brief.language !== 'en';
      const onLanguage = [
        ...(isOwnChoice ? [languageNote(brief.language)] : []),
        ...(brief.isLanguageInDoubt ? [doubtNote] : []),
      ];
      return charge(ctx, fingerprint, {
        brief: body,
        async run(signal) {
          const drafts = await desk.write(brief, {
            owner,
            signal,
            onFindings,
            onStep: ctx.onStep,
          });
          const { variants, hooks, notes = [] } = drafts;
          const all = [...onLanguage, ...notes];
          return {
            variants,
            hooks,
            ...(all.length > 0 && { notes: all }),
            claims: presentClaims(drafts),
          };
        },
        present: ({ claims, ...answer }) => (include === 'claims' ? { ...answer, claims } : answer),
      });
    });
  },
});
