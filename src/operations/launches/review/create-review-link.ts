import * as z from 'zod';
import { oneLine } from '../../../adnet/manual/words.ts';
import { Failure } from '../../../contract/failures.ts';
import { readRelayed } from '../../../kernel/answers/relayed.ts';
import { goneSignal } from '../../../kernel/async/when-gone.ts';
import { iso, span } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { settlePictures } from '../../../publish/launch/agreement.ts';
import { recordLaunch } from '../../../publish/launch/record.ts';
import { tokenFor } from '../../../publish/tokens/token.ts';
import { fingerprint } from '../../../secrets/api-key.ts';
import { randomSecret } from '../../../secrets/random-secret.ts';
import { listLaunchSteps } from '../../../store/launches/launch-steps.ts';
import { lockLaunch } from '../../../store/launches/launches.ts';
import { countReviewLinks, insertReviewLink } from '../../../store/launches/reviews.ts';
import type { LaunchRow, LaunchStepRow } from '../../../store/schema/launch-tables.ts';
import { makeOnce } from '../../core/make-once.ts';
import { type Context, operation } from '../../core/operation.ts';
import { timestamp } from '../../core/schemas.ts';
import { exampleLaunch } from '../answers/examples.ts';
import { launchParams } from '../answers/schemas.ts';
import { demandLaunch } from '../demand-launch.ts';
import { readNames } from '../words/known-names.ts';
import type { ReviewFacts } from './open-review.ts';
import { plannedSteps, shownAds } from './shown-ads.ts';

const defaultDays = 7;

/** Answers are stored for each link, so limiting the links limits the answers. */
const maxLinks = 10;

export const createReviewLink = operation({
  id: 'launches.reviewLink',
  chapter: 'Publishing',
  route: 'POST /adnet/launches/{id}/review-link',
  access: { adnet: 'editor' },
  summary: 'Make a link under which the client sees the ads and answers.',
  description:
    'The page needs no sign-in. It shows every ad as it will look; the client approves it or asks for changes. Approval ' +
    'puts nothing live: it lets the paused objects be made. The link works as long as whoever made it may edit here; a ' +
    'launch has at most 10.',
  input: {
    params: launchParams,
    body: z
      .object({
        days: z.int().min(1).max(30).optional().describe('How long it works: 1 to 30 days.'),
        for: z.string().trim().min(1).max(120).optional().describe('Who it is for.'),
      })
      .optional(),
  },
  idempotent: 'secret',
  output: z
    .object({
      review_url: z.url().describe('Give it to the client. It is shown once.'),
      expires_at: timestamp.describe('When it stops working.'),
    })
    .meta({ id: 'ReviewLink', description: 'A link for the client.' }),
  failures: ['launch_not_found', 'review_link_limit'],
  example: {
    params: { id: exampleLaunch.id },
    body: { days: 7, for: 'Dana' },
    answer: {
      review_url: 'http://localhost:8080/review/the-secret-of-this-link',
      expires_at: '2026-11-22T09:30:00.000Z',
    },
  },

  async run(ctx, { params: { id }, body }) {
    const launch = await demandLaunch(ctx, id);
    // The client approves exactly these pictures.
    await settlePictures(ctx.deps, launch, goneSignal(ctx));
    const secret = randomSecret();
    const steps = await listLaunchSteps(ctx.deps.store.db, launch.id);
    const facts: ReviewFacts = {
      ...(await platformFacts(ctx, launch, steps)),
      for: body?.for ?? null,
    };
    const row = {
      id: newId(),
      launch_id: launch.id,
      secret_hash: fingerprint(secret),
      facts: JSON.stringify(facts),
    };
    const maker = { actor_kind: ctx.actor.kind, actor_id: ctx.actor.id };
    const days = body?.days ?? defaultDays;
    return makeOnce(ctx, async (tx) => {
      await lockLaunch(tx, launch.workspace_id, launch.id);
      if ((await countReviewLinks(tx, launch.id)) >= maxLinks)
        throw new Failure('review_link_limit');
      await recordLaunch(tx, launch, 'review_link_created', ctx, { days, for: facts.for });
      const link = await insertReviewLink(tx, row, maker, span({ days }));
      const answer = {
        review_url: `${ctx.deps.baseUrl}/review/${secret}`,
        expires_at: iso(link.expires_at),
      };
      return { id: row.id, answer };
    });
  },
});

const pageFacts = z.object({ name: z.string().optional(), currency: z.string().optional() });

/** Names and the currency, read once; the review page itself reads only pictures from Meta. */
const platformFacts = async (ctx: Context, launch: LaunchRow, steps: LaunchStepRow[]) => {
  const [page, account, known] = await Promise.all([
    factsOf(ctx, launch, pageOf(steps), 'name'),
    factsOf(ctx, launch, launch.ad_account_id, 'currency'),
    readNames(ctx, launch, steps),
  ]);
  return {
    known,
    pageName: page.name === undefined ? null : oneLine(page.name, 80),
    currency: account.currency ?? null,
  };
};

/**
 * The Page of the launch. It may come from the launch, from an ad or from the workspace's defaults, and all
 * creatives have it.
 */
const pageOf = (steps: LaunchStepRow[]) =>
  shownAds(plannedSteps(steps), null).find(({ pageId }) => pageId !== null)?.pageId ?? '';

const factsOf = async (ctx: Context, launch: LaunchRow, id: string, fields: string) => {
  if (!/^(act_)?[0-9]+$/.test(id)) return {};
  try {
    const token = tokenFor(ctx.deps, ctx);
    const answer = await ctx.deps.adnet.read(
      token,
      `/${id}`,
      { fields },
      { queueName: launch.ad_account_id },
    );
    return answer.kind === 'ok' ? readRelayed(answer.relayed, pageFacts) : {};
  } catch {
    // The page works without these facts.
    return {};
  }
};
