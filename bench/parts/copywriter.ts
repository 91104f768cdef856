import type { Greenroom } from './greenroom.ts';
import { compare } from './load.ts';
import { table } from './report.ts';

/** The largest answer there is: ten variants and twenty hooks. */
const brief = {
  product: 'Brightloop, a time tracking app for small agencies',
  audience: 'agency owners who bill by the hour',
  offer: '14-day free trial',
  pain_points: ['hours that are never billed', 'timesheets filled in from memory'],
  benefits: ['one-click timers', 'invoices made from tracked hours'],
  objective: 'sales',
  num_variants: 10,
  num_hooks: 20,
};

/** The built-in copywriter behind its endpoint: charged, guarded, one process. */
export const measureCopywriter = async (
  target: Greenroom,
  pace: { rounds: number; seconds: number },
) => {
  const shot = {
    path: '/api/v1/generate/ad-copy',
    method: 'POST' as const,
    headers: { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(brief),
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
