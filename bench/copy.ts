import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { composeFor } from '../src/copywriter/builtin/writer.ts';
import { guard } from '../src/copywriter/guard/guard.ts';
import type { Brief } from '../src/copywriter/types.ts';
import { briefCases } from '../test/copywriter/builtin-briefs.ts';
import { tryCase } from './copy/gates.ts';
import { harper } from './copy/lint.ts';
import { guardRecall } from './copy/recall.ts';
import { samplesPage } from './copy/samples.ts';
import { type Answer, scoreOf } from './copy/score.ts';

const flags = new Set(process.argv.slice(2));

const milliseconds = (work: () => void) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** CPU for the largest answer, written and guarded once more as the endpoint does; warm, over all briefs. */
const cpuPerCall = (briefs: Brief[]) => {
  const run = () => {
    for (const each of briefs) {
      // A brief of its own each time, as with every request: the guard remembers nothing of it.
      const brief = { ...each, num_variants: 10, num_hooks: 20 };
      guard(composeFor(brief), brief);
    }
  };
  for (let warm = 0; warm < 3; warm++) run();
  return milliseconds(run) / briefs.length;
};

const started = performance.now();
const answers: Answer[] = [];
let failed = 0;
for (const each of briefCases) {
  const { broken, answer } = await tryCase(each);
  if (broken.length > 0) {
    failed += 1;
    console.log(`✗ ${each.id}: ${broken.slice(0, 5).join('; ')}`);
  }
  if (answer) answers.push(answer);
}
console.log(`gates: ${briefCases.length - failed} of ${briefCases.length} briefs`);

const lint = flags.has('--no-harper') ? null : await harper();
const { rows, total, lints } = await scoreOf(answers, lint);
for (const [name, value, marks, most] of rows) {
  console.log(`${name.padEnd(24)} ${`${marks.toFixed(1)}/${most}`.padStart(9)}  ${value}`);
}
console.log(`${'score'.padEnd(24)} ${total.toFixed(1).padStart(9)}`);
if (flags.has('--lints')) for (const message of lints) console.log(`  ${message}`);
for (const [name, value] of guardRecall()) console.log(`${name.padEnd(28)} ${value}`);
console.log(
  `CPU per call, 10 variants + 20 hooks: ${cpuPerCall(answers.map(({ brief }) => brief)).toFixed(1)} ms`,
);
console.log(`took ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (flags.has('--write'))
  writeFileSync(join(process.cwd(), 'docs', 'copy-samples.md'), samplesPage(answers));
process.exitCode = failed === 0 && total >= 85 ? 0 : 1;
