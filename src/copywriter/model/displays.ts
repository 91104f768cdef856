import { normal } from '../opening-words.ts';
import type { Brief, Variant } from '../types.ts';
import { type Display, isWithin, mendDisplay } from './mend-text.ts';
import { sentencesOf } from './sentences.ts';

const capitalise = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * Texts that may stand in for a variant's headline or description: what the brief says in few
 * words, then short sentences of the variant's own.
 */
export const displaysFrom = ({ offer, benefits, product }: Brief) => {
  const phrases = [offer ?? '', ...benefits, product, ...product.split(/\s*[,:–—|]\s+/u)];
  return (field: Display, { hook, primary_text, headline, description }: Variant): string[] => {
    const taken = new Set([hook, headline, description].map(normal));
    return [...phrases, ...sentencesOf(primary_text)]
      .map((text) => capitalise(mendDisplay(text, field)))
      .filter((text) => text !== '' && isWithin(text, field) && !taken.has(normal(text)));
  };
};
