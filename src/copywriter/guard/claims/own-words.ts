import type { Reading } from '../reading.ts';
import type { Licence } from './licence.ts';

const lettersOf = (flat: string) => flat.replace(/[^\p{L}\d]/gu, '');

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
