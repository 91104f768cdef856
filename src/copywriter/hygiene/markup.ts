const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decodeEntities = (text: string) =>
  text
    .replace(
      /&(amp|lt|gt|quot|apos|nbsp);/gi,
      (_, name: string) => entities[name.toLowerCase()] ?? ' ',
    )
    .replace(/&#(?:x[0-9a-f]+|\d+);?/gi, ' ');

/** Each strips one kind of markup; content that was code goes with its fence. */
const strips: readonly [RegExp, string][] = [
  [/<(script|style|template|iframe|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' '],
  [/<!--[\s\S]*?(?:-->|$)/g, ' '],
  [/<[%?][\s\S]*?(?:[%?]>|$)/g, ' '],
  [/<\|[^|>]*\|>/g, ' '],
  [/<\/?[a-z][^<>]*(?:>|$)/gi, ' '],
  [/\{\{[\s\S]*?(?:\}\}+|$)/g, ' '],
  [/\{%[\s\S]*?(?:%\}|$)/g, ' '],
  [/[$#@]\{[\s\S]*?(?:\}|$)/g, ' '],
  [/\[\[[\s\S]*?(?:\]\]|$)/g, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\[\/?(?:inst|sys|system|user|assistant)\]/gi, ' '],
  [/\[[^\]]*\b(?:name|company|brand|product|insert|your)\b[^\]]*\]/gi, ' '],
  [/%[A-Z_]{3,}%/g, ' '],
  [/```[\s\S]*?(?:```|$)/g, ' '],
];

const links: readonly [RegExp, string][] = [
  [/\b(?:https?|ftp|data|javascript|file):(?:\/\/)?\S+/gi, ' '],
  [/\bwww\.\S+/gi, ' '],
  [/\b[\w.-]+\.[a-z]{2,}\/\S*/gi, ' '],
  [/\b[\w.+-]+@[\w-]+\.[\w.]+/gi, ' '],
];

const leftovers: readonly [RegExp, string][] = [
  [/(^|\s)#+\s+/g, '$1'],
  [/(\*\*|__|~~)(.+?)\1/g, '$2'],
  [/(^|\s)[*_](\S[^*_]*)[*_](?=\s|$|[.,!?])/g, '$1$2'],
  [/\s*\|+\s*/g, ' – '],
  [/[{}<>`\\^~]+/g, ' '],
  [/\(\s*\)|\[\s*\]/g, ' '],
];

const applyAll = (text: string, rules: readonly [RegExp, string][]) =>
  rules.reduce((clean, [pattern, by]) => clean.replace(pattern, by), text);

/** Plain words out of markup, templates and links. Entities are opened first: they may hide a tag. */
export const stripMarkup = (text: string) =>
  applyAll(applyAll(applyAll(decodeEntities(text), strips), links), leftovers);
