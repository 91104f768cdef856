import { seedOf } from '../model/hash.ts';
import { inWindow } from '../request/windows.ts';
import { type ActionType, byReaction } from './actions.ts';
import { countIn, isAttributed, type Row, textOfNumber, type View } from './row.ts';

/** Turns a count into what the list shows; undefined leaves the entry out. */
export type Scale = (amount: number, row: Row) => number | undefined;

type Item = Record<string, string>;

/** One part of a row's actions, with what sets it apart. */
type Part = { sums: Float64Array; labels: Item };

const partsOf = ({ tally, view }: Row): Part[] => {
  // The page behind an account's ads is not known here; the account stands for it, always alike.
  const target = view.labels.has('action_target_id')
    ? { action_target_id: `1${seedOf(tally.ad.account_id)}`.padEnd(15, '0') }
    : {};
  if (!tally.devices) return [{ sums: tally.sums, labels: target }];
  return [...tally.devices]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([device, sums]) => ({ sums, labels: { action_device: device, ...target } }));
};

type Count = (name: string) => number;

const amountIn = ({ of, less }: ActionType, one: Count): number => {
  let amount = 0;
  for (const name of of) amount += one(name);
  for (const name of less ?? []) amount -= one(name);
  return amount;
};

const textOf = (amount: number, scale: Scale, row: Row): string | undefined => {
  const scaled = amount > 0 ? scale(amount, row) : undefined;
  return scaled === undefined ? undefined : textOfNumber(scaled);
};

const windowsOf = (row: Row, type: ActionType, one: Count, scale: Scale): Item => {
  const item: Item = {};
  for (const window of row.view.windows) {
    const held = (name: string) =>
      inWindow(window, isAttributed(name), (suffix) => one(`${name}${suffix}`));
    const text = textOf(amountIn(type, held), scale, row);
    if (text !== undefined) item[window] = text;
  }
  return item;
};

const typesShown = (types: readonly ActionType[], { keepsAction, labels }: View): ActionType[] =>
  types
    .filter(({ type }) => keepsAction(type))
    .flatMap((entry) =>
      entry.type === 'post_reaction' && labels.has('action_reaction') ? byReaction : [entry],
    );

/** A list-valued field; undefined when it would be empty. */
export const actionList = (
  row: Row,
  types: readonly ActionType[],
  scale: Scale,
): Item[] | undefined => {
  const { view } = row;
  const isPlain = view.isPlain;
  const items: Item[] = [];
  for (const part of partsOf(row)) {
    const one = (name: string) => countIn(part.sums, view, name);
    for (const type of isPlain ? types : typesShown(types, view)) {
      const value = textOf(amountIn(type, one), scale, row);
      if (value === undefined) continue;
      const item: Item = { action_type: type.type, value };
      if (!isPlain) Object.assign(item, part.labels, type.labels, windowsOf(row, type, one, scale));
      items.push(item);
    }
  }
  return items.length > 0 ? items : undefined;
};
