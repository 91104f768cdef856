import type { Brief, Finding } from '../../types.ts';
import { type Reading, readText } from '../claims/reading.ts';
import { originalSpan } from '../text/fold.ts';
import { beforeAfter, selfPerception, unrealisticOutcome } from './health-and-money.ts';
import { personalAttributes } from './personal-attributes.ts';
import { profanity } from './profanity.ts';
import type { PolicyRule } from './rule.ts';
import { engagementBait, platformBrand, sensational } from './tone.ts';
import { emojiExcess, punctuation, shouting } from './typography.ts';
import { cutOff, templateLeak } from './unfinished.ts';

const rules: PolicyRule[] = [
  personalAttributes,
  selfPerception,
  beforeAfter,
  unrealisticOutcome,
  sensational,
  engagementBait,
  platformBrand,
  profanity,
  shouting,
  punctuation,
  emojiExcess,
  cutOff,
  templateLeak,
];

/** Labels are ids and titles, not sentences: only what must never be shown is looked for. */
const labelRules: PolicyRule[] = [profanity, templateLeak];

/** What the brief says about how things are written here. */
export type House = { capitals: ReadonlySet<string>; language: string };

const noHouse: House = { capitals: new Set(), language: 'en' };

/** Capitals the customer uses, such as a brand's, stay; a text shouted whole is no source for them. */
export const houseOf = (brief: Brief | undefined): House => {
  if (!brief) return noHouse;
  const texts = [brief.product, brief.offer ?? '', ...brief.benefits].filter((text) => /\p{Ll}/u.test(text));
  const capitals = new Set(texts.flatMap((text) => text.match(/\p{Lu}{2,}/gu) ?? []));
  return { capitals, language: brief.language.toLowerCase().split('-')[0] ?? 'en' };
};

const spansOf = (rule: PolicyRule, reading: Reading, capitals: ReadonlySet<string>): [number, number][] => {
  const { folded, tokens } = reading;
  const byTokens = (rule.find?.(reading) ?? []).map(([first, last]) => {
    const start = tokens[first]?.start ?? 0;
    return originalSpan(folded, start, tokens[last - 1]?.end ?? start + 1);
  });
  return [...byTokens, ...(rule.scan?.(folded.original, capitals) ?? [])];
};

const findWith = (
  chosen: PolicyRule[],
  text: string,
  { capitals, language }: House,
  path: string,
): Finding[] => {
  const reading = readText(text, language);
  return chosen.flatMap((rule) => {
    // One finding per rule and text is enough for a writer to mend it.
    const [span] = spansOf(rule, reading, capitals).sort(([a], [b]) => a - b);
    if (!span) return [];
    return [{ rule: rule.id, path, text, span, message: `“${text.slice(...span)}” ${rule.message}` }];
  });
};

export const findPolicy = (text: string, house: House, path: string): Finding[] =>
  findWith(rules, text, house, path);

export const findInLabel = (text: string, path: string): Finding[] =>
  findWith(labelRules, text, noHouse, path);

export const checkPolicy = (text: string, brief?: Brief, path = 'text'): Finding[] =>
  findPolicy(text, houseOf(brief), path);
