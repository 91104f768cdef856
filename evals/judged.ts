import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callToActionFor } from '../src/copywriter/builtin/call-to-action.ts';
import { factsOf, languageOfBrief } from '../src/copywriter/facts/facts.ts';
import { baseOf } from '../src/copywriter/facts/words.ts';
import type { WrittenVariant } from '../src/copywriter/guard/guard.ts';
import { type Candidate, checkVariant } from '../src/copywriter/model/candidate.ts';
import { isClean } from '../src/copywriter/model/choose.ts';
import type { Evidence } from '../src/copywriter/model/claims.ts';
import type { CopyModel } from '../src/copywriter/model/copy-model.ts';
import { jsonIn } from '../src/copywriter/model/dialect.ts';
import { judgeCandidates } from '../src/copywriter/model/judge-candidates.ts';
import type { Brief } from '../src/copywriter/types.ts';
import { readCases } from './cases.ts';
import { questionFile } from './question-file.ts';

/**
 * The guard and the judge together, over honest texts and lies: `node scripts/run.mjs evals/judged.ts
 * folder file …`. The judge is played from files, as in evals/play.ts.
 */
const [, , folder = '', ...files] = process.argv;
if (!folder || files.length === 0) throw new Error('evals/judged.ts folder cases.json …');
for (const part of ['requests', 'answers']) mkdirSync(join(folder, part), { recursive: true });

type Row = { group: 'honest' | 'promised' | 'moved' | 'soft'; name: string; candidate: Candidate };

const print = (line: string) => process.stdout.write(`${line}\n`);
const open: string[] = [];

/** A judge whose answers lie in files. An answer that the canaries refuse counts: it is asked for once. */
const playedJudge = (id: string): CopyModel => ({
  async complete(request) {
    const { text, hash } = questionFile(request);
    const name = `${id}-judge-${hash}.txt`;
    writeFileSync(join(folder, 'requests', name), text);
    const answer = join(folder, 'answers', name);
    if (!existsSync(answer)) {
      if (!open.includes(name)) open.push(name);
      throw new Error('no answer yet');
    }
    return jsonIn({ text: readFileSync(answer, 'utf8'), isCutOff: false }, request.schema.required);
  },
});

const evidenceOf = (brief: Brief): Evidence => ({
  brief,
  facts: factsOf(brief),
  isOneLanguage: baseOf(languageOfBrief(brief)) === baseOf(brief.language),
});

const wordsOf = ({ variant }: Candidate) =>
  new Set(variant.primary_text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** The share of the smaller text’s words that the other has, too. */
const alikeness = (one: Candidate, other: Candidate) => {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  return [...few].filter((word) => many.has(word)).length / Math.max(1, few.size);
};

/** As many as one question of the product holds, and no text beside the one it was changed from. */
const inQuestions = (rows: readonly Row[]): Row[][] => {
  const questions: Row[][] = [];
  for (const row of rows) {
    const fitting = questions.find(
      (one) =>
        one.length < 6 && one.every(({ candidate }) => alikeness(candidate, row.candidate) < 0.5),
    );
    if (fitting) fitting.push(row);
    else questions.push([row]);
  }
  return questions;
};

const asWritten = (variant: WrittenVariant) => ({
  angle: '',
  primary_text: '',
  hook: '',
  headline: '',
  headline_shorter: '',
  description: '',
  description_shorter: '',
  call_to_action_type: '',
  ...variant,
  claims: [],
});

const runFile = async (file: string) => {
  const { briefs, honest, lies } = readCases(file);
  const counts = new Map<string, { byRules: number; byJudge: number; all: number }>();
  const misses: string[] = [];
  for (const { id, brief } of briefs) {
    const evidence = evidenceOf(brief);
    const check = { evidence, isJudged: true, callToAction: callToActionFor(brief) };
    const texts = [
      ...honest
        .filter((one) => one.brief === id)
        .map((one, at) => ({ group: 'honest' as const, name: `honest ${at + 1}`, variant: one })),
      ...lies
        .filter((one) => one.brief === id)
        .map((one) => ({ group: one.group, name: one.lie, variant: one.variant })),
    ];
    const rows: Row[] = [];
    for (const { group, name, variant } of texts) {
      const candidate = await checkVariant(asWritten(variant), check);
      const objections = candidate.objections.filter(({ rule }) => !rule.startsWith('shape.'));
      rows.push({ group, name, candidate: { ...candidate, objections } });
    }
    const add = ({ group, name }: Row, by: 'byRules' | 'byJudge' | null, why = '') => {
      const count = counts.get(group) ?? { byRules: 0, byJudge: 0, all: 0 };
      count.all += 1;
      if (by) count[by] += 1;
      counts.set(group, count);
      if ((group === 'honest') === (by !== null)) misses.push(`${group} ${id} ${name}: ${why}`);
    };
    for (const row of rows.filter(({ candidate }) => !isClean(candidate)))
      add(row, 'byRules', row.candidate.objections.map(({ message }) => message).join('; '));
    const cleanRows = rows.filter(({ candidate }) => isClean(candidate));
    for (const question of inQuestions(cleanRows)) {
      const candidates = { variants: question.map(({ candidate }) => candidate), hooks: [] };
      const judgeModel = playedJudge(`${file.replace('.json', '')}-${id}`);
      const { signal } = new AbortController();
      const verdicts = await judgeCandidates(candidates, judgeModel, { evidence, signal }).catch(
        (error: Error) => error,
      );
      if (verdicts instanceof Error) {
        if (!/no answer/.test(verdicts.message))
          misses.push(`no verdict ${id}: ${verdicts.message}`);
        continue;
      }
      for (const row of question) {
        const one = verdicts.variants.find(({ variant }) => variant === row.candidate.variant);
        const objections = one?.objections ?? [];
        add(
          row,
          objections.length > 0 ? 'byJudge' : null,
          objections.map(({ message }) => message).join('; '),
        );
      }
    }
  }
  print(file);
  for (const [group, { byRules, byJudge, all }] of counts)
    print(
      `  ${group}: ${byRules + byJudge} of ${all} not delivered (${byRules} by rules, ${byJudge} by the judge)`,
    );
  for (const line of misses) print(`    ${line}`);
};

for (const file of files) await runFile(file);
print(`${open.length} answers wanted.`);
process.exit(open.length > 0 ? 2 : 0);
