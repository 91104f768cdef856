import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callToActionFor } from '../src/copywriter/builtin/call-to-action.ts';
import { composeDraft } from '../src/copywriter/builtin/writer.ts';
import type { CopyModel } from '../src/copywriter/model/copy-model.ts';
import { jsonIn } from '../src/copywriter/model/dialect.ts';
import { firstOrders } from '../src/copywriter/model/orders.ts';
import { createModelWriter } from '../src/copywriter/model/writer.ts';
import { type AskedBrief, isBuiltinBrief, readBrief } from '../src/copywriter/read-brief.ts';
import type { CopyWithClaims } from '../src/copywriter/types.ts';
import { writeCopy } from '../src/copywriter/write-copy.ts';
import { playedBriefs } from './cases.ts';
import { questionFile } from './question-file.ts';

/**
 * Lets people play the model and the judge from files: `node scripts/run.mjs evals/play.ts
 * briefs.json folder`. See evals/README.md.
 */
const [, , briefFile = '', folder = ''] = process.argv;
if (!briefFile || !folder) throw new Error('evals/play.ts briefs.json folder');
for (const part of ['requests', 'answers', 'delivered'])
  mkdirSync(join(folder, part), { recursive: true });

type Question = { name: string; kind: 'write' | 'judge'; isAnswered: boolean };

/** A model whose answers lie in files; a question without one is written down and fails for now. */
const playedModel = (id: string, kind: Question['kind'], questions: Question[]): CopyModel => ({
  async complete(request) {
    const { text, hash } = questionFile(request);
    const base = `${id}-${kind}-${hash}`;
    // The same question twice wants two answers.
    const times = questions.filter(({ name }) => name.startsWith(base)).length;
    const name = times === 0 ? base : `${base}-${times + 1}`;
    const answer = join(folder, 'answers', `${name}.txt`);
    const isAnswered = existsSync(answer);
    questions.push({ name, kind, isAnswered });
    writeFileSync(join(folder, 'requests', `${name}.txt`), text);
    if (!isAnswered) throw new Error('no answer yet');
    return jsonIn({ text: readFileSync(answer, 'utf8'), isCutOff: false }, request.schema.required);
  },
});

type Outcome = { questions: Question[]; copy?: CopyWithClaims; failed?: string };

const carryOn = async (id: string, testBrief: AskedBrief): Promise<Outcome> => {
  const questions: Question[] = [];
  const brief = await readBrief(testBrief, { isModel: true });
  const { write } = createModelWriter({
    model: playedModel(id, 'write', questions),
    judgeModel: process.env['COPY_JUDGE'] === 'off' ? null : playedModel(id, 'judge', questions),
    callToActionFor,
    draftFor: async (one) => ((await isBuiltinBrief(one)) ? composeDraft(one) : null),
    timeoutMs: 58_000,
  });
  const { signal } = new AbortController();
  return writeCopy(write, brief, { signal }).then(
    (copy) => ({ questions, copy }),
    (error: Error) => ({ questions, failed: error.message }),
  );
};

const print = (line: string) => process.stdout.write(`${line}\n`);

const openQuestions: string[] = [];
let doneCount = 0;
let once = 0;
const briefs = playedBriefs(briefFile);
for (const { id, brief } of briefs) {
  const { questions, copy, failed } = await carryOn(id, brief);
  const open = questions.filter(({ isAnswered }) => !isAnswered).map(({ name }) => name);
  const writes = questions.filter(({ kind }) => kind === 'write').length;
  const isOnce = writes <= firstOrders(brief, []).length;
  if (open.length > 0) {
    openQuestions.push(...open);
    print(`${id}: waits for ${open.join(', ')}${isOnce ? '' : ' (second round)'}`);
    continue;
  }
  doneCount += 1;
  if (isOnce && copy) once += 1;
  const rounds = isOnce ? 'one round' : 'two rounds';
  print(`${id}: ${failed ? `502 ${failed}` : `${copy?.variants.length} variants`}, ${rounds}`);
  for (const { about, message } of copy?.notes ?? []) print(`    ${about}: ${message}`);
  writeFileSync(
    join(folder, 'delivered', `${id}.json`),
    `${JSON.stringify({ brief, isOnce, failed, ...copy }, null, 2)}\n`,
  );
}
print(
  `${doneCount} of ${briefs.length} done, ${once} of them after one round; ${openQuestions.length} answers wanted.`,
);
process.exit(openQuestions.length > 0 ? 2 : 0);
