import { fold } from '../../../kernel/folding/fold.ts';
import type { Token } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';

const description = /[,:;(|!?–—\n]|\s-\s|\s(?:is|are|for|by|with|from|in)\s/;
const article = /^(?:the|an?|el|los|las?|les?|der|die|das|os?|il|lo|gli|de|het)\s+/i;
const brand = /^(?:[\p{Lu}\p{N}][^\s]*|\p{Ll}\p{Lu}[^\s]*)(?:\s(?:[\p{Lu}\p{N}&][^\s]*))*/u;

/** What a text may call the product: "Ledgerly payroll software", and "Ledgerly" where it is written as a name. */
export type ProductName = { whole: string; brand: string | undefined };

export const nameOf = (product: string): ProductName => {
  // Brands may carry numbers, but only up to the description.
  const [named = ''] = fold(product).cased.split(description);
  const front = named.replace(/\s+/g, ' ').trim();
  return { whole: front.toLowerCase(), brand: brand.exec(front.replace(article, ''))?.[0] };
};

/** Where a name stands in a text. */
export const placesOf = (text: string, name = ''): [start: number, end: number][] => {
  const places: [number, number][] = [];
  if (name.length < 2) return places;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    places.push([at, at + name.length]);
  return places;
};

/** The same reading, its tokens told which of them name the product. */
export const markName = (reading: Reading, { whole, brand: short }: ProductName): Reading => {
  const { flat, cased } = reading.folded;
  const places = [...placesOf(flat, whole), ...placesOf(cased, short)];
  if (places.length === 0) return reading;
  const mark = (token: Token): Token =>
    places.some(([start, end]) => start <= token.start && token.end <= end)
      ? { ...token, isName: true }
      : token;
  return { ...reading, tokens: reading.tokens.map(mark) };
};
