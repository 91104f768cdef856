import type { WhenGone } from '../../../kernel/when-gone.ts';

/**
 * Many steps after one another wait for the same leaving, and only the step under way wants to hear
 * of it: each listener takes the place of the one before.
 */
export const latestListener = (whenGone: WhenGone) => {
  let isGone = false;
  let latest = () => {};
  whenGone(() => {
    isGone = true;
    latest();
  });
  return {
    isGone: () => isGone,
    whenGone: (listener: () => void) => {
      if (isGone) listener();
      else latest = listener;
    },
  };
};
