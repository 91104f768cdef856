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

const links: readonly [RegExp, string][] = [
  [
    /(?:(?:\b\p{L}+ )?\b(?:via|at|on|su|sur|unter|auf|op|em|en|in) )?\b(?:https?|ftp|data|javascript|file):(?:\/\/)?[^\s)]+/giu,
    ' ',
  ],
  // "– order via www…"
  [/(?:(?:\b\p{L}+ )?(?:via|at|on|su|sur|unter|auf|op|em|en|in) )?\bwww\.[^\s)]+/giu, ' '],
  // A capital behind the slash is no path: "Node.js/React".
  [/\b[\w.-]+\.(?!(?:js|ts|net|io)\/\p{Lu})[a-zA-Z]{2,}\/\S*/gu, ' '],
  [/\b[\w.+-]+@[\w-]+\.[\w.]+/gi, ' '],
  // "(IG: @edgewagon)", "– shop.example" behind what is sold, "tel. 0131 496 0182"
  [
    /(?:(?:\btel\.? (?:o|or|ou|of|oder) )|\b(?:dm|ig|insta|instagram|fb|facebook|tiktok|x):?\s*)?(?<![\p{L}\d.])(?<!(?<!\p{L})(?:by|von|par|por|di|door|de|da) )@[\w.]{3,}/giu,
    ' ',
  ],
  [
    /(?<=[\s(])(?:(?:reservas?|réservations?|booking|buchung|prenotazioni|info|web)(?: \p{L}{2,3}|:) )?[a-z0-9][\w-]*(?:\.[\w-]+)*\.(?:example|com|net|org|eu|info|shop|de|fr|es|it|nl|pt|at|ch|be|br|uk)(?=\)|\s*$|\s+[–—|-])/giu,
    ' ',
  ],
  [/\((?=[^()]*\b(?:tel|tél|phone|call|whats ?app|insta\w*|dm|www)\b)[^()]*\)/giu, ' '],
  [
    /(?:(?<![\p{L}\d.,:])(?=[+0])|\b(?:tel|tél|telefono|telefoon|telefon|telefone|teléfono|téléphone|tlm|phone|ph|call|whatsapp)(?:\/\p{L}+)?\.?:?\s*)\+?\(?\d[\d\s/().-]{5,}\d/giu,
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
  [/\[\s*\]/g, ' '],
];

const applyAll = (text: string, rules: readonly [RegExp, string][]) =>
  rules.reduce((clean, [pattern, by]) => clean.replace(pattern, by), text);

/** Plain words out of markup, templates and links. Entities are opened first: they may hide a tag. */
export const stripMarkup = (text: string) =>
  applyAll(applyAll(applyAll(decodeEntities(text), strips), links), leftovers);
