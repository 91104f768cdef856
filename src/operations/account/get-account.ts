import { z } from 'zod';
import { iso, utcDay, utcMonth } from '../../kernel/clock.ts';
import { readUsage } from '../../store/generations.ts';
import { countOwnedWorkspaces } from '../../store/workspaces.ts';
import { operation } from '../operation.ts';
import { timestamp, uuid } from '../schemas.ts';

const count = z.number().int();

export const getAccount = operation({
  id: 'account.get',
  route: 'GET /account',
  access: 'account',
  summary: 'Your account: plan, credits and AI calls, as they stand now.',
  output: z
    .object({
      uid: uuid,
      email: z.string(),
      workspace_id: uuid.describe('The workspace this request acts on.'),
      usage: z.object({
        plan: z.string(),
        credits_used: count.describe('Settled credits of this UTC month.'),
        credits_total: count,
        watchlist_used: count,
        watchlist_limit: count,
        workspaces_used: count,
        workspaces_limit: count,
        period_start: timestamp,
        period_end: timestamp,
      }),
      ai_calls: z.object({ used_today: count, daily_cap: count, remaining_today: count }),
    })
    .meta({ id: 'Account' }),
  failures: [],

  async run({ store, caller }) {
    const { accountId, plan, now } = caller;
    const month = utcMonth(now);
    const { settled } = await readUsage(store.db, accountId, month.name, utcDay(now).name);
    return {
      uid: accountId,
      email: caller.email,
      workspace_id: caller.workspace.id,
      usage: {
        plan: caller.planName,
        credits_used: settled.credits,
        credits_total: plan.credits_per_month,
        watchlist_used: 0,
        watchlist_limit: plan.watchlist,
        workspaces_used: await countOwnedWorkspaces(store.db, accountId),
        workspaces_limit: plan.workspaces,
        period_start: iso(month.start),
        period_end: iso(month.end),
      },
      ai_calls: {
        used_today: settled.calls,
        daily_cap: plan.ai_calls_per_day,
        remaining_today: Math.max(0, plan.ai_calls_per_day - settled.calls),
      },
    };
  },
});
