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
  /** Digits or `act_…`; left out: every call of the app. */
  account?: string | undefined;
  /** The default is 17; others are 4, 32, 613, 80000, 80004 and so on. */
  code?: number | undefined;
  subcode?: number | undefined;
  /** How long it lasts; the default is a minute. */
  seconds?: number | undefined;
  /** How many calls it refuses; the default is all calls within the time. */
  calls?: number | undefined;
};

type CreateTokenInput = {
  /** A person's id; the default is the demo admin. */
  person?: string | undefined;
  scopes?: string[] | undefined;
  /** 0: never expires. The default is ninety minutes. */
  expiresInSeconds?: number | undefined;
  /** The language of error texts for this person from now on, such as `de_DE`. */
  locale?: string | undefined;
};

export type EntityStatus = 'ACTIVE' | 'PAUSED' | 'ARCHIVED' | 'DELETED';

type CallFilter = {
  method?: string | undefined;
  path?: string | undefined;
  /** True: only writes; false: only other calls. */
  isWrite?: boolean | undefined;
};

/** The control API of the sandbox: what its `/__sandbox/…` addresses can do, as functions. */
export type SandboxControl = {
  /** Causes a fault in later calls; see `faultSchema` for the kinds. */
  fault(fault: FaultInput): void;
  faults(): Fault[];
  clearFaults(): void;
  /** From now on, the token is answered with 190/463. Returns false if there is no such token. */
  expireToken(token: string): boolean;
  /** From now on, the token is answered with 190 and this subcode, 458 by default. */
  revokeToken(token: string, subcode?: number): boolean;
  /** Creates a token without a login. */
  createToken(input?: CreateTokenInput): string;
  throttle(input?: ThrottleInput): void;
  isThrottled(): boolean;
  /** Removes every limit that was set with `throttle`. */
  unthrottle(): void;
  settings(change?: Partial<Settings>): Settings;
  /** What the platform does by itself: enhancements, defaults, and reads that differ from writes. */
  modes(change?: ModesInput): Modes;
  /** Ends an ad's review at once; a reason is returned in `ad_review_feedback`. */
  review(adId: string, verdict: 'approved' | 'disapproved', reason?: string): boolean;
  /** Changes the status of a campaign, ad set or ad, as its owner would in Ads Manager. False if it does not exist. */
  setStatus(id: string, status: EntityStatus): boolean;
  /**
   * Sets the daily spend and results of an ad, from a day on; for a campaign or an ad set, those of its ads
   * together, in equal parts. These days count as running whatever the switches are. False if it does not exist.
   */
  setDelivery(id: string, delivery: GivenDeliveryInput): boolean;
  /** Removes such values, so that spend and results follow from budget and days again. False if it does not exist. */
  clearDelivery(id: string): boolean;
  /** All people who can sign in, with the number of their working and ended tokens. */
  logins(): { person: string; name: string; alive: number; ended: number }[];
  /** Ends all logins of a person: `expire` gives 190/463, `revoke` 190/458. Returns how many there were. */
  endLogins(person: string, ending: Ending): number;
  /** Makes ended logins work again. */
  reviveLogins(person: string): number;
  /** The sandbox's time; `reset` sets it back to the machine's. */
  clock: Omit<SandboxClock, 'state' | 'load'>;
  /** Finds changes in connected accounts, sends the notifications that are due, and waits for their answers. */
  deliverWebhooks(): Promise<void>;
  /** Sends a notification of any field, such as `creative_fatigue`, with this value. */
  notify(account: string, field: string, value: Json): Promise<void>;
  /** The last 500 notifications, and the callback's answers. */
  webhooks(): WebhookDelivery[];
  /** Lets the next asynchronous reports end as "Job Failed". */
  failReports(times: number): void;
  /** Goes back to the seed and the settings of the start; calls, faults, usage and logins are forgotten. */
  reset(): void;
  /** Like `reset`, with another seed or with a custom world, as an object or as YAML or JSON text. */
  seed(world: number | WorldInput | string): void;
  /** Everything on which later answers depend, as plain JSON for `restore`. Contains the sandbox's tokens. */
  snapshot(): SavedSandbox;
  restore(snapshot: SavedSandbox): void;
  /** All objects by kind; of tokens only the hash. */
  contents(): Contents;
  objects(kind: Kind): Json[];
  /** The last calls, the oldest first, at most 500. */
  calls(filter?: CallFilter): SeenCall[];
  /** The last writes, the oldest first; reads do not remove them from this list. */
  writes(): SeenCall[];
  /** How many calls came since the last reset, including those no longer listed. */
  callCount(): number;
  /** Ads that are running, or will be after their review, and were not when the world began. */
  liveAds(): LiveAd[];
  /** Throws an error with their names if there are any. */
  nothingIsLive(): void;
  /** Records every call from now on, without secrets. */
  record(): Recorder;
};
