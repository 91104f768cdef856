type Gone = { whenGone: (listener: () => void) => void };

/** For work that takes a signal; reads do without, for a signal costs more than the rest of their walk. */
export const goneSignal = ({ whenGone }: Gone): AbortSignal => {
  const controller = new AbortController();
  whenGone(() => controller.abort());
  return controller.signal;
};
