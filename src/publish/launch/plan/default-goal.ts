/** Objectives whose results a pixel counts. */
const countedObjectives: ReadonlySet<string> = new Set(['OUTCOME_LEADS', 'OUTCOME_SALES']);

/**
 * The goal of an objective where neither the body nor a recipe names one: Meta takes it without a `destination_type`
 * and without a promoted object other than the pixel. Engagement has clicks on the link, because POST_ENGAGEMENT is
 * taken with ON_POST and a Page alone, which the recipe `engagement` fills in.
 */
export const defaultGoal = (objective: string, hasPixel: boolean) => {
  if (objective === 'OUTCOME_AWARENESS') return 'REACH';
  return hasPixel && countedObjectives.has(objective) ? 'OFFSITE_CONVERSIONS' : 'LINK_CLICKS';
};
