import { system } from '../../../events/record.ts';
import { span } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { storeDigests } from '../../../publish/launch/agreement.ts';
import { recordLaunch } from '../../../publish/launch/record.ts';
import { lockLaunch, updateLaunch } from '../../../store/launches/launches.ts';
import {
  countAnswer,
  listReviewAnswers,
  putReviewAnswers,
} from '../../../store/launches/reviews.ts';
import type { ReviewVerdict } from '../../../store/schema/launch-tables.ts';
import type { Deps } from '../../core/deps.ts';
import { countingOf, type Review } from './open-review.ts';

export type AdAnswer = { step: string; verdict: ReviewVerdict; comment: string };

/** The client's form: a name, an answer to each ad, and the version of the ads on the page. */
export type ReviewForm = { name: string; answers: AdAnswer[]; digest: string | null };

/** `changed`: the ads were corrected after the page was opened. `too_many`: the link is blocked for a while. */
export type ReviewOutcome = 'stored' | 'changed' | 'too_many' | 'gone';

/** More than a person sends. */
const answerPace = { max: 60, perMs: span({ hours: 1 }) };

/** Stores the client's answers. When every ad is approved, a launch that waits for it begins. */
export const answerReview = async (
  deps: Deps,
  { launch, steps, linkBy, linkId }: Review,
  { name, answers, digest }: ReviewForm,
): Promise<ReviewOutcome> => {
  const ads = steps.filter(({ action }) => action === 'create_ad').map(({ step }) => step);
  const { outcome, begins } = await deps.store.transaction(
    async (tx): Promise<{ outcome: ReviewOutcome; begins?: boolean }> => {
      const now = await lockLaunch(tx, launch.workspace_id, launch.id);
      if (!now || now.state === 'cancelled') return { outcome: 'gone' };
      // A page without a digest counts as the first version, which is right as long as nothing was corrected.
      const plan = await storeDigests(deps, tx, now);
      const isSame = digest === null ? now.review_from === null : digest === plan.digest;
      if (!isSame) return { outcome: 'changed' };
      if (!(await countAnswer(tx, linkId, answerPace))) return { outcome: 'too_many' };
      const before = await listReviewAnswers(tx, launch.id);
      const own = new Map(
        before.filter(({ link_id }) => link_id === linkId).map((answer) => [answer.step, answer]),
      );
      if (answers.length > 0)
        await putReviewAnswers(
          tx,
          answers.map((answer) => ({
            id: newId(),
            launch_id: launch.id,
            name,
            link_id: linkId,
            link_by: linkBy,
            plan_digest: plan.digest,
            ...answer,
          })),
        );
      const last = new Map(
        countingOf(now, await listReviewAnswers(tx, launch.id)).map(({ step, verdict }) => [
          step,
          verdict,
        ]),
      );
      const by = { actor: system };
      // Anyone with the link can answer under any name, also its maker, so both names are stored.
      const who = { by: name, link_by: linkBy };
      const changes = answers.filter(
        ({ step, verdict, comment }) =>
          verdict === 'changes' &&
          !(own.get(step)?.verdict === verdict && own.get(step)?.comment === comment),
      ).length;
      if (changes > 0)
        await recordLaunch(tx, launch, 'changes_requested', by, { ...who, ads: changes });
      if (!ads.every((step) => last.get(step) === 'approved') || now.approved_at !== null)
        return { outcome: 'stored' };
      await recordLaunch(tx, launch, 'approved', by, who);
      const begins = now.state === 'awaiting_approval';
      await updateLaunch(tx, launch.id, {
        approved: true,
        planDigest: plan.planDigest,
        agreedDigest: plan.digest,
        ...(begins && { state: 'running', stop_reason: null, dueInMs: 0 }),
      });
      return { outcome: 'stored', begins };
    },
  );
  if (begins) deps.launchWakeUp.wake();
  return outcome;
};
