import type { Fault } from '../../types.ts';
import type { TextReading } from '../reading.ts';
import { originalSpan } from '../text/fold.ts';
import type { Licence } from './licence.ts';
import { findMentions } from './mentions.ts';
import { type Objection, statedBy } from './messages.ts';
import { nameObjections } from './names.ts';
import { numberObjections } from './numbers.ts';
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

/** Objects to every claim in `text` that the licence does not cover. */
export const findClaims = (reading: TextReading, licence: Licence): Fault[] => {
  const { folded } = reading;
  const sentences = reading.sentences.map((read) => markName(read, licence.name));
  const stated = sentences.map((sentence) => findMentions(sentence));
  const told = stated.flat().map(({ value }) => value);
  const paid = sentences.flatMap(({ tokens }, at) =>
    (stated[at] ?? []).filter((one) => currencyOf(tokens, one)).map(({ value }) => value),
  );
  const objections = distinct([
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
  return objections.map(({ rule, start, end, level }) => {
    const [from, to] = originalSpan(folded, start, end);
    const words = folded.original.slice(from, to);
    const { states, suggestion, level: usual } = statedBy(rule);
    const message = `“${words}” states ${states}.`;
    return { rule, level: level ?? usual, text: words, start: from, end: to, message, suggestion };
  });
};
