import * as z from 'zod';
import { secondsUntilFree, usagePercent } from '../../../adnet/answers/usage.ts';
import { iso, span } from '../../../kernel/clock.ts';
import { listUsage, upsertUsage } from '../../../store/adnet-usage.ts';
import type { Deps } from '../../core/deps.ts';
import type { Context } from '../../core/operation.ts';
import { timestamp } from '../../core/schemas.ts';

const percent = z.number().describe('Percent of the fullest of Meta’s limits.');
const freesAt = timestamp.nullable().describe('When calls work again; null while they do.');

export const usage = z
  .object({
    percent,
    frees_at: freesAt,
    ad_accounts: z
      .array(
        z.object({
          ad_account_id: z.string().describe('The ad account.'),
          percent,
          frees_at: freesAt,
          at: timestamp.describe('When Meta last said so.'),
        }),
      )
      .describe('Ad accounts that were called within the last hour, on any node.'),
  })
  .meta({ id: 'AdnetUsage', description: 'How much of Meta’s limits is used.' });

export type AdnetUsage = z.input<typeof usage>;

/** Meta counts by the hour. */
const windowMs = span({ hours: 1 });

/** Stores the usage that this node has recorded, so that all nodes see it. */
export const shareUsage = async ({
  store,
  recordedUsage,
}: Pick<Deps, 'store' | 'recordedUsage'>) => {
  const usageRows = recordedUsage.take();
  await upsertUsage(
    store.db,
    usageRows.map(({ workspaceId, adAccountId, headers }) => ({
      workspace_id: workspaceId,
      ad_account_id: adAccountId,
      headers: JSON.stringify(headers),
    })),
  );
};

export const presentUsage = async (ctx: Context, now: number): Promise<AdnetUsage> => {
  await shareUsage(ctx.deps);
  const rows = await listUsage(ctx.deps.store.db, ctx.caller.workspace.id, windowMs);
  const accounts = rows.map(({ ad_account_id, at, headers }) => {
    const usage: Record<string, unknown> = JSON.parse(headers);
    const wait = secondsUntilFree(usage);
    const until = wait === undefined ? 0 : at + wait * 1000;
    return {
      ad_account_id,
      percent: usagePercent(usage),
      frees_at: until > now ? iso(until) : null,
      at: iso(at),
    };
  });
  const releaseTimes = accounts.flatMap(({ frees_at }) => (frees_at === null ? [] : [frees_at]));
  return {
    percent: Math.max(0, ...accounts.map((one) => one.percent)),
    frees_at: releaseTimes.sort().at(-1) ?? null,
    ad_accounts: accounts,
  };
};
