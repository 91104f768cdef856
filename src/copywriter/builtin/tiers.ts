import type { Frames } from '../languages/pack.ts';

const tier = '---';

/** Frames up to the first "---", then those up to the next. */
export const tiersOf = (frames: Frames): string[][] =>
  frames.reduce<string[][]>(
    (tiers, frame) => {
      if (frame === tier) tiers.push([]);
      else tiers.at(-1)?.push(frame);
      return tiers;
    },
    [[]],
  );
