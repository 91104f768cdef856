import type { AdnetClient } from '../adnet/client/client.ts';
import type { createImageFetcher } from '../images/fetch-image.ts';
import type { Log } from '../kernel/log.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { Scrubber } from '../secrets/scrubber.ts';
import type { Store } from '../store/open.ts';
import type { Journal } from './journal.ts';
import type { OwnTokens } from './own-tokens.ts';
import type { PageTokens } from './page-tokens.ts';

/** The events that publishing counts. */
type WriteMeasures = {
  write(action: string, outcome: string): void;
  reconciled(verdict: string): void;
  readBack(result: string): void;
  foundLive(): void;
  objectDiffers(): void;
};

/** Everything that publishing may reach, made once, in boot/assemble-deps.ts. */
export type PublishDeps = Readonly<{
  store: Store;
  /** The key ring as it is now: a running service can get a new key. */
  keyRing: KeyRing;
  adnet: AdnetClient;
  images: ReturnType<typeof createImageFetcher>;
  platformTimeoutMs: number;
  journal: Journal;
  ownTokens: OwnTokens;
  pageTokens: PageTokens;
  /** How long an unknown outcome is looked for before it counts as not created. */
  unknownSettleMs: number;
  log: Log;
  metrics: WriteMeasures;
  scrubber: Scrubber;
}>;
