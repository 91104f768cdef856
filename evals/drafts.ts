import { writeDraft } from '../src/copywriter/builtin/writer.ts';
import { isBuiltinBrief, readBrief } from '../src/copywriter/read-brief.ts';
import type { Brief } from '../src/copywriter/types.ts';
import { processorMs, slowness } from '../test/helpers/timing/pace.ts';
import { readCases } from './cases.ts';

/** The built-in writer over all briefs: `node scripts/run.mjs evals/drafts.ts [--all]`. `--all` prints the ads. */
const isVerbose = process.argv.includes('--all');
const files = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The punctuation around them is ignored. */
const sentencesOf = (text: string) =>
  text
    .replace(/^(?:✓|\d\.) /gmu, '')
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((line) => line.replace(/^¿|[.:?\s]+$/gu, '').toLowerCase());

const runs = 5;

const medianMs = async (brief: Brief) => {
  const took: number[] = [];
  for (let run = 0; run < runs; run++) {
    const before = processorMs();
    await writeDraft({ ...brief });
    took.push(processorMs() - before);
  }
  return took.sort((a, b) => a - b)[runs >> 1] ?? 0;
};

const total = { pairs: 0, alike: 0, hooks: 0, neutral: 0 };
const times: number[] = [];
const slow = slowness(processorMs);
for (const file of files.length > 0 ? files : ['customer-cases.json', 'played-briefs.json'])
  for (const { id, brief: testBrief } of readCases(file).briefs) {
    const brief = await readBrief(
      { ...testBrief, num_variants: 10, num_hooks: 20 },
      { isModel: true },
    );
    if (!(await isBuiltinBrief(brief))) continue;
    const { variants, hooks, notes = [] } = await writeDraft(brief);
    const texts = variants.map(({ primary_text }) => sentencesOf(primary_text));
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        total.pairs += 1;
        const sharedCount = one.filter((sentence) => other.includes(sentence)).length;
        if (sharedCount * 2 > Math.min(one.length, other.length)) total.alike += 1;
      }
    const note = notes.find(({ about }) => about === 'num_hooks')?.message ?? '';
    total.hooks += hooks.length;
    total.neutral += hooks.filter(({ category_label }) => note.includes(category_label)).length;
    times.push(await medianMs(brief));
    if (!isVerbose) continue;
    print(`\n${id}`);
    for (const { primary_text, headline, description } of variants)
      print(`- ${primary_text}\n  [${headline}] [${description}]`);
    for (const { category_label, text } of hooks) print(`  ${category_label}: ${text}`);
    for (const { about, message } of notes) print(`  note ${about}: ${message}`);
  }
times.sort((a, b) => a - b);
print(
  `${times.length} briefs, 10 ads and 20 hooks each; pairs that share over half of their sentences: ${total.alike} of ${total.pairs}; hooks of categories with a note: ${total.neutral} of ${total.hooks}`,
);
print(
  `CPU: median ${times[times.length >> 1]?.toFixed(1)} ms, most ${times.at(-1)?.toFixed(1)} ms; this machine computes ${slow.toFixed(1)} to ${slowness(processorMs).toFixed(1)} times slower than an idle one`,
);
