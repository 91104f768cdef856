import * as z from 'zod';
import { billingEventsOf, promotedBy, ways } from '../../adnet/preflight/objectives.ts';
import { operation } from '../core/operation.ts';

const promotedFields = {
  none: [],
  page: ['page_id'],
  pixel: ['pixel_id', 'custom_event_type'],
  'page and pixel': ['page_id', 'pixel_id', 'custom_event_type'],
  app: ['application_id', 'object_store_url'],
} as const satisfies Record<string, readonly string[]>;

const rows = ways.flatMap((way) =>
  way.goals.map((goal) => ({
    objective: way.objective,
    destination_type: way.destination,
    optimization_goal: goal,
    billing_events: [...billingEventsOf(goal)],
    promoted_object: [...promotedFields[promotedBy(way, goal)]],
  })),
);

export const listObjectives = operation({
  id: 'objectives.list',
  chapter: 'Reading',
  route: 'GET /adnet/objectives',
  access: { workspace: 'viewer' },
  summary: 'Which goal, billing event, destination and promoted object fit which objective.',
  description:
    'The table that the plan of a launch goes by. It is Meta’s own, with what was measured since; Meta may take more than ' +
    'it names, and may change it.',
  input: {},
  output: z
    .object({
      data: z
        .array(
          z.object({
            objective: z.string().describe('The campaign’s objective.'),
            destination_type: z
              .string()
              .nullable()
              .describe('The ad set’s destination_type; null where it is left out.'),
            optimization_goal: z.string().describe('The ad set’s goal.'),
            billing_events: z
              .array(z.string())
              .describe('What can be paid for; new ad accounts pay for impressions alone.'),
            promoted_object: z
              .array(z.string())
              .describe('What promoted_object must name; empty where nothing must.'),
          }),
        )
        .describe('One row for each goal of an objective and destination.'),
    })
    .meta({ id: 'Objectives', description: 'What fits which objective.' }),
  failures: [],
  example: {
    answer: {
      data: [
        {
          objective: 'OUTCOME_SALES',
          destination_type: null,
          optimization_goal: 'OFFSITE_CONVERSIONS',
          billing_events: ['IMPRESSIONS'],
          promoted_object: ['pixel_id', 'custom_event_type'],
        },
      ],
    },
  },

  async run() {
    return { data: rows };
  },
});
