import type { AdnetClient } from '../adnet/client/client.ts';
import type { createImageFetcher } from '../images/fetch-image.ts';
import type { Log } from '../kernel/observe/log.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { Scrubber } from '../secrets/scrubber.ts';
import type { Store } from '../store/open.ts';
import type { Journal } from './journal.ts';
import type { OwnTokens } from './tokens/own-tokens.ts';
import type { PageTokens } from './tokens/page-tokens.ts';

/** The metrics of publishing. */
type WriteMeasures = {
  write(action: string, outcome: string): void;
  reconciled(verdict: string): void;
  readBack(result: string): void;
  foundLive(): void;
  objectDiffers(): void;
};

/** The dependencies of publishing, created once in boot/assemble-deps.ts. */
export type PublishDeps = Readonly<{
  store: Store;
  /** Always the current key ring, because a running service can get a new key. */
  keyRing: KeyRing;
  adnet: AdnetClient;
  images: ReturnType<typeof createImageFetcher>;
  platformTimeoutMs: number;
  journal: Journal;
  ownTokens: OwnTokens;
  pageTokens: PageTokens;
  /** How long the service looks for an object whose create has no known outcome, before it counts as not created. */
  unknownSettleMs: number;
  log: Log;
  metrics: WriteMeasures;
  scrubber: Scrubber;
}>;
