import { originalSpan } from '../../../kernel/folding/fold.ts';
import type { Fault } from '../../types.ts';
import { readText, type TextReading } from '../reading.ts';
import type { Licence } from './licence.ts';
import { findMentions } from './mentions.ts';
import { type Objection, statedBy } from './messages.ts';
import { nameObjections } from './names.ts';
import { numberObjections } from './numbers.ts';
import { ownPartAround } from './own-words.ts';
import { phraseObjections } from './phrases.ts';
import { markName } from './product-name.ts';
import { testimonialObjections } from './testimonials.ts';
import { currencyOf } from './units.ts';
import { credentialObjections, unrivalledObjections } from './unrivalled.ts';
import { voiceObjections } from './voices.ts';

const distinct = (objections: Objection[]): Objection[] => {
  const covered = new Map<string, number>();
  const sorted = objections.sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter(({ rule, end }) => {
    const isNew = (covered.get(rule) ?? -1) < end;
    if (isNew) covered.set(rule, end);
    return isNew;
  });
};

/** Every claim of a text that no fact and no promise of the licence covers. */
const objectionsTo = (reading: TextReading, licence: Licence): Objection[] => {
  const sentences = reading.sentences.map((read) => markName(read, licence.name));
  const stated = sentences.map((sentence) => findMentions(sentence));
  const told = stated.flat().map(({ value }) => value);
  const paid = sentences.flatMap(({ tokens }, at) =>
    (stated[at] ?? []).filter((one) => currencyOf(tokens, one)).map(({ value }) => value),
  );
  return distinct([
    ...sentences.flatMap((sentence, at) => [
      ...numberObjections({ reading: sentence, licence, mentions: stated[at] ?? [], told, paid }),
      ...phraseObjections(sentence, licence),
      ...voiceObjections(sentence, licence),
      ...unrivalledObjections(sentence, licence),
    ]),
    ...testimonialObjections(reading, licence),
    ...nameObjections(reading, licence),
    ...credentialObjections(reading, licence),
  ]);
};

/**
 * "Motorhomes up to 9m": what the customer says in these words is supplied, if it is objected to for its own words. An
 * objection that it does not meet alone ("12 lessons of 45 minutes, and you pass") is to what stands around it.
 */
const isOwn = (reading: TextReading, objection: Objection, licence: Licence): boolean => {
  const part = ownPartAround(reading, objection, licence);
  if (!part) return false;
  const alone = readText(reading.folded.cased.slice(...part), licence.language);
  return objectionsTo(alone, licence).some(
    ({ rule, start }) => rule === objection.rule && start + part[0] === objection.start,
  );
};

/** No text of the customer's own words meets as many objections. */
const enough = 30;

export const findClaims = (reading: TextReading, licence: Licence): Fault[] => {
  const { folded } = reading;
  const all = objectionsTo(reading, licence);
  const objections = all.length > enough ? all : all.filter((one) => !isOwn(reading, one, licence));
  return objections.map(({ rule, start, end, level }) => {
    const [from, to] = originalSpan(folded, start, end);
    const words = folded.original.slice(from, to);
    const { states, suggestion, level: usual } = statedBy(rule);
    const message = `“${words}” states ${states}.`;
    return { rule, level: level ?? usual, text: words, start: from, end: to, message, suggestion };
  });
};
