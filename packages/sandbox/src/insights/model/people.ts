import type { Cell } from './cells.ts';

const ages: Record<string, { weight: number; click: number; price: number }> = {
  '18-24': { weight: 14, click: 0.75, price: 0.8 },
  '25-34': { weight: 26, click: 0.9, price: 1 },
  '35-44': { weight: 23, click: 1, price: 1.08 },
  '45-54': { weight: 17, click: 1.12, price: 1.1 },
  '55-64': { weight: 12, click: 1.25, price: 1.05 },
  '65+': { weight: 8, click: 1.35, price: 1 },
};

const genders: Record<string, { weight: number; click: number; price: number }> = {
  female: { weight: 51, click: 1.08, price: 1.04 },
  male: { weight: 47, click: 0.92, price: 0.96 },
  unknown: { weight: 2, click: 0.9, price: 0.9 },
};

export const people: readonly Cell[] = Object.entries(ages).flatMap(([age, a]) =>
  Object.entries(genders).map(([gender, g]) => ({
    keys: { age, gender },
    weight: a.weight * g.weight,
    click: a.click * g.click,
    price: a.price * g.price,
  })),
);
