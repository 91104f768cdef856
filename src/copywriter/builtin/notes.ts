import type { LanguagePack } from '../languages/pack.ts';
import type { Brief, Copy, Note } from '../types.ts';
import { phraseFinder } from './likeness.ts';
import { factsOf } from './reading/material.ts';
import { bodyMessage, painOf } from './reading/pains.ts';
import { tidy } from './reading/tidy.ts';

const figureMessage =
  'is a figure without a word, and nobody can tell what it counts. Add a word or two, such as “150 seats”.';
const refusedMessage = 'was left out: the guard does not let it be printed as it stands.';
const tooLongMessage = 'was left out: it is too long. Split it into short entries.';
const roomMessage = 'was left out: there was no room for it. Ask for more variants.';

const longest = 120;

type Said = (phrase: string) => boolean;

const noteOnBenefit = (text: string, pack: LanguagePack, isSaid: Said): string | null => {
  const facts = factsOf([text], pack);
  if (facts.some((fact) => fact.role === 'figure')) return figureMessage;
  if (facts.length === 0 || text.length > longest * 2) return tooLongMessage;
  return facts.every((fact) => isSaid(fact.text)) ? null : roomMessage;
};

const noteOnPain = (text: string, { reading }: LanguagePack, isSaid: Said): string | null => {
  if (isSaid(painOf(text, reading))) return null;
  return reading.body.test(text) ? bodyMessage : roomMessage;
};

const noteOnOffer = (offer: string | undefined, { reading }: LanguagePack, isSaid: Said) =>
  offer === undefined || isSaid(tidy(offer, reading)) ? null : roomMessage;

/** What of the brief did not find its way into the copy, so that nothing is lost in silence. */
export const notesOn = (
  { variants, hooks }: Copy,
  brief: Brief,
  pack: LanguagePack,
  isRefused: (text: string) => boolean,
): Note[] => {
  const isSaid = phraseFinder(
    [
      ...variants.flatMap(({ primary_text, headline, description }) => [
        primary_text,
        headline,
        description,
      ]),
      ...hooks.map(({ text }) => text),
    ].join(' . '),
  );
  const explain = (text: string, why: string) =>
    why === roomMessage && isRefused(text) ? refusedMessage : why;
  const all: [field: string, text: string, why: string | null][] = [
    ...brief.benefits.map((text): [string, string, string | null] => [
      'benefits',
      text,
      noteOnBenefit(text, pack, isSaid),
    ]),
    ...brief.pain_points.map((text): [string, string, string | null] => [
      'pain_points',
      text,
      noteOnPain(text, pack, isSaid),
    ]),
    ['offer', brief.offer ?? '', noteOnOffer(brief.offer, pack, isSaid)],
  ];
  return all.flatMap(([about, text, why]) =>
    why === null ? [] : [{ about, message: `“${text}” ${explain(text, why)}` }],
  );
};
