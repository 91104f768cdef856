import type { CallToActionType, HookCategory } from '../types.ts';

/**
 * Frames in order of liking. Frames before a "---" are all tried, in rotation, before any behind it:
 * what follows the line is what can be said when nothing is known.
 */
export type Frames = readonly string[];

/** A way to sell. `body` lists what follows the hook; "@intro" and its like point to the shared lines. */
export type AnglePlan = {
  id: string;
  hooks: Frames;
  body: readonly Frames[];
  headlines: Frames;
  /** Which pain or benefit leads, so that two angles do not open on the same one. */
  lead?: { pain?: number; benefit?: number; match?: 'pain' | 'best' };
  /** How many pains or benefits there must be for the angle to differ from its neighbours. */
  needs?: { pains?: number; benefits?: number };
};

export type SharedLines = {
  intro: Frames;
  benefits: Frames;
  offer: Frames;
};

export type Pack = {
  angles: readonly AnglePlan[];
  hooks: Record<HookCategory, Frames>;
  lines: SharedLines;
  closers: Record<CallToActionType, Frames>;
  headlines: Frames;
  descriptions: Frames;
};

const tier = '---';

export const tiersOf = (frames: Frames): string[][] =>
  frames.reduce<string[][]>(
    (tiers, frame) => {
      if (frame === tier) tiers.push([]);
      else tiers.at(-1)?.push(frame);
      return tiers;
    },
    [[]],
  );
