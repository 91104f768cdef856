import * as z from 'zod';
import { normal, stemsOf, wordsIn } from '../opening-words.ts';
import type { Brief, Guard } from '../types.ts';

/** A text and the name that it has in the question. */
export type Judged = { id: string; text: string };

const text = z.string();
const optionalText = text.nullish().transform((value) => value ?? '');
const claimRow = z.object({ text, claim: text, source: optionalText, quote: optionalText });

/** Which claim stands in which text, and what is said to carry it. */
export type ClaimRow = z.infer<typeof claimRow>;

const verdict = z.object({ claims: z.array(z.unknown()) });

/** The rows of a verdict; a claim that its text does not make is void. */
export const readRows = (answer: unknown, texts: readonly Judged[]): ClaimRow[] =>
  (verdict.safeParse(answer).data?.claims ?? [])
    .flatMap((item) => claimRow.safeParse(item).data ?? [])
    .filter(({ text, claim }) => {
      const said = texts.find(({ id }) => id === text)?.text ?? '';
      return normal(claim) !== '' && normal(said).includes(normal(claim));
    });

export type Evidence = { facts: readonly string[]; brief: Brief; guard: Guard };

/** Whether the number in a claim is licensed by this fact alone. */
const isNumberCarried = (claim: string, fact: string, { brief, guard }: Evidence) => {
  const alone = { ...brief, benefits: [fact], offer: undefined, pain_points: [] };
  const hooks = [{ category: 'curiosity', category_label: 'Curiosity', text: claim } as const];
  return guard({ variants: [], hooks }, alone).every(
    ({ rule }) => !rule.startsWith('claims.number'),
  );
};

/** Whether the quotation is really there, says enough, and has to do with the claim. */
export const isCarried = ({ claim, source, quote }: ClaimRow, evidence: Evidence): boolean => {
  const fact = evidence.facts[Number(/^S(\d+)$/.exec(source)?.[1]) - 1];
  if (fact === undefined || normal(quote) === '' || !normal(fact).includes(normal(quote)))
    return false;
  const isLongEnough = wordsIn(quote).length >= 3 || normal(quote) === normal(fact);
  const said = new Set(stemsOf(quote));
  const isRelated = said.size === 0 || stemsOf(claim).some((stem) => said.has(stem));
  if (!isLongEnough || !isRelated) return false;
  return !/\d/.test(claim) || isNumberCarried(claim, fact, evidence);
};
