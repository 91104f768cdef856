import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { mount } from './behaviour/mount.tsx';

type ChartProps = {
  days: string[];
  now: number[];
  before: number[] | null;
  label: string;
  currency: string | null;
  sentence: string;
};

const height = 260;

const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Axes need few letters; the exact numbers are in the table. */
const amountFormatter = (currency: string | null) => {
  const format = new Intl.NumberFormat('en-US', {
    notation: 'compact',
    maximumFractionDigits: 2,
    ...(currency && { style: 'currency', currency }),
  });
  return (value: number | null) => (value === null ? '' : format.format(value));
};

const optionsOf = ({ label, before, currency }: ChartProps, width: number): uPlot.Options => {
  const say = amountFormatter(currency);
  const axis = {
    stroke: colour('--soft'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  };
  const lineOptions = {
    value: (_: uPlot, value: number | null) => say(value),
    points: { show: false },
  };
  return {
    width,
    height,
    // Days are days of the ad account: shown as they are, in no zone of ours.
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    cursor: { points: { size: 8 } },
    scales: { y: { range: (_, __, max) => [0, max * 1.1 || 1] } },
    series: [
      { label: 'Day', value: '{D} {MMM}' },
      { ...lineOptions, label, stroke: colour('--green'), width: 2.5 },
      ...(before
        ? [{ ...lineOptions, label: 'Before', stroke: colour('--soft'), width: 2, dash: [5, 5] }]
        : []),
    ],
    axes: [
      {
        ...axis,
        // One mark a day at most: between two days there is no number.
        incrs: [1, 2, 7, 14, 30, 60].map((days) => days * 86_400),
        values: (_, splits) =>
          splits.map((at) =>
            new Date(at * 1000).toLocaleDateString('en-GB', {
              day: 'numeric',
              month: 'short',
              timeZone: 'UTC',
            }),
          ),
      },
      { ...axis, size: 64, values: (_, splits) => splits.map(say) },
    ],
  };
};

const Chart = (props: ChartProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const x = props.days.map((date) => Date.parse(date) / 1000);
    const data: uPlot.AlignedData = props.before ? [x, props.now, props.before] : [x, props.now];
    let plot: uPlot | undefined;
    const draw = () => {
      plot?.destroy();
      plot = new uPlot(optionsOf(props, element.clientWidth), data, element);
    };
    draw();
    const resizeObserver = new ResizeObserver(() =>
      plot?.setSize({ width: element.clientWidth, height }),
    );
    resizeObserver.observe(element);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', draw);
    return () => {
      resizeObserver.disconnect();
      scheme.removeEventListener('change', draw);
      plot?.destroy();
    };
  }, []);
  return <div class="plot" role="img" aria-label={props.sentence} ref={place} />;
};

mount('chart', Chart);

addEventListener('beforeprint', () => {
  for (const fold of document.querySelectorAll('details[data-print]'))
    fold.setAttribute('open', '');
});
for (const button of document.querySelectorAll<HTMLElement>('[data-print-page]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
