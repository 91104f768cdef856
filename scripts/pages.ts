import { readdirSync, readFileSync } from 'node:fs';

/** A fenced block of a page: what stands behind its first fence, and what stands in it. */
export type Block = {
  page: string;
  line: number;
  /** The first word behind the fence; empty where there is none. */
  language: string;
  /** The second word: how a command is run, or how much of an answer is shown. */
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

/** As much of an answer as its page shows. */
export const shortened = (answer: string, { note }: Block) =>
  note && answer.length > Number(note) ? `${answer.slice(0, Number(note))}…\n` : `${answer}\n`;

/** What differs from run to run, made the same, so that two runs can be compared. */
export const settled = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>')
    .replace(/\d{4}-\d\d-\d\d( +\d{4}-\d\d-\d\d| \d\d:\d\d:\d\d)/g, '<days>')
    .replace(/connect\/[\w-]{43}/g, 'connect/<secret>')
    .replace(/gr_live_[0-9A-Za-z]{4}(?=["\s…])/g, '<key’s beginning>')
    .replace(/\b1202\d{14}\b/g, '<object id>')
    .replace(/demo-\d{13}@/g, 'demo-<n>@')
    .replace(/\d+ MB free/g, '<n> MB free')
    // How long is left, and whether anything is, depends on how fast the machine came so far.
    .replace(/^ +… writes unlock in \d+ s.*\n/gm, '')
    .replace(/^ +\d* ┤[ ▁▂▃▄▅▆▇█]+$/gm, '<columns>')
    .replace(/"date_(start|stop)":"[\d-]+"/g, '"date_$1":"<day>"')
    .replace(
      /"(spend|impressions|clicks|reach|value|frequency|ctr|cpc|cpm|inline_link_clicks)":"[\d.]+"/g,
      '"$1":"<n>"',
    );
