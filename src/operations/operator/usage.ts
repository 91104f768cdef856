import * as z from 'zod';
import { utcDay, utcMonth } from '../../kernel/clock.ts';
import { listAccounts } from '../../store/accounts.ts';
import { readNow } from '../../store/clock.ts';
import { readUsage } from '../../store/generations.ts';
import { command } from './core/command.ts';
import { table } from './core/table.ts';

export const showUsage = command({
  name: 'usage',
  summary: 'Show what each account has used of its plan this month and today.',
  options: z.object({}),
  examples: ['usage', 'usage --json'],
  async run({ store: { db }, plans }) {
    const now = await readNow(db);
    const accounts = await listAccounts(db);
    return Promise.all(
      accounts.map(async (account) => {
        const plan = plans[account.plan];
        const { settled } = await readUsage(db, account.id, utcMonth(now).name, utcDay(now).name);
        return {
          email: account.email,
          plan: account.plan,
          credits_used: settled.credits,
          credits_total: plan?.credits_per_month ?? 0,
          ai_calls_today: settled.calls,
          ai_calls_cap: plan?.ai_calls_per_day ?? 0,
          workspaces_used: Number(account.active_workspaces),
          workspaces_limit: plan?.workspaces ?? 0,
        };
      }),
    );
  },
  present: (rows) =>
    table(
      ['email', 'plan', 'credits', 'AI calls today', 'workspaces'],
      rows.map((row) => [
        row.email,
        row.plan,
        `${row.credits_used}/${row.credits_total}`,
        `${row.ai_calls_today}/${row.ai_calls_cap}`,
        `${row.workspaces_used}/${row.workspaces_limit}`,
      ]),
    ),
});
