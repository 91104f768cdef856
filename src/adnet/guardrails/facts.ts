import { type Kind, kinds } from '../kinds/list.ts';
import type { Params } from '../wire/passed-through.ts';
import { budgetsIn, type FoundBudget } from './budgets.ts';
import { type FoundLink, linksIn } from './links.ts';
import type { FoundPlace } from './places.ts';

/** What guardrails are held against, of one object that is to be made. */
export type ObjectFacts = {
  /** People find it by its name in Ads Manager; null: it is none of these. */
  name: { value: unknown } | null;
  budgets: FoundBudget[];
  places: FoundPlace[];
  links: FoundLink[];
  /** What Meta adds to every link of a creative; null: the object has no links of its own. */
  urlTags: string | null;
  /** A creative that exists already and would be shown. */
  creativeId: string | null;
};

/** Of our fields as well as of Meta's parameters. */
export const factsOf = (kind: Kind, params: Params): ObjectFacts => {
  const { guarded } = kinds[kind];
  if (guarded === null)
    return { name: null, budgets: [], places: [], links: [], urlTags: null, creativeId: null };
  return {
    name: guarded.name && { value: guarded.name(params) },
    budgets: budgetsIn(params),
    places: guarded.places?.(params) ?? [],
    links: linksIn(params),
    urlTags: guarded.urlTags?.(params) ?? null,
    creativeId: guarded.creativeId?.(params) ?? null,
  };
};
