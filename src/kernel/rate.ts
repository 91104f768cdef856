import { elapsed } from './clock.ts';

type RateOptions = {
  /** How many are allowed at once after a quiet time. */
  burst: number;
  perSecond: number;
  /** How many keys are remembered; the keys used longest ago are forgotten. */
  maxKeys: number;
};

/** Limits how often something may happen for each key: a burst, then `perSecond`. */
export const createRate = ({ burst, perSecond, maxKeys }: RateOptions) => {
  /** In order of use: the key that was used longest ago is first. */
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(key: string) {
      const now = elapsed();
      const { left, at } = buckets.get(key) ?? { left: burst, at: now };
      const tokens = Math.min(burst, left + ((now - at) / 1_000) * perSecond);
      buckets.delete(key);
      buckets.set(key, { left: tokens < 1 ? tokens : tokens - 1, at: now });
      const [oldest] = buckets.size > maxKeys ? buckets.keys() : [];
      if (oldest !== undefined) buckets.delete(oldest);
      return tokens >= 1;
    },
  };
};
