import type { DeliveringAd } from '../delivering-ad.ts';
import type { Cell } from './cells.ts';
import { blend, seedOf, unit } from './hash.ts';
import { advertiserHours, audienceHours } from './hours.ts';
import { people } from './people.ts';
import { placements } from './placements.ts';
import { placesOf } from './places.ts';

const families = {
  people: () => people,
  places: (ad: DeliveringAd) => placesOf(ad.countries),
  placements: () => placements,
  advertiser_hours: () => advertiserHours,
  audience_hours: () => audienceHours,
} satisfies Record<string, (ad: DeliveringAd) => readonly Cell[]>;

export type Family = keyof typeof families;

/** One ad's cells of one family, with the ad's own leanings worked in. */
export type Grid = {
  salt: number;
  cells: readonly Cell[];
  share: Float64Array;
  tilts: { click: Float64Array; price: Float64Array };
};

const bounded = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export const gridOf = (ad: DeliveringAd, seed: number, family: Family): Grid => {
  const salt = seedOf(family);
  const cells = families[family](ad);
  const own = blend(seed, salt);
  const leaning = (index: number, stream: number) => unit(own, index * 4 + stream);
  return {
    salt,
    cells,
    share: Float64Array.from(cells, ({ weight }, i) => weight * (0.6 + 0.8 * leaning(i, 0))),
    tilts: {
      // Within a factor of four from end to end: see the ceiling on clicks in ad-day.ts.
      click: Float64Array.from(cells, ({ click }, i) =>
        bounded(click * (0.85 + 0.3 * leaning(i, 1)), 0.5, 2),
      ),
      price: Float64Array.from(cells, ({ price }, i) => price * (0.9 + 0.2 * leaning(i, 2))),
    },
  };
};
