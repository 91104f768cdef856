import type { Kind } from '../kinds/list.ts';
import { isParams, type Params } from '../wire/passed-through.ts';
import { budgetsIn, type FoundBudget } from './budgets.ts';
import { type FoundLink, linksIn } from './links.ts';
import { type FoundPlace, placesIn } from './places.ts';

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

const namedKinds: readonly Kind[] = ['campaign', 'adset', 'ad'];
const fileKinds: readonly Kind[] = ['image', 'video'];

const creativeIdIn = ({ creative_id, creative }: Params) => {
  const id = creative_id ?? (isParams(creative) ? creative['creative_id'] : undefined);
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
};

/** Of our fields as well as of Meta's parameters. */
export const factsOf = (kind: Kind, params: Params): ObjectFacts => {
  const isFile = fileKinds.includes(kind);
  const tags = params['url_tags'];
  return {
    name: namedKinds.includes(kind) ? { value: params['name'] } : null,
    budgets: isFile ? [] : budgetsIn(params),
    places: kind === 'adset' ? placesIn(params) : [],
    links: isFile ? [] : linksIn(params),
    urlTags: kind === 'creative' ? (typeof tags === 'string' ? tags : '') : null,
    creativeId: kind === 'ad' ? creativeIdIn(params) : null,
  };
};
