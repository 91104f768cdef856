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

const noteOnOffer = (offer: string, { isSaid }: Desk) => (isSaid(tidy(offer)) ? null : roomMessage);

const textOf = ({ variants, hooks }: Copy) =>
  [
    ...variants.flatMap((variant) => [variant.primary_text, variant.headline, variant.description]),
    ...hooks.map(({ text }) => text),
  ].join(' . ');

/** What of the brief did not find its way into the copy, so that nothing is lost in silence. */
export const notesOn = (
  copy: Copy,
  { benefits, pain_points, offer }: Brief,
  pack: LanguagePack,
  isRefused: Said,
): Note[] => {
  const desk: Desk = { pack, isSaid: phraseFinder(textOf(copy)) };
  const notesAbout = (about: string, entries: readonly string[], noteOn: typeof noteOnPain) =>
    entries.flatMap((text, at): Note[] => {
      const why = noteOn(text, desk);
      if (why === null) return [];
      const reason = why === roomMessage && isRefused(text) ? refusedMessage : why;
      // What must not be printed is not quoted either.
      const isSecret = reason === refusedMessage || reason === bodyMessage;
      const name = isSecret || text.length > longest ? `Entry ${at + 1}` : `“${text}”`;
      return [{ about, message: `${name} ${reason}` }];
    });
  return [
    ...notesAbout('benefits', benefits, noteOnBenefit),
    ...notesAbout('pain_points', pain_points, noteOnPain),
    ...notesAbout('offer', offer === undefined ? [] : [offer], noteOnOffer),
  ];
};
