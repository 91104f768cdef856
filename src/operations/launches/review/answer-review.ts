import { system } from '../../../events/record.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordLaunch } from '../../../publish/launch/record.ts';
import type { ReviewVerdict } from '../../../store/launch-tables.ts';
import { lockLaunch, updateLaunch } from '../../../store/launches.ts';
import { insertReviewAnswers, listReviewAnswers } from '../../../store/reviews.ts';
import type { Deps } from '../../deps.ts';
import { countingOf, type Review } from './open-review.ts';

export type AdAnswer = { step: string; verdict: ReviewVerdict; comment: string };

/** Writes the client's answers down; when every ad is approved, a launch that waits for it begins. */
export const answerReview = async (
  deps: Deps,
  { launch, steps, linkBy }: Review,
  name: string,
  answers: AdAnswer[],
) => {
  const ads = steps.filter(({ action }) => action === 'create_ad').map(({ step }) => step);
  const approved = await deps.store.transaction(async (tx) => {
    const now = await lockLaunch(tx, launch.workspace_id, launch.id);
    if (!now) return false;
    if (answers.length > 0)
      await insertReviewAnswers(
        tx,
        answers.map((answer) => ({
          id: newId(),
          launch_id: launch.id,
          name,
          link_by: linkBy,
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
    // Whoever has the link can answer under any name, also the one that made it: so both are kept.
    const who = { by: name, link_by: linkBy };
    const changes = answers.filter(({ verdict }) => verdict === 'changes').length;
    if (changes > 0)
      await recordLaunch(tx, launch, 'changes_requested', by, { ...who, ads: changes });
    if (!ads.every((step) => last.get(step) === 'approved') || now.approved_at !== null)
      return false;
    await recordLaunch(tx, launch, 'approved', by, who);
    const begins = now.state === 'awaiting_approval';
    await updateLaunch(tx, launch.id, {
      approved: true,
      ...(begins && { state: 'running', dueInMs: 0 }),
    });
    return begins;
  });
  if (approved) deps.launchBell.ring();
};
