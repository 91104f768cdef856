import { recordLaunch } from '../../publish/launch/record.ts';
import { skipPendingSteps } from '../../store/launches/launch-steps.ts';
import { updateLaunch } from '../../store/launches/launches.ts';
import { operation } from '../core/operation.ts';
import { exampleLaunch } from './answers/examples.ts';
import { presentOne } from './answers/present.ts';
import { launchParams, launchSummary } from './answers/schemas.ts';
import { changeLaunch } from './demand-launch.ts';

export const cancelLaunch = operation({
  id: 'launches.cancel',
  chapter: 'Publishing',
  route: 'POST /adnet/launches/{id}/cancel',
  access: { adnet: 'editor' },
  summary: 'Make nothing more of a launch.',
  description:
    'What is made already stays on Meta, paused: nothing is ever deleted there. A step that is being sent at this moment ' +
    'is still written down.',
  input: { params: launchParams },
  output: launchSummary,
  failures: ['launch_not_found', 'launch_state'],
  example: {
    params: { id: exampleLaunch.id },
    answer: { ...exampleLaunch, state: 'cancelled', next_poll_seconds: null },
  },

  async run(ctx, { params: { id } }) {
    const states = ['awaiting_approval', 'running', 'waiting', 'stopped'] as const;
    const cancelledLaunch = await changeLaunch(ctx, id, states, async (tx, launch) => {
      await skipPendingSteps(tx, launch.id);
      await recordLaunch(tx, launch, 'cancelled', ctx);
      // The launch is taken once more, so that the results of running steps are stored.
      return updateLaunch(tx, launch.id, { state: 'cancelled', waiting: null, dueInMs: 0 });
    });
    ctx.deps.metrics.launchEnded('cancelled');
    return presentOne(ctx.deps.store.db, cancelledLaunch);
  },
});
