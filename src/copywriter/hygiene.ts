import { dropOpenBrackets } from './hygiene/brackets.ts';
import { finder, namesIn } from './hygiene/capitals/known-names.ts';
import { repeatedNames } from './hygiene/capitals/repeated-names.ts';
import { noSpeller, type Speller } from './hygiene/capitals/speller.ts';
import { cleanCharacters } from './hygiene/characters.ts';
import { dropInstructions } from './hygiene/instructions.ts';
import { stripMarkup } from './hygiene/markup.ts';
import { calmDown } from './hygiene/shouting.ts';
import { isSigned, signaturesOf } from './hygiene/signature.ts';
import type { Brief } from './types.ts';

/** A product without a word cannot be advertised. */
export const hasWords = (text: string) => /\p{L}/u.test(text);

const collapse = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** "better :)" smiles; in "(no promise of course ;)" the bracket ends as well. */
const withoutSmiles = (text: string) =>
  text.replace(/(?:\s|^)[:;]-?[)D(P]+(?=[\s!.,]|$)/gu, (_, at: number) =>
    /\([^()]*$/u.test(text.slice(0, at)) ? ')' : '',
  );

const calmMarks = (text: string) =>
  withoutSmiles(text)
    // "online!!! native teachers" are two things.
    .replace(/\s*!+\s+(?=(?:and|or|with|und|oder|mit|et|ou|avec|y|o|con|e|com|en|of|met) )/gu, ' ')
    .replace(/¡+/gu, '')
    .replace(/\s*!+\s+(?=\p{Ll}|['’]\p{Ll} )/gu, ' – ')
    .replace(/\s*!+\s+(?=\d)/gu, ', ')
    .replace(/\.{2,}/gu, '…')
    .replace(/[!?‽¿]{2,}/gu, (run) => (run.includes('?') ? '?' : '!'))
    .replace(
      /([.,;:…–—=_#-]|(?<![\p{L}*])\*)\1+/gu,
      (run, sign: string, at: number, typed: string) =>
        run === '--' && !/\d,$/u.test(typed.slice(0, at)) ? '—' : sign,
    )
    .replace(/!(?=\s+\p{Lu})/gu, '.')
    .replace(/!(?=[\s),;]|$)/gu, '')
    .replace(/\s+(?=\))/gu, '')
    .replace(/\s*\(\)/gu, '')
    .replace(/\s+([,.;:!?])(?=\s|$)/gu, '$1')
    .replace(/([\p{Extended_Pictographic}]\uFE0F?)(?:\s*\1)+/gu, '$1');

/** Calls to act are the writer's to make; pasted ones only shout. */
const pastedCalls =
  /(?<=^|[\s!.,;–—-])(?:buy|shop|order|click|call|act|sign up|subscribe|download|book) (?:it |here )?(?:now|today|here)(?=$|[\s!.,;])[!.]*/giu;

/** List marks in front and end marks behind; the full stop of ".NET" belongs to it, the minus of "-15 %" too. */
const strays =
  /^(?:[\s•·*✓✔→►▪●‣:;,!]|[-–—](?!\d)|\.(?!\p{L})|✅)+|(?<!\s(?:ou|o|or|oder|of))\s\+$|[\s\-–—•·*:;,.!]+$/gu;

const unquote = (text: string) =>
  /^["“”«»'‘]([^"“”«»]*)["“”«»'’]$/u.exec(text)?.[1]?.trim() ?? text;

/** A full stop behind a short word may be its own, and does no harm where it is none. */
const shortest = 4;

/** "Orthotics are made in about seven days.": so many words, the last one known, are a sentence. */
const isSentence = /^\p{Lu}\p{Ll}*(?: [\p{Ll}\d’'-]+){5,}\.$/u;

/** A question mark is kept, so is the full stop of "U.S." and "poss."; other end marks belong to the frame. */
const trimEnds = (typed: string, { isWord }: Speller, isName: boolean) => {
  // "Lucca e prov. –": a dash that leads nowhere.
  const text = typed.replace(/(?<=\s)[\s–—]+$/u, '').trimEnd();
  const [, last] = /(?<![\p{L}.’'-])(\p{L}{1,6})\.$/u.exec(text) ?? [];
  const endsInAbbreviation =
    /(?:\p{L}\.){2,}$|\p{L}\.\p{L}{1,3}\.$|\d\.\d{1,2}\.$/u.test(text) ||
    (last !== undefined &&
      ((!isName && last.length <= shortest && !isSentence.test(text)) || !isWord(last)));
  // "129,-" and "3.-" are prices.
  const trimmed = text.replace(strays, (marks, at: number) =>
    at > 0 && /^[,.][-–—]$/u.test(marks) && /\d/u.test(text.charAt(at - 1)) ? marks : '',
  );
  return endsInAbbreviation ? `${trimmed}.` : trimmed;
};

/** No language has a word this long; nothing could print it. */
const endlessWord = /\S{61,}/gu;

const cleanText = (text: string, speller: Speller, { isName = false } = {}) => {
  // Twice: an escaped entity hides a tag one level deeper.
  const { isPlace } = speller;
  const plain = stripMarkup(stripMarkup(cleanCharacters(text), isPlace), isPlace);
  const spoken = collapse(dropOpenBrackets(dropInstructions(plain)));
  const calm = calmDown(calmMarks(spoken).replace(pastedCalls, ' '), { isName, speller });
  return trimEnds(collapse(calm.replace(endlessWord, ' ')), speller, isName);
};

const cleanItems = (items: string[], speller: Speller, tidy = unquote) => {
  const seen = new Set<string>();
  return items
    .map((item) => tidy(cleanText(item, speller)))
    .filter((item) => {
      const key = item.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
};

const cleanOptional = (text: string | undefined, speller: Speller) => {
  const clean = text === undefined ? '' : cleanText(text, speller);
  return hasWords(clean) || /\d/.test(clean) ? clean : undefined;
};

/** Which phrases came in capitals: names in them have lost their own. */
const shoutedOf = ({ audience, offer = '', benefits, pain_points }: Brief, speller: Speller) =>
  [audience, offer, ...benefits, ...pain_points]
    // Whoever writes one word in capitals knows how the others are written.
    .filter((text) => !/\p{Ll}{3}/u.test(text) && calmDown(text, { isName: false }) !== text)
    .map((text) => cleanText(text, speller));

/** "@saltmarsh.farrier – hoof care": whoever begins with a handle goes by that name. */
const handle = /^[^\p{L}\d@]*(@[\w.]{2,}\w)(?!\p{L})[\s–—|:/→➜➔⇒-]*/u;

const cleanProduct = (line: string, speller: Speller) => {
  const [, name] = handle.exec(line) ?? [];
  const said = cleanText(line.replace(handle, ''), speller, { isName: true }).replace(/\s+…$/u, '');
  if (name === undefined) return said;
  // Behind a name it opens no line.
  const behind = speller.hasNouns
    ? said
    : said.replace(/^\p{Lu}(?=\p{Ll}+(?:, | & | )\p{Ll})/u, (letter) => letter.toLowerCase());
  return hasWords(behind) ? `${name} – ${behind}` : name;
};

/** The brief as words that may be printed: no markup, no orders to the writer, no shouting. */
export const cleanBrief = (brief: Brief, known = noSpeller): Brief => {
  const { product, audience, offer = '', benefits, pain_points } = brief;
  const typed = [product, audience, offer, ...benefits, ...pain_points].join(' ');
  // Switzerland writes no "ß".
  const isSwiss = /(?<!\p{L})(?:CHF|SFr|Fr\.) ?\d/u.test(typed);
  const spell = (word: string) => known.spell(word)?.replace('ß', isSwiss ? 'ss' : 'ß') ?? null;
  const careful = { ...known, spell };
  const signatures = brief.signatures ?? signaturesOf(product);
  const named = cleanProduct(product, {
    ...careful,
    findNames: finder(() => repeatedNames(product, [offer, ...benefits], careful), careful),
    isSigned: (words) => isSigned(words, signatures),
  });
  const speller = { ...careful, findNames: namesIn(named, careful) };
  return {
    ...brief,
    shouted: brief.shouted ?? shoutedOf(brief, speller),
    product: named,
    signatures,
    audience: cleanText(brief.audience, speller),
    offer: cleanOptional(brief.offer, speller),
    // What somebody says of himself stays in quotes.
    pain_points: cleanItems(brief.pain_points, speller, (said) => said),
    benefits: cleanItems(brief.benefits, speller),
    tone: cleanOptional(brief.tone, speller),
    objective: cleanOptional(brief.objective, speller),
  };
};
