import { type Html, html } from '../../kernel/html.ts';

/** The words in question, with a little of what stands around them. */
export const marked = (text: string, { start, end }: { start: number; end: number }): Html =>
  html`<p class="quote">${text.slice(Math.max(0, start - 24), start)}<mark>${text.slice(start, end)}</mark>${text.slice(end, end + 24)}</p>`;

type CopyFinding = { field: string; level: 'stop' | 'hold' | 'warn'; start: number; end: number };

const weight = { stop: 2, hold: 1, warn: 0 };

const isSamePlace = (one: CopyFinding, other: CopyFinding) =>
  one.field === other.field && one.start < other.end && other.start < one.end;

/** Of several that are about the same words, the gravest is enough: mending it mends them all. */
export const folded = <F extends CopyFinding>(findings: readonly F[]): F[] =>
  findings.filter(
    (one, at) =>
      !findings.some(
        (other, otherAt) =>
          otherAt !== at &&
          isSamePlace(one, other) &&
          (weight[other.level] > weight[one.level] ||
            (weight[other.level] === weight[one.level] && otherAt < at)),
      ),
  );
