import type { Fact } from '../facts/facts.ts';
import { type Brief, type HookCategory, hookCategories } from '../types.ts';
import type { Order } from './write-prompt.ts';

/** Spare ads, so that the best can be chosen and a few may be thrown away. */
const spareVariants = (count: number) => 2 + Math.floor(count / 5);
const maxVariantsPerQuestion = 6;
const spareHooks = (count: number) => (count === 0 ? 0 : Math.ceil(count / 3) + 1);

/** The categories take turns. */
export const categoriesFor = (count: number): HookCategory[] =>
  Array.from(
    { length: count },
    // The remainder is always inside the list, which the compiler cannot see.
    (_, index) => hookCategories[index % hookCategories.length] ?? 'curiosity',
  );

/** Divides a number into parts as evenly as possible. */
const shares = (count: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, at) => Math.floor((count + parts - 1 - at) / parts));

type CopyOrder = {
  variants: number;
  hooks: readonly HookCategory[];
  rejections?: Order['rejections'];
  linesOfOthers?: Order['linesOfOthers'];
};

/** Facts that an ad may be led by: the offer and the benefits; a bare brief has its product. */
const leadFacts = (facts: readonly Fact[]): string[] => {
  const leads = facts.map(({ id }) => id).filter((id) => id !== 'product');
  return leads.length > 0 ? leads : ['product'];
};

/** The order as requests for at most six variants each, sent at the same time; each begins with other facts. */
const questionsFor = (facts: readonly Fact[], order: CopyOrder): Order[] => {
  const parts = Math.max(1, Math.ceil(order.variants / maxVariantsPerQuestion));
  const leads = leadFacts(facts);
  return shares(order.variants, parts).map((variants, part) => ({
    variants,
    hooks: order.hooks.filter((_, at) => at % parts === part),
    begin: parts > 1 ? leads.filter((_, at) => at % parts === part % leads.length) : [],
    rejections: order.rejections ?? [],
    linesOfOthers: order.linesOfOthers ?? [],
  }));
};

/** The first questions: a few more than needed, so that the best can be chosen. */
export const firstOrders = ({ num_variants, num_hooks }: Brief, facts: readonly Fact[]): Order[] =>
  questionsFor(facts, {
    variants: num_variants + spareVariants(num_variants),
    hooks: categoriesFor(num_hooks + spareHooks(num_hooks)),
  });

/** The missing texts, requested once more with the reasons why earlier ones were refused. */
export const secondOrders = (facts: readonly Fact[], order: Required<CopyOrder>): Order[] =>
  questionsFor(facts, {
    ...order,
    variants: order.variants > 0 ? order.variants + 1 : 0,
    hooks: order.hooks.length > 0 ? [...order.hooks, ...order.hooks.slice(0, 1)] : [],
  });
