import { describe, expect, it } from 'vitest';
import { countsOnly, createMetrics, renderMetrics } from '../../src/kernel/observe/metrics.ts';

/** The text format: comments, or a name, labels in quotes, and a number. */
const line =
  /^(# (HELP|TYPE) \w+ .+|[a-z_]+(\{(\w+="(\\["\\n]|[^"\\\n])*",?)+\})? (-?\d+(\.\d+)?(e[+-]?\d+)?|[+-]Inf|NaN))$/;

describe('metrics', () => {
  it('are written in the text format, whatever stands in a label', () => {
    const metrics = createMetrics();
    const count = metrics.counter('things_total', 'Things, counted.');
    count({ kind: 'a "quoted" \\ name\nwith a line' });
    for (let times = 0; times < 3; times++) count({ kind: 'plain' });
    count({ kind: 'plain' });
    metrics.gauge('level', 'A level.', () => 1.5);
    const text = metrics.render();
    expect(text.endsWith('\n')).toBe(true);
    for (const one of text.trimEnd().split('\n')) expect(one).toMatch(line);
    expect(text).toContain('# TYPE things_total counter\n');
    expect(text).toContain('things_total{kind="plain"} 4\n');
    expect(text).toContain('things_total{kind="a \\"quoted\\" \\\\ name\\nwith a line"} 1\n');
    expect(text).toContain('level 1.5\n');
  });

  it('gather times into buckets that only grow', () => {
    const metrics = createMetrics();
    const observe = metrics.histogram('took_seconds', 'Time taken.')({ op: 'x' });
    for (const seconds of [0.0005, 0.001, 0.003, 0.2, 3, 31]) observe(seconds);
    const text = metrics.render();
    const buckets = [...text.matchAll(/_bucket\{op="x",le="([^"]+)"\} (\d+)/g)].map(([, le, n]) => [
      le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le),
      Number(n),
    ]);
    const counts = buckets.map(([, n]) => n ?? 0);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(buckets[0]).toEqual([0.001, 2]);
    expect(buckets.at(-1)).toEqual([Number.POSITIVE_INFINITY, 6]);
    expect(text).toContain('took_seconds_count{op="x"} 6\n');
    expect(text).toMatch(/took_seconds_sum\{op="x"\} 34\.2/);
    for (const one of text.trimEnd().split('\n')) expect(one).toMatch(line);
  });
});

describe('the numbers of several processes', () => {
  const one = (requests: number, uptime: number) => {
    const metrics = createMetrics();
    const count = metrics.counter('requests_total', 'Requests.');
    for (let n = 0; n < requests; n++) count({ status: '200' });
    metrics.gauge('uptime', 'Seconds.', () => uptime, 'min');
    metrics.gauge('memory', 'Bytes.', () => uptime);
    metrics.histogram('seconds', 'Time.')({})(0.002 * requests);
    return metrics.snapshot();
  };

  it('are added, and gauges merged as each of them says', () => {
    const text = renderMetrics([one(2, 10), one(3, 4)]);
    expect(text).toContain('requests_total{status="200"} 5\n');
    expect(text).toContain('\nuptime 4\n');
    expect(text).toContain('\nmemory 14\n');
    expect(text).toContain('\nseconds_bucket{le="0.005"} 1\n');
    expect(text).toContain('\nseconds_count 2\n');
    expect(text.match(/# TYPE requests_total/g)).toHaveLength(1);
  });

  it('keep the counts of one that has ended, without its gauges', () => {
    const text = renderMetrics([countsOnly(one(2, 10)), one(3, 4)]);
    expect(text).toContain('requests_total{status="200"} 5\n');
    expect(text).toContain('\nmemory 4\n');
  });
});
