import { elapsed } from './clock.ts';

type RateOptions = {
  /** So many at once after a quiet time. */
  burst: number;
  perSecond: number;
  /** How many keys are remembered; the ones used longest ago are forgotten. */
  maxKeys: number;
};

/** Whether something may happen once more: a burst, then so many a second, counted for each key. */
export const createRate = ({ burst, perSecond, maxKeys }: RateOptions) => {
  /** The one used longest ago first. */
  const known = new Map<string, { left: number; at: number }>();
  return {
    take(key: string) {
      const now = elapsed();
      const { left, at } = known.get(key) ?? { left: burst, at: now };
      const refilled = Math.min(burst, left + ((now - at) / 1_000) * perSecond);
      known.delete(key);
      known.set(key, { left: refilled < 1 ? refilled : refilled - 1, at: now });
      const [oldest] = known.size > maxKeys ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
      return refilled >= 1;
    },
  };
};
