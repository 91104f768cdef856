import { lastAnswers } from '../../operations/launches/review/last-answers.ts';
import type { Launch } from './words.ts';
import { adsOf } from './words.ts';

export type Answer = Launch['reviews'][number];

/** How the client's review stands. */
export const reviewCounts = (launch: Launch) => {
  const last = lastAnswers(launch);
  const ads = adsOf(launch);
  const said = (verdict: Answer['verdict']) =>
    ads.filter(({ step }) => last.get(step)?.verdict === verdict).length;
  const [changes, approved] = [said('changes'), said('approved')];
  return { changes, approved, unanswered: ads.length - changes - approved };
};
