import { objectId } from '../../../adnet/ids.ts';
import type { Objective } from '../../../adnet/objective-names.ts';
import { promotedBy, wayOf } from '../../../adnet/preflight/objectives.ts';
import { isStorePage } from '../../../adnet/wire/app-store.ts';
import { addProblem, type PlanDraft, presentFields } from './draft.ts';
import type { Defaults, LaunchBody, RecipeName } from './launch-body.ts';
import type { StepParams } from './step.ts';

type Recipe = {
  objective: Objective;
  goal: string;
  /** Left out if Meta offers no choice. */
  destination?: string;
  /** The event that the pixel counts. */
  event?: string;
};

export const recipes: Readonly<Record<RecipeName, Recipe>> = {
  website_sales: {
    objective: 'OUTCOME_SALES',
    goal: 'OFFSITE_CONVERSIONS',
    event: 'PURCHASE',
  },
  website_leads: {
    objective: 'OUTCOME_LEADS',
    goal: 'OFFSITE_CONVERSIONS',
    destination: 'WEBSITE',
    event: 'LEAD',
  },
  form_leads: { objective: 'OUTCOME_LEADS', goal: 'LEAD_GENERATION', destination: 'ON_AD' },
  traffic: { objective: 'OUTCOME_TRAFFIC', goal: 'LINK_CLICKS', destination: 'WEBSITE' },
  awareness: { objective: 'OUTCOME_AWARENESS', goal: 'REACH' },
  engagement: {
    objective: 'OUTCOME_ENGAGEMENT',
    goal: 'POST_ENGAGEMENT',
    destination: 'ON_POST',
  },
  app_installs: { objective: 'OUTCOME_APP_PROMOTION', goal: 'APP_INSTALLS' },
};

/** A field that a recipe filled, by its place in the launch's body. */
export type FilledField = { field: string; value: unknown };

/** Picks the promoted object from the launch's defaults; an event is picked only together with its pixel. */
const promotedFrom = (
  need: string,
  { page_id, pixel_id, application_id, object_store_url, link_url }: Defaults,
  event: string | undefined,
): StepParams => {
  const store = object_store_url ?? (isStorePage(link_url ?? '') ? link_url : undefined);
  if (need === 'app') return presentFields({ application_id, object_store_url: store });
  return {
    ...(need.includes('page') && presentFields({ page_id })),
    ...(need.includes('pixel') &&
      pixel_id !== undefined &&
      presentFields({ pixel_id, custom_event_type: event })),
  };
};

/** Fills in fields that are left out. Given fields stay as they are, and are checked as in any launch. */
const fill = (
  part: StepParams,
  place: string,
  values: StepParams,
  filled: FilledField[],
): StepParams => {
  const missingFields = Object.entries(values).filter(
    ([name, value]) =>
      value !== undefined && (part[name] === undefined || part[name] === null || part[name] === ''),
  );
  for (const [name, value] of missingFields) filled.push({ field: `${place}.${name}`, value });
  return { ...part, ...Object.fromEntries(missingFields) };
};

const campaignWith = (
  draft: PlanDraft,
  { objective }: Recipe,
  filled: FilledField[],
): StepParams | undefined => {
  const { recipe, campaign, ad_sets = [], name } = draft.body;
  // Ad sets may belong to existing campaigns.
  const isNeeded = campaign !== undefined || !ad_sets.some((one) => one['campaign_id']);
  if (!isNeeded || objectId(campaign?.['id']) !== null) return campaign;
  const ownObjective = campaign?.['objective'];
  if (typeof ownObjective === 'string' && ownObjective !== '' && ownObjective !== objective)
    addProblem(draft, {
      step: null,
      field: 'campaign.objective',
      message: `is not ${objective}, which the recipe ${recipe} is for`,
      fix: 'Leave the objective out, or the recipe.',
    });
  return fill(
    campaign ?? {},
    'campaign',
    {
      ...(campaign === undefined && { name }),
      objective,
      ...(objective === 'OUTCOME_APP_PROMOTION' && { is_skadnetwork_attribution: false }),
    },
    filled,
  );
};

const adSetWith = (
  part: StepParams,
  place: string,
  { recipe, defaults, filled }: { recipe: Recipe; defaults: Defaults; filled: FilledField[] },
): StepParams => {
  if ('id' in part) return part;
  const own = fill(
    part,
    place,
    {
      optimization_goal: recipe.goal,
      billing_event: 'IMPRESSIONS',
      destination_type: recipe.destination,
    },
    filled,
  );
  const goal = String(own['optimization_goal']);
  const destination = own['destination_type'];
  const fit = wayOf(recipe.objective, destination === undefined ? null : String(destination));
  const promotedObject =
    fit === undefined ? {} : promotedFrom(promotedBy(fit, goal), defaults, recipe.event);
  return Object.keys(promotedObject).length === 0
    ? own
    : fill(own, place, { promoted_object: promotedObject }, filled);
};

/** The launch's body with the fields that its recipe fills in, and a list of these fields. */
export const withRecipe = (draft: PlanDraft): { body: LaunchBody; filled: FilledField[] } => {
  const { body, defaults } = draft;
  if (body.recipe === undefined) return { body, filled: [] };
  const recipe = recipes[body.recipe];
  const filledFields: FilledField[] = [];
  const campaign = campaignWith(draft, recipe, filledFields);
  const adSets = body.ad_sets?.map((part, at) =>
    adSetWith(presentFields(part), `ad_sets.${at}`, { recipe, defaults, filled: filledFields }),
  );
  return {
    body: { ...body, ...(campaign && { campaign }), ...(adSets && { ad_sets: adSets }) },
    filled: filledFields,
  };
};

/** Objectives whose results a pixel counts. */
const countedObjectives: ReadonlySet<string> = new Set(['OUTCOME_LEADS', 'OUTCOME_SALES']);

/**
 * The goal for an objective if neither the body nor a recipe names one. Meta accepts these goals without a
 * `destination_type`, and with no promoted object but the pixel. For engagement, the goal is clicks on the link,
 * because Meta accepts POST_ENGAGEMENT only with ON_POST and a Page alone, which the recipe `engagement` fills in.
 */
export const defaultGoal = (objective: string, hasPixel: boolean) => {
  if (objective === 'OUTCOME_AWARENESS') return 'REACH';
  return hasPixel && countedObjectives.has(objective) ? 'OFFSITE_CONVERSIONS' : 'LINK_CLICKS';
};
