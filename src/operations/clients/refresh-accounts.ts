import * as z from 'zod';
import { accountFactsRead } from '../../adnet/wire/overview.ts';
import { readRelayed } from '../../kernel/answers/relayed.ts';
import { span } from '../../kernel/clock.ts';
import { currentToken, currentTokenDied } from '../../publish/tokens/token.ts';
import { readNow } from '../../store/clock.ts';
import {
  claimAccounts,
  type SeenAccount,
  saveAccount,
} from '../../store/overview/seen-accounts.ts';
import type { Deps } from '../core/deps.ts';

/** The platform is asked about an ad account once in this time at most, for all callers together. */
export const freshMs = span({ minutes: 1 });
const maxConcurrentReads = 10;

const facts = z.object({
  name: z.string().optional(),
  currency: z.string().optional(),
  insights: z
    .object({
      data: z.array(
        z.object({
          spend: z.string().optional(),
          date_start: z.string().optional(),
          date_stop: z.string().optional(),
        }),
      ),
    })
    .optional(),
  promote_pages: z
    .object({ data: z.array(z.object({ id: z.string(), name: z.string().optional() })) })
    .optional(),
});

/** Asks the platform about accounts that were not read within the last minute; false if there are none. */
export const refreshAccounts = async (deps: Deps, pairs: readonly SeenAccount[]) => {
  const due = await claimAccounts(deps.store.db, pairs, 'asked_at', freshMs);
  await forEach(due, maxConcurrentReads, (pair) =>
    logFailures(deps, pair, () => seeAccount(deps, pair)),
  );
  return due.length > 0;
};

const seeAccount = async (deps: Deps, pair: SeenAccount) => {
  const { workspace_id: workspaceId, ad_account_id: account } = pair;
  const token = await currentToken(deps, workspaceId, await readNow(deps.store.db));
  if (token === null) return;
  const { path, params } = accountFactsRead(account);
  const answer = await deps.adnet.read(token, path, params, { queueName: account });
  if (answer.kind !== 'ok') {
    if (answer.tokenDead) await currentTokenDied(deps, workspaceId, token);
    return;
  }
  const accountFacts = readRelayed(answer.relayed, facts);
  const days = accountFacts.insights?.data[0];
  const pages = (accountFacts.promote_pages?.data ?? []).map(({ id, name }) => [id, name ?? '']);
  await saveAccount(deps.store.db, pair, {
    name: accountFacts.name ?? null,
    currency: accountFacts.currency ?? null,
    spend: days?.spend ?? null,
    spend_since: days?.date_start ?? null,
    spend_until: days?.date_stop ?? null,
    pages: JSON.stringify(Object.fromEntries(pages)),
  });
};

/** Runs a read and logs its failure. The ad account is then shown as it was last seen. */
export const logFailures = async ({ log }: Deps, pair: SeenAccount, look: () => Promise<void>) => {
  try {
    await look();
  } catch (error) {
    log.debug({ err: error, ...pair }, 'an ad account could not be looked at');
  }
};

export const forEach = async <T>(
  list: readonly T[],
  workers: number,
  work: (item: T) => Promise<void>,
) => {
  const remainingItems = [...list];
  const worker = async () => {
    for (let item = remainingItems.shift(); item !== undefined; item = remainingItems.shift())
      await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(workers, remainingItems.length) }, worker));
};
