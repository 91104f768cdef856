import type { LanguagePack } from '../languages/pack.ts';
import type { Brief, Copy, Note } from '../types.ts';
import { phraseFinder } from './likeness.ts';
import { factsOf } from './reading/material.ts';
import { bodyMessage, painOf } from './reading/pains.ts';
import { splitList, tidy } from './reading/tidy.ts';

const figureMessage =
  'is a figure without a word, and nobody can tell what it counts. Add a word or two, such as “150 seats”.';
const refusedMessage = 'was left out: the guard does not let it be printed as it stands.';
const tooLongMessage = 'was left out: it is too long. Split it into short entries.';
const roomMessage = 'was left out: there was no room for it. Ask for more variants.';

const longest = 120;

type Said = (phrase: string) => boolean;

type Desk = { pack: LanguagePack; isSaid: Said };

const noteOnBenefit = (text: string, { pack, isSaid }: Desk): string | null => {
  const facts = factsOf(splitList(tidy(text)), pack);
  if (facts.some((fact) => fact.role === 'figure')) return figureMessage;
  if (facts.length === 0 || text.length > longest * 2) return tooLongMessage;
  return facts.every((fact) => isSaid(fact.text)) ? null : roomMessage;
};

const noteOnPain = (text: string, { pack, isSaid }: Desk): string | null => {
  if (isSaid(painOf(text, pack.reading))) return null;
  return pack.reading.body.test(text) ? bodyMessage : roomMessage;
};

const noteOnOffer = (offer: string | undefined, { isSaid }: Desk) => {
  if (offer === undefined) return null;
  return isSaid(tidy(offer)) ? null : roomMessage;
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
  isRefused: Said,
): Note[] => {
  const desk: Desk = { pack, isSaid: phraseFinder(textOf(copy)) };
  const entries: Entry[] = [
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
