import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import type { readInsights } from '../src/insights/insights.ts';
import { accountOf, today } from './insights-ads.ts';
import { amount, processorMs, slowness } from './pace.ts';

const ads = accountOf(100);

let read: typeof readInsights;

// The bundle is what production runs; the test runner's own module wrapping would be timed else.
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/insights/insights.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  ({ readInsights: read } = await import(`data:text/javascript;base64,${code}`));
});

/** Processor time of an idle machine, and the best of several, because this one may be busy. */
const fastest = (params: Record<string, unknown>): number => {
  const times = Array.from({ length: amount('SPEED_TURNS', 4, 8) }, () => {
    const slow = slowness(processorMs);
    const before = processorMs();
    expect(read('account', ads, params, today).rows).not.toEqual([]);
    return (processorMs() - before) / Math.max(slow, slowness(processorMs));
  });
  return Math.min(...times);
};

it('answers for an account of a hundred ads over thirty days within 10 ms', () => {
  expect(fastest({})).toBeLessThan(10);
});

it('answers with a two-way breakdown within 60 ms', () => {
  const fields = 'impressions,spend,clicks,reach,ctr,cpc,cpm,frequency,actions';
  expect(fastest({ fields, breakdowns: 'age,gender' })).toBeLessThan(60);
  expect(fastest({ breakdowns: 'publisher_platform,platform_position' })).toBeLessThan(60);
});
