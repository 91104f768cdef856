/** Counters, gauges and histograms in Prometheus text; a few dozen series do not need a library. */
type Labels = Record<string, string>;

const key = (name: string, labels: Labels) => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${quote(value)}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
};

const quote = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Histogram = { labels: Labels; buckets: number[]; sum: number; count: number };

/** How a gauge is combined from several processes of one node. */
type Merge = 'sum' | 'max' | 'min';

export type Snapshot = {
  name: string;
  type: string;
  text: string;
  merge: Merge;
  series: [string, number][];
}[];

export type Metrics = ReturnType<typeof createMetrics>;

export const createMetrics = () => {
  const help = new Map<string, { type: string; text: string; merge: Merge }>();
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  const histograms = new Map<string, Map<string, Histogram>>();

  /** `fromZero`: series that exist before anything was counted. Without them, an alarm would miss the first event. */
  const counter = (name: string, text: string, fromZero: readonly Labels[] = []) => {
    help.set(name, { type: 'counter', text, merge: 'sum' });
    const series = new Map(fromZero.map((labels) => [key(name, labels), 0]));
    counters.set(name, series);
    const of = (labels: Labels) => {
      const id = key(name, labels);
      return () => {
        series.set(id, (series.get(id) ?? 0) + 1);
      };
    };
    /** `of` returns the counter of one series. Its key is built once, for callers that count often. */
    return Object.assign((labels: Labels = {}) => of(labels)(), { of });
  };

  const gauge = (name: string, text: string, read: () => number, merge: Merge = 'sum') => {
    help.set(name, { type: 'gauge', text, merge });
    gauges.set(name, read);
  };

  const histogram = (name: string, text: string) => {
    help.set(name, { type: 'histogram', text, merge: 'sum' });
    const series = new Map<string, Histogram>();
    histograms.set(name, series);
    /** The caller gets one series once, and adds to it without building its key again. */
    return (labels: Labels) => {
      const id = key(name, labels);
      const oneSeries = series.get(id) ?? {
        labels,
        buckets: seconds.map(() => 0),
        sum: 0,
        count: 0,
      };
      series.set(id, oneSeries);
      return (value: number) => {
        oneSeries.count += 1;
        oneSeries.sum += value;
        for (let at = seconds.length - 1; at >= 0 && value <= (seconds[at] ?? 0); at--)
          oneSeries.buckets[at] = (oneSeries.buckets[at] ?? 0) + 1;
      };
    };
  };

  /** The metrics as plain data, so that those of several processes of one node can be added up. */
  const snapshot = (): Snapshot =>
    [...help].map(([name, { type, text, merge }]) => {
      const readGauge = gauges.get(name);
      const series = [
        ...(counters.get(name) ?? []),
        ...(readGauge ? [[name, readGauge()] satisfies [string, number]] : []),
        ...[...(histograms.get(name)?.values() ?? [])].flatMap((histogram) =>
          linesOf(name, histogram),
        ),
      ];
      return { name, type, text, merge, series };
    });

  return { counter, gauge, histogram, snapshot, render: () => renderMetrics([snapshot()]) };
};

const linesOf = (name: string, { labels, buckets, sum, count }: Histogram): [string, number][] => [
  ...seconds.map((le, at): [string, number] => [
    key(`${name}_bucket`, { ...labels, le: String(le) }),
    buckets[at] ?? 0,
  ]),
  [key(`${name}_bucket`, { ...labels, le: '+Inf' }), count],
  [key(`${name}_sum`, labels), sum],
  [key(`${name}_count`, labels), count],
];

const merges = {
  sum: (one: number, other: number) => one + other,
  max: Math.max,
  min: Math.min,
} satisfies Record<Merge, (one: number, other: number) => number>;

/** Combines the metrics of several processes: counters are added, each gauge is merged by its own rule. */
export const mergeMetrics = (snapshots: readonly Snapshot[]): Snapshot => {
  const all = new Map<string, { metric: Snapshot[number]; series: Map<string, number> }>();
  for (const metric of snapshots.flat()) {
    const entry = all.get(metric.name) ?? { metric, series: new Map<string, number>() };
    all.set(metric.name, entry);
    for (const [id, value] of metric.series) {
      const before = entry.series.get(id);
      entry.series.set(id, before === undefined ? value : merges[metric.merge](before, value));
    }
  }
  return [...all.values()].map(({ metric, series }) => ({ ...metric, series: [...series] }));
};

/** What remains of a process that has ended: its counters, but not its gauges. */
export const countsOnly = (snapshot: Snapshot): Snapshot =>
  snapshot.filter(({ type }) => type !== 'gauge');

export const renderMetrics = (snapshots: readonly Snapshot[]) => {
  const lines = mergeMetrics(snapshots).flatMap(({ name, type, text, series }) => [
    `# HELP ${name} ${text}`,
    `# TYPE ${name} ${type}`,
    ...series.map(([id, value]) => `${id} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
};
