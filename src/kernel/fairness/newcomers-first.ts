type Options = {
  /** How many run at the same time. */
  places: number;
  /** How many may wait in all. If there are more, the one with the lowest rank is refused. */
  maxWaiting: number;
  /** How many names are remembered; the names served longest ago are forgotten. */
  maxRemembered: number;
};

type Waiter = { name: string; grant(isMine: boolean): void };

/**
 * Runs work that strangers ask for, a few at a time. A name that was never served comes first, then the one that
 * was served longest ago. So a person who comes once in a while is served soon, even if other names ask again and
 * again.
 */
export const createNewcomersFirst = ({ places, maxWaiting, maxRemembered }: Options) => {
  /** For each name, the number of its last turn, counted over all names. */
  const servedAt = new Map<string, number>();
  const waiters: Waiter[] = [];
  let servedCount = 0;
  let busy = 0;

  const rank = ({ name }: Pick<Waiter, 'name'>) => servedAt.get(name) ?? 0;

  const serve = (name: string) => {
    busy += 1;
    servedAt.delete(name);
    servedAt.set(name, ++servedCount);
    const [oldest] = servedAt.keys();
    if (servedAt.size > maxRemembered && oldest !== undefined) servedAt.delete(oldest);
  };

  /**
   * The index of the waiter that is served next (`firstPlace`) or refused first (`lastPlace`). Among equals, the
   * earlier one is served first.
   */
  const firstPlace = () =>
    waiters.reduce((best, one, at) => (rank(one) < rank(waiters[best] ?? one) ? at : best), 0);
  const lastPlace = () =>
    waiters.reduce((worst, one, at) => (rank(one) >= rank(waiters[worst] ?? one) ? at : worst), 0);

  const leave = () => {
    busy -= 1;
    const [next] = waiters.splice(firstPlace(), 1);
    if (!next) return;
    serve(next.name);
    next.grant(true);
  };

  const enter = (name: string) => {
    if (busy < places) {
      serve(name);
      return true;
    }
    return new Promise<boolean>((resolve) => {
      waiters.push({ name, grant: resolve });
      if (waiters.length > maxWaiting) waiters.splice(lastPlace(), 1)[0]?.grant(false);
    });
  };

  return {
    /** Runs the work when it gets a place. If it is refused instead, calls `refuse`, which throws. */
    async run<T>(name: string, work: () => Promise<T>, refuse: () => never): Promise<T> {
      if (!(await enter(name))) return refuse();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
