/**
 * Shares an amount among owners: no owner may take more than is left free. One owner alone gets half, so an owner
 * that comes later always finds some.
 */
export const createShares = (total: number) => {
  const byOwner = new Map<string, number>();
  let heldTotal = 0;
  return {
    /** Returns false, and takes nothing, if the amount is more than this owner may have. */
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
