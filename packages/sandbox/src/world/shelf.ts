import type { Stored } from './things.ts';

/** Things of one kind, found by id, or by the account, campaign or ad set that owns them. */
export type Shelf<T extends Stored> = { byId: Map<string, T>; byOwner: Map<string, T[]> };

export const createShelf = <T extends Stored>(): Shelf<T> => ({
  byId: new Map(),
  byOwner: new Map(),
});

const ownersOf = (thing: Stored) => {
  const owners = [thing.account_id];
  if ('campaign_id' in thing) owners.push(thing.campaign_id);
  if ('adset_id' in thing) owners.push(thing.adset_id);
  return owners;
};

export const shelve = <T extends Stored>(shelf: Shelf<T>, thing: T) => {
  shelf.byId.set(thing.id, thing);
  for (const owner of ownersOf(thing)) {
    const row = shelf.byOwner.get(owner);
    if (row) row.push(thing);
    else shelf.byOwner.set(owner, [thing]);
  }
  return thing;
};

/** Rows stand in order of creation, so a place is found by halving. */
const placeOf = (row: Stored[], seq: number) => {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle]?.seq ?? 0) < seq) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const unshelve = <T extends Stored>(shelf: Shelf<T>, thing: T) => {
  shelf.byId.delete(thing.id);
  for (const owner of ownersOf(thing)) {
    const row = shelf.byOwner.get(owner);
    if (!row) continue;
    const place = placeOf(row, thing.seq);
    if (row[place] === thing) row.splice(place, 1);
    if (row.length === 0) shelf.byOwner.delete(owner);
  }
};

const nothing: never[] = [];

/** Oldest first. The row is the shelf's own: read it, never change it. */
export const ownedBy = <T extends Stored>(shelf: Shelf<T>, owner: string): readonly T[] =>
  shelf.byOwner.get(owner) ?? nothing;
