import { z } from 'zod';
import { money } from '../../adnet/manual/words.ts';
import { Failure } from '../../kernel/failures.ts';
import { resumeLaunch } from '../../operations/launches/resume-launch.ts';
import type { launchPlan, launchSummary } from '../../operations/launches/schemas.ts';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { accountInput, accountOf, currencyOf, moneyWords } from '../account.ts';
import type { Agent } from '../agent.ts';
import { stepAfter } from '../launch-steps.ts';
import { own } from '../result.ts';
import { makesOnce, reads, tool } from '../tool.ts';
import { keyFor, keyInput } from './making.ts';

const part = z.record(z.string(), z.unknown()).optional();
const parts = z.array(z.record(z.string(), z.unknown())).max(500).optional();

/** Any beginning of the tree; what is in a part is looked at by the plan. */
const launchInput = {
  name: z.string().max(200).optional(),
  account_id: accountInput,
  defaults: part,
  campaign: part,
  ad_sets: parts,
  images: parts,
  videos: parts,
  copies: parts,
  ads: part,
  requires_approval: z.boolean().optional(),
};

export const planLaunch = tool({
  name: 'plan_launch',
  description:
    'Always before launch: checks a whole campaign, lists every problem at once, makes nothing. Everything will be paused. Budgets are whole numbers in the smallest unit of the currency (2000 = 20.00 USD), on the campaign or its ad sets, not both. Existing objects go in by id. At most 500 objects, each counts as one write.',
  input: z.strictObject({
    ...launchInput,
    defaults: part.describe(
      '{page_id, link_url, call_to_action_type?, targeting?, instagram_user_id?, pixel_id?, url_tags?}: for all objects',
    ),
    campaign: part.describe(
      '{id} or {name, objective: OUTCOME_TRAFFIC|SALES|LEADS|ENGAGEMENT|AWARENESS|APP_PROMOTION, daily_budget?, special_ad_categories?}',
    ),
    ad_sets: parts.describe(
      '[{ref, id} or {ref, name, optimization_goal: LINK_CLICKS …, billing_event: IMPRESSIONS, bid_strategy: LOWEST_COST_WITHOUT_CAP, daily_budget, targeting: {geo_locations: {countries: ["US"]}, age_min?, flexible_spec?}, start_time?, end_time?, promoted_object?, dsa_beneficiary? and dsa_payor? for the EU}]',
    ),
    images: parts.describe('[{ref, url} or {ref, hash}]'),
    videos: parts.describe('[{ref, url} or {ref, id}]'),
    copies: parts.describe('[{ref, message, headline, description?}]'),
    ads: part.describe(
      '{matrix: true} for every ad set × media × copy, or {list: [{ad_set, media, copy, name?}]} by refs',
    ),
    requires_approval: launchInput.requires_approval.describe('Wait for a person to approve'),
    check_with_meta: z.boolean().optional().describe('Let Meta check what it can'),
  }),
  hints: reads,
  operation: startLaunch,
  async run(agent, { check_with_meta, ...content }) {
    const body = { ...content, account_id: await accountOf(agent, content.account_id) };
    const { answer } = await agent.ask(startLaunch, {
      query: { dry_run: true, ...(check_with_meta && { validate: 'platform' }) },
      body,
    });
    // With dry_run the answer is the plan.
    return planned(agent, body.account_id, answer as z.input<typeof launchPlan>);
  },
});

const mostShown = 50;

const planned = async (agent: Agent, account: string, whole: z.input<typeof launchPlan>) => {
  const { plan, problems, ...rest } = whole;
  const currency = await currencyOf(agent, account);
  const shown = {
    ...rest,
    account_id: account,
    money: moneyWords(currency),
    plan: plan.slice(0, mostShown).map(({ step, action, params }) => ({
      step,
      action,
      ...(typeof params['name'] === 'string' && { name: params['name'] }),
      ...budgetIn(params, currency),
    })),
    ...(plan.length > mostShown && { plan_cut: `${plan.length - mostShown} more steps` }),
    problems: problems.slice(0, mostShown),
    ...(problems.length > mostShown && { problems_cut: `${problems.length - mostShown} more` }),
  };
  if (problems.length > 0)
    return own(shown, 'Correct every problem and call plan_launch again. Nothing was made.');
  const when = rest.fits_limits ? '' : ` The write limits spread it out: ${rest.limits.message}.`;
  return own(
    shown,
    `Show the plan to a person. If they agree, call launch with the same arguments.${when}`,
  );
};

/** As a person reads it: who wrote cents and meant dollars sees it here. */
const budgetIn = (params: Record<string, unknown>, currency: string | null) => {
  const { daily_budget: daily, lifetime_budget: whole } = params;
  if (daily !== undefined) return { budget: `${money(daily, currency ?? undefined)} a day` };
  return whole === undefined ? {} : { budget: `${money(whole, currency ?? undefined)} in all` };
};

export const launch = tool({
  name: 'launch',
  description:
    'Makes what plan_launch showed, all paused, and returns at once; follow it with launch_status. Same arguments as plan_launch. Asking twice with the same content is one launch. Or goes on with a stopped one: resume_launch_id.',
  input: z.strictObject({
    ...launchInput,
    idempotency_key: keyInput,
    resume_launch_id: z.string().max(60).optional(),
    replace: part.describe('With resume_launch_id: {step: {field: corrected value}}'),
  }),
  hints: makesOnce,
  operation: startLaunch,
  async run(agent, { resume_launch_id, replace, idempotency_key, ...content }) {
    if (resume_launch_id !== undefined) return resumed(agent, resume_launch_id, replace, content);
    const body = { ...content, account_id: await accountOf(agent, content.account_id) };
    const idempotencyKey = keyFor(['launch', body], idempotency_key);
    const { answer, isReplay } = await agent.ask(startLaunch, { body, idempotencyKey });
    // Without dry_run the answer is the launch.
    const started = answer as z.input<typeof launchSummary>;
    const again =
      'This was launched before, so nothing new was made. To make it all again on purpose, give an idempotency_key of your own. ';
    const step = stepAfter(started);
    return own({ ...started, already_launched: isReplay }, isReplay ? again + step : step);
  },
});

const resumed = async (
  agent: Agent,
  id: string,
  replace: Record<string, unknown> | undefined,
  content: Record<string, unknown>,
) => {
  const [field] = Object.keys(content);
  if (field !== undefined) {
    const message = 'is not for a launch that is resumed; corrections go into replace';
    throw new Failure('invalid_request', { fields: [{ field, message }] });
  }
  const asked = { params: { id }, body: replace === undefined ? {} : { replace } };
  const { answer } = await agent.ask(resumeLaunch, asked);
  return own(answer, stepAfter(answer));
};
