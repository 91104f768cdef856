import { createByteCache } from '../../../kernel/byte-cache.ts';
import { span } from '../../../kernel/clock.ts';
import { digestRows, targetOf } from '../../../publish/launch/agreement.ts';
import { fingerprint } from '../../../secrets/api-key.ts';
import { isSecret } from '../../../secrets/random-secret.ts';
import { listLaunchSteps } from '../../../store/launches/launch-steps.ts';
import { findLaunch } from '../../../store/launches/launches.ts';
import { findReviewLink, listReviewAnswers } from '../../../store/launches/reviews.ts';
import type {
  LaunchRow,
  LaunchStepRow,
  ReviewAnswerRow,
} from '../../../store/schema/launch-tables.ts';
import type { Deps } from '../../core/deps.ts';
import { mayCall } from '../../core/roles.ts';
import { type RefusedInPlan, readRefusal } from '../plan/refused-plan.ts';
import type { KnownNames } from '../words/known-names.ts';

/** Facts that the page shows beside the ads, read when the link was made. */
export type ReviewFacts = {
  pageName: string | null;
  currency: string | null;
  for: string | null;
  /** Missing in links that an older version made. */
  known?: KnownNames;
};

export type Review = {
  launch: LaunchRow;
  workspaceName: string;
  facts: ReviewFacts;
  expiresAt: number;
  steps: LaunchStepRow[];
  /** The digest of what would be sent; it changes when a step is corrected. */
  digest: string;
  linkId: string;
  /** The maker of the link: the name of a key or the address of a person. */
  linkBy: string | null;
  /** Problems for which Meta would refuse the launch, from the last dry run. */
  refused: RefusedInPlan;
  /** The last answer to each ad. */
  answers: Map<string, ReviewAnswerRow>;
};

export type OpenedReview = { kind: 'open'; review: Review } | { kind: 'unknown' | 'closed' };

/** The data of a link is cached for this long, unless it has changed meanwhile. */
const cacheMs = span({ seconds: 5 });
const maxBytes = 64 * 1024 * 1024;

type KeptReview = { version: string; review: Review };
const createReviewCache = () => createByteCache<KeptReview>({ maxBytes, lifeMs: cacheMs });

type Link = NonNullable<Awaited<ReturnType<typeof findReviewLink>>>;

/** Changes with every answer, and when the launch is corrected, approved or continued. */
const versionOf = (link: Link) =>
  JSON.stringify([
    link.state,
    link.approved_at,
    link.review_from,
    link.plan_digest,
    link.last_answer,
    link.workspace_name,
  ]);

/** The launch of a review link. Opening it changes nothing. */
export const openReview = async (deps: Deps, secret: string): Promise<OpenedReview> => {
  const { db } = deps.store;
  const link = isSecret(secret) ? await findReviewLink(db, fingerprint(secret)) : undefined;
  if (!link) return { kind: 'unknown' };
  const isClosed =
    link.withdrawn_at !== null ||
    link.expires_at <= link.now ||
    link.archived_at !== null ||
    link.payer_disabled_at !== null ||
    link.state === 'cancelled' ||
    !isMakerAllowed(link);
  if (isClosed) return { kind: 'closed' };
  const reviews = deps.memory(createReviewCache);
  const version = versionOf(link);
  const cacheEntry = reviews.get(link.link_id);
  if (cacheEntry?.version === version) return { kind: 'open', review: cacheEntry.review };
  const review = await readReview(deps, link);
  if (!review) return { kind: 'closed' };
  reviews.set(link.workspace_id, link.link_id, { version, review }, weightOf(review, link));
  return { kind: 'open', review };
};

/** Estimates the memory of a review, including its page. */
const weightOf = ({ launch, steps }: Review, { facts }: Link) =>
  3 *
  steps.reduce((sum, { params }) => sum + params.length + 200, launch.body.length + facts.length);

const readReview = async (deps: Deps, link: Link): Promise<Review | null> => {
  const { db } = deps.store;
  const launch = await findLaunch(db, link.workspace_id, link.launch_id);
  if (!launch) return null;
  const answers = countingOf(launch, await listReviewAnswers(db, launch.id));
  const steps = await listLaunchSteps(db, launch.id);
  return {
    launch,
    workspaceName: link.workspace_name,
    // We have written it as JSON.
    facts: JSON.parse(link.facts) as ReviewFacts,
    expiresAt: link.expires_at,
    linkId: link.link_id,
    linkBy: link.made_by,
    steps,
    digest: digestRows(targetOf(deps, launch), steps).digest,
    refused: (await readRefusal(deps, launch, steps)).refused_in_plan ?? [],
    answers: new Map(answers.map((answer) => [answer.step, answer])),
  };
};

type LinkMaker = Pick<Link, 'maker_id' | 'maker_role' | 'maker_disabled_at' | 'key_revoked_at'>;

/** A link works only while its maker may make one, so that nobody can approve with the link of a removed member. */
const isMakerAllowed = (link: LinkMaker) =>
  // Older links have no stored maker; they expire within 30 days.
  link.maker_id === null ||
  (link.maker_role !== null &&
    mayCall({ adnet: 'editor' }, link.maker_role) &&
    link.maker_disabled_at === null &&
    link.key_revoked_at === null);

/** The answers that count, which are those after the last correction. */
export const countingOf = (
  { review_from: from }: Pick<LaunchRow, 'review_from'>,
  answers: ReviewAnswerRow[],
) => answers.filter(({ created_at: at }) => from === null || at > from);
