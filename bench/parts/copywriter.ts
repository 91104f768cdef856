import type { Greenroom } from './greenroom.ts';
import { compare } from './load.ts';
import { table } from './report.ts';

const products = [
  ['Brightloop, a time tracking app for small agencies', 'agency owners who bill by the hour'],
  ['Handmade oak desks', 'people who work from home in small flats'],
  ['A meal plan for marathon training', 'runners before their first race'],
  // Few words of the kind that give a language away, so it has to be looked up.
  ['Waterproof hiking boots, wide fit, vegan leather', 'weekend hikers, dog walkers'],
  ['Piano lessons for adults', 'beginners who always wanted to play'],
];

/** The largest answer there is: ten variants and twenty hooks. */
const briefs = products.map(([product, audience]) => ({
  product,
  audience,
  offer: '14-day free trial',
  objective: 'sales',
  num_variants: 10,
  num_hooks: 20,
}));

/** The built-in copywriter behind its endpoint: charged, guarded, one process. */
export const measureCopywriter = async (
  target: Greenroom,
  pace: { rounds: number; seconds: number },
) => {
  const shot = {
    path: '/api/v1/generate/ad-copy',
    method: 'POST' as const,
    headers: { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' },
    bodies: briefs.map((brief) => JSON.stringify(brief)),
  };
  const measured = await compare([{ target, shot }], { ...pace, connections: 2 });
  table(
    'Built-in copywriter, 10 variants and 20 hooks',
    measured.map(({ name, rps, cpuUs, p50, p99, memoryMb }) => ({
      target: name,
      'calls/s': rps.toFixed(1),
      'CPU ms/call': (cpuUs / 1000).toFixed(1),
      'p50 ms': p50,
      'p99 ms': p99,
      'memory MB': Math.round(memoryMb),
    })),
  );
};
