import { categoryLabels, type Finding, type Guard } from '../types.ts';
import { findClaims } from './claims/claims.ts';
import { readLicence } from './claims/licence.ts';
import { readText } from './claims/reading.ts';
import { findInLabel, findPolicy, houseOf } from './policy/policy.ts';
import { checkShape } from './shape.ts';
import { isTooLong, tooLong } from './too-long.ts';

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
  const inText = (text: string, path: string): Finding[] => {
    if (isTooLong(text)) return [tooLong('claims', text, path)];
    const reading = readText(text, licence.language);
    return [...findClaims(reading, licence, path), ...findPolicy(reading, house, path)];
  };
  // Labels repeat, so each is judged once and the verdict moved to where it stands.
  const labels = new Map<string, Finding[]>();
  const inLabel = (text: string, path: string): Finding[] => {
    if (isTooLong(text)) return [tooLong('claims', text, path)];
    const known = labels.get(text);
    if (known) return known.map((finding) => ({ ...finding, path }));
    const reading = readText(text, licence.language);
    const findings = [...findClaims(reading, licence, path), ...findInLabel(reading, path)];
    labels.set(text, findings);
    return findings;
  };
  return [
    ...copy.variants.flatMap(({ angle, hook, primary_text, headline, description }, at) => [
      ...inLabel(angle, `variants[${at}].angle`),
      ...inText(hook, `variants[${at}].hook`),
      ...inText(primary_text, `variants[${at}].primary_text`),
      ...inText(headline, `variants[${at}].headline`),
      ...inText(description, `variants[${at}].description`),
    ]),
    ...copy.hooks.flatMap(({ category, category_label, text }, at) => [
      ...(category_label === categoryLabels[category]
        ? []
        : inLabel(category_label, `hooks[${at}].category_label`)),
      ...inText(text, `hooks[${at}].text`),
    ]),
    ...checkShape(copy, brief),
  ];
};
