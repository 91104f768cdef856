import * as z from 'zod';
import { retryWords } from '../../../adnet/errors/error-help.ts';
import type { ActionOf } from '../../../adnet/kinds/list.ts';
import { recipeNames } from '../../../publish/launch/plan/launch-body.ts';
import type { LaunchKind } from '../../../publish/launch/plan/step.ts';
import {
  launchStates,
  stepStates,
  stopCodes,
  waitReasons,
} from '../../../store/schema/launch-tables.ts';
import { differences } from '../../core/differences.ts';
import { idText, timestamp } from '../../core/schemas.ts';
import { refusedInPlan, unknownInPlan } from '../plan/refused-plan.ts';
import { stepBudget } from './step-budget.ts';

/** The recipe of a launch: its aim in one word. */
export const recipe = z.enum(recipeNames);

const state = z
  .enum(launchStates)
  .describe(
    'awaiting_approval: nothing is made yet. running: being made. waiting: goes on by itself, see waiting. stopped: see ' +
      'reason; resume goes on. done: everything is made. cancelled: nothing more is made.',
  );

const counts = z
  .object({
    total: z.int().describe('All steps: one for each object.'),
    done: z.int().describe('Made.'),
    rejected: z.int().describe('Refused.'),
    unknown: z.int().describe('Meta’s answer was lost; the object is looked for.'),
  })
  .describe('How far it is.');

const fields = {
  id: idText.describe('The launch’s id.'),
  name: z.string().describe('What people call it.'),
  state,
  steps: counts,
  next_poll_seconds: z
    .int()
    .nullable()
    .describe('When to ask again; null when it will not change by itself.'),
  plan_digest: z
    .string()
    .nullable()
    .describe(
      'Names everything that it sends, as the plan of a dry run does: SHA-256 over the parameters of all steps in order, ' +
        'the ad account and the bytes of its pictures; videos count by their address. Null while a picture was not ' +
        'fetched, which is done before it is approved, reviewed or started with a plan_digest.',
    ),
  created_at: timestamp.describe('When it was asked for.'),
};

const notAllowed = z.array(
  z.object({
    step: z.string().nullable().describe('The step that it is about; null: the launch as a whole.'),
    guardrail: z.string().describe('Which guardrail.'),
    whose: z.enum(['workspace', 'key']).describe('Of the workspace, or of the API key.'),
    field: z.string().describe('The field that it does not allow.'),
    message: z.string().describe('What was to be sent, and why not.'),
    allowed: z.array(z.string()).describe('What it allows.'),
  }),
);

const stopFields = {
  waiting: z
    .object({
      for: z.enum(waitReasons).describe('What it waits for.'),
      until: timestamp.describe('When it goes on, or looks again.'),
    })
    .optional()
    .describe('While it waits.'),
  reason: z
    .object({
      code: z
        .enum(stopCodes)
        .describe(
          'Why, for programs. step_rejected: an object was refused. outcome_unknown: Meta’s answer was lost for good. ' +
            'adnet_not_connected: the connection was removed. workspace_archived. api_disabled: the account was switched ' +
            'off, or its plan no longer includes ads management. plan_changed: what would be sent is not what was ' +
            'approved, or not the plan that it was started with. guardrail: a guardrail of the workspace, or of the key ' +
            'that started it, does not allow what is left; see guardrails.',
        ),
      message: z.string().describe('Why, for people.'),
      step: z.string().optional().describe('The step it is about.'),
      guardrails: notAllowed.optional().describe('With the code guardrail: what is not allowed.'),
    })
    .optional()
    .describe('While it is stopped, or awaits approval again because its plan has changed.'),
  refused_in_plan: refusedInPlan,
  unknown_in_plan: unknownInPlan,
};

export const launchSummary = z
  .object({ ...fields, ...stopFields })
  .meta({ id: 'Launch', description: 'A launch: a whole campaign in one call.' });

const help = z
  .object({
    title: z.string().describe('What is wrong, in a few words.'),
    meaning: z.string().describe('What Meta means by it.'),
    fix: z.string().describe('What to do about it.'),
    field: z.string().nullable().describe('The parameter it concerns, by Meta’s name.'),
    retry: z.enum(retryWords).describe('Whether and when the same may work.'),
    url: z.string().describe('Where this help can be asked for.'),
  })
  .nullable()
  .describe('What Meta’s refusal means and what to do; null where nothing was refused by Meta.');

const stepError = z
  .looseObject({
    code: z.union([z.string(), z.int()]).nullable().describe('Our code, or Meta’s.'),
    message: z.string().describe('What is wrong.'),
  })
  .nullable()
  .describe('Why it was not made; null where nothing is wrong.');

const launchItem = z
  .object({
    step: z.string().describe('The step’s name within the launch.'),
    action: z.string().describe('What it does: create_campaign, for example.'),
    name: z.string().optional().describe('What the object is called, where it has a name.'),
    state: z.enum(stepStates).describe('How far it is.'),
    platform_id: z.string().nullable().describe('The new object’s id, or a picture’s hash.'),
    lead_form_id: z
      .string()
      .optional()
      .describe('Of a creative whose button opens a lead form: which. Left out elsewhere.'),
    error: stepError,
    help,
    differences: differences
      .optional()
      .describe(
        'Of a step that is done, where Meta stored something otherwise than it was sent. Looked at once, some seconds ' +
          'after it was made.',
      ),
    params: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ openapi: { type: 'object', additionalProperties: true } })
      .describe(
        'Of a refused step, and of one that a guardrail does not allow: what was sent, to be corrected with resume. ' +
          'While the launch awaits approval: what each step will send.',
      ),
    budget: stepBudget
      .optional()
      .describe(
        'Until the launch is over, of a step with a budget: what it amounts to. Left out where the ad account’s currency ' +
          'was not yet read; Meta is not asked for it.',
      ),
  })
  .meta({ id: 'LaunchItem', description: 'One step of a launch: one object.' });

export type LaunchItem = z.input<typeof launchItem>;

export const launchDetail = z
  .object({
    ...fields,
    ...stopFields,
    account_id: z.string().describe('The ad account it is made in.'),
    page_id: z
      .string()
      .nullable()
      .describe('The Page whose name its ads carry; null where no ad of it names one.'),
    items: z.array(launchItem).describe('Its steps, in order.'),
    guardrails: notAllowed
      .optional()
      .describe(
        'While it awaits approval: what guardrails no longer allow, as far as that is known without asking Meta. ' +
          'Approving is refused.',
      ),
    approved_digest: z
      .string()
      .nullable()
      .describe(
        'The plan_digest that was approved, or that it was started with: nothing else is sent. Null where nothing was ' +
          'agreed on. It does not say that anybody approved: a launch that needs no approval has the one it was started ' +
          'with.',
      ),
    review_links: z.int().describe('How many review links of it work.'),
    reviews: z
      .array(
        z.object({
          step: z.string().describe('The ad.'),
          verdict: z.enum(['approved', 'changes']).describe('What the client decided.'),
          comment: z.string().describe('What should change; empty where nothing should.'),
          name: z.string().describe('Who answered, as they called themselves.'),
          link_by: z
            .string()
            .nullable()
            .describe('Who made the link: the name of an API key, or a person’s address.'),
          at: timestamp.describe('When.'),
          plan_digest: z
            .string()
            .nullable()
            .describe('The plan that was on the page; null in answers from older versions.'),
          is_current: z
            .boolean()
            .describe('Whether it still counts: an answer from before a correction does not.'),
        }),
      )
      .describe('What clients answered under review links, oldest first.'),
  })
  .meta({ id: 'LaunchDetail', description: 'A launch with all of its steps.' });

const problem = z.object({
  step: z.string().nullable().describe('The step it is about; null for the whole.'),
  field: z.string().describe('Where in the body: ad_sets.0.daily_budget, for example.'),
  level: z
    .enum(['refuse', 'warn'])
    .describe('refuse: it cannot be sent so. warn: somebody should know it before it is sent.'),
  message: z.string().describe('What is wrong.'),
  fix: z.string().optional().describe('What to do about it, where a rule of Meta is known.'),
  allowed: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('What the field may be, where the list is closed.'),
  guardrail: z
    .string()
    .optional()
    .describe('The guardrail of the workspace or of the key that does not allow it.'),
  error: z
    .object({
      code: z.int().describe('Meta’s code.'),
      subcode: z.int().nullable().describe('Meta’s subcode; null where it has none.'),
    })
    .optional()
    .describe(
      'How Meta would refuse it, where that is known; GET /adnet/errors/{code} explains it.',
    ),
});

export const launchPlan = z
  .object({
    plan: z
      .array(
        z.object({
          step: z.string().describe('The step’s name.'),
          action: z.string().describe('What it does.'),
          needs: z.array(z.string()).describe('Steps that come before it.'),
          params: z
            .record(z.string(), z.unknown())
            .meta({ openapi: { type: 'object', additionalProperties: true } })
            .describe('The create’s fields; {"step": "…"} stands for the result of another step.'),
          budget: stepBudget
            .optional()
            .describe(
              'Of a step with a budget: what it amounts to. Left out where Meta did not say the ad account’s currency.',
            ),
          audience: z.string().optional().describe('Of an ad set: who will see it, in words.'),
          event: z
            .string()
            .optional()
            .describe('Of an ad set with a pixel: what counts as a result, such as LEAD.'),
        }),
      )
      .describe('What would be made, in order.'),
    filled: z
      .array(
        z.object({
          field: z.string().describe('Where in the body: ad_sets.0.optimization_goal.'),
          value: z.unknown().describe('What the recipe filled in.'),
        }),
      )
      .optional()
      .describe('With a recipe: what it filled in.'),
    plan_digest: z
      .string()
      .nullable()
      .describe(
        'Names everything that would be sent, the ad account and the bytes of pictures included; videos count by their ' +
          'address. Sent with the launch, it makes this plan and no other. Null where a picture could not be fetched or no ' +
          'ad account is named.',
      ),
    writes: z.int().describe('How many writes it takes: one for each step.'),
    fits_limits: z.boolean().describe('Whether all of them fit into what is left now.'),
    limits: z
      .object({
        now: z.int().describe('How many can be made now.'),
        rest_after: timestamp.nullable().describe('When the others can begin; null: all now.'),
        message: z.string().describe('The same as a sentence.'),
      })
      .describe('What the write limits and the cool-down mean for it.'),
    problems: z
      .array(problem)
      .describe('Everything that is wrong; it can be sent when nothing of it is of level refuse.'),
  })
  .meta({ id: 'LaunchPlan', description: 'What a launch would make.' });

export const launchParams = z.object({ id: idText.describe('The launch’s id.') });

/** The actions that a step of a launch can have. */
export type LaunchAction = ActionOf<LaunchKind>;
