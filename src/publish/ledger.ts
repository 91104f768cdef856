import { lockKey } from '../store/api-keys.ts';
import { readWriteUsage, type WriteUsage } from '../store/journal/write-limits.ts';
import type { Db } from '../store/open.ts';
import type { Budget, Spent } from './limits.ts';

/** What is used of each budget, by its id, while writes are entered in one transaction. */
export type Ledger = Map<string, WriteUsage>;

/**
 * Reads what is used of these budgets; a key's is locked first, always after the workspace and in
 * one order, since writes of a key may come from several workspaces at once.
 */
export const openLedger = async (tx: Db, budgets: readonly Budget[]): Promise<Ledger> => {
  const ledger: Ledger = new Map();
  const ofKeys = budgets.filter(({ whose }) => whose === 'key').map(({ id }) => id);
  for (const id of [...new Set(ofKeys)].sort()) await lockKey(tx, id);
  for (const { id } of budgets) if (!ledger.has(id)) ledger.set(id, await readWriteUsage(tx, id));
  return ledger;
};

export const spentIn = (ledger: Ledger, budgets: readonly Budget[]): Spent[] => {
  const spent: Spent[] = [];
  for (const budget of budgets) {
    const usage = ledger.get(budget.id);
    if (usage) spent.push({ budget, usage });
  }
  return spent;
};

/** Notes one more write in each of these budgets. */
export const addWrite = (ledger: Ledger, spent: readonly Spent[]) => {
  for (const { budget, usage } of spent)
    ledger.set(budget.id, { ...usage, hour: usage.hour + 1, day: usage.day + 1 });
};
