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

const noCapitals: ReadonlySet<string> = new Set();

/** Words the customer writes in capitals, such as a brand; a text shouted whole is no source. */
export const capitalsOf = (brief: Brief | undefined): ReadonlySet<string> => {
  if (!brief) return noCapitals;
  const texts = [brief.product, brief.offer ?? '', ...brief.benefits].filter((text) => /\p{Ll}/u.test(text));
  return new Set(texts.flatMap((text) => text.match(/\p{Lu}{2,}/gu) ?? []));
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
  capitals: ReadonlySet<string>,
  path: string,
): Finding[] => {
  const reading = readText(text, 'en');
  return chosen.flatMap((rule) => {
    // One finding per rule and text is enough for a writer to mend it.
    const [span] = spansOf(rule, reading, capitals).sort(([a], [b]) => a - b);
    if (!span) return [];
    return [{ rule: rule.id, path, text, span, message: `“${text.slice(...span)}” ${rule.message}` }];
  });
};

export const findPolicy = (text: string, capitals: ReadonlySet<string>, path: string): Finding[] =>
  findWith(rules, text, capitals, path);

export const findInLabel = (text: string, path: string): Finding[] =>
  findWith(labelRules, text, noCapitals, path);

export const checkPolicy = (text: string, brief?: Brief, path = 'text'): Finding[] =>
  findPolicy(text, capitalsOf(brief), path);
