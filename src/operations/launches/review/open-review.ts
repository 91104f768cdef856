import { fingerprint } from '../../../kernel/api-key.ts';
import { isSecret } from '../../../kernel/secrets.ts';
import { listLaunchSteps } from '../../../store/launch-steps.ts';
import type { LaunchRow, LaunchStepRow, ReviewAnswerRow } from '../../../store/launch-tables.ts';
import { findLaunch } from '../../../store/launches.ts';
import { findReviewLink, listReviewAnswers } from '../../../store/reviews.ts';
import type { Deps } from '../../deps.ts';

/** What the page shows beside the ads, found when the link was made. */
export type ReviewFacts = { pageName: string | null; currency: string | null; for: string | null };

export type Review = {
  launch: LaunchRow;
  workspaceName: string;
  facts: ReviewFacts;
  expiresAt: number;
  steps: LaunchStepRow[];
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
    link.withdrawn_at !== null || link.expires_at <= link.now || link.archived_at !== null;
  const launch = isClosed ? undefined : await findLaunch(db, link.workspace_id, link.launch_id);
  if (!launch || launch.state === 'cancelled') return { kind: 'closed' };
  const answers = countingOf(launch, await listReviewAnswers(db, launch.id));
  return {
    kind: 'open',
    review: {
      launch,
      workspaceName: link.workspace_name,
      // Written by us as JSON.
      facts: JSON.parse(link.facts) as ReviewFacts,
      expiresAt: link.expires_at,
      linkBy: link.made_by,
      steps: await listLaunchSteps(db, launch.id),
      answers: new Map(answers.map((answer) => [answer.step, answer])),
    },
  };
};

/** Answers that count: those that were given before a correction do not. */
export const countingOf = (
  { review_from: from }: Pick<LaunchRow, 'review_from'>,
  answers: ReviewAnswerRow[],
) => answers.filter(({ created_at: at }) => from === null || at > from);
