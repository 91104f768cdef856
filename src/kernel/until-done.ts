/**
 * Work that is seen through even when whoever asked for it has hung up: a create whose outcome must
 * still be written down, a login whose link is used up. Nothing is closed before the last is done.
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
    /** The same by hand, for those who have a `finally` of their own. */
    begin,
    end,
    done: () =>
      new Promise<void>((resolve) => {
        if (runCount === 0) resolve();
        else allDone = resolve;
      }),
  };
};
