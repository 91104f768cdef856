/**
 * Work that is seen through even when whoever asked for it has hung up: a create whose outcome must
 * still be written down, a login whose link is used up. Nothing is closed before the last is done.
 */
export const untilDone = () => {
  let running = 0;
  let allDone = () => {};
  const end = () => {
    running -= 1;
    if (running === 0) allDone();
  };
  return {
    seeThrough<T>(work: Promise<T>): Promise<T> {
      running += 1;
      work.then(end, end);
      return work;
    },
    done: () =>
      new Promise<void>((resolve) => {
        if (running === 0) resolve();
        else allDone = resolve;
      }),
  };
};
