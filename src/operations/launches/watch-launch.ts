import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { elapsed } from '../../kernel/clock.ts';
import { Streamed } from '../../kernel/streamed.ts';
import { listStepStates } from '../../store/launch-steps.ts';
import { findLaunch, isFinal } from '../../store/launches.ts';
import { type Context, operation } from '../operation.ts';
import { exampleLaunch } from './examples.ts';
import { demandLaunch } from './find-one.ts';
import { presentOne, presentStep } from './present.ts';
import { launchParams } from './schemas.ts';

const lookEveryMs = 500;
const keepAliveMs = 15_000;
const longestMs = 60 * 60_000;

export const watchLaunch = operation({
  id: 'launches.watch',
  route: 'GET /adnet/launches/{id}/events',
  access: { adnet: 'viewer' },
  summary: 'Follow a launch as server-sent events.',
  description:
    'An event launch for the launch as it is, an event step for every step that changes, until the launch is over. Whoever connects again gets all of it from the start.',
  input: { params: launchParams },
  output: z
    .string()
    .meta({ openapi: { type: 'string' } })
    .describe('Server-sent events.'),
  failures: ['launch_not_found'],
  example: {
    params: { id: exampleLaunch.id },
    answer: `event: launch\ndata: ${JSON.stringify(exampleLaunch)}\n\n`,
  },

  async run(ctx, { params: { id } }) {
    const { workspace_id: workspaceId, id: launchId } = await demandLaunch(ctx, id);
    return new Streamed(
      { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
      events(ctx, workspaceId, launchId),
    );
  },
});

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** What has changed since the last look, looked at by whichever node was asked. */
async function* events(
  {
    deps: {
      store: { db },
      baseUrl,
    },
  }: Context,
  workspaceId: string,
  id: string,
) {
  const sent = new Map<string, string>();
  const news = (name: string, key: string, data: unknown) => {
    const text = event(name, data);
    if (sent.get(key) === text) return '';
    sent.set(key, text);
    return text;
  };
  const began = elapsed();
  let spokeAt = began;
  try {
    while (elapsed() - began < longestMs) {
      const launch = await findLaunch(db, workspaceId, id);
      if (!launch) return;
      const steps = await listStepStates(db, id);
      const text =
        steps.map((row) => stepNews(row, baseUrl, news)).join('') +
        news('launch', '', await presentOne(db, launch));
      if (text !== '') spokeAt = elapsed();
      if (text !== '') yield text;
      else if (elapsed() - spokeAt > keepAliveMs) {
        spokeAt = elapsed();
        yield ': still here\n\n';
      } else yield '';
      if (isFinal(launch.state)) return;
      await setTimeout(lookEveryMs);
    }
  } catch {
    // The service stops, or cannot read just now: the client connects again, to another node perhaps.
  }
}

type StepRow = Awaited<ReturnType<typeof listStepStates>>[number];

const stepNews = (
  row: StepRow,
  baseUrl: string,
  news: (name: string, key: string, data: unknown) => string,
) => (row.state === 'pending' ? '' : news('step', row.step, presentStep(row, `${baseUrl}/api/v1`)));
