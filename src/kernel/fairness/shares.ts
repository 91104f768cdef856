/**
 * So much of something, shared out among owners: none holds more than is left free. One owner alone
 * gets half, and whoever comes next finds some.
 */
export const createShares = (total: number) => {
  const byOwner = new Map<string, number>();
  let held = 0;
  return {
    /** False when there is not so much for this owner. */
    take(owner: string, amount: number) {
      const mine = (byOwner.get(owner) ?? 0) + amount;
      if (mine > total - held - amount) return false;
      held += amount;
      byOwner.set(owner, mine);
      return true;
    },
    give(owner: string, amount: number) {
      held -= amount;
      const mine = (byOwner.get(owner) ?? 0) - amount;
      if (mine > 0) byOwner.set(owner, mine);
      else byOwner.delete(owner);
    },
  };
};
