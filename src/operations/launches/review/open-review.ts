import { createKept } from '../../../kernel/byte-cache.ts';
import { span } from '../../../kernel/clock.ts';
import { fingerprint } from '../../../secrets/api-key.ts';
import { isSecret } from '../../../secrets/random-secret.ts';
import { listLaunchSteps } from '../../../store/launches/launch-steps.ts';
import { findLaunch } from '../../../store/launches/launches.ts';
import { findReviewLink, listReviewAnswers } from '../../../store/launches/reviews.ts';
import type { Db, Store } from '../../../store/open.ts';
import type {
  LaunchRow,
  LaunchStepRow,
  ReviewAnswerRow,
} from '../../../store/schema/launch-tables.ts';
import type { Deps } from '../../core/deps.ts';
import { mayCall } from '../../core/may-call.ts';

/** What the page shows beside the ads, found when the link was made. */
export type ReviewFacts = { pageName: string | null; currency: string | null; for: string | null };

export type Review = {
  launch: LaunchRow;
  workspaceName: string;
  facts: ReviewFacts;
  expiresAt: number;
  steps: LaunchStepRow[];
  /** Stands for what the page shows; it changes when a step is corrected. */
  digest: string;
  linkId: string;
  /** Who made the link: the name of a key or the address of a person. */
  linkBy: string | null;
  /** The last answer to each ad. */
  answers: Map<string, ReviewAnswerRow>;
};

export type OpenedReview = { kind: 'open'; review: Review } | { kind: 'unknown' | 'closed' };

/** What was read for a link is shown again for so long, unless something of it has changed meanwhile. */
const keptMs = span({ seconds: 5 });
const maxBytes = 64 * 1024 * 1024;

type KeptReview = { version: string; review: Review };
const kept = new WeakMap<Store, ReturnType<typeof createKept<KeptReview>>>();

type Link = NonNullable<Awaited<ReturnType<typeof findReviewLink>>>;

/** Changes with every answer and whenever the launch is corrected, approved or goes on. */
const versionOf = (link: Link) =>
  JSON.stringify([
    link.state,
    link.approved_at,
    link.review_from,
    link.last_answer,
    link.workspace_name,
  ]);

/** The launch behind a review link. Opening it changes nothing. */
export const openReview = async ({ store }: Deps, secret: string): Promise<OpenedReview> => {
  const link = isSecret(secret) ? await findReviewLink(store.db, fingerprint(secret)) : undefined;
  if (!link) return { kind: 'unknown' };
  const isClosed =
    link.withdrawn_at !== null ||
    link.expires_at <= link.now ||
    link.archived_at !== null ||
    link.payer_disabled_at !== null ||
    link.state === 'cancelled' ||
    !isMakerAllowed(link);
  if (isClosed) return { kind: 'closed' };
  const reviews = kept.get(store) ?? createKept<KeptReview>({ maxBytes, lifeMs: keptMs });
  kept.set(store, reviews);
  const version = versionOf(link);
  const known = reviews.get(link.link_id);
  if (known?.version === version) return { kind: 'open', review: known.review };
  const review = await readReview(store.db, link);
  if (!review) return { kind: 'closed' };
  reviews.set(link.workspace_id, link.link_id, { version, review }, weightOf(review));
  return { kind: 'open', review };
};

/** What it takes in memory, its page included. */
const weightOf = ({ launch, steps }: Review) =>
  3 * steps.reduce((sum, { params }) => sum + params.length + 200, launch.body.length);

const readReview = async (db: Db, link: Link): Promise<Review | null> => {
  const launch = await findLaunch(db, link.workspace_id, link.launch_id);
  if (!launch) return null;
  const answers = countingOf(launch, await listReviewAnswers(db, launch.id));
  const steps = await listLaunchSteps(db, launch.id);
  return {
    launch,
    workspaceName: link.workspace_name,
    // Written by us as JSON.
    facts: JSON.parse(link.facts) as ReviewFacts,
    expiresAt: link.expires_at,
    linkId: link.link_id,
    linkBy: link.made_by,
    steps,
    digest: digestOf(steps),
    answers: new Map(answers.map((answer) => [answer.step, answer])),
  };
};

type Maker = Pick<Link, 'maker_id' | 'maker_role' | 'maker_disabled_at' | 'key_revoked_at'>;

/** A link works as long as its maker could make it: a removed member's link lets nobody approve anything. */
const isMakerAllowed = (link: Maker) =>
  // Made before links kept their maker; it ends by itself within 30 days.
  link.maker_id === null ||
  (link.maker_role !== null &&
    mayCall({ adnet: 'editor' }, link.maker_role) &&
    link.maker_disabled_at === null &&
    link.key_revoked_at === null);

/** Two of them differ when any step would be sent differently. */
export const digestOf = (steps: Pick<LaunchStepRow, 'step' | 'params'>[]) =>
  fingerprint(JSON.stringify(steps.map(({ step, params }) => [step, params])));

/** Answers that count: those that were given before a correction do not. */
export const countingOf = (
  { review_from: from }: Pick<LaunchRow, 'review_from'>,
  answers: ReviewAnswerRow[],
) => answers.filter(({ created_at: at }) => from === null || at > from);
