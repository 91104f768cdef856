/** The labels of campaign objectives on the platform's screens. */
export const objectiveNames = {
  OUTCOME_SALES: 'Sales',
  OUTCOME_LEADS: 'Leads',
  OUTCOME_TRAFFIC: 'Traffic',
  OUTCOME_ENGAGEMENT: 'Engagement',
  OUTCOME_AWARENESS: 'Awareness',
  OUTCOME_APP_PROMOTION: 'App promotion',
} as const satisfies Record<`OUTCOME_${string}`, string>;

export type Objective = keyof typeof objectiveNames;

// The object is a constant with exactly these keys.
export const objectives = Object.keys(objectiveNames) as readonly Objective[];
