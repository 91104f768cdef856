import * as z from 'zod';
import { iso, utcDay, utcMonth } from '../../kernel/clock.ts';
import { budgetsOf, leftOf, readSpent } from '../../publish/limits.ts';
import { readUsage } from '../../store/generations.ts';
import { countPaidWorkspaces } from '../../store/workspaces.ts';
import { operation } from '../core/operation.ts';
import { idText, timestamp } from '../core/schemas.ts';

const count = z.number().int();

const writesOf = (span: string) =>
  z
    .object({
      limit: count.describe(`Writes allowed in any ${span}.`),
      remaining: count.describe('Writes left now.'),
    })
    .describe(`Writes of the last rolling ${span}.`);

export const getAccount = operation({
  id: 'account.get',
  chapter: 'Account',
  route: 'GET /account',
  access: 'account',
  summary: 'Your account, and the plan, credits and AI calls of the workspace.',
  description:
    'Plan and usage are those of the account that created the workspace and pays for it; members share them. Credits ' +
    'belong to a calendar month and AI calls to a day, both in UTC.',
  output: z
    .object({
      uid: idText.describe('The account’s id.'),
      email: z.string().describe('The account’s email address.'),
      workspace_id: idText.describe('The workspace this request acts on.'),
      usage: z
        .object({
          plan: z.string().describe('The plan’s name.'),
          credits_used: count.describe('Credits spent this month.'),
          credits_total: count.describe('Credits the plan gives a month.'),
          watchlist_used: count.describe('Always 0: watchlists live elsewhere.'),
          watchlist_limit: count.describe('Watchlist entries the plan allows.'),
          workspaces_used: count.describe('Active workspaces that the account pays for.'),
          workspaces_limit: count.describe('Active workspaces the plan allows.'),
          period_start: timestamp.describe('Start of the month, in UTC.'),
          period_end: timestamp.describe('Start of the next month, in UTC.'),
          writes: z
            .object({ hour: writesOf('hour'), day: writesOf('day') })
            .describe(
              'Writes to Meta of the workspace, or of the API key where it has less left: the numbers of the RateLimit headers.',
            ),
        })
        .describe('What the plan gives and what is used of it.'),
      ai_calls: z
        .object({
          used_today: count.describe('AI calls that succeeded today.'),
          daily_cap: count.describe('AI calls the plan allows a day.'),
          remaining_today: count.describe('What is left until midnight UTC.'),
        })
        .describe('AI calls of the UTC day.'),
    })
    .meta({ id: 'Account', description: 'The caller’s account.' }),
  failures: [],
  example: {
    answer: {
      uid: '0198c5a2-5d0f-7a33-b7e4-1c2d3e4f5a6b',
      email: 'ads@example.com',
      workspace_id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
      usage: {
        plan: 'pro',
        credits_used: 40,
        credits_total: 2000,
        watchlist_used: 0,
        watchlist_limit: 100,
        workspaces_used: 2,
        workspaces_limit: 10,
        period_start: '2026-11-01T00:00:00.000Z',
        period_end: '2026-12-01T00:00:00.000Z',
        writes: { hour: { limit: 200, remaining: 179 }, day: { limit: 2000, remaining: 1958 } },
      },
      ai_calls: { used_today: 4, daily_cap: 200, remaining_today: 196 },
    },
  },

  async run({ deps: { store }, caller }) {
    const { now } = caller;
    const { accountId, planName, plan } = caller.payer;
    const month = utcMonth(now);
    const { hour, day } = leftOf(await readSpent(store.db, budgetsOf({ caller })));
    const { settled } = await readUsage(store.db, accountId, month.name, utcDay(now).name);
    return {
      uid: caller.accountId,
      email: caller.email,
      workspace_id: caller.workspace.id,
      usage: {
        plan: planName,
        credits_used: settled.credits,
        credits_total: plan.credits_per_month,
        watchlist_used: 0,
        watchlist_limit: plan.watchlist,
        workspaces_used: await countPaidWorkspaces(store.db, accountId),
        workspaces_limit: plan.workspaces,
        period_start: iso(month.start),
        period_end: iso(month.end),
        writes: {
          hour: { limit: hour.limit, remaining: hour.left },
          day: { limit: day.limit, remaining: day.left },
        },
      },
      ai_calls: {
        used_today: settled.calls,
        daily_cap: plan.ai_calls_per_day,
        remaining_today: Math.max(0, plan.ai_calls_per_day - settled.calls),
      },
    };
  },
});
