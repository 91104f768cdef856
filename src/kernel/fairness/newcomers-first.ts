type Options = {
  /** How many may be at work at the same time. */
  places: number;
  /** How many may wait in all. When there are more, the one who would come last is refused. */
  maxWaiting: number;
  /** How many names are remembered. */
  maxRemembered: number;
};

type Waiter = { name: string; grant(isMine: boolean): void };

/**
 * Places for work that strangers may ask for. Whoever was never served comes first, then whoever was
 * served longest ago: somebody who comes once in a while is served soon, however many others ask
 * again and again. Names that were served are remembered, the latest of them.
 */
export const createNewcomersFirst = ({ places, maxWaiting, maxRemembered }: Options) => {
  /** When each name was served last, as a count of all that were served. */
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

  /** Where the waiter stands who comes first, or last; of equals the earlier one comes first. */
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
    /** Runs the work when there is a place for it; `refuse` throws where there was none. */
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
