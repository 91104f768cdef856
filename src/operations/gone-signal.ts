import type { Context } from './operation.ts';

/** For work that takes a signal; reads do without, for a signal costs more than the rest of their walk. */
export const goneSignal = ({ whenGone }: Context): AbortSignal => {
  const controller = new AbortController();
  whenGone(() => controller.abort());
  return controller.signal;
};
