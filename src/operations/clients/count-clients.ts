import { countClientsOf, listHeldLaunches } from '../../store/overview/list-clients.ts';
import type { Deps } from '../core/deps.ts';

/** How many clients a person has and how many ads wait in total, for every page of the console. */
export const countClients = ({ store }: Deps, accountId: string) =>
  countClientsOf(store.db, accountId);

/**
 * Lists the launches of all clients that wait for approval. Their ads do not exist yet, so they are in no list of
 * ads.
 */
export const readHeldLaunches = ({ store }: Deps, accountId: string) =>
  listHeldLaunches(store.db, accountId);

export type HeldLaunches = Awaited<ReturnType<typeof readHeldLaunches>>[number];
