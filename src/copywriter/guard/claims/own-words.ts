import type { Reading } from '../reading.ts';
import type { Licence } from './licence.ts';
import type { ClaimRule, Objection } from './messages.ts';

/** Letters, digits and signs of money; "3,50" keeps its comma. */
const lettersOf = (flat: string) =>
  flat.replace(/(?<!\d)[.,:]|[.,:](?!\d)|[^\p{L}\d%€$£+.,:]/gu, '');

/**
 * '"Poil à Poil" – grooming', "– Dipl.-Ing. Jens Petersen", "guided tours of the stars", "all over Brazil": what the
 * product line says word for word, with the word before it, is what is sold or who sells it, and nobody's praise.
 */
export const isOfProductLine = (
  { folded: { flat } }: Reading,
  { start, end }: { start: number; end: number },
  { said }: Licence,
): boolean => {
  const before = /[^\s]+\s+$/u.exec(flat.slice(0, start))?.[0].length ?? 0;
  const words = lettersOf(flat.slice(start - before, end));
  return said.some(
    ({ source, flat: line }) => source === 'product' && lettersOf(line).includes(words),
  );
};

/** Where a part of a line ends; "3,50", "7:30" and "exc. agosto" go on. */
const marks =
  /[!?;()[\]|"…\n•]|[,:](?!\d)|\.(?=\s+\P{Ll}|\s*$)|\s[-–](?=\s)|\p{Extended_Pictographic}/gu;

/** A phrase needs more words than these to say the same wherever it stands: not "9", not "12 lessons". */
const shortest = 3;

/** Parts of a line that may be said together. */
const inARow = 6;

/** What a line says between two marks, and any few such parts in a row. */
export const partsOf = (cased: string): string[] => {
  const parts = cased.split(marks).map((part) => lettersOf(part.toLowerCase()));
  return parts.flatMap((_, first) =>
    parts
      .slice(first, first + inARow)
      .map((_part, more) => parts.slice(first, first + more + 1).join('')),
  );
};

/** What benefits alone can prove. */
const proof =
  /^claims\.(?:number\.(?:people|orgs|reviews|rating|ratio)|phrase\.(?:award|endorsement|evidence|leader|popularity|press|reviews|testimonial|trust))$/;

/** "25 % if more than 200 pupils come" counts nobody; "the 2nd child" and "10th to 12th grade" rank nobody. */
const isProof = (rule: ClaimRule, words: string, part: string): boolean =>
  rule === 'claims.number.rank'
    ? !/^(?!1$)\d+$/.test(words)
    : proof.test(rule) && !/(?<!\p{L})(?:if|si|wenn|bei|se|als|bij)(?!\p{L})/u.test(part);

/** The part around an objection, where the customer says the same words between marks of their own. */
export const ownPartAround = (
  { folded: { cased, flat } }: Reading,
  { rule, start, end }: Objection,
  { parts: { proven, stated } }: Licence,
): { start: number; end: number } | undefined => {
  const all = [...cased.matchAll(marks)].map(({ 0: mark, index }) => ({
    index,
    end: index + mark.length,
  }));
  const from = all.findLast((mark) => mark.end <= start)?.end ?? 0;
  const to = all.find(({ index }) => index >= end)?.index ?? cased.length;
  const part = flat.slice(from, to);
  if ((part.match(/[\p{L}\d]+/gu)?.length ?? 0) < shortest) return undefined;
  const isGiven = (isProof(rule, flat.slice(start, end), part) ? proven : stated).has(
    lettersOf(part),
  );
  return isGiven ? { start: from, end: to } : undefined;
};
