import type { Contents } from '../faults/contents.ts';
import type { Fault, FaultInput } from '../faults/fault.ts';
import type { SeenCall } from '../faults/seen-call.ts';
import type { GivenDeliveryInput, WorldInput } from '../seed/world-file.ts';
import type { WebhookDelivery } from '../webhooks/courier.ts';
import type { Json, Kind } from '../world/entities.ts';
import type { Modes, ModesInput } from '../world/modes.ts';
import type { Settings } from '../world/world.ts';
import type { LiveAd } from './live.ts';
import type { Ending } from './logins.ts';
import type { Recorder } from './recorder.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import type { SavedSandbox } from './state.ts';

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

export type EntityStatus = 'ACTIVE' | 'PAUSED' | 'ARCHIVED' | 'DELETED';

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
  isThrottled(): boolean;
  /** Lifts every limit that was put on. */
  unthrottle(): void;
  settings(change?: Partial<Settings>): Settings;
  /** What the platform does by itself: enhancements, defaults, reads that differ from writes. */
  modes(change?: ModesInput): Modes;
  /** Decides an ad's review at once; a reason reads back in `ad_review_feedback`. */
  review(adId: string, verdict: 'approved' | 'disapproved', reason?: string): boolean;
  /** Switches a campaign, ad set or ad as its owner would in Ads Manager. False when there is none. */
  setStatus(id: string, status: EntityStatus): boolean;
  /**
   * What an ad spends and brings a day, from a day on; of a campaign or an ad set its ads together, in even parts.
   * The days count as run whatever the switches say. False when there is none.
   */
  setDelivery(id: string, delivery: GivenDeliveryInput): boolean;
  /** Spend and results follow from budget and days again. False when there is none. */
  clearDelivery(id: string): boolean;
  /** Everybody who can sign in, with how many of their tokens work. */
  logins(): { person: string; name: string; alive: number; ended: number }[];
  /** Ends all logins of a person: `expire` answers 190/463, `revoke` 190/458. How many there were. */
  endLogins(person: string, ending: Ending): number;
  /** Lets logins live again that were ended on command. */
  reviveLogins(person: string): number;
  /** The sandbox's time; `reset` of the sandbox puts it back to the machine's. */
  clock: Omit<SandboxClock, 'state' | 'load'>;
  /** Looks what changed in connected accounts, sends the notifications that are due, and waits for their answers. */
  deliverWebhooks(): Promise<void>;
  /** A notification of any field on command, such as `creative_fatigue`, with this value. */
  notify(account: string, field: string, value: Json): Promise<void>;
  /** The last 500 notifications and what the callback answered. */
  webhooks(): WebhookDelivery[];
  /** The next so many asynchronous reports end as "Job Failed". */
  failReports(times: number): void;
  /** Back to the seed and the settings it began with; calls, faults, usage, logins are forgotten. */
  reset(): void;
  /** Like reset, with another seed; or with a world of one's own, as an object or as YAML or JSON text. */
  seed(world: number | WorldInput | string): void;
  /** Everything that decides what comes next, as plain JSON for `restore`. Holds the sandbox's tokens. */
  snapshot(): SavedSandbox;
  restore(snapshot: SavedSandbox): void;
  /** All objects by kind, to look at; tokens by their hash only. */
  contents(): Contents;
  objects(kind: Kind): Json[];
  /** The last calls, oldest first, at most 500. */
  calls(filter?: CallFilter): SeenCall[];
  /** The last writes, oldest first; no number of reads pushes them out. */
  writes(): SeenCall[];
  /** How many calls came since the last reset, also those no longer listed. */
  callCount(): number;
  /** Ads that deliver, or will once they are reviewed, and did not when the world began. */
  liveAds(): LiveAd[];
  /** Throws with their names when there are any. */
  nothingIsLive(): void;
  /** Writes down every call from now on, without secrets. */
  record(): Recorder;
};
