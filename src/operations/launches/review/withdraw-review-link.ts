import * as z from 'zod';
import { recordLaunch } from '../../../publish/launch/record.ts';
import { withdrawReviewLinks } from '../../../store/launches/reviews.ts';
import { operation } from '../../core/operation.ts';
import { exampleLaunch } from '../answers/examples.ts';
import { launchParams } from '../answers/schemas.ts';
import { demandLaunch } from '../demand-launch.ts';

export const withdrawReviewLink = operation({
  id: 'launches.withdrawReviewLink',
  chapter: 'Publishing',
  route: 'DELETE /adnet/launches/{id}/review-link',
  access: { adnet: 'editor' },
  summary: 'Withdraw every review link of a launch.',
  description: 'They stop working at once. Answers that were given stay.',
  input: { params: launchParams },
  output: z
    .object({ withdrawn: z.int().describe('How many links stopped working.') })
    .meta({ id: 'WithdrawnReviewLinks', description: 'Review links that were withdrawn.' }),
  failures: ['launch_not_found'],
  example: { params: { id: exampleLaunch.id }, answer: { withdrawn: 1 } },

  async run(ctx, { params: { id } }) {
    const launch = await demandLaunch(ctx, id);
    return ctx.deps.store.transaction(async (tx) => {
      const linkCount = await withdrawReviewLinks(tx, launch.id);
      if (linkCount > 0)
        await recordLaunch(tx, launch, 'review_links_withdrawn', ctx, { links: linkCount });
      return { withdrawn: linkCount };
    });
  },
});
