import type { Account, Page, Person, Thing } from './things.ts';
import type { World } from './world.ts';

/** The order every list is kept in. */
export const oldestFirst = <T extends Thing>(things: T[]) => things.sort((a, b) => a.seq - b.seq);

export const accountsOf = (world: World, person: Person): Account[] =>
  oldestFirst(person.accounts.flatMap(({ account_id }) => world.accounts.get(account_id) ?? []));

export const pagesOf = (world: World, person: Person): Page[] =>
  oldestFirst(person.page_ids.flatMap((id) => world.pages.get(id) ?? []));

export const tasksOn = (person: Person | undefined, accountId: string) =>
  person?.accounts.find(({ account_id }) => account_id === accountId)?.tasks;

/** Whether a person may see a thing at all; what they may not see does not exist for them. */
export const canSee = (world: World, person: Person | undefined, thing: Thing): boolean => {
  if (!person) return false;
  if ('account_id' in thing) return tasksOn(person, thing.account_id) !== undefined;
  if (thing.kind === 'page') return person.page_ids.includes(thing.id);
  if (thing.kind === 'form') return person.page_ids.includes(thing.page_id);
  if (thing.kind === 'person') return thing.id === person.id;
  if (thing.kind === 'instagram') {
    return pagesOf(world, person).some(({ instagram_id }) => instagram_id === thing.id);
  }
  return accountsOf(world, person).some(({ business }) => business === thing.id);
};
