import type { WhenGone } from './when-gone.ts';

type Gone = { whenGone: WhenGone };

/**
 * An abort signal, for work that needs one. Reads use `whenGone` itself: making a signal costs more
 * than everything else they do.
 */
export const goneSignal = ({ whenGone }: Gone): AbortSignal => {
  const controller = new AbortController();
  whenGone(() => controller.abort());
  return controller.signal;
};
