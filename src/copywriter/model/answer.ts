import * as z from 'zod';
import { type HookCategory, hookCategories } from '../types.ts';

const maxTextLength = 3_000;
const maxItems = 40;
/** Six ads and their hooks hold dozens of statements; the last rows count as much as the first. */
const maxRows = 400;

const text = z
  .string()
  .transform((value) => value.trim())
  .refine((value) => value.length <= maxTextLength);
const optionalText = text
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

/** A list whose entries are read one by one: one that cannot be read takes no other with it. */
const listOf = <T>(entry: z.ZodType<T>, max = maxItems) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, max).flatMap((item): T[] => {
        const parsedItem = entry.safeParse(item);
        return parsedItem.success ? [parsedItem.data] : [];
      }),
    );

const source = z.object({ fact: text, quote: optionalText });
const claim = z.object({ words: text, sources: listOf(source) });

const variant = z.object({
  angle: optionalText,
  primary_text: text.refine((value) => value !== ''),
  hook: optionalText,
  headline: optionalText,
  headline_shorter: optionalText,
  description: optionalText,
  description_shorter: optionalText,
  call_to_action_type: optionalText,
});

/** A claim as a model lists it: its words in the copy, and the facts that carry it. */
export type WrittenClaim = z.infer<typeof claim>;

export type WrittenVariant = z.infer<typeof variant> & { claims: WrittenClaim[] };

const nameOf = (label: string) => label.toLowerCase().replace(/[\s_]+/g, '-');

const category = z
  .string()
  .transform((label): HookCategory | undefined =>
    hookCategories.find((name) => name === nameOf(label)),
  );

const hook = z
  .object({ category, text, fact: optionalText })
  .transform(({ category: kind, ...rest }, context) => {
    if (kind !== undefined && rest.text !== '') return { category: kind, ...rest };
    context.addIssue({ code: 'custom', message: 'is no hook' });
    return z.NEVER;
  });

export type WrittenHook = z.infer<typeof hook>;

/** An ad that cannot be read keeps its number, so that no other gets its claims. */
const numberedVariants = z
  .array(z.unknown())
  .catch([])
  .transform((items) => items.slice(0, maxItems).map((item) => variant.safeParse(item).data));

const answer = z
  .object({
    variants: numberedVariants,
    hooks: listOf(hook),
    claims: listOf(claim.extend({ ad: z.coerce.number() }), maxRows),
  })
  .transform(({ variants, hooks, claims }) => ({
    hooks,
    variants: variants.flatMap((one, at): WrittenVariant[] =>
      one ? [{ ...one, claims: claims.filter(({ ad }) => ad === at + 1) }] : [],
    ),
  }));

/** What of a model's answer can be read; it is a stranger's text until it is checked. */
export const readAnswer = (value: object): z.infer<typeof answer> =>
  answer.parse({ variants: [], hooks: [], claims: [], ...value });

const row = z.object({ text, claim: text, sources: listOf(source) });
const verdict = z.object({ claims: listOf(row, maxRows), run: listOf(text) });

/** A statement that the judge found in a text, and what is said to carry it. */
export type VerdictRow = z.infer<typeof row>;

export const readVerdict = (value: object): z.infer<typeof verdict> =>
  verdict.parse({ claims: [], run: [], ...value });
