import { checkClaims, checkPolicy, guard } from '../guard/guard.ts';
import type { Brief, Hook, Variant } from '../types.ts';

/** The second lock, asked about one piece at a time, so that a piece it refuses can be written another way. */
export type Screen = { variant(variant: Variant): boolean; hook(hook: Hook): boolean };

export const openScreen: Screen = { variant: () => true, hook: () => true };

export const screenFor = (brief: Brief): Screen => ({
  variant: (variant) =>
    guard({ variants: [{ ...variant, id: 'v1' }], hooks: [] }, { ...brief, num_variants: 1, num_hooks: 0 }).length === 0,
  hook: (hook) =>
    guard({ variants: [], hooks: [hook] }, { ...brief, num_variants: 0, num_hooks: 1 }).length === 0,
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isPrintable = (text: string, brief: Brief) =>
  [`${capital(text)}.`, `${capital(text)}?`].every(
    (sentence) => checkPolicy(sentence, brief).length + checkClaims(sentence, brief).length === 0,
  );

const rounds = 4;

/** The product without the words the guard objects to: "best lamp" is a lamp. */
const printableProduct = (product: string, brief: Brief) => {
  let text = product;
  for (let round = 0; round < rounds; round++) {
    const [finding] = [...checkClaims(text, brief), ...checkPolicy(`${text}.`, brief)];
    if (!finding) break;
    const [start, end] = finding.span;
    const rest = `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();
    if (!/\p{L}/u.test(rest) || rest === text) break;
    text = rest;
  }
  return text;
};

/** What of the brief may be printed at all: supplied does not mean allowed. */
export const printableBrief = (clean: Brief, asked: Brief): Brief => ({
  ...clean,
  product: printableProduct(clean.product, asked),
  audience: isPrintable(clean.audience, asked) ? clean.audience : '',
  offer: clean.offer !== undefined && isPrintable(clean.offer, asked) ? clean.offer : undefined,
  benefits: clean.benefits.filter((text) => isPrintable(text, asked)),
  pain_points: clean.pain_points.filter((text) => isPrintable(text, asked)),
});
