import * as z from 'zod';
import type { LaunchItem, launchDetail } from '../../operations/launches/answers/schemas.ts';
import { getLaunch } from '../../operations/launches/get-launch.ts';
import { listLaunches } from '../../operations/launches/list-launches.ts';
import { budgetWords } from '../../operations/launches/words/budget-words.ts';
import { currencyOf } from '../account.ts';
import type { Agent } from '../agent.ts';
import { nextStepOf } from '../next-step.ts';
import { budgetIn } from '../plan.ts';
import { ownAnswer } from '../result.ts';
import { reads, tool } from '../tool.ts';

const maxShown = 50;

export const launchStatus = tool({
  name: 'launch_status',
  description:
    'How far a launch is: its state, the ids of what was made, what was refused and how to fix it. Without launch_id: all ' +
    'launches (also waiting), newest first.',
  input: z.strictObject({
    launch_id: z.string().max(60).optional(),
    after: z.string().max(100).optional().describe('next of the answer before'),
  }),
  hints: reads,
  operation: getLaunch,
  run: (agent, { launch_id, after }) =>
    launch_id === undefined ? launchList(agent, after) : launchStatusOf(agent, launch_id, after),
});

const launchList = async (agent: Agent, after: string | undefined) => {
  const { answer } = await agent.ask(listLaunches, { query: { limit: 20, after } });
  const { next } = answer;
  return ownAnswer(
    answer,
    next === null ? undefined : `More launches follow: call again with after=${next}`,
  );
};

const launchStatusOf = async (agent: Agent, id: string, after: string | undefined) => {
  const { answer } = await agent.ask(getLaunch, { params: { id } });
  const { items, reviews, ...launch } = answer;
  const from = items.findIndex(({ step }) => step === after) + 1;
  const page = items.slice(from, from + maxShown);
  const next = items.length > from + page.length ? (page.at(-1)?.step ?? null) : null;
  const problems = items.filter(({ error }) => error !== null).slice(0, maxShown);
  const currency = page.some(lacksCurrency) ? await currencyOf(agent, launch.account_id) : null;
  const more = next === null ? '' : ` Cut to ${page.length} steps: more with after=${next}`;
  return ownAnswer(
    {
      ...launch,
      ...awaitsField(launch),
      console_url: agent.pageOf(launch.id),
      ...(problems.length > 0 && { problems: problems.map(asProblem) }),
      items: page.map(asItem(currency)),
      next,
      ...(reviews.length > 0 && { reviews: reviews.slice(0, maxShown) }),
    },
    nextStepOf(answer) + more,
  );
};

type LaunchAnswer = z.input<typeof launchDetail>;

/** What the launch waits for: an approval, or the end of a wait. */
const awaitsField = ({
  state,
  review_links: links,
  waiting,
}: Omit<LaunchAnswer, 'items' | 'reviews'>) => {
  if (state === 'awaiting_approval')
    return { awaits: links > 0 ? 'approval by the client or an admin' : 'approval by an admin' };
  return waiting ? { awaits: `${waiting.for}, until ${waiting.until}` } : {};
};

/** Formats a budget as "50.00 EUR a day", while the launch waits for approval or after a refusal. */
const shownBudget = ({ budget }: LaunchItem) =>
  [{ daily_budget: budget?.daily }, { lifetime_budget: budget?.lifetime }]
    .flatMap((one) => budgetWords(one, ({ amount, currency }) => `${amount} ${currency}`) ?? [])
    .join(', ');

/** True if the currency is needed but not known yet. */
const lacksCurrency = ({ budget, params }: LaunchItem) =>
  budget === undefined && Object.keys(budgetIn(params ?? {}, null)).length > 0;

const asItem = (currency: string | null) => (item: LaunchItem) => {
  const { step, action, name, state, platform_id } = item;
  const budget = lacksCurrency(item)
    ? budgetIn(item.params ?? {}, currency).budget
    : shownBudget(item);
  return {
    step,
    action,
    ...(name !== undefined && { name }),
    ...(budget && { budget }),
    state,
    ...(platform_id !== null && { id: platform_id }),
  };
};

const asProblem = ({ step, error, help, params }: LaunchItem) => ({
  step,
  code: error?.code,
  message: error?.message,
  ...(error?.['fields'] !== undefined && { fields: error['fields'] }),
  ...(help && {
    help: {
      title: help.title,
      fix: help.fix,
      field: help.field,
      // as_new_request is the usual case, which next_step explains.
      ...(help.retry !== 'as_new_request' && { retry: help.retry }),
    },
  }),
  ...(params && { params }),
});
