import type { Reading } from '../reading.ts';
import { sentenceAround, type Token } from '../text/tokens.ts';
import { isDay } from './days.ts';
import type { Licence } from './licence.ts';
import type { Objection } from './objection.ts';
import { type FamilyMatch, findFamilies } from './phrases/find-families.ts';
import { isLittle } from './phrases/offered.ts';
import type { Family } from './phrases/table.ts';

/** Promises the customer may make anywhere in product, offer or benefits; proof only in benefits. */
const promises: ReadonlySet<Family> = new Set(['free', 'guarantee', 'urgency']);

/** A range of the folded text that repeats something the customer said, word for word. */
export type Quoted = { start: number; end: number; source: string };

/** Where whole inputs are repeated. Short ones are skipped: "fast" is no quotation. */
export const findQuoted = ({ folded: { flat } }: Reading, { said }: Licence): Quoted[] => {
  const quoted: Quoted[] = [];
  for (const { source, flat: text } of said) {
    if (text.length < 8) continue;
    for (let at = flat.indexOf(text); at >= 0; at = flat.indexOf(text, at + text.length)) {
      quoted.push({ source, start: at, end: at + text.length });
    }
  }
  return quoted;
};

/** "Free parking" does not license "free shipping": what is promised must have been named. */
const namesThePromised = (
  reading: Reading,
  { family, first, last }: FamilyMatch,
  licence: Licence,
): boolean => {
  if (first < 0) return true;
  const given = licence.said.filter(
    ({ source }) => source === 'offer' || source === 'benefits' || source === 'product',
  );
  const text = given.map(({ flat }) => flat).join(' ');
  const isGiven = ({ text: word }: Token): boolean => text.includes(word.slice(0, 4));
  const { tokens } = reading;
  const [, end] = sentenceAround(tokens, first);
  const deadline = tokens
    .slice(first, Math.min(end, last + 5))
    .filter(({ text: word }) => isDay(word));
  return (
    (family !== 'urgency' || deadline.every(isGiven)) &&
    tokens
      .slice(first, last)
      .filter(({ kind, text: word }) => kind === 'word' && word.length > 3 && !isLittle(word))
      .every(isGiven)
  );
};

const otherTongue = (reading: Reading, licence: Licence): boolean =>
  !reading.tongue.languages.some((language) => licence.tongues.has(language));

const isPromised = (reading: Reading, match: FamilyMatch, licence: Licence): boolean => {
  const { benefits, offer, product } = licence.families;
  const { family } = match;
  if (!benefits.has(family) && !offer.has(family) && !product.has(family)) return false;
  return otherTongue(reading, licence) || namesThePromised(reading, match, licence);
};

const isCertificate = (reading: Reading, { family, first }: FamilyMatch): boolean =>
  family === 'evidence' &&
  /^(?:certif|zertif|gecertif|accredit|acredit)/.test(reading.tokens[first]?.text ?? '');

const isProven = (reading: Reading, match: FamilyMatch, licence: Licence): boolean => {
  if (licence.families.benefits.has(match.family)) return true;
  // A boast in the product's own words ("Best lamp ever") is the customer's puff, not our proof, and
  // a certificate ("certified organic") is part of what the product is.
  const own = match.family === 'superlative' || isCertificate(reading, match);
  if (!own) return false;
  const text = reading.folded.flat.slice(match.start, reading.tokens[match.last]?.end ?? match.end);
  return (
    match.first >= 0 &&
    licence.said.some(({ source, flat }) => source === 'product' && flat.includes(text))
  );
};

export const phraseObjections = (
  reading: Reading,
  licence: Licence,
  quoted: readonly Quoted[],
): Objection[] => {
  const objections: Objection[] = [];
  for (const match of findFamilies(reading)) {
    const { family, start, end } = match;
    const promise = promises.has(family);
    const repeats = quoted.some(
      (range) =>
        range.start <= start &&
        end <= range.end &&
        (range.source === 'benefits' ||
          (promise && (range.source === 'offer' || range.source === 'product')) ||
          range.source === 'pain' ||
          range.source === 'audience'),
    );
    if (repeats) continue;
    const fine = promise ? isPromised(reading, match, licence) : isProven(reading, match, licence);
    if (!fine) objections.push({ rule: `claims.phrase.${family}`, start, end });
  }
  return objections;
};
