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

/** Fewer words do not say the same wherever they stand: "9", "12 lessons". */
const fewest = 3;

/** What a line says, as a whole and between its marks. */
export const partsOf = (cased: string): string[] =>
  [cased, ...cased.split(marks)].map((part) => lettersOf(part.toLowerCase()));

/** What benefits alone can prove. */
const proof =
  /^claims\.(?:number\.(?:people|orgs|reviews|rating|ratio)|phrase\.(?:award|endorsement|evidence|leader|popularity|press|reviews|testimonial|trust))$/;

/** "25 % if more than 200 pupils come" counts nobody; "the 2nd child" and "10th to 12th grade" rank nobody. */
const isProof = (rule: ClaimRule, words: string, before: string): boolean => {
  if (rule === 'claims.number.rank') return !/^(?!1$)\d+$/.test(words);
  const isIf = /(?<!\p{L})(?:if|si|wenn|bei|bij)(?!\p{L})/u.test(before);
  return proof.test(rule) && !(rule === 'claims.number.people' && isIf);
};

/** The part around an objection, where the customer says the same words between marks of their own. */
export const ownPartAround = (
  { folded: { cased, flat } }: Reading,
  { rule, start, end }: Objection,
  { said, parts: { proven, stated } }: Licence,
): [from: number, to: number] | undefined => {
  const from = start - (cased.slice(0, start).split(marks).at(-1) ?? '').length;
  const to = end + (cased.slice(end).split(marks)[0] ?? '').length;
  const isShort = (part: string): boolean => (part.match(/[\p{L}\d]+/gu) ?? []).length < fewest;
  const isOfBenefit = isProof(rule, flat.slice(start, end), flat.slice(from, start));
  const part = flat.slice(from, to);
  if (!isShort(part) && (isOfBenefit ? proven : stated).has(lettersOf(part))) return [from, to];
  // "From €28 incl. oil (2x)": a whole line.
  for (const { source, flat: line } of said) {
    const at = flat.lastIndexOf(line, start);
    const isGiven = isOfBenefit
      ? source === 'benefits'
      : source !== 'pain' && source !== 'audience';
    if (isGiven && at >= 0 && end <= at + line.length && !isShort(line))
      return [at, at + line.length];
  }
  return undefined;
};
