import { readdirSync, readFileSync } from 'node:fs';

/** A fenced block of a page: what stands behind its first fence, and what stands in it. */
export type Block = {
  page: string;
  line: number;
  /** The first word behind the fence; empty where there is none. */
  language: string;
  /** The second word: how a command is run, or how many lines of an answer are shown. */
  note: string;
  /** Its lines, the last newline included. */
  text: string;
  /** Where `text` begins in the page. */
  from: number;
};

/** A command as a person types it, and the answer the page shows below it, if any. */
export type Command = Block & { answer: Block | null };

const fenced = /^```([^\n`]*)\n([\s\S]*?)^```$/gm;

export const blocksIn = (page: string, source: string): Block[] =>
  [...source.matchAll(fenced)].map((match) => {
    const [, info = '', text = ''] = match;
    const [language = '', note = ''] = info.trim().split(/\s+/);
    return {
      page,
      line: source.slice(0, match.index).split('\n').length,
      language,
      note,
      text,
      from: match.index + 3 + info.length + 1,
    };
  });

/** Commands are fenced as `sh`; the next block is their answer if nothing but space is between. */
export const commandsIn = (page: string, source: string): Command[] => {
  const blocks = blocksIn(page, source);
  return blocks.flatMap((block, at) => {
    if (block.language !== 'sh') return [];
    const next = blocks[at + 1];
    const between = next && source.slice(block.from + block.text.length, next.from);
    const answers =
      next && next.language !== 'sh' && /^```\s+```[^\n]*\n$/.test(between ?? '') ? next : null;
    return [{ ...block, answer: answers }];
  });
};

/** Every page a reader is sent to for a command. */
export const pages = () => [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name}`),
];

export const readPage = (page: string) => readFileSync(page, 'utf8');

/** An answer as its page shows it: JSON indented, and only as many lines as the block's note says. */
export const presented = (answer: string, { language, note }: Block) => {
  const lines = (language === 'json' ? indented(JSON.parse(answer)) : answer).split('\n');
  const isCut = note !== '' && lines.length > Number(note);
  return `${(isCut ? [...lines.slice(0, Number(note)), '…'] : lines).join('\n')}\n`;
};

const widest = 90;

/** JSON for reading: what fits on one line stays on one line. */
const indented = (value: unknown, margin = ''): string => {
  const flat = onOneLine(value);
  if (typeof value !== 'object' || value === null || margin.length + flat.length <= widest)
    return flat;
  const inner = `${margin}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const rows = Object.entries(value).map(([name, one]) =>
    Array.isArray(value) ? indented(one, inner) : `"${name}": ${indented(one, inner)}`,
  );
  return `${open}\n${rows.map((row) => inner + row).join(',\n')}\n${margin}${close}`;
};

const onOneLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = Object.entries(value).map(([name, one]) => `"${name}": ${onOneLine(one)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
};

/** What differs from run to run, made the same, so that two runs can be compared. */
export const settled = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>')
    .replace(/\d{4}-\d\d-\d\d( +\d{4}-\d\d-\d\d| \d\d:\d\d:\d\d)/g, '<days>')
    .replace(/connect\/[\w-]{43}/g, 'connect/<secret>')
    .replace(/gr_live_[0-9A-Za-z]{4}(?=["\s…])/g, '<key’s beginning>')
    .replace(/"next": "[\w-]{40,}"/g, '"next": "<cursor>"')
    .replace(/\b1202\d{14}\b/g, '<object id>')
    .replace(/demo-\d{13}@/g, 'demo-<n>@')
    .replace(/\d+ MB free/g, '<n> MB free')
    // How long is left, and whether anything is, depends on how fast the machine came so far.
    .replace(/^ +… a new connection waits .*\n/gm, '')
    // Which actions there were, and which came first, is another thing every day.
    .replace(/\bactions\.\w[\w.]*(,actions\.\w[\w.]*)*/g, '<actions>')
    .replace(/^ +\d* ┤[ ▁▂▃▄▅▆▇█]+$/gm, '<columns>')
    .replace(/"date_(start|stop)": "[\d-]+"/g, '"date_$1": "<day>"')
    .replace(
      /"(spend|impressions|clicks|reach|value|frequency|ctr|cpc|cpm|inline_link_clicks)": "[\d.]+"/g,
      '"$1": "<n>"',
    );
