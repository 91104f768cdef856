import { oncePerReading } from './once-per-reading.ts';

const seller =
  /^(?:we|our|ours|us|wir|unser.*|uns|nous|notre|nos|nosotr.*|nuestr.*|noi|nostr.*|nosso.*|nossa.*|wij|ons|onze)$/;

/** "Abrimos", "offriamo": the verb says who does it. */
const doneByUs: Readonly<Record<string, RegExp>> = {
  es: /^(?!(?:kilo|mili)?gramos$|(?:t|pe)?ramos$|extremos$|menos$)\p{L}{2,}(?:[ae]mos|(?:br|rv|al|iv|un|pl|it|ib|rt|ed)imos)$/u,
  pt: /^(?!(?:t|pe)?ramos$|extremos$|menos$)\p{L}{2,}(?:[ae]mos|(?:br|rv|a|iv|un|pr|it|rt|ed)imos)$/u,
  it: /^\p{L}+iamo$/u,
};

/** "We", "our", "we deliver" in one word, or the product's own name. */
export const hasSeller = oncePerReading(({ tokens, tongue: { languages } }) =>
  tokens.some(
    ({ text, isName }) =>
      isName ||
      seller.test(text) ||
      languages.some((language) => doneByUs[language]?.test(text) === true),
  ),
);
