import type { Cell } from './cells.ts';

// Midnight first: the dip before dawn, the lunch break and the long evening on the sofa.
const weights = [
  22, 14, 9, 6, 5, 7, 14, 24, 33, 39, 42, 45, 50, 48, 44, 43, 45, 50, 57, 64, 69, 66, 54, 36,
];
// People in other zones watch at their own hours, so their curve is the same, a little flatter.
const flatter = weights.map((weight) => weight * 0.8 + 8);

const textOf = (hour: number) => {
  const text = String(hour).padStart(2, '0');
  return `${text}:00:00 - ${text}:59:59`;
};

const hourly = (key: string, curve: readonly number[]): readonly Cell[] =>
  curve.map((weight, hour) => ({
    keys: { [key]: textOf(hour) },
    weight,
    click: 0.9 + 0.2 * (weight / 69),
    price: 0.85 + 0.25 * (weight / 69),
  }));

export const advertiserHour = 'hourly_stats_aggregated_by_advertiser_time_zone';
export const audienceHour = 'hourly_stats_aggregated_by_audience_time_zone';

export const advertiserHours = hourly(advertiserHour, weights);
export const audienceHours = hourly(audienceHour, flatter);
