import type { LanguagePack } from '../languages/pack.ts';
import { isDoubtful } from '../spelling/doubt.ts';
import { isSure } from '../spelling/sure.ts';
import type { Brief, Copy, Note } from '../types.ts';
import { phraseFinder } from './likeness.ts';
import { factsOf } from './reading/material.ts';
import { bodyMessage, painOf } from './reading/pains.ts';
import { tidy } from './reading/tidy.ts';

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

/** Why a phrase was not even tried. */
type Doubt = (text: string) => string | null;

const doubtOf =
  ({ haste }: Brief, pack: LanguagePack): Doubt =>
  (text) => {
    if (isDoubtful(text)) return doubtfulMessage;
    return haste && !isSure(text, pack) ? unsureMessage : null;
  };

const noteOnBenefit = (
  text: string,
  pack: LanguagePack,
  isSaid: Said,
  doubtIn: Doubt,
): string | null => {
  const facts = factsOf([text], pack);
  if (facts.some((fact) => fact.role === 'figure')) return figureMessage;
  if (facts.length === 0 || text.length > longest * 2) return tooLongMessage;
  const unsaid = facts.filter((fact) => !isSaid(fact.text));
  return unsaid.every((fact) => doubtIn(fact.text) !== null)
    ? (unsaid.map((fact) => doubtIn(fact.text))[0] ?? null)
    : roomMessage;
};

const noteOnPain = (
  text: string,
  { reading }: LanguagePack,
  isSaid: Said,
  doubtIn: Doubt,
): string | null => {
  if (isSaid(painOf(text, reading))) return null;
  return reading.body.test(text) ? bodyMessage : (doubtIn(text) ?? roomMessage);
};

const noteOnOffer = (offer: string | undefined, isSaid: Said, doubtIn: Doubt) =>
  offer === undefined || isSaid(tidy(offer)) ? null : (doubtIn(offer) ?? roomMessage);

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
export const notesOn = (copy: Copy, brief: Brief, pack: LanguagePack, isRefused: Said): Note[] => {
  const isSaid = phraseFinder(textOf(copy));
  const { benefits, pain_points, offer = '' } = brief;
  const doubtIn = doubtOf(brief, pack);
  const entries: Entry[] = [
    ...benefits.map((text, at) => ({
      about: 'benefits',
      text,
      at,
      why: noteOnBenefit(text, pack, isSaid, doubtIn),
    })),
    ...pain_points.map((text, at) => ({
      about: 'pain_points',
      text,
      at,
      why: noteOnPain(text, pack, isSaid, doubtIn),
    })),
    { about: 'offer', text: offer, at: 0, why: noteOnOffer(brief.offer, isSaid, doubtIn) },
  ];
  return entries.flatMap((entry) => asNote(entry, isRefused));
};
