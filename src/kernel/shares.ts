/**
 * So much of something, shared out among holders: none holds more than is left free. One holder alone
 * gets half, and whoever comes next finds some.
 */
export const createShares = (total: number) => {
  const byHolder = new Map<string, number>();
  let held = 0;
  return {
    /** False when there is not so much for this holder. */
    take(holder: string, amount: number) {
      const mine = (byHolder.get(holder) ?? 0) + amount;
      if (mine > total - held - amount) return false;
      held += amount;
      byHolder.set(holder, mine);
      return true;
    },
    give(holder: string, amount: number) {
      held -= amount;
      const mine = (byHolder.get(holder) ?? 0) - amount;
      if (mine > 0) byHolder.set(holder, mine);
      else byHolder.delete(holder);
    },
  };
};
