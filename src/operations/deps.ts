import type { AdnetClient } from '../adnet/client.ts';
import type { Oauth } from '../adnet/oauth.ts';
import type { createImageFetcher } from '../images/fetch-image.ts';
import type { KeyRing } from '../kernel/key-ring.ts';
import type { Log } from '../kernel/log.ts';
import type { Scrubber } from '../kernel/scrubber.ts';
import type { Store } from '../store/open.ts';
import type { Journal } from './adnet/journal.ts';
import type { OwnTokens } from './adnet/own-tokens.ts';
import type { Attempts } from './generate/attempts.ts';
import type { CopyDesk } from './generate/copy-desk.ts';
import type { Measures } from './measures.ts';
import type { Plans } from './plans.ts';

/** What every operation may reach, made once by main. */
export type Deps = {
  store: Store;
  plans: Plans;
  keyRing: KeyRing;
  adnet: AdnetClient;
  oauth: Oauth;
  appId: string;
  platformTimeoutMs: number;
  journal: Journal;
  /** For objects that are read back later. */
  readBackLater: OwnTokens;
  /** How long an unknown outcome is looked for before it counts as not created. */
  unknownSettleMs: number;
  images: ReturnType<typeof createImageFetcher>;
  log: Log;
  metrics: Measures;
  scrubber: Scrubber;
  /** The public address, without a trailing slash. */
  baseUrl: string;
  /** Where the built-in sandbox platform shows its pages; null with a real platform. */
  sandboxOrigin: string | null;
  /** Set up by the first who asks: its word lists take longer to read than all the rest. */
  openCopyDesk(): Promise<CopyDesk>;
  /** Runs an attempt at ad copy, unless too many of the account's have failed. */
  attemptCopy: Attempts;
  writeCooldownMs: number;
};
