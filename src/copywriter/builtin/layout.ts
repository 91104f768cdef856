import { writerWords } from '../language.ts';
import {
  type Brief,
  type CallToActionType,
  hookCategories,
  limits,
  type Variant,
} from '../types.ts';
import type { ClosingKind } from './call-to-action.ts';
import { fillingsOf, isTelling } from './hooks.ts';
import type { Lead } from './leads.ts';
import { type Material, type Piece, sentenceOf, withoutEnd } from './material.ts';

/** What all ads of a call are made from. */
export type AdInputs = {
  brief: Brief;
  material: Material;
  callToAction: CallToActionType;
  closingKind: ClosingKind;
};

/** What an ad may say after its opening. */
export type Plan = {
  facts: Piece[];
  offer: Piece | null;
  /** Who speaks: the product line, what follows a name that was said, or the name alone. */
  nameLine: Piece | null;
  closing: string | null;
};

/** So many entries make a list. */
export const minListed = 2;

const tick = ({ text }: Piece): string => `✓ ${text}`;

/** Paragraphs of an ad: the opening, who speaks and what it gives, the offer and the closing line. */
export const paragraphsOf = (
  { shape, text }: Lead,
  { facts, offer, nameLine, closing }: Plan,
  { brief }: AdInputs,
): string[] => {
  const { colon } = writerWords(brief.language);
  const line = nameLine === null ? [] : [sentenceOf(nameLine.text)];
  const end = [...(offer ? [sentenceOf(offer.text)] : []), ...(closing === null ? [] : [closing])];
  // The opening has the name: what it is comes below its reasons.
  if (shape === 'numbers') {
    const reasons = facts.map((fact, at) => `${at + 1}. ${fact.text}`);
    return [text, reasons.join('\n'), [...line, ...end].join(' ')];
  }
  if (facts.length < minListed)
    return [
      text,
      [...line, ...facts.map((fact) => sentenceOf(fact.text))].join(' '),
      end.join(' '),
    ];
  // One colon is enough in a line.
  const above = line.map((one) => (one.includes(':') ? one : `${withoutEnd(one)}${colon}`));
  return [text, [...above, ...facts.map(tick)].join('\n'), end.join(' ')];
};

/** The line under the picture, which no other ad has, and the one below it: the offer, or what the body does not say. */
export const linesUnder = (
  { facts, offer, nameLine }: Plan,
  lead: Lead,
  { material, brief, closingKind }: AdInputs,
  headlines: readonly string[],
): Pick<Variant, 'headline' | 'description'> | null => {
  const { closings, hooks, question } = writerWords(brief.language);
  const { title, description: line } = material;
  const all = material.facts.filter(({ isRough }) => !isRough);
  const otherFacts = all.filter((piece) => ![...lead.pieces, ...facts].includes(piece));
  const isNew = (text: string) => !lead.text.includes(text);
  const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).filter(isNew);
  const offers = textsOf(material.offer ? [material.offer] : []);
  const names = textsOf(line ? [line] : []);
  const titles = title === null ? [] : [title];
  const calls = closings[closingKind].map(withoutEnd);
  const questions = fillingsOf(question, material, brief.language).map(({ text }) => text);
  const fill = hookCategories.flatMap((category) => hooks[category].neutral.map(withoutEnd));
  const headline = [
    ...offers,
    ...textsOf(otherFacts.filter(isTelling)),
    ...names,
    ...textsOf(facts.filter(isTelling)),
    ...titles,
    ...questions.filter(isNew),
    ...textsOf(otherFacts),
    ...(title === null ? [] : textsOf(all).map((text) => `${title}: ${text}`)),
    ...calls,
    ...fill.filter(isNew),
  ].find((text) => text.length <= limits.headline && !headlines.includes(text));
  const description = [
    ...textsOf(otherFacts),
    ...(nameLine === null ? names : []),
    ...titles,
    ...names,
    ...textsOf([...facts, ...(offer ? [offer] : [])]),
    ...calls,
  ].find((text) => text.length <= limits.description && !headline?.includes(text));
  return headline && description ? { headline, description } : null;
};
