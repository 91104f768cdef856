import type { Account, Entity, Page, Person } from './entities.ts';
import type { World } from './world.ts';

/** The order of every stored list. */
export const oldestFirst = <T extends Entity>(entities: T[]) =>
  entities.sort((a, b) => a.seq - b.seq);

export const accountsOf = (world: World, person: Person): Account[] =>
  oldestFirst(person.accounts.flatMap(({ account_id }) => world.accounts.get(account_id) ?? []));

export const pagesOf = (world: World, person: Person): Page[] =>
  oldestFirst(person.page_ids.flatMap((id) => world.pages.get(id) ?? []));

export const tasksOn = (person: Person | undefined, accountId: string) =>
  person?.accounts.find(({ account_id }) => account_id === accountId)?.tasks;

/** True if a person may see an entity; for others, it does not exist. */
export const canSee = (world: World, person: Person | undefined, entity: Entity): boolean => {
  if (!person) return false;
  if ('account_id' in entity) return tasksOn(person, entity.account_id) !== undefined;
  if (entity.kind === 'page') return person.page_ids.includes(entity.id);
  if ('page_id' in entity) return person.page_ids.includes(entity.page_id);
  if (entity.kind === 'lead') return canSeeNode(world, person, world.assets.get(entity.form_id));
  if (entity.kind === 'media') {
    return canSeeNode(world, person, world.instagrams.get(entity.instagram_id));
  }
  if (entity.kind === 'person') return entity.id === person.id;
  if (entity.kind === 'instagram') {
    return pagesOf(world, person).some(({ instagram_id }) => instagram_id === entity.id);
  }
  return accountsOf(world, person).some(({ business }) => business === entity.id);
};

const canSeeNode = (world: World, person: Person, owner: Entity | undefined) =>
  owner !== undefined && canSee(world, person, owner);
