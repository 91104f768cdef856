/** A sum over a recent time, kept in slots so that it decays without a timer. */
type Meter = { slotMs: number; slots: number; counts: Map<number, number>; total: number };

const createMeter = (slotMs: number, slots: number): Meter => ({
  slotMs,
  slots,
  counts: new Map(),
  total: 0,
});

const forget = (meter: Meter, slot: number) => {
  for (const [old, count] of meter.counts) {
    if (old > slot - meter.slots && old <= slot) continue;
    meter.counts.delete(old);
    meter.total -= count;
  }
};

export const read = (meter: Meter, now: number) => {
  forget(meter, Math.floor(now / meter.slotMs));
  return meter.total;
};

export const add = (meter: Meter, now: number, points: number) => {
  const slot = Math.floor(now / meter.slotMs);
  forget(meter, slot);
  meter.counts.set(slot, (meter.counts.get(slot) ?? 0) + points);
  meter.total += points;
  return meter.total;
};

/** A block of an account, or of the whole app, for a time or for a number of calls. */
export type Block = { code: number; subcode?: number | undefined; until: number; calls: number };

type AccountMeters = {
  /** A read counts 1, a write 3, for 300 seconds. */
  score: Meter;
  /** Business use case calls within the last hour. */
  management: Meter;
  insights: Meter;
  /** Writes within this second. */
  writes: Meter;
  block?: Block | undefined;
  /** The number of running ads, counted recently; they raise the limits. */
  active?: { count: number; at: number } | undefined;
};

export type Meters = {
  /** Calls outside of ad accounts, and insights calls of all accounts, because the app has other limits. */
  app: Meter;
  insights: Meter;
  accounts: Map<string, AccountMeters>;
  block?: Block | undefined;
};

const minute = 60_000;

export const createMeters = (): Meters => ({
  app: createMeter(minute, 60),
  insights: createMeter(minute, 60),
  accounts: new Map(),
});

export const metersOf = (meters: Meters, accountId: string): AccountMeters => {
  const accountMeters = meters.accounts.get(accountId);
  if (accountMeters) return accountMeters;
  const newMeters: AccountMeters = {
    score: createMeter(10_000, 30),
    management: createMeter(minute, 60),
    insights: createMeter(minute, 60),
    writes: createMeter(1000, 1),
  };
  meters.accounts.set(accountId, newMeters);
  return newMeters;
};
