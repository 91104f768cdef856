import type { Aspect } from './replay.ts';

type Difference = {
  /** The beginning of the recording's name, as `nameOf` writes it. */
  recording: string;
  aspects: Aspect[];
  reason: string;
};

/** Where the sandbox answers otherwise than the platform did, and why. This list may only shrink. */
export const differences: Difference[] = [];

/** How long the list may be; lower it when an entry has gone. */
export const maxDifferences = 0;
