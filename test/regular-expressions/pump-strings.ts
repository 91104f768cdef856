import { createContext, Script } from 'node:vm';
import type { Pattern } from './source-patterns.ts';

const defaultCores = [
  ...' \t\n-_.,:;/\\|#*+=&%@!?"\'`~^$<>[](){}aAzZ059éß\u00a0\u4e2d',
  ...[
    '- ',
    '-_',
    'a ',
    ' a',
    'a.',
    'a-',
    'a/',
    'a,',
    ', ',
    '0.',
    '0,',
    '1 ',
    '%41',
    '""',
    '\r\n',
    'a=',
    '&a',
    '\\"',
    '\\\\',
    '[a',
    '](',
    '{a',
    'a{',
    '<a',
    '//',
    '..',
    '| ',
    'x{x',
    'Aa',
    'EAA',
  ],
];

const plain = (source: string) =>
  source
    .replace(/\\[pP]\{[^}]*\}/g, 'a')
    .replace(/\\[dD]/g, '0')
    .replace(/\\[wW]/g, 'a')
    .replace(/\\[sS]/g, ' ')
    .replace(/\\[bB]/g, '')
    .replace(/\\n/g, '\n')
    .replace(/\\t/g, '\t')
    .replace(/\\r/g, '\r');

/** The parts of which the pattern itself is written: its words, and sequences of them. */
const ownCores = (source: string) => {
  const text = plain(source);
  const words = text.match(/[^[\]()?*+|^${}\\]{1,12}/g) ?? [];
  const characters = [...new Set(text.replace(/[\\()?*+|^$[\]{}]/g, ''))].slice(0, 12);
  return [...new Set([...words.slice(0, 8), ...characters])].filter((one) => one !== '');
};

export type Pump = { before: string; core: string; after: string };

export const pumpsFor = ({ source }: Pattern): Pump[] => {
  const own = ownCores(source);
  const [first = '', second = ''] = own;
  const befores = [...new Set(['', first, `${first}${second}`, 'a'])];
  const afters = ['\u0001', ''];
  const cores = [...new Set([...defaultCores, ...own])];
  return cores.flatMap((core) =>
    befores.flatMap((before) => afters.map((after) => ({ before, core, after }))),
  );
};

const textOf = ({ before, core, after }: Pump, length: number) =>
  before + core.repeat(Math.ceil(length / core.length)) + after;

/** Uses a pattern as the source would: on the whole text if it may match repeatedly. */
const apply = (pattern: RegExp, text: string) => {
  pattern.lastIndex = 0;
  if (!pattern.global) return pattern.test(text);
  // Matches are not stored, because memory for them would grow unevenly.
  let isFound = pattern.test(text);
  while (isFound && pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    isFound = pattern.test(text);
    if (isFound && pattern.lastIndex === at) pattern.lastIndex += 1;
  }
  return isFound;
};

const timeOf = (pattern: RegExp, text: string, times = 1) => {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    apply(pattern, text);
    best = Math.min(best, performance.now() - began);
  }
  return best;
};

/** Less than any quadratic number of steps takes at the greatest length. */
const surelyLinearMs = 0.5;
const lengths = [400, 1_600, 6_400, 25_600];
/** Four times the length takes four times as long; sixteen times if the time is quadratic. */
const maxGrowth = 10;

const growthAt = (pattern: RegExp, pump: Pump, length: number) =>
  timeOf(pattern, textOf(pump, length), 3) / timeOf(pattern, textOf(pump, length / 4), 3);

/** How much longer four times the length takes, if that can be measured; null: no more than in proportion. */
export const growthOf = (pattern: RegExp, pump: Pump): number | null => {
  let before = 0;
  for (const length of lengths) {
    const took = timeOf(pattern, textOf(pump, length));
    if (took > 4 * surelyLinearMs && before > 0) {
      // Other programs can make one measurement long, but not three.
      const growths = [1, 2, 3].map(() => growthAt(pattern, pump, length));
      if (Math.min(...growths) > maxGrowth) return Math.min(...growths);
    }
    if (took > 200) return null;
    before = took;
  }
  return null;
};

/** True if a text of some dozen characters blocks the process. Tested in a thread that can be stopped. */
export const isExponential = ({ source, flags }: Pattern, pumps: Pump[]) => {
  const texts = pumps.map((pump) => textOf(pump, 40));
  const context = createContext({ texts });
  const script = new Script(
    `{ const pattern = new RegExp(${JSON.stringify(source)}, ${JSON.stringify(flags.replace(/[gy]/g, ''))}); for (const text of texts) pattern.test(text); }`,
  );
  try {
    script.runInContext(context, { timeout: 2_000 });
    return false;
  } catch {
    return true;
  }
};
