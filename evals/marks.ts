import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDraft } from '../src/copywriter/builtin/writer.ts';
import { findJson } from '../src/copywriter/model/find-json.ts';
import { isBuiltinBrief, readBrief } from '../src/copywriter/read-brief.ts';
import { playedBriefs } from './cases.ts';

/**
 * Marks without knowing who wrote what: `node scripts/run.mjs evals/marks.ts free|sheets|count
 * briefs.json folder`. See evals/README.md.
 */
const [, , task = '', briefFile = '', folder = ''] = process.argv;
if (!['free', 'sheets', 'count'].includes(task) || !briefFile || !folder)
  throw new Error('evals/marks.ts free|sheets|count briefs.json folder');
for (const part of ['requests', 'answers', 'sheets', 'marks'])
  mkdirSync(join(folder, part), { recursive: true });

type Source = 'delivered' | 'free' | 'builtin';
type Text = { primary_text: string; headline: string; description: string };
type Entry = Text & { id: string; source: Source; brief: string };

/** So many of each source and brief are marked. */
const perSource = 3;

const print = (line: string) => process.stdout.write(`${line}\n`);
const briefs = playedBriefs(briefFile);

const briefText = (brief: object) => {
  const {
    num_hooks: _hooks,
    num_variants: _variants,
    ...rest
  } = {
    num_hooks: 0,
    num_variants: 0,
    ...brief,
  };
  return JSON.stringify(rest, null, 1);
};

const languageOf = ({ language }: { language?: string | undefined }) => language ?? 'English';

const freeRequest = (brief: Parameters<typeof languageOf>[0]) => `You are an excellent copywriter. \
Write ${perSource} ads for a social feed from this brief, in ${languageOf(brief)}, each from another angle. You may write as you like; keep to the
facts of the brief. primary_text: the text; headline: at most 40 characters; description: at most 30 characters.

${briefText(brief)}

Answer with JSON and nothing else: {"variants":[{"primary_text":"","headline":"","description":""}]}
`;

const variantsIn = (file: string): Text[] => {
  if (!existsSync(file)) return [];
  const answer = findJson(readFileSync(file, 'utf8'), ['variants']);
  return answer && 'variants' in answer && Array.isArray(answer.variants) ? answer.variants : [];
};

const entriesOf = async ({ id, brief }: (typeof briefs)[number]): Promise<Entry[]> => {
  const ownBrief = await readBrief(brief, { isModel: true });
  const drafts = (await isBuiltinBrief(ownBrief)) ? (await writeDraft(ownBrief)).variants : [];
  const sources: [Source, Text[]][] = [
    ['delivered', variantsIn(join(folder, 'delivered', `${id}.json`))],
    ['free', variantsIn(join(folder, 'answers', `${id}-free.txt`))],
    ['builtin', drafts],
  ];
  return sources.flatMap(([source, texts]) =>
    texts.slice(0, perSource).map(({ primary_text, headline, description }) => {
      const hash = createHash('sha256').update(`${source}${id}${primary_text}`).digest('hex');
      return { id: hash.slice(0, 6), source, brief: id, primary_text, headline, description };
    }),
  );
};

const sheetQuestion = `You are a creative director. You do not know who wrote these ads; several people did. For each: would you run this? \
5 as it is, 4 after a small touch, 3 usable draft, 2 poor, 1 embarrassing. Also list under "uncarried" any statement about the product, the firm,
prices, terms, customers or results that the brief does not carry (an empty list where all is carried).
Answer with JSON and nothing else: {"marks":[{"id":"","mark":0,"uncarried":[]}]}
`;

const writeSheets = async () => {
  const key: Record<string, { source: Source; brief: string; kind: string }> = {};
  for (const one of briefs) {
    const entries = await entriesOf(one);
    // A hash knows nothing of its source: sorted by it, the texts are mixed.
    entries.sort((a, b) => a.id.localeCompare(b.id));
    for (const { id, source, brief } of entries)
      key[id] = { source, brief, kind: 'kind' in one ? String(one.kind) : '' };
    const adTexts = entries.map(({ id, primary_text, headline, description }) =>
      [`[${id}]`, primary_text, `Headline: ${headline}`, `Description: ${description}`].join('\n'),
    );
    const sheet = `${sheetQuestion}\nBrief:\n${briefText(one.brief)}\n\nAds:\n\n${adTexts.join('\n\n')}\n`;
    writeFileSync(join(folder, 'sheets', `${one.id}.txt`), sheet);
    print(`${one.id}: ${entries.length} ads`);
  }
  writeFileSync(join(folder, 'key.json'), JSON.stringify(key, null, 1));
};

type Mark = { id: string; mark: number; uncarried?: string[] };

const count = () => {
  const key: Record<string, { source: Source; kind: string }> = JSON.parse(
    readFileSync(join(folder, 'key.json'), 'utf8'),
  );
  const rows = readdirSync(join(folder, 'marks')).flatMap((file): Mark[] => {
    const answer = findJson(readFileSync(join(folder, 'marks', file), 'utf8'), ['marks']);
    return answer && 'marks' in answer && Array.isArray(answer.marks) ? answer.marks : [];
  });
  const groups = new Map<string, Mark[]>();
  for (const row of rows) {
    const { source = 'unknown', kind = '' } = key[row.id] ?? {};
    for (const name of [source, ...(kind ? [`${source}, ${kind}`] : [])])
      groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  for (const [name, marks] of [...groups].sort()) {
    const values = marks.map(({ mark }) => mark);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const good = values.filter((value) => value >= 4).length;
    const bad = values.filter((value) => value === 1).length;
    const uncarried = marks.filter((one) => (one.uncarried ?? []).length > 0).length;
    print(
      `${name}: ${values.length} ads, mean ${mean.toFixed(2)}, 4 or more ${good}, 1 ${bad}, with a statement that no fact carries ${uncarried}`,
    );
  }
};

if (task === 'free')
  for (const { id, brief } of briefs)
    writeFileSync(join(folder, 'requests', `${id}-free.txt`), freeRequest(brief));
else if (task === 'sheets') await writeSheets();
else count();
