import { refuse, refuseUnlisted } from '../protocol/refusal.ts';
import data from './data.json' with { type: 'json' };
import { namesIn, type ReportParams } from './params.ts';

export const hourNames = ['advertiser', 'audience'].map(
  (whose) => `hourly_stats_aggregated_by_${whose}_time_zone`,
);

/** Breakdowns of one family are sums over the same cells, so they can be combined. */
const families = {
  people: ['age', 'gender'],
  places: ['country', 'region'],
  placements: data.placementBreakdowns.split(' '),
  hours: hourNames,
} satisfies Record<string, string[]>;

export type Family = keyof typeof families;

// The object has exactly these keys.
const familyNames = Object.keys(families) as Family[];
const familyOf = (name: string) => familyNames.find((family) => families[family].includes(name));

export const dividesCells = (name: string) => familyOf(name) !== undefined;

/** The sandbox cannot distinguish customers from strangers, so all of them are "unknown". */
const segment = 'user_segment_key';

/** The only allowed combinations: https://developers.facebook.com/docs/marketing-api/insights/breakdowns */
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

/** These divide the rows and so have to match the row breakdowns; the others only label actions. */
const isDividing = (name: string) =>
  /^action_(device|reaction|carousel_card_(id|name))$/.test(name);

const refuseCombination = (names: string[]) =>
  // Documented under https://developers.facebook.com/docs/marketing-api/insights/error-codes
  refuse({
    code: 2,
    subcode: 1504041,
    status: 400,
    // It looks like an outage but is not one: the same request always fails.
    transient: false,
    message: '(#2) Service temporarily unavailable',
    title: 'Invalid Breakdowns',
    text:
      `Current combination of data breakdown columns (${names.join(', ')}) is invalid. ` +
      'Remove one of them and ask again.',
  });

/** Filters by a breakdown need its cells even if no row shows them. */
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
    /** Keys of each row, in the requested order. */
    rows: names.filter((name) => !actionBreakdowns.has(name)),
    /** How actions are divided, besides by type. */
    actions: new Set([...names, ...labels].filter((name) => actionBreakdowns.has(name))),
    family,
    /** Asks for data that the sandbox does not have: catalogues, SKAdNetwork, market areas. */
    isBarren: together.some(
      (name) => name !== segment && !dividesCells(name) && !actionBreakdowns.has(name),
    ),
    isHourly: together.some((name) => hourNames.includes(name)),
    isRegional: together.includes('region'),
  };
};

export type Breakdowns = ReturnType<typeof readBreakdowns>;
