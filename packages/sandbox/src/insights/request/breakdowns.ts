import { refuse, refuseUnlisted } from '../../protocol/refusal.ts';
import type { Family } from '../model/grid.ts';
import { advertiserHour, audienceHour } from '../model/hours.ts';
import { actionBreakdowns, cards, combinations, knownBreakdowns } from './breakdown-table.ts';
import { type Params, readNames } from './decode.ts';

const keyOf = (names: Iterable<string>) => [...new Set(names)].sort().join('+');
const allowed = new Set(combinations.map(keyOf));

/** These divide the rows and so have to fit the row breakdowns; the rest only label actions. */
const dividing = new Set(['action_device', 'action_reaction', ...cards]);

const families: Record<string, Family> = {
  age: 'people',
  gender: 'people',
  country: 'places',
  region: 'places',
  publisher_platform: 'placements',
  platform_position: 'placements',
  impression_device: 'placements',
  device_platform: 'placements',
  action_device: 'placements',
  [advertiserHour]: 'advertiser_hours',
  [audienceHour]: 'audience_hours',
};

export const dividesCells = (name: string) => Object.hasOwn(families, name);

/** Nobody here has told customers from strangers: all of them are "unknown". */
const segment = 'user_segment_key';

/** Nothing here is a catalogue, SKAdNetwork or dynamic ad, and nobody measures market areas. */
const isBarren = (name: string) =>
  name !== segment && !dividesCells(name) && !actionBreakdowns.has(name);

export type Breakdowns = {
  /** Keys each row carries, in the order asked. */
  rows: string[];
  /** What actions are told apart by, besides their type. */
  actions: ReadonlySet<string>;
  family: Family | undefined;
  isBarren: boolean;
  isHourly: boolean;
  isRegional: boolean;
};

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

const familyOf = (names: string[]): Family | undefined => {
  const named = names.find(dividesCells);
  if (named !== undefined) return families[named];
  return names.includes(segment) ? 'people' : undefined;
};

export const readBreakdowns = (params: Params): Breakdowns => {
  const asked = readNames(params, 'breakdowns');
  const labels = readNames(params, 'action_breakdowns');
  const totals = readNames(params, 'summary_action_breakdowns');
  if (asked.some((name) => !knownBreakdowns.has(name)))
    return refuseUnlisted('breakdowns', knownBreakdowns);
  if ([...labels, ...totals].some((name) => !actionBreakdowns.has(name)))
    return refuseUnlisted('action_breakdowns', actionBreakdowns);
  const together = [...asked, ...labels.filter((name) => dividing.has(name))];
  if (together.length > 0 && !allowed.has(keyOf(together))) return refuseCombination(together);
  const actions = new Set([...asked, ...labels].filter((name) => actionBreakdowns.has(name)));
  return {
    rows: asked.filter((name) => !actionBreakdowns.has(name)),
    actions,
    family: familyOf(together),
    isBarren: together.some(isBarren),
    isHourly: together.includes(advertiserHour) || together.includes(audienceHour),
    isRegional: together.includes('region'),
  };
};

/** Filters by a breakdown that no row shows need its cells all the same. */
export const withFilters = (breakdowns: Breakdowns, filtered: readonly string[]): Breakdowns => {
  const family = familyOf([...breakdowns.rows, ...filtered]);
  const strange = filtered.find((name) => families[name] !== (breakdowns.family ?? family));
  if (strange) refuseCombination([...breakdowns.rows, strange]);
  return { ...breakdowns, family: breakdowns.family ?? family };
};
