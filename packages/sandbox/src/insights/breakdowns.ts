import { refuse, refuseUnlisted } from '../protocol/refusal.ts';
import data from './data.json' with { type: 'json' };
import { type Params, readNames } from './decode.ts';
import { advertiserHour, audienceHour, type Family } from './model.ts';

const cards = ['action_carousel_card_id', 'action_carousel_card_name'];
/** Every name the platform publishes, so that an unknown one is told from one that fits nowhere. */
const published = data.breakdowns.split(' ');
const actionBreakdowns = new Set(data.actionBreakdowns.split(' '));

/** These fit only beside others. */
const dependent = ['impression_device', 'platform_position', 'app_id', 'skan_conversion_id'];

const withDevice = (names: string[]) => [
  names,
  [...names, 'impression_device'],
  [...names, 'device_platform'],
];
const platforms = [
  ...withDevice(['publisher_platform']),
  ...withDevice(['publisher_platform', 'platform_position']),
];
const people = [['age'], ['gender'], ['age', 'gender']];

/** The only combinations there are: https://developers.facebook.com/docs/marketing-api/insights/breakdowns */
const combinations: readonly string[][] = [
  ...published.filter((name) => !dependent.includes(name)).map((name) => [name]),
  ...people,
  ...platforms,
  ...[[], ['impression_device'], ...platforms].map((names) => ['action_device', ...names]),
  ...[['action_type'], ['action_target_id'], ['action_reaction']],
  ['action_reaction', 'action_type'],
  ...cards.flatMap((card) =>
    [[], ['impression_device'], ['country'], ...people].map((names) => [card, ...names]),
  ),
  ['app_id', 'skan_conversion_id'],
  ...[...people, ['country'], ['region'], ...platforms].map((names) => [
    'user_segment_key',
    ...names,
  ]),
];

const keyOf = (names: Iterable<string>) => [...new Set(names)].sort().join('+');
const allowed = new Set(combinations.map(keyOf));
const known = new Set([...published, ...combinations.flat()]);

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
  [advertiserHour]: advertiserHour,
  [audienceHour]: audienceHour,
};

export const dividesCells = (name: string) => Object.hasOwn(families, name);

/** Nobody here has told customers from strangers: all of them are "unknown". */
const segment = 'user_segment_key';

export type Breakdowns = {
  /** Keys each row carries, in the order asked. */
  rows: string[];
  /** What actions are told apart by, besides their type. */
  actions: ReadonlySet<string>;
  family: Family | undefined;
  /** Asks for what nothing here has: catalogues, SKAdNetwork, market areas. */
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

const isBarren = (name: string) =>
  name !== segment && !dividesCells(name) && !actionBreakdowns.has(name);

export const readBreakdowns = (params: Params): Breakdowns => {
  const asked = readNames(params, 'breakdowns');
  const labels = readNames(params, 'action_breakdowns');
  const totals = readNames(params, 'summary_action_breakdowns');
  if (asked.some((name) => !known.has(name))) return refuseUnlisted('breakdowns', known);
  if ([...labels, ...totals].some((name) => !actionBreakdowns.has(name)))
    return refuseUnlisted('action_breakdowns', actionBreakdowns);
  const together = [...asked, ...labels.filter((name) => dividing.has(name))];
  if (together.length > 0 && !allowed.has(keyOf(together))) return refuseCombination(together);
  return {
    rows: asked.filter((name) => !actionBreakdowns.has(name)),
    actions: new Set([...asked, ...labels].filter((name) => actionBreakdowns.has(name))),
    family: familyOf(together),
    isBarren: together.some(isBarren),
    isHourly: together.includes(advertiserHour) || together.includes(audienceHour),
    isRegional: together.includes('region'),
  };
};

/** Filters by a breakdown that no row shows need its cells all the same. */
export const withFilters = (breakdowns: Breakdowns, filtered: readonly string[]): Breakdowns => {
  const family = breakdowns.family ?? familyOf([...breakdowns.rows, ...filtered]);
  const strange = filtered.find((name) => families[name] !== family);
  if (strange) refuseCombination([...breakdowns.rows, strange]);
  return { ...breakdowns, family };
};
