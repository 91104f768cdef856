import type { Migration } from 'kysely';
import { accountsAndWrites } from './0001-accounts-and-writes.ts';
import { peopleAndLaunches } from './0020-people-and-launches.ts';
import { provenAccountsAndTurns } from './0050-proven-accounts.ts';
import { madeAdsMigrations } from './0090-made-ads.ts';
import { plansAndGuardrails } from './0091-plans-and-guardrails.ts';
import { workAccountMigrations } from './0110-work-accounts.ts';

/** Forward only: a landed migration is never edited, a mistake is mended by the next one. Version 2.0.0 ends with 0046. */
export const migrations: Record<string, Migration> = {
  ...accountsAndWrites,
  ...peopleAndLaunches,
  ...provenAccountsAndTurns,
  ...madeAdsMigrations,
  ...plansAndGuardrails,
  ...workAccountMigrations,
};
