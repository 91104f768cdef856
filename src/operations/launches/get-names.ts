import { listLaunchSteps } from '../../store/launches/launch-steps.ts';
import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { exampleLaunch } from './answers/examples.ts';
import { launchParams } from './answers/schemas.ts';
import { demandLaunch } from './demand-launch.ts';
import { knownNames, readNames } from './words/known-names.ts';

export const getLaunchNames = operation({
  id: 'launches.names',
  chapter: 'Publishing',
  route: 'GET /adnet/launches/{id}/names',
  access: { adnet: 'viewer' },
  summary: 'Show what Meta calls the things that a launch names by id.',
  description:
    'For whoever approves it: places, interests, audiences, lead forms, posts, and campaigns and ad sets that exist ' +
    'already. Meta is asked; what it does not answer is left out.',
  input: { params: launchParams },
  output: knownNames,
  failures: ['launch_not_found'],
  example: {
    params: { id: exampleLaunch.id },
    answer: {
      names: [{ id: '23880000000000001', name: 'Tell us your size' }],
      places: [{ id: 'cities 777934', name: 'Lyon' }],
      posts: [
        {
          id: `${exampleIds.page}_122100000000001`,
          text: 'Sleep warm, even in the rain.',
          picture_url: 'https://scontent.xx.fbcdn.net/v/t39/tent.jpg',
          is_video: false,
        },
      ],
    },
  },

  async run(ctx, { params: { id } }) {
    const launch = await demandLaunch(ctx, id);
    return readNames(ctx, launch, await listLaunchSteps(ctx.deps.store.db, launch.id));
  },
});
