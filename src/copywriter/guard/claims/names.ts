import type { Reading } from '../reading.ts';
import type { Licence } from './licence.ts';
import type { Objection } from './objection.ts';
import type { Quoted } from './phrases.ts';

/** Languages that write only names with a capital inside a sentence; German does not. */
const capitalMeansName = new Set(['en', 'es', 'fr', 'pt', 'it', 'nl']);

const harmless = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays
  saturdays sundays january february march april may june july august september october november december
  christmas easter halloween ramadan diwali hanukkah thanksgiving valentine valentines mother father mothers
  fathers new year spring summer autumn winter english spanish french german italian portuguese dutch european
  american british wi fi wifi bluetooth ok pov diy faq vat crm seo pdf gps usb led uv ai it hr saas app api
  ceo tv pc iphone ipad android windows mac linux zip excel word instagram facebook whatsapp youtube tiktok
  linkedin pinterest pilates yoga internet web earth mum dad mom dr mr mrs ms x ii iii iv
  usted ustedes sie ihr ihre vous tu lei u`.split(/\s+/),
);

const capitalised = /(?<![\p{L}\p{N}'&])\p{Lu}[\p{L}]+/gu;
const opens = /(?:^|[.!?…:;\n"(–*•|/¿¡-]|\d[.)])[\s"'(*•¿¡-]*$/u;
const anyWord = /\p{L}+/gu;

const isTitleCase = (line: string): boolean => {
  const words = line.match(anyWord)?.filter(({ length }) => length > 2) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 0 && capitals.length * 2 > words.length;
};

const besideQuotation = 40;

/** A name right after or before a quotation is who said it. */
const isBesideQuotation = (text: string, start: number, end: number): boolean =>
  /"[^"\n]{0,12}[^\n".!?]*$/u.test(text.slice(Math.max(0, start - besideQuotation), start)) ||
  /^[^\n".!?]{0,30}[:,]?\s?"/u.test(text.slice(end, end + besideQuotation));

/** A proper name the customer never mentioned is an invented speaker, place or partner. */
export const nameObjections = (
  { folded: { cased, flat }, tongue: { languages } }: Reading,
  licence: Licence,
  quoted: readonly Quoted[],
): Objection[] => {
  if (!languages.every((language) => capitalMeansName.has(language))) return [];
  const found: Objection[] = [];
  let offset = 0;
  for (const line of cased.split('\n')) {
    const titled = isTitleCase(line);
    for (const { 0: word, index } of titled ? [] : line.matchAll(capitalised)) {
      const start = offset + index;
      const end = start + word.length;
      const low = flat.slice(start, end);
      if (harmless.has(low) || licence.words.has(low)) continue;
      // "'s Ochtends" opens a Dutch sentence.
      if (/^'s $/.test(line.slice(Math.max(0, index - 3), index))) continue;
      if (word === word.toUpperCase() || opens.test(line.slice(Math.max(0, index - 8), index)))
        continue;
      if (quoted.some((range) => range.start <= start && end <= range.end)) continue;
      const rule = isBesideQuotation(cased, start, end)
        ? 'claims.phrase.testimonial'
        : 'claims.name.unknown';
      found.push({ rule, start, end });
    }
    offset += line.length + 1;
  }
  return found;
};
