import { maxSteps, planAds, tooMany } from './ads.ts';
import { planAdSets, planCampaign } from './campaign.ts';
import { readCopies } from './creative.ts';
import { given, note, type PathOf, type PlanInputs, startDraft } from './draft.ts';
import type { LaunchBody } from './launch-body.ts';
import { planMedia } from './media.ts';
import { type LaunchStep, launchOrder, type Problem } from './step.ts';
import { shortBody } from './text-limits.ts';

export type Plan = {
  steps: LaunchStep[];
  problems: Problem[];
  /** By step: where its fields stand in the launch's body. */
  paths: ReadonlyMap<string, PathOf>;
};

const lists = ['ad_sets', 'images', 'videos', 'copies'] as const;

/** What a launch would make, one step for each object, and everything that is wrong with it. */
export const planLaunch = (body: LaunchBody, ground: PlanInputs): Plan => {
  const defaults = { ...given(ground.defaults), ...given(body.defaults) };
  const draft = startDraft({ body, ground, defaults });
  const long = lists.filter((name) => (body[name]?.length ?? 0) > maxSteps);
  for (const field of long)
    note(draft, { step: null, field, message: `has more than ${maxSteps} entries` });
  if (long.length > 0) return draft;
  const short = shortBody(body, defaults, (field, message) =>
    note(draft, { step: null, field, message }),
  );
  Object.assign(draft, short);
  const media = planMedia(draft);
  const home = planCampaign(draft);
  const adSets = planAdSets(draft, home);
  planAds(draft, { adSets, media, copies: readCopies(draft) });
  const { steps, problems } = draft;
  if (steps.length > maxSteps) tooMany(draft);
  if (steps.length === 0 && problems.length === 0) note(draft, nothing);
  steps.sort((a, b) => launchOrder.indexOf(a.kind) - launchOrder.indexOf(b.kind));
  return { steps, problems, paths: draft.paths };
};

const nothing = {
  step: null,
  field: 'body',
  message: 'creates nothing: send a campaign, ad sets, images, videos or ads',
};
