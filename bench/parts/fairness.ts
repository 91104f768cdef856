import autocannon from 'autocannon';
import type { Greenroom } from './greenroom.ts';
import { addCustomer, startGreenroom } from './greenroom.ts';
import { servePictures } from './pictures.ts';
import { table } from './report.ts';

const mebibyte = 2 ** 20;
const readPath = '/api/v1/adnet/ad-accounts/act_50/campaigns';

type Pace = { seconds: number };
type Measured = { p50: number; p99: number; requests: number; failed: number };

/** The quiet customer: a few programs that read all the time, from a platform that takes 50 ms. */
const measureReads = async (origin: string, key: string, { seconds }: Pace): Promise<Measured> => {
  const result = await autocannon({
    url: origin + readPath,
    connections: 8,
    method: 'GET',
    duration: seconds,
    headers: { authorization: `Bearer ${key}` },
  });
  return {
    p50: result.latency.p50,
    p99: result.latency.p99,
    requests: result['2xx'],
    failed: result.non2xx + result.errors,
  };
};

type Shot = { path: string; body?: object };

/** One program of the greedy customer: the same request without a pause, whatever is answered. */
const hammer = async (origin: string, key: string, { path, body }: Shot, isOver: () => boolean) => {
  const counts: Record<string, number> = {};
  while (!isOver()) {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    counts[answer?.status ?? 0] = (counts[answer?.status ?? 0] ?? 0) + 1;
  }
  return counts;
};

/** Everything one customer can do at once: slow reports, large pictures, copy that fails, bodies of a megabyte. */
const greedyLoads = (pictures: string): Record<string, { programs: number; shot: Shot }> => ({
  'slow reports': { programs: 200, shot: { path: '/api/v1/adnet/insights/act_3000' } },
  'pictures of 8 MB': {
    programs: 8,
    shot: {
      path: '/api/v1/adnet/images',
      body: { account_id: 'act_2', image_url: `http://${pictures}/${8 * mebibyte}` },
    },
  },
  'failing copy': {
    programs: 4,
    shot: {
      path: '/api/v1/generate/ad-copy',
      body: { product: 'Desk lamp', audience: 'students', language: 'Klingon' },
    },
  },
  'ad copy': {
    programs: 4,
    shot: {
      path: '/api/v1/generate/ad-copy',
      body: { product: 'Desk lamp', audience: 'students', num_variants: 10, num_hooks: 20 },
    },
  },
});

const startGreedy = (target: Greenroom, key: string, pictures: string) => {
  let over = false;
  const isOver = () => over;
  const loads = Object.entries(greedyLoads(pictures)).map(async ([name, { programs, shot }]) => {
    const parts = await Promise.all(
      Array.from({ length: programs }, () => hammer(target.origin, key, shot, isOver)),
    );
    return [name, parts] as const;
  });
  return async () => {
    over = true;
    for (const [name, parts] of await Promise.all(loads)) {
      const total: Record<string, number> = {};
      for (const part of parts)
        for (const [status, count] of Object.entries(part))
          total[status] = (total[status] ?? 0) + count;
      console.log(`greedy customer, ${name}: ${JSON.stringify(total)}`);
    }
  };
};

/** How much one customer at full load costs another one's reads. */
export const measureFairness = async (upstream: string, quick: boolean) => {
  const pace = { seconds: quick ? 4 : 15 };
  const pictures = await servePictures();
  const target = await startGreenroom({
    name: 'fairness',
    upstream,
    port: 18597,
    env: { IMAGE_FETCH_ALLOW: pictures.at },
  });
  try {
    const quiet = await addCustomer(target, 'quiet@localhost');
    await measureReads(target.origin, quiet, { seconds: 2 });
    const alone = await measureReads(target.origin, quiet, pace);
    const stopGreedy = startGreedy(target, target.key, pictures.at);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const beside = await measureReads(target.origin, quiet, pace);
    await stopGreedy();
    const row = (what: string, { p50, p99, requests, failed }: Measured) => ({
      'reads of the quiet customer': what,
      requests,
      failed,
      'p50 ms': p50,
      'p99 ms': p99,
      'p99 ratio': (p99 / alone.p99).toFixed(2),
    });
    table('Fairness: one customer at full load beside another', [
      row('alone', alone),
      row('beside the greedy one', beside),
    ]);
  } finally {
    await target.stop();
    await pictures.close();
  }
};
