import { type Kind, kinds } from '../kinds/list.ts';
import type { Params } from '../wire/passed-through.ts';
import { budgetsIn, type FoundBudget } from './budgets.ts';
import { type FoundLink, linksIn } from './links.ts';
import type { FoundPlace } from './places.ts';

/** The facts about one object, to be created, that guardrails check. */
export type ObjectFacts = {
  /** The name shown in Ads Manager; null if the kind has none. */
  name: { value: unknown } | null;
  budgets: FoundBudget[];
  places: FoundPlace[];
  links: FoundLink[];
  /** The tags that Meta adds to every link of a creative; null if the object has no links of its own. */
  urlTags: string | null;
  /** An existing creative that would be shown. */
  creativeId: string | null;
};

/** Reads our fields as well as Meta's parameters. */
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
