import { isGiven, type Params } from '../wire/passed-through.ts';
import type { AccountFacts } from './account.ts';
import { audienceFindings } from './audience.ts';
import { adSetBudgetFindings, campaignBudgetFindings } from './budget.ts';
import { type Finding, warn } from './finding.ts';
import { scheduleFindings } from './schedule.ts';

/** One object that is to be made, by the name of its step. */
type Planned = { step: string; kind: string; params: Params };

type Known = {
  /** Null: nobody has asked Meta, so rules that need it find nothing. */
  account: AccountFacts | null;
  now: number;
};

const media = [
  'image_hash',
  'image_hashes',
  'video_id',
  'asset_feed_spec',
  'object_story_spec',
  'object_story_id',
  'source_instagram_media_id',
];

const creativeFindings = (body: Params): Finding[] =>
  media.some((field) => isGiven(body[field]))
    ? []
    : [warn('', 'has no picture or video, so Meta takes one from the page behind the link')];

const isSet = (body: Params, field: string) => isGiven(body[field]);

/**
 * What Meta would refuse, and what somebody should know, before anything is sent. Each rule names the fact it comes
 * from by Meta's subcode; where no fact is known, there is no rule.
 */
export const preflight = (
  steps: readonly Planned[],
  { account, now }: Known,
): (Finding & { step: string })[] => {
  const campaign = steps.find(({ kind }) => kind === 'campaign')?.params ?? {};
  const adSets = steps.filter(({ kind }) => kind === 'adset');
  const rules: Record<string, (body: Params) => Finding[]> = {
    campaign: (body) => campaignBudgetFindings(body, account, adSets.length),
    adset: (body) => [
      ...adSetBudgetFindings(body, account, now),
      ...audienceFindings(body, account),
      ...scheduleFindings(
        body,
        {
          isDaily: isSet(body, 'daily_budget') || isSet(campaign, 'daily_budget'),
          isLifetime: isSet(body, 'lifetime_budget') || isSet(campaign, 'lifetime_budget'),
        },
        now,
      ),
    ],
    creative: creativeFindings,
  };
  return steps.flatMap(({ step, kind, params }) =>
    (rules[kind]?.(params) ?? []).map((finding) => ({ step, ...finding })),
  );
};
