import type { Finding, Guard } from '../types.ts';
import { findClaims } from './claims/claims.ts';
import { readLicence } from './claims/licence.ts';
import { findInLabel, findPolicy, houseOf } from './policy/policy.ts';
import { checkShape } from './shape.ts';

export { checkClaims } from './claims/claims.ts';
export { allowedFacts } from './claims/licence.ts';
export { checkPolicy } from './policy/policy.ts';
export { checkShape } from './shape.ts';

/**
 * Looks at every string of an answer: it may claim only what the brief supplied, must keep the
 * platform's rules even where the brief breaks them, and must have the promised shape.
 */
export const guard: Guard = (copy, brief) => {
  const licence = readLicence(brief);
  const house = houseOf(brief);
  const inText = (text: string, path: string): Finding[] => [
    ...findClaims(text, licence, path),
    ...findPolicy(text, house, path),
  ];
  const inLabel = (text: string, path: string): Finding[] => [
    ...findClaims(text, licence, path),
    ...findInLabel(text, path),
  ];
  return [
    ...copy.variants.flatMap(({ angle, hook, primary_text, headline, description }, at) => [
      ...inLabel(angle, `variants[${at}].angle`),
      ...inText(hook, `variants[${at}].hook`),
      ...inText(primary_text, `variants[${at}].primary_text`),
      ...inText(headline, `variants[${at}].headline`),
      ...inText(description, `variants[${at}].description`),
    ]),
    ...copy.hooks.flatMap(({ category_label, text }, at) => [
      ...inLabel(category_label, `hooks[${at}].category_label`),
      ...inText(text, `hooks[${at}].text`),
    ]),
    ...checkShape(copy, brief),
  ];
};
