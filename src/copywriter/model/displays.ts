import { normal } from '../opening-words.ts';
import type { Brief } from '../types.ts';
import { type Display, isWithin, mendDisplay } from './mend-text.ts';

const capitalise = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Texts of the brief that are short enough for a headline or a description, unlike what is said already. */
export const displaysFrom = ({ offer, benefits, product }: Brief) => {
  const phrases = [offer ?? '', ...benefits, product, ...product.split(/\s*[,:–—|]\s+/u)];
  return (field: Display, said: readonly string[]): string[] => {
    const taken = new Set(said.map(normal));
    return phrases
      .map((text) => capitalise(mendDisplay(text, field)))
      .filter((text) => text !== '' && isWithin(text, field) && !taken.has(normal(text)));
  };
};
