import type { Reading } from '../reading.ts';
import type { Token } from '../text/tokens.ts';
import { clockAt, sameTime } from './clock.ts';
import { codeAround, isEverydayCode } from './codes.ts';
import { type Context, readContext, roleFrom } from './context.ts';
import type { Fact } from './fact.ts';
import { readFact } from './facts.ts';
import type { Licence } from './licence.ts';
import { isLicensed } from './match.ts';
import type { Mention } from './mention.ts';
import { findMentions } from './mentions.ts';
import type { Objection } from './objection.ts';
import type { Quoted } from './phrases.ts';
import { isStructure, nounClass } from './words.ts';

const inside = (mention: Mention, ranges: readonly { first: number; last: number }[]): boolean =>
  ranges.some(({ first, last }) => mention.first >= first && mention.last <= last);

const singleThings =
  /^(?:app|tool|place|dashboard|platform|calendar|screen|login|plan|price|list|team|view|page|link|inbox|system|account|message|lugar|ort|lieu|endroit|luogo|plek|sitio)$/;

/** Things told apart by a number rather than counted: "room two". */
const numberedThings =
  /^(?:room|table|door|chapter|part|round|act|stage|phase|page|seat|desk|lane|gate|player|plan|sala|mesa|salle|table|raum|zimmer|tisch|stanza|tavolo|kamer|tafel)$/;

const closes = (token: Token | undefined): boolean =>
  token === undefined || /^[.,;:!?\n]$/.test(token.text);

const isCountOfParts = (tokens: readonly Token[], { value, last, first, by }: Mention): boolean => {
  if ((by !== 'digits' && by !== 'words') || value > 10 || value % 1 !== 0) return false;
  const [next, second] = [tokens[last], tokens[last + 1]];
  if (next?.kind === 'word' && isStructure(next.text)) return true;
  if (value === 1 && next && singleThings.test(next.text)) return true;
  const before = tokens[first - 1];
  if (before?.kind === 'word' && isStructure(before.text) && next?.kind !== 'word') return true;
  if (before?.kind === 'word' && numberedThings.test(before.text) && closes(next)) return true;
  return (
    next?.kind === 'word' &&
    second?.kind === 'word' &&
    isStructure(second.text) &&
    !nounClass(next.text)
  );
};

// "The No. 1 way" is a rank, not one of several ways.
const isRanked = (context: Context, { first }: Mention): boolean =>
  [first - 3, first - 2, first - 1].some((at) => (roleFrom(context, at, 'rank') ?? 0) > first);

const isHarmless = (reading: Reading, context: Context, mention: Mention): boolean => {
  const { tokens } = reading;
  if (inside(mention, context.idioms)) return true;
  const percent = roleFrom(context, mention.last, 'percent') !== undefined;
  if (mention.by === 'words' && mention.value === 0 && !percent) return true;
  return !isRanked(context, mention) && isCountOfParts(tokens, mention);
};

/** "Dr. Smith's No. 1 Balm": a number inside the product's own name is no claim. */
const isInName = (
  { folded }: Reading,
  { start, end }: Mention,
  { name: { whole: name }, said }: Licence,
): boolean => {
  if (!/\d/.test(name) || /^(?:the|a|an|el|la|le|der|die|das|o|il|de|het) /.test(name))
    return false;
  const product = said.find(({ source }) => source === 'product')?.flat ?? '';
  if (
    /trusted|rated|award|customers|reviews|%|best|leading/.test(name) ||
    !product.startsWith(name)
  )
    return false;
  for (let at = folded.flat.indexOf(name); at >= 0; at = folded.flat.indexOf(name, at + 1)) {
    if (at <= start && end <= at + name.length) return true;
  }
  return false;
};

const ruleOf = (fact: Fact): string => {
  if (fact.kind === 'count') {
    if (fact.noun === 'org') return 'orgs';
    if (fact.noun === 'review') return 'reviews';
    if (fact.noun === 'place' || fact.noun === 'sale') return 'count';
    return 'people';
  }
  if (fact.kind === 'percent' && fact.discount) return 'discount';
  if (fact.mention.by === 'vague' && fact.kind === 'plain') return 'people';
  return fact.kind;
};

/** A benefit repeated whole keeps its meaning unless the words around it make it stronger. */
const isQuoted = ({ over, mention }: Fact, quoted: readonly Quoted[]): boolean =>
  !over &&
  quoted.some(
    ({ source, start, end }) => source === 'benefits' && start < mention.start && mention.end < end,
  );

// A text this full of numbers is no ad, and a writer needs no longer list of faults.
const manyNumbers = 150;
const enough = 30;

/** Every quantity must be the customer's own, said no louder than they said it. */
export const numberObjections = (
  reading: Reading,
  licence: Licence,
  quoted: readonly Quoted[],
): Objection[] => {
  const mentions = findMentions(reading);
  if (mentions.length === 0) return [];
  const context = readContext(reading.tokens);
  const objections: Objection[] = [];
  let doneUntil = -1;
  mentions.forEach((mention, index) => {
    if (objections.length >= enough) return;
    if (index >= manyNumbers) {
      objections.push({ rule: 'claims.number.plain', start: mention.start, end: mention.end });
      return;
    }
    if (mention.first < doneUntil || isHarmless(reading, context, mention)) return;
    const code = codeAround(reading, mention);
    if (code && (licence.codes.has(code) || isEverydayCode(code))) return;
    if (isInName(reading, mention, licence)) return;
    const clock = clockAt(reading.tokens, mention);
    if (clock && licence.clocks.some((given) => sameTime(clock, given))) {
      doneUntil = clock.last;
      return;
    }
    const next = mentions.slice(index + 1, index + 6).find(({ first }) => first >= mention.last);
    const fact = readFact(reading, context, mention, next);
    const pairs = fact.kind === 'ratio' || (fact.kind === 'rating' && fact.unit !== undefined);
    if (pairs && next && roleFrom(context, mention.last, 'outOf') === next.first)
      doneUntil = next.last;
    if (isLicensed(fact, licence) || isQuoted(fact, quoted)) return;
    objections.push({
      rule: `claims.number.${ruleOf(fact)}`,
      start: mention.start,
      end: mention.end,
    });
  });
  return objections;
};
