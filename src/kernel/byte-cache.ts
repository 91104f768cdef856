import { elapsed } from './clock.ts';

type Entry<T> = { owner: string; value: T; bytes: number; until: number };

type ByteCacheOptions = {
  /** For all entries together. One owner alone gets half of it. */
  maxBytes: number;
  lifeMs: number;
};

/**
 * Keeps values in memory for a while. When the memory is full, the owner with the most bytes loses its oldest
 * entry.
 */
export const createByteCache = <T>({ maxBytes, lifeMs }: ByteCacheOptions) => {
  /** In the order in which they were added, the oldest first. */
  const entries = new Map<string, Entry<T>>();
  const bytesByOwner = new Map<string, number>();
  let total = 0;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    total -= entry.bytes;
    const remaining = (bytesByOwner.get(entry.owner) ?? 0) - entry.bytes;
    if (remaining > 0) bytesByOwner.set(entry.owner, remaining);
    else bytesByOwner.delete(entry.owner);
  };
  const dropOldestOf = (owner: string) => {
    for (const [key, entry] of entries) if (entry.owner === owner) return drop(key);
  };
  const dropOld = () => {
    const now = elapsed();
    for (const [key, { until }] of entries) {
      if (until > now) return;
      drop(key);
    }
  };
  const greediest = () => [...bytesByOwner].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';

  return {
    get(key: string): T | undefined {
      const entry = entries.get(key);
      return entry && entry.until > elapsed() ? entry.value : undefined;
    },
    /** `bytes`: about how much memory the value takes. A value that is larger than an owner's share is not kept. */
    set(owner: string, key: string, value: T, bytes: number) {
      drop(key);
      dropOld();
      // Each entry counts a kilobyte on top, so that very many small entries are bounded too.
      const weight = bytes + 1_024;
      if (weight > maxBytes / 2) return;
      while ((bytesByOwner.get(owner) ?? 0) + weight > maxBytes / 2) dropOldestOf(owner);
      while (total + weight > maxBytes) dropOldestOf(greediest());
      entries.set(key, { owner, value, bytes: weight, until: elapsed() + lifeMs });
      bytesByOwner.set(owner, (bytesByOwner.get(owner) ?? 0) + weight);
      total += weight;
    },
    delete: drop,
  };
};
