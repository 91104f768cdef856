/**
 * Counts work that must be finished even if the caller has hung up, such as a create whose outcome must be stored,
 * or a login whose link is used up. The service waits for all of it before it closes.
 */
export const createWorkCounter = () => {
  let runCount = 0;
  let allDone = () => {};
  const end = () => {
    runCount -= 1;
    if (runCount === 0) allDone();
  };
  const begin = () => {
    runCount += 1;
  };
  return {
    seeThrough<T>(work: Promise<T>): Promise<T> {
      begin();
      work.then(end, end);
      return work;
    },
    /** Count by hand, for callers that have a `finally` of their own. */
    begin,
    end,
    done: () =>
      new Promise<void>((resolve) => {
        if (runCount === 0) resolve();
        else allDone = resolve;
      }),
  };
};
