import { cleanCharacters } from './characters.ts';
import { withoutContacts } from './contacts.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Cleaned once more: an entity may stand for a character that may not. */
const characterOf = (code: number) =>
  code <= 0x10ffff ? cleanCharacters(String.fromCodePoint(code)) : ' ';

const decodeEntities = (text: string) =>
  text
    .replace(
      /&(amp|lt|gt|quot|apos|nbsp);/gi,
      (_, name: string) => entities[name.toLowerCase()] ?? ' ',
    )
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) =>
      characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    );

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

const leftovers: readonly [RegExp, string][] = [
  [/(^|(?<!\d)\s)#+\s+/g, '$1'],
  [/(\*\*|__|~~)(.+?)\1/g, '$2'],
  [/(^|\s)[*_](\S[^*_]*)[*_](?=\s|$|[.,!?])/g, '$1$2'],
  [/\s*\|+\s*|\s+\/{2,}(?:\s+|$)/g, ' – '],
  // "Geneva <-> Porto", "PT <-> FR", "Bouillon > Poupehan"
  [/(?<=\p{Ll})\s*(?:<[-=]+>|[↔⇄])\s*(?=\p{L})|(?<=\p{Lu}\p{Ll}+) > (?=\p{Lu}\p{Ll})/gu, '–'],
  [/(?<=\p{L})\s*<[-=]+>\s*(?=\p{L})/gu, ' ↔ '],
  [/\s*(?<!<)[-=]+>\s*/g, ' → '],
  // "EN<>FR", ">>> KEYMATE <<<"
  [/(?<=\p{L})<+>+(?=\p{L})/gu, '/'],
  [/\s*(?:<{2,}|>{2,})\s*|(?<=[\p{L}\d)]) ~+ (?=[\p{L}(])/gu, ' – '],
  [/(?<=\p{L}) > (?=\p{L})/gu, ' → '],
  // "<5 minutes" and "~20 km" qualify a number; anywhere else the signs are markup.
  [/[{}`\\^]+|[<>~]+(?!\s?(?:[€$£]\s?)?\d)/g, ' '],
  // What stood in brackets still parts what is beside them.
  [/\((?:\p{L}+:)?[\s,;:–-]*\)/gu, ' – '],
  [/–(?:\s*–)+/g, '–'],
  [/\s+–\s*(?=[,;])/g, ''],
  [/\[\s*\]/g, ' '],
];

const applyAll = (text: string, rules: readonly [RegExp, string][]) =>
  rules.reduce((clean, [pattern, by]) => clean.replace(pattern, by), text);

/** Plain words out of markup, templates and links. Entities are opened first: they may hide a tag. */
export const stripMarkup = (text: string, isPlace: (word: string) => boolean) =>
  applyAll(withoutContacts(applyAll(decodeEntities(text), strips), isPlace), leftovers);
