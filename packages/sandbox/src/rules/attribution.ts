import { convertingGoals } from './words.ts';

/** The attribution windows that a goal allows, such as `CLICK_THROUGH 7`. */
export const windowsFor = (goal: string) => {
  if (convertingGoals.includes(goal)) {
    return ['CLICK_THROUGH 1', 'CLICK_THROUGH 7', 'VIEW_THROUGH 1', 'ENGAGED_VIDEO_VIEW 1'];
  }
  if (goal === 'APP_INSTALLS') {
    return ['CLICK_THROUGH 1', 'VIEW_THROUGH 1', 'ENGAGED_VIDEO_VIEW 1'];
  }
  return ['CLICK_THROUGH 1'];
};
