import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { StreamedAnswer } from '../../../kernel/answers/streamed.ts';
import { elapsed } from '../../../kernel/clock.ts';
import { listStepStates } from '../../../store/launches/launch-steps.ts';
import { findLaunchMark, isFinal } from '../../../store/launches/launches.ts';
import type { StepState } from '../../../store/schema/launch-tables.ts';
import type { Deps } from '../../core/deps.ts';
import { type Caller, type Context, operation } from '../../core/operation.ts';
import { exampleLaunch } from '../answers/examples.ts';
import { countStates, presentLaunch, presentStep } from '../answers/present.ts';
import { launchParams } from '../answers/schemas.ts';
import { demandLaunch } from '../demand-launch.ts';
import { createLaunchStreams, pollMs, releasingAtEnd, type SeenLaunch } from './launch-streams.ts';

const keepAliveMs = 15_000;
const maxStreamMs = 60 * 60_000;
/** Changes at nearly the same time may become visible in another order, so those of this time are read again. */
const settlingMs = 5_000;

export const watchLaunch = operation({
  id: 'launches.watch',
  chapter: 'Publishing',
  route: 'GET /adnet/launches/{id}/events',
  access: { adnet: 'viewer' },
  summary: 'Follow a launch as server-sent events.',
  description:
    'An event launch for the launch as it is, an event step for every step that changes, until the launch is over. Whoever ' +
    'connects again gets all of it from the start. The stream ends within a second when its key is revoked, its person ' +
    'signs out, or either may no longer see the launch. At most 10 streams of a key or session are open on a node at a ' +
    'time.',
  input: { params: launchParams },
  output: z
    .string()
    .meta({ openapi: { type: 'string' } })
    .describe('Server-sent events.'),
  failures: ['launch_not_found', 'stream_limit'],
  example: {
    params: { id: exampleLaunch.id },
    answer: `event: launch\ndata: ${JSON.stringify(exampleLaunch)}\n\n`,
  },

  async run(ctx, { params: { id } }) {
    const { id: launchId } = await demandLaunch(ctx, id);
    const releaseStream = ctx.deps.memory(createLaunchStreams).enter(holderOf(ctx.caller));
    return new StreamedAnswer(
      { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
      releasingAtEnd(events(ctx, launchId), releaseStream),
    );
  },
});

const holderOf = ({ keyId, sessionId, accountId }: Caller) => keyId ?? sessionId ?? accountId;

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Sends the changes since the last look; any node can do this. */
async function* events(ctx: Context, id: string): AsyncGenerator<string, void> {
  const { deps, caller, isStillAllowed } = ctx;
  const { looks, rights } = deps.memory(createLaunchStreams);
  const place = `${caller.workspace.id} ${id}`;
  const who = `${holderOf(caller)} ${caller.workspace.id}`;
  const look = looks.join(place, createLook(deps, caller.workspace.id, id));
  const mayWatch = rights.join(who, isStillAllowed);
  const lastNews = new Map<string, string>();
  const began = elapsed();
  let spokeAt = began;
  let last: SeenLaunch | null = null;
  try {
    while (elapsed() - began < maxStreamMs) {
      if (!(await mayWatch())) return;
      const state = await look();
      if (state === null) return;
      const text = state === last ? '' : newsOf(state, lastNews);
      last = state;
      if (text !== '') spokeAt = elapsed();
      if (text !== '') yield text;
      else if (elapsed() - spokeAt > keepAliveMs) {
        spokeAt = elapsed();
        yield ': still here\n\n';
      } else yield '';
      if (state.isOver) return;
      await setTimeout(pollMs);
    }
  } catch {
    // The service stops, or cannot read now. The client connects again, perhaps to another node.
  } finally {
    looks.leave(place);
    rights.leave(who);
  }
}

/** The changes that this stream has not sent yet. */
const newsOf = ({ steps, launch }: SeenLaunch, sent: Map<string, string>) => {
  let news = '';
  for (const [key, text] of [...steps, ['', launch] as const]) {
    if (sent.get(key) === text) continue;
    sent.set(key, text);
    news += text;
  }
  return news;
};

/** Reads a launch repeatedly, but only what has changed, and never the request's body and the steps' parameters. */
const createLook = ({ store: { db }, baseUrl }: Deps, workspaceId: string, id: string) => {
  const states = new Map<string, StepState>();
  const steps = new Map<string, string>();
  let lastState: SeenLaunch | null = null;
  let lastMark = '';
  let readUntil = 0;
  return async (): Promise<SeenLaunch | null> => {
    const mark = await findLaunchMark(db, workspaceId, id);
    if (!mark) return null;
    const { now, steps_changed_at: changedAt, ...launch } = mark;
    const markText = JSON.stringify([launch, changedAt]);
    if (lastState !== null && markText === lastMark && now - (changedAt ?? 0) > settlingMs)
      return lastState;
    for (const row of await listStepStates(db, id, readUntil - settlingMs)) {
      states.set(row.step, row.state);
      if (row.state !== 'pending')
        steps.set(row.step, event('step', presentStep(row, `${baseUrl}/api/v1`)));
    }
    lastMark = markText;
    readUntil = changedAt ?? 0;
    const text = event('launch', presentLaunch(launch, countStates([...states.values()])));
    const isSame =
      lastState?.launch === text &&
      [...steps].every(([key, one]) => lastState?.steps.get(key) === one);
    if (!isSame) lastState = { isOver: isFinal(launch.state), launch: text, steps: new Map(steps) };
    return lastState;
  };
};
