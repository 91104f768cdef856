import { lastAnswers } from '../../operations/launches/answers/present.ts';
import type { LaunchDetail } from './words.ts';
import { adsOf } from './words.ts';

export type ClientAnswer = LaunchDetail['reviews'][number];

/** How the client's review stands. */
export const reviewCounts = (launch: LaunchDetail) => {
  const last = lastAnswers(launch);
  const ads = adsOf(launch);
  const countWith = (verdict: ClientAnswer['verdict']) =>
    ads.filter(({ step }) => last.get(step)?.verdict === verdict).length;
  const [changes, approvals] = [countWith('changes'), countWith('approved')];
  return { changes, approved: approvals, unanswered: ads.length - changes - approvals };
};
