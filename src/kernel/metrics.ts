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

export type Metrics = ReturnType<typeof createMetrics>;

export const createMetrics = () => {
  const help = new Map<string, { type: string; text: string }>();
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  const histograms = new Map<string, Map<string, Histogram>>();

  /** `fromZero`: series that are there before anything was counted, or an alarm would miss the first event. */
  const counter = (name: string, text: string, fromZero: readonly Labels[] = []) => {
    help.set(name, { type: 'counter', text });
    const series = new Map(fromZero.map((labels) => [key(name, labels), 0]));
    counters.set(name, series);
    const of = (labels: Labels) => {
      const id = key(name, labels);
      return () => {
        series.set(id, (series.get(id) ?? 0) + 1);
      };
    };
    /** `of`: one series, its key built once, for those who count often. */
    return Object.assign((labels: Labels = {}) => of(labels)(), { of });
  };

  const gauge = (name: string, text: string, read: () => number) => {
    help.set(name, { type: 'gauge', text });
    gauges.set(name, read);
  };

  const histogram = (name: string, text: string) => {
    help.set(name, { type: 'histogram', text });
    const series = new Map<string, Histogram>();
    histograms.set(name, series);
    /** One series, looked up once by the caller and then fed without building its key again. */
    return (labels: Labels) => {
      const id = key(name, labels);
      const line = series.get(id) ?? { labels, buckets: seconds.map(() => 0), sum: 0, count: 0 };
      series.set(id, line);
      return (value: number) => {
        line.count += 1;
        line.sum += value;
        for (let at = seconds.length - 1; at >= 0 && value <= (seconds[at] ?? 0); at--)
          line.buckets[at] = (line.buckets[at] ?? 0) + 1;
      };
    };
  };

  const render = () => {
    const lines: string[] = [];
    for (const [name, { type, text }] of help) {
      lines.push(`# HELP ${name} ${text}`, `# TYPE ${name} ${type}`);
      for (const [id, value] of counters.get(name) ?? []) lines.push(`${id} ${value}`);
      const read = gauges.get(name);
      if (read) lines.push(`${name} ${read()}`);
      for (const line of histograms.get(name)?.values() ?? []) {
        seconds.forEach((le, at) => {
          lines.push(
            `${key(`${name}_bucket`, { ...line.labels, le: String(le) })} ${line.buckets[at]}`,
          );
        });
        lines.push(
          `${key(`${name}_bucket`, { ...line.labels, le: '+Inf' })} ${line.count}`,
          `${key(`${name}_sum`, line.labels)} ${line.sum}`,
          `${key(`${name}_count`, line.labels)} ${line.count}`,
        );
      }
    }
    return `${lines.join('\n')}\n`;
  };

  return { counter, gauge, histogram, render };
};
