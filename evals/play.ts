import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callToActionFor } from '../src/copywriter/builtin/call-to-action.ts';
import { composeDraft } from '../src/copywriter/builtin/writer.ts';
import type { CompletionRequest, CopyModel } from '../src/copywriter/model/copy-model.ts';
import { jsonIn, systemWithSchema } from '../src/copywriter/model/dialect.ts';
import { createModelWriter } from '../src/copywriter/model/writer.ts';
import { isBuiltinBrief, readBrief } from '../src/copywriter/read-brief.ts';
import { writeCopy } from '../src/copywriter/write-copy.ts';

/**
 * Lets somebody play the model and the judge by hand: `node scripts/run.mjs evals/play.ts brief.json
 * folder`. See evals/README.md.
 */
const [, , briefFile = '', folder = ''] = process.argv;
if (!briefFile || !folder) throw new Error('evals/play.ts brief.json folder');
mkdirSync(folder, { recursive: true });

const wanted = new Set<string>();

/** The same question has the same name each time. */
const nameOf = (kind: string, { system, user }: CompletionRequest) =>
  `${kind}-${createHash('sha256').update(system).update(user).digest('hex').slice(0, 8)}`;

/** A model whose answers lie in the folder; a question without one is put there and waits for it. */
const played = (kind: 'write' | 'judge'): CopyModel => ({
  async complete(request) {
    const name = join(folder, nameOf(kind, request));
    const question = `${systemWithSchema(request)}\n\n----- user -----\n\n${request.user}\n`;
    writeFileSync(`${name}.question.txt`, question);
    if (existsSync(`${name}.answer.txt`)) {
      const text = readFileSync(`${name}.answer.txt`, 'utf8');
      return jsonIn({ text, isCutOff: false }, request.schema.required);
    }
    wanted.add(`${name}.answer.txt`);
    return new Promise<object>(() => {});
  },
});

const asked = {
  pain_points: [],
  benefits: [],
  num_variants: 3,
  num_hooks: 10,
  ...JSON.parse(readFileSync(briefFile, 'utf8')),
};
const brief = await readBrief(asked, { isModel: true });
const { write } = createModelWriter({
  model: played('write'),
  judgeModel: process.env['COPY_JUDGE'] === 'off' ? null : played('judge'),
  callToActionFor,
  draftFor: async (one) => ((await isBuiltinBrief(one)) ? composeDraft(one) : null),
  timeoutMs: 58_000,
});

/** Once a question waits, nothing moves any more after a moment. */
const standstill = async () => {
  do await pause(1_000);
  while (wanted.size === 0);
  await pause(1_000);
  return null;
};

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
const { signal } = new AbortController();
const delivered = await Promise.race([
  writeCopy(write, brief, { signal }).catch((error: Error) => ({ failed: error.message })),
  standstill(),
]);
if (delivered) print({ brief: asked, delivered });
else print({ answers_wanted: [...wanted] });
process.exit(delivered ? 0 : 2);
