import { countClientsOf, listHeldLaunches } from '../../store/overview/list-clients.ts';
import type { Deps } from '../core/deps.ts';

/** How many clients somebody has, and how many ads wait in all of them: what every page of the console shows. */
export const countClients = ({ store }: Deps, accountId: string) =>
  countClientsOf(store.db, accountId);

/** Lists the launches of all clients that still wait for approval: their ads do not exist yet, so no list of ads has them. */
export const readHeldLaunches = ({ store }: Deps, accountId: string) =>
  listHeldLaunches(store.db, accountId);

export type HeldLaunches = Awaited<ReturnType<typeof readHeldLaunches>>[number];
