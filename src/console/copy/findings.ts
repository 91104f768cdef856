import type { z } from 'zod';
import { briefLacks, pathOf } from '../../copywriter/types.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import type { checkAdCopy } from '../../operations/copy/check-ad-copy.ts';

type Finding = z.output<typeof checkAdCopy.output>['findings'][number];

/** The form has one brief, and calls its benefits facts. */
const pageWords: Record<keyof typeof briefLacks, string> = {
  number: 'the brief does not give.',
  proof: 'the facts of the brief do not give it.',
  claim: 'the facts of the brief do not.',
};

const endings = Object.entries(pageWords).map(
  ([lack, words]) => [briefLacks[lack as keyof typeof briefLacks], words] as const,
);

const withPageWords = (message: string) => {
  const [end, words] = endings.find(([one]) => message.endsWith(` ${one}`)) ?? ['', ''];
  return message.slice(0, message.length - end.length) + words;
};

/** The guard begins its message with the place in the request; on a page, the place is shown above the sentence. */
export const sentence = (finding: Pick<Finding, 'variant' | 'field' | 'message'>) => {
  const place = `${pathOf(finding)} `;
  const { message } = finding;
  const words = withPageWords(message.startsWith(place) ? message.slice(place.length) : message);
  return `${/^[a-z]/.test(words) ? 'It ' : ''}${words}`.replace(/\.?$/, '.');
};

/** The words in question, with some of the text around them. */
export const marked = (text: string, { start, end }: { start: number; end: number }): Html =>
  html`<p class="quote">${text.slice(Math.max(0, start - 24), start)}<mark>${text.slice(start, end)}</mark>${text.slice(end, end + 24)}</p>`;

type CopyFinding = { field: string; level: 'stop' | 'hold' | 'warn'; start: number; end: number };

const weight = { stop: 2, hold: 1, warn: 0 };

const isSamePlace = (one: CopyFinding, other: CopyFinding) =>
  one.field === other.field && one.start < other.end && other.start < one.end;

/** Of several findings about the same words, only the most serious is kept, because correcting it corrects them all. */
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

/** One fact or worry on each line. */
export const linesIn = (text: string | null) =>
  (text ?? '').split('\n').filter((line) => line.trim() !== '');
