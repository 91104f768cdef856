import * as z from 'zod';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { accountOf } from '../account.ts';
import { planOf, presentPlan } from '../plan.ts';
import { reads, tool } from '../tool.ts';
import { launchInput } from './launch-input.ts';

export const planLaunch = tool({
  name: 'plan_launch',
  description:
    'Always before launch: checks a whole campaign, lists every problem at once, makes nothing. Everything will be paused. ' +
    'Budgets are whole numbers in the smallest unit of the currency (2000 = 20.00 USD), on the campaign or its ad sets, ' +
    'not both. At most 500 objects, each one write, even refused.',
  input: z.strictObject({
    ...launchInput,
    check_with_meta: z.boolean().optional().describe('Let Meta check too'),
  }),
  hints: reads,
  operation: startLaunch,
  async run(agent, { check_with_meta, ...content }) {
    const body = { ...content, account_id: await accountOf(agent, content.account_id) };
    const plan = await planOf(agent, body, check_with_meta === true);
    return presentPlan(agent, plan, { ...body, isCheckedByMeta: check_with_meta === true });
  },
});
