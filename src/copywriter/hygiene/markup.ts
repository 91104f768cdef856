import { cleanCharacters } from './characters.ts';

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

/** Stands for an address until what leads to it is taken out as well. */
const address = '\uE000';

const addresses: readonly RegExp[] = [
  /\b(?:https?|ftp|data|javascript|file):(?:\/\/)?[^\s)]+/giu,
  /\bwww\.[^\s)]+/giu,
  // A capital behind the slash is no path: "Node.js/React".
  /\b[\w.-]+\.(?!(?:js|ts|net|io)\/\p{Lu})[a-zA-Z]{2,}\/[^\s)]*/gu,
  /\b[\w.+-]+@[\w-]+\.[\w.]+/giu,
  // "by @name" says who.
  /(?<![\p{L}\d.])(?<!(?<!\p{L})(?:by|von|par|por|di|door|de|da) )@[\w.]{3,}/giu,
  // "– shop.example" behind what is sold
  /(?<=[\s(])[a-z0-9][\w-]*(?:\.[\w-]+)*\.(?:example|com|net|org|eu|info|shop|de|fr|es|it|nl|pt|at|ch|be|br|uk)(?=\)|,?\s*$|\s+[–—|-])/giu,
  /(?:(?<![\p{L}\d.,:])(?=[+0])|\b(?:tel|tél|telefono|telefoon|telefon|telefone|teléfono|téléphone|tlm|phone|ph|call|whatsapp)(?:\/\p{L}+)?\.?:?\s*)\+?\(?\d[\d\s/().-]{5,}\d/giu,
];

const reach = new RegExp(
  `\\b(?:tel|tél|phone|call|whats ?app|insta\\w*|dm|www)\\b|${address}`,
  'iu',
);

/** "(Katrin Moos, tel. Mo-Do 18-20 Uhr)": from the first way to reach somebody on, what stands in brackets goes. */
const withoutReach = (all: string, inside: string) => {
  const entries = inside.split(/([,;]| [–-])/u);
  const at = entries.findIndex((entry) => reach.test(entry));
  if (at === -1) return all;
  if (at > 0) return `(${entries.slice(0, at - 1).join('')})`;
  const [first = '', , ...others] = entries;
  // "(Leeds www…)", "(www…, Leeds)"
  const town = new RegExp(`^(\\p{Lu}\\p{Ll}+) ${address}$`, 'u').exec(inside)?.[1];
  if (town !== undefined) return `(${town})`;
  return first.endsWith(address) && others.length > 0 ? `(${others.join('').trim()})` : ' – ';
};

const leads: readonly [RegExp, string][] = [
  // "– Tel. rund um die Uhr"
  [/(?:\s[–—]|[,;])\s(?:tel|tél)\b\.?[^–—,;()]*(?=$|[–—,;])/giu, ''],
  // "– Termine: www…", "– order via www…", "tel. or @name"
  [new RegExp(`(?<=^|[–—|,;.!(] ?)[\\p{L}&]+(?: [\\p{L}&]+)?: ?${address}`, 'giu'), ' '],
  [
    new RegExp(
      `(?:(?:\\b\\p{L}+\\.? )?\\b(?:via|at|on|su|sur|unter|auf|op|em|en|in|o|or|ou|of|oder|(?:dm|ig|insta|instagram|fb|facebook|tiktok|x|info|web|tel\\.?|tél\\.?):?) )?${address}`,
      'giu',
    ),
    ' ',
  ],
];

const leftovers: readonly [RegExp, string][] = [
  [/(^|\s)#+\s+/g, '$1'],
  [/(\*\*|__|~~)(.+?)\1/g, '$2'],
  [/(^|\s)[*_](\S[^*_]*)[*_](?=\s|$|[.,!?])/g, '$1$2'],
  [/\s*\|+\s*|\s+\/\/\s+/g, ' – '],
  // "<5 minutes" and "~20 km" qualify a number; anywhere else the signs are markup.
  [/[{}`\\^]+|[<>~]+(?!\s?(?:[€$£]\s?)?\d)/g, ' '],
  // What stood in brackets still parts what is beside them.
  [/\((?:\p{L}+:)?[\s,;:–-]*\)/gu, ' – '],
  [/–(?:\s*–)+/g, '–'],
  [/\s*–\s*(?=[,;])/g, ''],
  [/\[\s*\]/g, ' '],
];

const applyAll = (text: string, rules: readonly [RegExp, string][]) =>
  rules.reduce((clean, [pattern, by]) => clean.replace(pattern, by), text);

const withoutAddresses = (text: string) =>
  applyAll(
    addresses
      .reduce((clean, pattern) => clean.replace(pattern, address), text)
      .replace(/\(([^()]*)\)/gu, withoutReach),
    leads,
  );

/** Plain words out of markup, templates and links. Entities are opened first: they may hide a tag. */
export const stripMarkup = (text: string) =>
  applyAll(
    withoutAddresses(applyAll(decodeEntities(text.replaceAll(address, '')), strips)),
    leftovers,
  );
