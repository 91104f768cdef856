import type { Fault, FaultInput } from '../faults/fault.ts';
import type { SeenCall } from '../faults/seen-call.ts';
import type { Snapshot } from '../faults/snapshot.ts';
import type { Json, Kind } from '../world/entities.ts';
import type { Modes, ModesInput } from '../world/modes.ts';
import type { Settings } from '../world/world.ts';

export type ThrottleInput = {
  /** Bare digits or `act_…`; left out: every call of the app. */
  account?: string | undefined;
  /** 17 by default; 4, 32, 613, 80000, 80004 and so on. */
  code?: number | undefined;
  subcode?: number | undefined;
  /** How long it lasts; a minute by default. */
  seconds?: number | undefined;
  /** How many calls it refuses; all within the time by default. */
  calls?: number | undefined;
};

type CreateTokenInput = {
  /** A person's id; the demo admin by default. */
  person?: string | undefined;
  scopes?: string[] | undefined;
  /** 0 = never expires; ninety minutes by default. */
  expiresInSeconds?: number | undefined;
  /** From now on the person reads error texts in this language, such as `de_DE`. */
  locale?: string | undefined;
};

type CallFilter = {
  method?: string | undefined;
  path?: string | undefined;
  /** Only writes, or only what is none. */
  isWrite?: boolean | undefined;
};

/** The sandbox's back door: the same powers as its `/__sandbox/…` addresses, as functions. */
export type SandboxControl = {
  /** Orders trouble for coming calls; see `faultSchema` for the kinds. */
  fault(fault: FaultInput): void;
  faults(): Fault[];
  clearFaults(): void;
  /** From now on the token answers 190/463. False when there is no such token. */
  expireToken(token: string): boolean;
  /** From now on the token answers 190 with this subcode, 458 by default. */
  revokeToken(token: string, subcode?: number): boolean;
  /** A new token, without going through the login. */
  createToken(input?: CreateTokenInput): string;
  throttle(input?: ThrottleInput): void;
  settings(change?: Partial<Settings>): Settings;
  /** What the platform does by itself: enhancements, defaults, reads that differ from writes. */
  modes(change?: ModesInput): Modes;
  /** Decides an ad's review at once. */
  review(adId: string, verdict: 'approved' | 'disapproved'): boolean;
  /** The next so many asynchronous reports end as "Job Failed". */
  failReports(times: number): void;
  /** Back to the seed and the settings it began with; calls, faults, usage, logins are forgotten. */
  reset(): void;
  /** Like reset, with another seed. */
  seed(seed: number): void;
  snapshot(): Snapshot;
  objects(kind: Kind): Json[];
  /** The last calls, oldest first, at most 500. */
  calls(filter?: CallFilter): SeenCall[];
  /** The last writes, oldest first; no number of reads pushes them out. */
  writes(): SeenCall[];
  /** How many calls came since the last reset, also those no longer listed. */
  callCount(): number;
};
