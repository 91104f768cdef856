/**
 * So much of something, shared out among owners: none holds more than is left free. One owner alone
 * gets half, and whoever comes next finds some.
 */
export const createShares = (total: number) => {
  const byOwner = new Map<string, number>();
  let heldTotal = 0;
  return {
    /** False when there is not so much for this owner. */
    take(owner: string, amount: number) {
      const mine = (byOwner.get(owner) ?? 0) + amount;
      if (mine > total - heldTotal - amount) return false;
      heldTotal += amount;
      byOwner.set(owner, mine);
      return true;
    },
    give(owner: string, amount: number) {
      heldTotal -= amount;
      const mine = (byOwner.get(owner) ?? 0) - amount;
      if (mine > 0) byOwner.set(owner, mine);
      else byOwner.delete(owner);
    },
  };
};
