import * as z from 'zod';
import { adAccountId } from '../adnet/ids.ts';
import { money } from '../adnet/manual/words.ts';
import { Failure } from '../contract/failures.ts';
import { readRelayed } from '../kernel/answers/relayed.ts';
import { getAdAccount } from '../operations/ad-accounts/get-ad-account.ts';
import { getConnection } from '../operations/connection/get-connection.ts';
import type { Agent } from './agent.ts';

export const accountInput = z
  .string()
  .max(40)
  .optional()
  .describe('Ad account, default: the pinned one');

/**
 * The ad account of a tool call: the named one, otherwise the workspace's pinned one. `field`: the tool's name for
 * it.
 */
export const accountOf = async (
  agent: Agent,
  accountId: string | undefined,
  field = 'account_id',
): Promise<string> => {
  // Always written as act_…, because the Idempotency-Key of a launch is computed from its content.
  if (accountId !== undefined) return adAccountId(accountId) ?? accountId;
  const { answer } = await agent.ask(getConnection);
  if (!answer.connected) throw new Failure('adnet_not_connected');
  if (answer.selected_ad_account_id !== null) return answer.selected_ad_account_id;
  const message = 'is required, because no ad account is pinned: use an id from list_ad_accounts';
  throw new Failure('invalid_request', { fields: [{ field, message }] });
};

const maxAccounts = 1_000;
const currencyAnswer = z.object({ currency: z.string().regex(/^[A-Z]{3}$/) });

/** The ad account's currency, read once and cached; null if it cannot be read. */
export const currencyOf = async (agent: Agent, accountId: string): Promise<string | null> => {
  const { currencies, workspaceId } = agent;
  const name = `${workspaceId} ${accountId}`;
  const knownCurrency = currencies.get(name);
  if (knownCurrency !== undefined) return knownCurrency;
  const currency = await readCurrency(agent, accountId);
  if (currencies.size >= maxAccounts) currencies.clear();
  if (currency !== null) currencies.set(name, currency);
  return currency;
};

const readCurrency = async (agent: Agent, accountId: string) => {
  try {
    const input = { params: { account_id: accountId }, query: { fields: 'currency' } };
    return readRelayed(await agent.relay(getAdAccount, input), currencyAnswer).currency;
  } catch {
    // Only the remark is left out. The answer itself has arrived, or its error is reported.
    return null;
  }
};

/** Meta writes budgets without their currency, so amounts are explained. */
export const moneyWords = (currency: string | null) =>
  currency === null
    ? 'Budgets are in the smallest unit of the account’s currency.'
    : `Budgets are in the smallest unit of ${currency}: 1000 is ${money('1000', currency)}.`;

export const moneyRemarks = async (agent: Agent, accountId: string): Promise<string[]> => [
  moneyWords(await currencyOf(agent, accountId)),
];
