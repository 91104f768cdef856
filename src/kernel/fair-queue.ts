/** Who asks for a place. `lane` sets apart what belongs to one holder, such as its ad accounts. */
export type Seat = { holder: string; lane?: string };

/** A place in the line. `turn` says whether a place was given; `giveUp` leaves the line. */
type Wait = { turn: Promise<boolean>; giveUp(): void };

export type Turns = {
  /** True when the place is free and now taken; otherwise a wait for it. */
  enter(seat?: Seat): true | Wait;
  leave(seat?: Seat): void;
  /**
   * Shares free places out among work that waits elsewhere, such as in the store: one place for each
   * holder in turn. Those who hold the fewest come first, and of these whoever was served longest ago.
   * What is returned has its place; `leave` each when it is done.
   */
  share<Work extends Seat>(waiting: readonly Work[]): Work[];
  /** Ends every wait, and every later one at once. */
  close(): void;
};

type TurnsOptions = {
  places: number;
  /** How many of one holder may wait; the next one is refused at once. */
  mostWaiting?: number;
  /**
   * Nobody holds more places than are left free, so a newcomer finds one however greedy the others
   * are: one holder alone gets half of them, two get a third each. A lane gets half of what its
   * holder may have. Without it the places go to whoever comes first.
   */
  shared?: boolean;
};

type Waiter = { lane: string; tell(isMine: boolean): void };
type Holder = { held: number; lanes: Map<string, number>; waiting: Waiter[] };

const anyone: Seat = { holder: '' };

/** A bounded number of places. Those who wait get them in order, one holder after the other. */
export const createTurns = ({
  places,
  mostWaiting = Number.POSITIVE_INFINITY,
  shared = false,
}: TurnsOptions): Turns => {
  /** In the order in which they were served last. */
  const holders = new Map<string, Holder>();
  /** When each holder was last served by `share`: kept while it has work that waits or is under way. */
  const sharedAt = new Map<string, number>();
  let shares = 0;
  let held = 0;
  let waiters = 0;
  let closed = false;

  const hasRoom = (holder: Holder, lane: string) => {
    if (held >= places) return false;
    if (!shared) return true;
    if (holder.held >= places - held) return false;
    if (lane === '') return true;
    const share = Math.ceil((places - held + holder.held) / 2);
    return (holder.lanes.get(lane) ?? 0) < share - holder.held;
  };
  const holderOf = (name: string) => {
    const known = holders.get(name);
    if (known) return known;
    const fresh: Holder = { held: 0, lanes: new Map(), waiting: [] };
    holders.set(name, fresh);
    return fresh;
  };
  const take = (holder: Holder, lane: string) => {
    held += 1;
    holder.held += 1;
    if (lane !== '') holder.lanes.set(lane, (holder.lanes.get(lane) ?? 0) + 1);
  };
  const forgetIdle = (name: string, holder: Holder) => {
    if (holder.held === 0 && holder.waiting.length === 0) holders.delete(name);
  };

  /** Serves one of those who wait, if there is room for any of them. */
  const serveNext = () => {
    for (const [name, holder] of holders) {
      const at = holder.waiting.findIndex(({ lane }) => hasRoom(holder, lane));
      const [waiter] = at === -1 ? [] : holder.waiting.splice(at, 1);
      if (!waiter) continue;
      waiters -= 1;
      take(holder, waiter.lane);
      // To the end of the line, behind the other holders.
      holders.delete(name);
      holders.set(name, holder);
      waiter.tell(true);
      return true;
    }
    return false;
  };

  /** The next of the work that waits elsewhere, with its place; null when there is room for none. */
  const nextOf = <Work extends Seat>(lists: Map<string, Work[]>): Work | null => {
    const rankOf = (name: string) => ({
      held: holders.get(name)?.held ?? 0,
      at: sharedAt.get(name) ?? 0,
    });
    const names = [...lists.keys()].sort((a, b) => {
      const [first, second] = [rankOf(a), rankOf(b)];
      return first.held - second.held || first.at - second.at;
    });
    for (const name of names) {
      const holder = holderOf(name);
      const list = lists.get(name) ?? [];
      const at = list.findIndex(({ lane = '' }) => hasRoom(holder, lane));
      const [work] = at === -1 ? [] : list.splice(at, 1);
      if (!work) {
        // Places are only taken from here on, so there will be no room for the rest of it either.
        lists.delete(name);
        forgetIdle(name, holder);
        continue;
      }
      take(holder, work.lane ?? '');
      sharedAt.set(name, ++shares);
      return work;
    }
    return null;
  };

  const wait = (name: string, holder: Holder, lane: string): Wait => {
    let giveUp = () => {};
    const turn = new Promise<boolean>((tell) => {
      if (closed || holder.waiting.length >= mostWaiting) return tell(false);
      const waiter = { lane, tell };
      holder.waiting.push(waiter);
      waiters += 1;
      giveUp = () => {
        const at = holder.waiting.indexOf(waiter);
        if (at === -1) return;
        holder.waiting.splice(at, 1);
        waiters -= 1;
        tell(false);
        forgetIdle(name, holder);
      };
    });
    return { turn, giveUp };
  };

  return {
    enter({ holder: name, lane = '' } = anyone) {
      const holder = holderOf(name);
      // Whoever came earlier for the same lane goes first; another lane with room need not wait.
      const isBehind = holder.waiting.some((waiter) => waiter.lane === lane);
      if (closed || isBehind || !hasRoom(holder, lane)) return wait(name, holder, lane);
      take(holder, lane);
      return true;
    },
    leave({ holder: name, lane = '' } = anyone) {
      const holder = holders.get(name);
      if (!holder) return;
      held -= 1;
      holder.held -= 1;
      const left = (holder.lanes.get(lane) ?? 0) - 1;
      if (left > 0) holder.lanes.set(lane, left);
      else holder.lanes.delete(lane);
      forgetIdle(name, holder);
      while (waiters > 0 && serveNext());
    },
    share(waiting) {
      const lists = new Map<string, (typeof waiting)[number][]>();
      for (const work of waiting) {
        const list = lists.get(work.holder);
        if (list) list.push(work);
        else lists.set(work.holder, [work]);
      }
      for (const name of sharedAt.keys())
        if (!lists.has(name) && !holders.has(name)) sharedAt.delete(name);
      const served: (typeof waiting)[number][] = [];
      for (;;) {
        const next = closed ? null : nextOf(lists);
        if (next === null) return served;
        served.push(next);
      }
    },
    close() {
      closed = true;
      waiters = 0;
      for (const holder of holders.values())
        for (const { tell } of holder.waiting.splice(0)) tell(false);
    },
  };
};
