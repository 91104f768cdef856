import type { RecipeName } from '../../../publish/launch/plan/launch-body.ts';
import { recipes } from '../../../publish/launch/plan/recipe.ts';

/**
 * The fields that a recipe fills in, for screens that show them before the plan. `event` is empty if no pixel
 * counts.
 */
export const recipeAim = (recipe: RecipeName) => {
  const { objective, goal, event = '' } = recipes[recipe];
  return { objective, goal, event };
};
