import { countClientsOf } from '../../store/overview/list-clients.ts';
import type { Deps } from '../core/deps.ts';

/** How many clients somebody has, and how many ads wait in all of them: what every page of the console shows. */
export const countClients = ({ store }: Deps, accountId: string) =>
  countClientsOf(store.db, accountId);
