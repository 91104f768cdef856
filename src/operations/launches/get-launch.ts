import { exampleIds } from '../core/create/examples.ts';
import { operation } from '../core/operation.ts';
import { exampleItem, exampleLaunch } from './answers/examples.ts';
import { presentDetail } from './answers/present.ts';
import { launchDetail, launchParams } from './answers/schemas.ts';
import { demandLaunch } from './demand-launch.ts';
import { knownBreaches } from './plan/guardrail-problems.ts';

export const getLaunch = operation({
  id: 'launches.get',
  chapter: 'Publishing',
  route: 'GET /adnet/launches/{id}',
  access: { adnet: 'viewer' },
  summary: 'Show a launch with all of its steps.',
  description:
    'Ask again after next_poll_seconds, or follow it with GET /adnet/launches/{id}/events.',
  input: { params: launchParams },
  output: launchDetail,
  failures: ['launch_not_found'],
  example: {
    params: { id: exampleLaunch.id },
    answer: {
      ...exampleLaunch,
      account_id: exampleIds.account,
      page_id: exampleIds.page,
      approved_digest: null,
      items: [exampleItem],
      review_links: 0,
      reviews: [],
    },
  },

  async run(ctx, { params: { id } }) {
    const launch = await demandLaunch(ctx, id);
    const detail = await presentDetail(ctx.deps, launch, `${ctx.deps.baseUrl}/api/v1`);
    const breaches = launch.state === 'awaiting_approval' ? await knownBreaches(ctx, launch) : [];
    return breaches.length === 0 ? detail : { ...detail, guardrails: breaches };
  },
});
