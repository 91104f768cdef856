import type { Brief, Finding } from '../../types.ts';
import { originalSpan } from '../text/fold.ts';
import { type Licence, readLicence } from './licence.ts';
import { claimMessage } from './messages.ts';
import { nameObjections } from './names.ts';
import { numberObjections } from './numbers.ts';
import type { Objection } from './objection.ts';
import { findQuoted, phraseObjections } from './phrases.ts';
import { readText } from './reading.ts';
import { testimonialObjections } from './testimonials.ts';

const distinct = (objections: Objection[]): Objection[] => {
  const kept: Objection[] = [];
  const sorted = objections.sort((a, b) => a.start - b.start || b.end - a.end);
  for (const objection of sorted) {
    const known = kept.some(({ rule, end }) => rule === objection.rule && end >= objection.end);
    if (!known) kept.push(objection);
  }
  return kept;
};

/** Objects to every claim in `text` that the licence does not cover. */
export const findClaims = (text: string, licence: Licence, path: string): Finding[] => {
  const reading = readText(text, licence.language);
  const quoted = findQuoted(reading, licence);
  const objections = distinct([
    ...numberObjections(reading, licence, quoted),
    ...phraseObjections(reading, licence, quoted),
    ...testimonialObjections(reading, licence, quoted),
    ...nameObjections(reading, licence, quoted),
  ]);
  return objections.map(({ rule, start, end }) => {
    const span = originalSpan(reading.folded, start, end);
    return { rule, path, text, span, message: claimMessage(rule, text.slice(...span)) };
  });
};

export const checkClaims = (text: string, brief: Brief, path = 'text'): Finding[] =>
  findClaims(text, readLicence(brief), path);
