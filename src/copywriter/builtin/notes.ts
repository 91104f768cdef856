import type { LanguagePack } from '../languages/pack.ts';
import { isDoubtful } from '../spelling/doubt.ts';
import type { Brief, Copy, Note } from '../types.ts';
import { phraseFinder } from './likeness.ts';
import { factsOf } from './reading/material.ts';
import { bodyMessage, painOf } from './reading/pains.ts';
import { tidy } from './reading/tidy.ts';
import type { Printed } from './told-brief.ts';

const figureMessage =
  'is a figure without a word, and nobody can tell what it counts. Add a word or two, such as “150 seats”.';
const doubtfulMessage = 'was left out: it holds short forms or signs. Write it out in words.';
const unsureMessage =
  'was left out: it could not be printed just as it was typed. Write it as a short, whole phrase.';
const refusedMessage = 'was left out: the guard does not let it be printed as it stands.';
const tooLongMessage = 'was left out: it is too long. Split it into short entries.';
const roomMessage = 'was left out: there was no room for it. Ask for more variants.';

const longest = 120;

type Said = (phrase: string) => boolean;

const untried = (text: string) => (isDoubtful(text) ? doubtfulMessage : unsureMessage);

type Desk = { pack: LanguagePack; isSaid: Said; printed: Printed };

const noteOnBenefit = (text: string, { pack, isSaid, printed }: Desk): string | null => {
  const lines = printed(text);
  if (lines.length === 0) return untried(text);
  const facts = factsOf(lines, pack);
  if (facts.some((fact) => fact.role === 'figure')) return figureMessage;
  if (facts.length === 0 || text.length > longest * 2) return tooLongMessage;
  return facts.every((fact) => isSaid(fact.text)) ? null : roomMessage;
};

const noteOnPain = (text: string, { pack, isSaid, printed }: Desk): string | null => {
  const [line] = printed(text);
  if (line === undefined) return untried(text);
  if (isSaid(painOf(line, pack.reading))) return null;
  return pack.reading.body.test(text) ? bodyMessage : roomMessage;
};

const noteOnOffer = (offer: string | undefined, { isSaid, printed }: Desk) => {
  if (offer === undefined) return null;
  const lines = printed(offer);
  if (lines.length === 0) return untried(offer);
  return lines.every((line) => isSaid(tidy(line))) ? null : roomMessage;
};

const textOf = ({ variants, hooks }: Copy) =>
  [
    ...variants.flatMap(({ primary_text, headline, description }) => [
      primary_text,
      headline,
      description,
    ]),
    ...hooks.map(({ text }) => text),
  ].join(' . ');

type Entry = { about: string; text: string; at: number; why: string | null };

/** What must not be printed is not quoted either. */
const asNote = ({ about, text, at, why }: Entry, isRefused: Said): Note[] => {
  if (why === null) return [];
  const reason = why === roomMessage && isRefused(text) ? refusedMessage : why;
  const isQuotable = reason !== refusedMessage && reason !== bodyMessage && text.length <= longest;
  return [{ about, message: `${isQuotable ? `“${text}”` : `Entry ${at + 1}`} ${reason}` }];
};

/** What of the brief did not find its way into the copy, so that nothing is lost in silence. */
export const notesOn = (
  copy: Copy,
  { benefits, pain_points, offer }: Brief,
  pack: LanguagePack,
  { isRefused, printed, left }: { isRefused: Said; printed: Printed; left: readonly string[] },
): Note[] => {
  const desk: Desk = { pack, printed, isSaid: phraseFinder(textOf(copy)) };
  const entries: Entry[] = [
    ...left.map((text, at) => ({ about: 'product', text, at, why: untried(text) })),
    ...benefits.map((text, at) => ({
      about: 'benefits',
      text,
      at,
      why: noteOnBenefit(text, desk),
    })),
    ...pain_points.map((text, at) => ({
      about: 'pain_points',
      text,
      at,
      why: noteOnPain(text, desk),
    })),
    { about: 'offer', text: offer ?? '', at: 0, why: noteOnOffer(offer, desk) },
  ];
  return entries.flatMap((entry) => asNote(entry, isRefused));
};
