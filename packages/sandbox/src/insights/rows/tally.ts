import type { DeliveringAd } from '../delivering-ad.ts';
import type { Range } from '../model/days.ts';
import type { Grid } from '../model/grid.ts';
import type { Breakdowns } from '../request/breakdowns.ts';

/** The sums behind one row; `devices` divides them further where actions are told apart so. */
export type Tally = {
  /** Any ad of the object the row is about: it knows the names of all that is above it. */
  ad: DeliveringAd;
  /** What the ads behind the object work for, as "objective goal". */
  goals: ReadonlySet<string>;
  period: Range;
  keys: Record<string, string>;
  sums: Float64Array;
  devices: Map<string, Float64Array> | undefined;
};

/** Where one cell's counts go: which row, and which device's part of its actions. */
export type Slot = { row: string; keys: Record<string, string>; device: string | undefined };

export const undivided: Slot = { row: '', keys: {}, device: undefined };

export const slotsOf = (grid: Grid, { rows, actions }: Breakdowns): Slot[] =>
  grid.cells.map(({ keys }) => ({
    row: rows.map((name) => keys[name]).join('\n'),
    keys: Object.fromEntries(rows.map((name) => [name, keys[name] ?? 'unknown'])),
    device: actions.has('action_device') ? keys['impression_device'] : undefined,
  }));

export const addInto = (sums: Float64Array, more: Float64Array): void => {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (more[i] ?? 0);
};

export const partOf = (tally: Tally, device: string): Float64Array => {
  tally.devices ??= new Map();
  const part = tally.devices.get(device) ?? new Float64Array(tally.sums.length);
  tally.devices.set(device, part);
  return part;
};

/** All of them as one, over the given period; undefined when there are none. */
export const mergeTallies = (tallies: readonly Tally[], period: Range): Tally | undefined => {
  const [first] = tallies;
  if (!first) return undefined;
  const merged: Tally = {
    ad: first.ad,
    goals: new Set(tallies.flatMap(({ goals }) => [...goals])),
    period,
    keys: {},
    sums: new Float64Array(first.sums.length),
    devices: undefined,
  };
  for (const { sums, devices } of tallies) {
    addInto(merged.sums, sums);
    for (const [device, part] of devices ?? []) addInto(partOf(merged, device), part);
  }
  return merged;
};
