import { maxSteps, planAds, tooMany } from './ads.ts';
import { planAdSets, planCampaign } from './campaign.ts';
import { readCopies } from './creative.ts';
import { addProblem, type PathOf, type PlanInputs, presentFields, startDraft } from './draft.ts';
import type { LaunchBody } from './launch-body.ts';
import { planMedia } from './media.ts';
import { planPosts } from './posts.ts';
import { type FilledField, withRecipe } from './recipe.ts';
import { type LaunchStep, launchOrder, type PlanProblem } from './step.ts';
import { shortBody } from './text-limits.ts';

export type LaunchPlan = {
  steps: LaunchStep[];
  problems: PlanProblem[];
  /** For each step, where its fields are in the launch's body. */
  paths: ReadonlyMap<string, PathOf>;
  /** The fields that the recipe has filled in. */
  filled: readonly FilledField[];
};

const lists = ['ad_sets', 'images', 'videos', 'posts', 'copies'] as const;

/** Makes the steps of a launch, one for each object, and lists all problems. */
export const planLaunch = (body: LaunchBody, inputs: PlanInputs): LaunchPlan => {
  const { automatic_changes } = body;
  const defaults = {
    ...presentFields(inputs.defaults),
    ...presentFields(body.defaults),
    ...presentFields({ automatic_changes }),
  };
  const draft = startDraft({ body, inputs, defaults });
  const long = lists.filter((name) => (body[name]?.length ?? 0) > maxSteps);
  for (const field of long)
    addProblem(draft, { step: null, field, message: `has more than ${maxSteps} entries` });
  if (isTooLarge(body)) tooMany(draft);
  // Each step costs work, so none is planned if there are too many.
  if (draft.problems.length > 0) return { ...draft, filled: [] };
  const short = shortBody(body, defaults, (field, message) =>
    addProblem(draft, { step: null, field, message }),
  );
  Object.assign(draft, short);
  const { body: completedBody, filled } = withRecipe(draft);
  draft.body = completedBody;
  const media = planMedia(draft);
  planPosts(draft, media);
  const home = planCampaign(draft);
  const adSets = planAdSets(draft, home);
  planAds(draft, { adSets, media, copies: readCopies(draft) });
  const { steps, problems } = draft;
  if (steps.length > maxSteps) tooMany(draft);
  if (steps.length === 0 && problems.length === 0) addProblem(draft, nothing);
  steps.sort((a, b) => launchOrder.indexOf(a.kind) - launchOrder.indexOf(b.kind));
  return { steps, problems, paths: draft.paths, filled };
};

const countOf = (list: readonly unknown[] = []) => Math.max(1, list.length);

/** Computes from the lengths of the lists whether there would be more ads than a launch may have steps. */
const isTooLarge = ({ ads, ad_sets: adSets, images = [], videos = [], copies }: LaunchBody) =>
  presentFields(ads)['matrix'] === true &&
  countOf(adSets) * countOf([...images, ...videos]) * countOf(copies) > maxSteps;

const nothing = {
  step: null,
  field: 'body',
  message: 'creates nothing: send a campaign, ad sets, images, videos or ads',
};
