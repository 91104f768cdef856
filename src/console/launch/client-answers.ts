import type { Launch } from './words.ts';
import { adsOf } from './words.ts';

export type Answer = Launch['reviews'][number];

/** What the client said last to each ad: an older answer to it, or one from before a correction, no longer counts. */
export const lastAnswers = ({ reviews }: Pick<Launch, 'reviews'>) =>
  new Map(reviews.flatMap((answer) => (answer.is_current ? [[answer.step, answer] as const] : [])));

/** How the client's review stands. */
export const reviewCounts = (launch: Launch) => {
  const last = lastAnswers(launch);
  const ads = adsOf(launch);
  const said = (verdict: Answer['verdict']) =>
    ads.filter(({ step }) => last.get(step)?.verdict === verdict).length;
  const [changes, approved] = [said('changes'), said('approved')];
  return { changes, approved, unanswered: ads.length - changes - approved };
};
