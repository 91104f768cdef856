import { refuse, refuseUnlisted } from '../protocol/refusal.ts';
import data from './data.json' with { type: 'json' };
import { namesIn, type ReportParams } from './params.ts';

export const hourNames = ['advertiser', 'audience'].map(
  (whose) => `hourly_stats_aggregated_by_${whose}_time_zone`,
);

/** What is told apart together: breakdowns of one family are sums over the same cells. */
const families = {
  people: ['age', 'gender'],
  places: ['country', 'region'],
  placements: data.placementBreakdowns.split(' '),
  hours: hourNames,
} satisfies Record<string, string[]>;

export type Family = keyof typeof families;

// The keys of `families` are the names of families.
const familyNames = Object.keys(families) as Family[];
const familyOf = (name: string) => familyNames.find((family) => families[family].includes(name));

export const dividesCells = (name: string) => familyOf(name) !== undefined;

/** Nobody here has told customers from strangers: all of them are "unknown". */
const segment = 'user_segment_key';

/** The only combinations there are: https://developers.facebook.com/docs/marketing-api/insights/breakdowns */
const combinations: readonly string[][] = [
  ...data.breakdowns.split(' ').map((name) => [name]),
  ...Object.entries(data.besides).flatMap(([name, others]) =>
    others.map((names) => [name, ...names.split(' ')]),
  ),
];

const keyOf = (names: Iterable<string>) => [...new Set(names)].sort().join('+');
const combinationKeys = new Set(combinations.map(keyOf));
const breakdownNames = new Set(combinations.flat());
const actionBreakdowns = new Set(data.actionBreakdowns.split(' '));

/** These divide the rows and so have to fit the row breakdowns; the rest only label actions. */
const isDividing = (name: string) =>
  /^action_(device|reaction|carousel_card_(id|name))$/.test(name);

const refuseCombination = (names: string[]) =>
  // Documented under https://developers.facebook.com/docs/marketing-api/insights/error-codes
  refuse({
    code: 2,
    subcode: 1504041,
    status: 400,
    // It reads like an outage and is none: the same question fails for ever.
    transient: false,
    message: '(#2) Service temporarily unavailable',
    title: 'Invalid Breakdowns',
    text:
      `Current combination of data breakdown columns (${names.join(', ')}) is invalid. ` +
      'Remove one of them and ask again.',
  });

/** Filters by a breakdown that no row shows need its cells all the same. */
export const readBreakdowns = (params: ReportParams, cells: readonly { name: string }[]) => {
  const names = namesIn(params.breakdowns);
  const labels = namesIn(params.action_breakdowns);
  const totals = namesIn(params.summary_action_breakdowns);
  const filtered = cells.map(({ name }) => name);
  if (names.some((name) => !breakdownNames.has(name)))
    return refuseUnlisted('breakdowns', breakdownNames);
  if ([...labels, ...totals].some((name) => !actionBreakdowns.has(name)))
    return refuseUnlisted('action_breakdowns', actionBreakdowns);
  const together = [...names, ...labels.filter(isDividing)];
  if (together.length > 0 && !combinationKeys.has(keyOf(together)))
    return refuseCombination(together);
  const family = [...together, ...filtered].flatMap((name) => familyOf(name) ?? [])[0];
  if (filtered.some((name) => familyOf(name) !== family))
    return refuseCombination([...together, ...filtered]);
  return {
    /** Keys each row carries, in the order asked. */
    rows: names.filter((name) => !actionBreakdowns.has(name)),
    /** What actions are told apart by, besides their type. */
    actions: new Set([...names, ...labels].filter((name) => actionBreakdowns.has(name))),
    family,
    /** Asks for what nothing here has: catalogues, SKAdNetwork, market areas. */
    isBarren: together.some(
      (name) => name !== segment && !dividesCells(name) && !actionBreakdowns.has(name),
    ),
    isHourly: together.some((name) => hourNames.includes(name)),
    isRegional: together.includes('region'),
  };
};

export type Breakdowns = ReturnType<typeof readBreakdowns>;
