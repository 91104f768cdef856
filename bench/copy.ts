import { composeDraft } from '../src/copywriter/builtin/writer.ts';
import { checkVariant, guard } from '../src/copywriter/guard/guard.ts';
import type { Brief } from '../src/copywriter/types.ts';
import { processorMs, slowness } from '../test/helpers/timing/pace.ts';

/** CPU of the built-in writer and the guard: `npm run bench:copy`. Each brief is new, as with every request. */
const brief = (): Brief => ({
  product: 'Tidewater – inventory planning software for Shopify brands',
  audience: 'Operations managers at online brands',
  offer: '14-day free trial, no credit card needed',
  pain_points: ['Bestsellers run out', 'Cash tied up in slow stock', 'The spreadsheet breaks'],
  benefits: [
    'Predicts the reorder date for every SKU from your own sales history',
    'Connects to Shopify in about 10 minutes',
    'Used by 340 brands',
    'Plans from $99 a month',
  ],
  language: 'en',
  num_variants: 10,
  num_hooks: 20,
});

/** As long as a request may be, and full of numbers. */
const worst = (): Brief => ({
  ...brief(),
  audience: 'from 12 to 40 people, '.repeat(45).slice(0, 1000),
  offer: '3 for 2, 15 % off, €9.90 '.repeat(30).slice(0, 500),
  pain_points: Array.from({ length: 10 }, (_, at) =>
    `${at} of 10 days lost, `.repeat(50).slice(0, 1000),
  ),
  benefits: Array.from({ length: 10 }, (_, at) =>
    `from €${at}.50 a month, up to ${at}0 % `.repeat(40).slice(0, 1000),
  ),
});

/** The median of what single runs cost. */
const cpuMs = async (work: () => unknown, times: number) => {
  const runs: number[] = [];
  for (let run = 0; run < times; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    runs.push((user + system) / 1000);
  }
  runs.sort((a, b) => a - b);
  return (runs[times >> 1] ?? 0).toFixed(1);
};

const text = 'From €9.50 a month, up to 40 % off in 12 days. '.repeat(43).slice(0, 2000);
const works: [string, () => unknown][] = [
  ['10 variants and 20 hooks', () => composeDraft(brief())],
  ['the same from the longest brief', () => composeDraft(worst())],
  ['the guard over 10 variants and 20 hooks', () => guard(draft, brief())],
  [
    'a check of the longest text against the longest brief',
    () => [...checkVariant({ primary_text: text }, 0, worst())],
  ],
];
const known = brief();
const draft = await composeDraft(known);
for (const [name, work] of works) {
  await cpuMs(work, 100);
  process.stdout.write(`${name}: ${await cpuMs(work, 50)} ms of CPU\n`);
}
process.stdout.write(
  `this machine computes ${slowness(processorMs).toFixed(1)} times slower than an idle one\n`,
);
