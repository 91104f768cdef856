import { fingerprint } from '../../../kernel/api-key.ts';
import { isSecret } from '../../../kernel/secrets.ts';
import { listLaunchSteps } from '../../../store/launch-steps.ts';
import type { LaunchRow, LaunchStepRow, ReviewAnswerRow } from '../../../store/launch-tables.ts';
import { findLaunch } from '../../../store/launches.ts';
import { findReviewLink, listReviewAnswers } from '../../../store/reviews.ts';
import type { Deps } from '../../deps.ts';
import { mayCall } from '../../may-call.ts';

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

/** The launch behind a review link. Opening it changes nothing. */
export const openReview = async (
  { store: { db } }: Deps,
  secret: string,
): Promise<OpenedReview> => {
  const link = isSecret(secret) ? await findReviewLink(db, fingerprint(secret)) : undefined;
  if (!link) return { kind: 'unknown' };
  const isClosed =
    link.withdrawn_at !== null ||
    link.expires_at <= link.now ||
    link.archived_at !== null ||
    link.payer_disabled_at !== null ||
    !isMakerAllowed(link);
  const launch = isClosed ? undefined : await findLaunch(db, link.workspace_id, link.launch_id);
  if (!launch || launch.state === 'cancelled') return { kind: 'closed' };
  const answers = countingOf(launch, await listReviewAnswers(db, launch.id));
  const steps = await listLaunchSteps(db, launch.id);
  return {
    kind: 'open',
    review: {
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
    },
  };
};

type Maker = Pick<
  NonNullable<Awaited<ReturnType<typeof findReviewLink>>>,
  'maker_id' | 'maker_role' | 'maker_disabled_at' | 'key_revoked_at'
>;

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
