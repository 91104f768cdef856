import { checkText, checkVariant, type WrittenVariant } from '../src/copywriter/guard/guard.ts';
import type { Brief, Finding } from '../src/copywriter/types.ts';
import { readCases } from './cases.ts';
import { type FalseNumber, falseNumbers, falseNumbersIn, swappedNumbers } from './false-numbers.ts';

/** node scripts/run.mjs evals/run.ts [--all] [file …]. `--all` prints every miss. */
const args = process.argv.slice(2);
const isVerbose = args.includes('--all');
const files = args.filter((arg) => !arg.startsWith('--'));

const print = (line: string) => process.stdout.write(`${line}\n`);
const share = (some: number, all: number) =>
  `${some} of ${all}${all > 0 ? ` (${((100 * some) / all).toFixed(1)} %)` : ''}`;
const miss = (line: string) => isVerbose && print(`    ${line}`);

const claims = (findings: Finding[]) => findings.filter(({ rule }) => !rule.startsWith('shape.'));
const findingsOf = (texts: WrittenVariant, brief: Brief) =>
  claims([...checkVariant(texts, 0, brief)].flat());
const has = (findings: Finding[], ...levels: string[]) =>
  findings.some(({ level }) => levels.includes(level));
const summaryOf = (findings: Finding[]) =>
  findings.map(({ rule, level, text }) => `${level} ${rule} “${text}”`).join('; ');

/** Whether nothing is found where the false number stands. */
const passes = ({ text, start, end }: FalseNumber, brief: Brief) =>
  !checkText(text, brief).some(
    ({ level, rule, start: from, end: to }) =>
      level !== 'warn' &&
      (['quantity.order', 'quantity.twice'].includes(rule) ||
        (rule.startsWith('quantity.') && from < end && start < to)),
  );

const runFalse = (title: string, rows: { one: FalseNumber; brief: Brief; id: string }[]) => {
  const plain = rows.filter(({ one }) => !one.isOther);
  const passingRows = plain.filter(({ one, brief }) => passes(one, brief));
  const others = rows.filter(({ one }) => one.isOther);
  const othersPassed = others.filter(({ one, brief }) => passes(one, brief));
  print(
    `  ${title}: ${share(passingRows.length, plain.length)} pass; equal to another number of the brief: ${share(othersPassed.length, others.length)} pass`,
  );
  for (const { one, id } of othersPassed)
    miss(
      `(another number) ${id} ${one.was} → ${one.is}: ${one.text.slice(Math.max(0, one.start - 60), one.end + 40)}`,
    );
  for (const { one, id } of passingRows) miss(`${id} ${one.was} → ${one.is}: ${one.text}`);
};

const runSwapped = (title: string, rows: { one: FalseNumber; brief: Brief; id: string }[]) => {
  const passingRows = rows.filter(({ one, brief }) => passes(one, brief));
  print(
    `  any other number of the brief in its place, ${title}: ${share(passingRows.length, rows.length)} pass`,
  );
  for (const { one, id } of passingRows)
    miss(
      `(swapped) ${id} ${one.was} → ${one.is}: ${one.text.slice(Math.max(0, one.start - 60), one.end + 40)}`,
    );
};

const runBriefs = (name: string) => {
  const { briefs, honest, lies, briefOf } = readCases(name);
  print(name);
  runFalse(
    'false numbers in the brief’s own sentences',
    briefs.flatMap(({ id, brief }) => falseNumbers(brief).map((one) => ({ one, brief, id }))),
  );
  if (honest.length > 0)
    runFalse(
      'false numbers in honest texts',
      honest.flatMap((text) => {
        const brief = briefOf(text.brief);
        return falseNumbersIn(text.primary_text ?? '', brief).map((one) => ({
          one,
          brief,
          id: text.brief,
        }));
      }),
    );
  const swapped = (texts: { text: string; brief: Brief; id: string }[]) =>
    texts.flatMap(({ text, brief, id }) =>
      swappedNumbers(text, brief).map((one) => ({ one, brief, id })),
    );
  runSwapped(
    'in the brief’s own sentences',
    swapped(
      briefs.flatMap(({ id, brief }) =>
        [brief.offer ?? '', ...brief.benefits].map((text) => ({ text, brief, id })),
      ),
    ),
  );
  runSwapped(
    'in honest texts',
    swapped(
      honest.map((one) => ({
        text: one.primary_text ?? '',
        brief: briefOf(one.brief),
        id: one.brief,
      })),
    ),
  );
  const facts = briefs.flatMap(({ id, brief }) =>
    [brief.offer ?? '', ...brief.benefits].map((text) => ({
      id,
      text,
      findings: checkText(text, brief).filter(
        ({ rule }) => rule.startsWith('quantity.') || rule.startsWith('proof.'),
      ),
    })),
  );
  const doubtfulFacts = facts.filter(({ findings }) => findings.length > 0);
  print(`  facts as typed that the guard doubts: ${share(doubtfulFacts.length, facts.length)}`);
  for (const { id, text, findings } of doubtfulFacts)
    miss(`${id} ${text}: ${findings.map(({ rule, text: t }) => `${rule} “${t}”`).join('; ')}`);
  if (honest.length > 0) {
    const readings = honest.map((text) => ({
      text,
      findings: findingsOf(text, briefOf(text.brief)),
    }));
    const stops = readings.filter(({ findings }) => has(findings, 'stop'));
    const doubts = readings.filter(({ findings }) => has(findings, 'stop', 'hold'));
    print(
      `  honest: not stopped ${share(readings.length - stops.length, readings.length)}, neither stop nor hold ${share(readings.length - doubts.length, readings.length)}`,
    );
    for (const { text, findings } of doubts)
      miss(`${text.brief} ${text.headline}: ${summaryOf(findings)}`);
  }
  for (const group of ['promised', 'moved', 'soft'] as const) {
    const rows = lies.filter((one) => one.group === group);
    if (rows.length === 0) continue;
    const readings = rows.map((one) => ({
      one,
      findings: findingsOf(one.variant, briefOf(one.brief)),
    }));
    const stops = readings.filter(({ findings }) => has(findings, 'stop'));
    const stopsAndHolds = readings.filter(({ findings }) => has(findings, 'stop', 'hold'));
    print(
      `  ${group}: stopped ${share(stops.length, readings.length)}, stop or hold ${share(stopsAndHolds.length, readings.length)}`,
    );
    for (const { one, findings } of readings)
      if (!has(findings, 'stop')) miss(`${one.id} ${one.lie}: ${summaryOf(findings)}`);
  }
};

const runPolicy = (name: string) => {
  const { policy } = readCases(name);
  const cases = policy.filter(({ contested }) => !contested);
  print(name);
  const brief = (language: string): Brief => ({
    product: '–',
    audience: '',
    pain_points: [],
    benefits: [],
    language,
    num_variants: 1,
    num_hooks: 0,
  });
  const stopsOf = (text: string, language: string) =>
    findingsOf({ primary_text: text }, brief(language)).filter(
      ({ level, rule }) => level === 'stop' && rule.startsWith('policy.'),
    );
  const all = (text: string, language: string) =>
    [...checkVariant({ primary_text: text }, 0, brief(language))]
      .flat()
      .filter(({ rule, level }) => level !== 'warn' && /^policy|^shape/.test(rule));
  const rejects = cases.filter(({ verdict }) => verdict === 'reject');
  const allows = cases.filter(({ verdict }) => verdict === 'allow');
  const refusals = rejects.filter(({ text, lang }) => all(text, lang).length > 0);
  const wrong = allows.filter(({ text, lang }) => all(text, lang).length > 0);
  print(
    `  refused: ${share(refusals.length, rejects.length)}; wrongly refused: ${share(wrong.length, allows.length)}`,
  );
  for (const one of rejects)
    if (!refusals.includes(one)) miss(`missed ${one.kind ?? one.rule} ${one.lang}: ${one.text}`);
  for (const one of wrong)
    miss(`wrong ${one.lang}: ${one.text}: ${summaryOf(stopsOf(one.text, one.lang))}`);
};

for (const name of files.length > 0
  ? files
  : [
      'customer-cases.json',
      'first-sight-a.json',
      'first-sight-b.json',
      'first-sight-c.json',
      'first-sight-d.json',
      'first-sight-e.json',
      'first-sight-f.json',
      'first-sight-g.json',
      'first-sight-h.json',
      'first-sight-i.json',
      'policy-cases.json',
      'policy-probes.json',
      'policy-first-sight.json',
      'policy-first-sight-b.json',
      'policy-attributes.json',
      'policy-attributes-b.json',
    ])
  if (name.startsWith('policy')) runPolicy(name);
  else runBriefs(name);
