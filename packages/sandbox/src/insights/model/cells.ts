/**
 * One combination of breakdown values. The cells of one family (people, places, placements, hours)
 * share out an ad's day completely; a coarser breakdown of the same family is a sum of its cells.
 */
export type Cell = {
  keys: Record<string, string>;
  /** Its part of the impressions, relative to the other cells. */
  weight: number;
  /** How readily people click here; 1 is average, and the family stays within 0.6 to 1.7. */
  click: number;
  /** What an impression costs here; 1 is average. */
  price: number;
};
