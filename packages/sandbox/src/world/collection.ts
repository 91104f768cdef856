import type { StoredEntity } from './entities.ts';

/** Entities of one kind, by id, or by the account, campaign or ad set that owns them. */
export type Collection<T extends StoredEntity> = {
  byId: Map<string, T>;
  byOwner: Map<string, T[]>;
};

export const createCollection = <T extends StoredEntity>(): Collection<T> => ({
  byId: new Map(),
  byOwner: new Map(),
});

const ownersOf = (entity: StoredEntity) => {
  const owners = [entity.account_id];
  if ('campaign_id' in entity) owners.push(entity.campaign_id);
  if ('adset_id' in entity) owners.push(entity.adset_id);
  return owners;
};

export const insertInto = <T extends StoredEntity>(collection: Collection<T>, entity: T) => {
  collection.byId.set(entity.id, entity);
  for (const owner of ownersOf(entity)) {
    const row = collection.byOwner.get(owner);
    if (row) row.push(entity);
    else collection.byOwner.set(owner, [entity]);
  }
  return entity;
};

/** Rows are in order of creation, so a position is found by halving. */
const placeOf = (row: StoredEntity[], seq: number) => {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle]?.seq ?? 0) < seq) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const removeFrom = <T extends StoredEntity>(collection: Collection<T>, entity: T) => {
  collection.byId.delete(entity.id);
  for (const owner of ownersOf(entity)) {
    const row = collection.byOwner.get(owner);
    if (!row) continue;
    const place = placeOf(row, entity.seq);
    if (row[place] === entity) row.splice(place, 1);
    if (row.length === 0) collection.byOwner.delete(owner);
  }
};

const nothing: never[] = [];

/** The oldest first. The list belongs to the collection: read it, but never change it. */
export const ownedBy = <T extends StoredEntity>(
  collection: Collection<T>,
  owner: string,
): readonly T[] => collection.byOwner.get(owner) ?? nothing;
