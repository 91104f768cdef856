import { recordLaunch } from '../../publish/launch/record.ts';
import { updateLaunch } from '../../store/launches/launches.ts';
import { operation } from '../core/operation.ts';
import { exampleLaunch } from './examples.ts';
import { changeLaunch } from './find-one.ts';
import { presentOne } from './present.ts';
import { launchParams, launchSummary } from './schemas.ts';

export const approveLaunch = operation({
  id: 'launches.approve',
  route: 'POST /adnet/launches/{id}/approve',
  access: { adnet: 'admin' },
  summary: 'Let a launch that waits for approval be made.',
  description: 'Everything is still made paused: approval puts nothing live.',
  input: { params: launchParams },
  output: launchSummary,
  failures: ['launch_not_found', 'launch_state'],
  example: { params: { id: exampleLaunch.id }, answer: exampleLaunch },

  async run(ctx, { params: { id } }) {
    const approved = await changeLaunch(ctx, id, ['awaiting_approval'], async (tx, launch) => {
      await recordLaunch(tx, launch, 'approved', ctx);
      return updateLaunch(tx, launch.id, { state: 'running', dueInMs: 0, approved: true });
    });
    ctx.deps.launchWakeUp.ring();
    return presentOne(ctx.deps.store.db, approved);
  },
});
