/** Objectives whose results a pixel counts. */
const countedObjectives: ReadonlySet<string> = new Set(['OUTCOME_LEADS', 'OUTCOME_SALES']);

/**
 * What an objective is optimised for where nobody says it, and no recipe does: a goal that Meta takes without a
 * `destination_type` and without a promoted object other than the pixel. So engagement has clicks on the link:
 * POST_ENGAGEMENT is taken with ON_POST and a Page alone, which the recipe `engagement` fills in.
 */
export const defaultGoal = (objective: string, hasPixel: boolean) => {
  if (objective === 'OUTCOME_AWARENESS') return 'REACH';
  return hasPixel && countedObjectives.has(objective) ? 'OFFSITE_CONVERSIONS' : 'LINK_CLICKS';
};
