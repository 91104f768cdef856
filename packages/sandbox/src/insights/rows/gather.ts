import { refuse } from '../../protocol/refusal.ts';
import type { DeliveringAd, Level } from '../delivering-ad.ts';
import { diceOf, fillDay, ratesOf } from '../model/ad-day.ts';
import type { Day, Range } from '../model/days.ts';
import { type Grid, gridOf } from '../model/grid.ts';
import type { Plan } from '../model/metrics.ts';
import { daysRun, profileOf } from '../model/profile.ts';
import { sheetFor, spread } from '../model/spread.ts';
import type { Breakdowns } from '../request/breakdowns.ts';
import type { Filters } from '../request/filtering.ts';
import { addInto, partOf, type Slot, slotsOf, type Tally, undivided } from './tally.ts';

type Ask = {
  level: Level;
  plan: Plan;
  periods: readonly Range[];
  breakdowns: Breakdowns;
  filters: Pick<Filters, 'cells'>;
  today: Day;
  /** Days before this one are no longer kept in the detail asked. */
  keptFrom: Day;
};

const idOf: Record<Level, (ad: DeliveringAd) => string> = {
  account: (ad) => ad.account_id,
  campaign: (ad) => ad.campaign_id,
  adset: (ad) => ad.adset_id,
  ad: (ad) => ad.id,
};

/** One object of the asked level: its rows by period, then by the text of their breakdowns. */
type Entity = { goals: Set<string>; collections: Collection[] };

type Collection = Map<string, Tally>;

type Task = { ask: Ask; ad: DeliveringAd; goals: ReadonlySet<string> };

const tallyAt = (
  { ask, ad, goals }: Task,
  collection: Collection,
  period: Range,
  slot: Slot,
): Tally => {
  const found = collection.get(slot.row);
  if (found) return found;
  const sums = new Float64Array(ask.plan.metrics.length);
  const tally = { ad, goals, period, keys: slot.keys, sums, devices: undefined };
  collection.set(slot.row, tally);
  return tally;
};

const addCell = (to: Float64Array, sums: readonly Float64Array[], cell: number): void => {
  for (let index = 0; index < sums.length; index++)
    to[index] = (to[index] ?? 0) + (sums[index]?.[cell] ?? 0);
};

type Worker = {
  addDay: (totals: Float64Array, dice: number) => void;
  /** Puts the period's sums on the collection and starts afresh. */
  insertInto: (collection: Collection, period: Range) => void;
};

const wholeWorker = (task: Task): Worker => {
  const sums = new Float64Array(task.ask.plan.metrics.length);
  return {
    addDay: (totals) => addInto(sums, totals),
    insertInto: (collection, period) => {
      if (sums[0]) addInto(tallyAt(task, collection, period, undivided).sums, sums);
      sums.fill(0);
    },
  };
};

const gridWorker = (task: Task, grid: Grid): Worker => {
  const { plan, breakdowns } = task.ask;
  const slots = slotsOf(grid, breakdowns);
  const { cells } = task.ask.filters;
  const isLeftOut = grid.cells.map(({ keys }) =>
    cells.some(({ name, passes }) => !passes(keys[name] ?? 'unknown')),
  );
  const sheet = sheetFor(plan, grid);
  const { sums } = sheet;
  return {
    addDay: (totals, dice) => spread(plan, totals, grid, dice, sheet),
    insertInto: (collection, period) => {
      for (const [cell, slot] of slots.entries()) {
        if (!sums[0]?.[cell] || isLeftOut[cell]) continue;
        const tally = tallyAt(task, collection, period, slot);
        addCell(tally.sums, sums, cell);
        if (slot.device !== undefined) addCell(partOf(tally, slot.device), sums, cell);
      }
      for (const counts of sums) counts.fill(0);
    },
  };
};

const gatherAd = (ad: DeliveringAd, { goals, collections }: Entity, ask: Ask): void => {
  const { plan, breakdowns } = ask;
  const ran = daysRun(ad, ask.today);
  const profile = profileOf(ad, ran);
  const rates = ratesOf(plan, profile);
  const task = { ask, ad, goals };
  const { addDay, insertInto } = breakdowns.family
    ? gridWorker(task, gridOf(ad, profile.seed, breakdowns.family))
    : wholeWorker(task);
  const totals = new Float64Array(plan.metrics.length);
  for (const [index, period] of ask.periods.entries()) {
    for (const { since, until } of ran) {
      const last = Math.min(until, period.until);
      for (let day = Math.max(since, period.since, ask.keptFrom); day <= last; day++)
        if (fillDay(profile, rates, day, plan, totals)) addDay(totals, diceOf(profile, day));
    }
    const collection = collections[index];
    if (collection) insertInto(collection, period);
  }
};

const maxRows = 100_000;

const rowsIn = ({ collections }: Entity) => collections.reduce((sum, { size }) => sum + size, 0);

const refuseSize = () =>
  // https://developers.facebook.com/docs/marketing-api/insights/error-codes
  refuse({
    code: 100,
    subcode: 1487534,
    message: '(#100) The request asks for too much data: reduce it and try again',
    title: 'Too much data',
    text: 'Ask for a shorter time range, fewer breakdowns or a higher level.',
  });

const byText = ([a]: [string, Tally], [b]: [string, Tally]) => (a < b ? -1 : 1);

/** Every row with delivery: object by object, then by period, then by breakdown value. */
export const gather = (ads: readonly DeliveringAd[], ask: Ask): Tally[] => {
  const entities = new Map<string, Entity>();
  let rows = 0;
  for (const ad of ads) {
    const id = idOf[ask.level](ad);
    const entity = entities.get(id) ?? {
      goals: new Set<string>(),
      collections: ask.periods.map(() => new Map<string, Tally>()),
    };
    entities.set(id, entity);
    entity.goals.add(`${ad.objective} ${ad.optimization_goal}`);
    rows -= rowsIn(entity);
    gatherAd(ad, entity, ask);
    rows += rowsIn(entity);
    if (rows > maxRows) refuseSize();
  }
  return [...entities.values()].flatMap(({ collections }) =>
    collections.flatMap((collection) => [...collection].sort(byText).map(([, tally]) => tally)),
  );
};
