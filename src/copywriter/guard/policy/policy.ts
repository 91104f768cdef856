import { fold, originalSpan } from '../../../kernel/folding/fold.ts';
import { splitWords } from '../../../kernel/folding/word-index.ts';
import { compilePatterns } from '../../../kernel/phrases/patterns.ts';
import { tokenise } from '../../../kernel/phrases/tokens.ts';
import type { Brief, Fault } from '../../types.ts';
import type { Reading } from '../reading.ts';
import { beforeAfter, selfPerception, unrealisticOutcome } from './health-and-money.ts';
import { personalAttributes } from './personal-attributes.ts';
import { profanity } from './profanity.ts';
import type { PolicyRule } from './rule.ts';
import { engagementBait, platformBrand, sensational } from './tone.ts';
import { emojiExcess, punctuation, shouting } from './typography.ts';
import { cutOff, templateLeak } from './unfinished.ts';
import { bodyTrades, bodyWords } from './words.ts';

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

/** A label is no sentence: of the platform's rules only what must never be shown counts. */
export const labelRules: PolicyRule[] = [profanity, templateLeak];

/** What the brief says about how things are written here. */
export type House = {
  capitals: ReadonlySet<string>;
  /** It shows work before and after, and works on no body: a roof, a sofa. */
  showsWork: boolean;
};

const ofBodies = compilePatterns<true>(
  splitWords(`${bodyWords} ${bodyTrades}`).map((word) => [word.replaceAll('-', ' '), true]),
);

const beforeAndAfter =
  /before\W{1,3}(?:and\W|&\W|\/)?\s?after|vorher\W+(?:und\W)?nachher|avant\W+(?:et\W)?apr[eè]s|antes\W+(?:[ye]\W+)?de[ps]|prima\W+(?:e\W+)?dopo|voor\W+(?:en\W+)?na/i;

/** Capitals the customer uses, such as a brand's, stay; a text shouted whole is no source for them. */
export const houseOf = ({ product, offer = '', benefits, audience }: Brief): House => {
  const texts = [product, offer, ...benefits];
  const calm = texts.filter((text) => /\p{Ll}/u.test(text));
  const all = [...texts, audience].join('\n').replace(/body (?:corp\w*|shops?|repairs?)/gi, '');
  return {
    capitals: new Set(calm.flatMap((text) => text.match(/\p{Lu}{2,}/gu) ?? [])),
    showsWork:
      beforeAndAfter.test(texts.join('\n')) && ofBodies.find(tokenise(fold(all))).length === 0,
  };
};

/** All rules' phrases are looked for in one pass. */
const phrases = compilePatterns<{ id: string; hit: boolean }>(
  rules.flatMap(({ id, phrases: own }) => [
    ...(own?.hits ?? []).map((source) => [source, { id, hit: true }] as const),
    ...(own?.allow ?? []).map((source) => [source, { id, hit: false }] as const),
  ]),
);

export const findPolicy = (
  reading: Reading,
  { capitals, showsWork: isWork }: House,
  chosen = rules,
): Fault[] => {
  const { folded, tokens } = reading;
  const found = phrases.find(tokens);
  return chosen.flatMap((rule) => {
    if (isWork && rule === beforeAfter) return [];
    const own = found.filter(({ tag }) => tag.id === rule.id);
    const fine = own.filter(({ tag }) => !tag.hit);
    const said = own
      .filter((one) => !fine.some(({ first, last }) => first <= one.first && one.last <= last))
      .map(({ first, last }): [number, number] => [first, last]);
    const byTokens = [...said, ...(rule.find?.(reading) ?? [])].map(([first, last]) => {
      const from = tokens[first]?.start ?? 0;
      return originalSpan(folded, from, tokens[last - 1]?.end ?? from + 1);
    });
    const spans = [...byTokens, ...(rule.scan?.(folded.original, capitals) ?? [])];
    // One finding per rule and text is enough for a writer to mend it.
    const [span] = spans.sort(([a], [b]) => a - b);
    if (!span) return [];
    const [start, end] = span;
    const text = folded.original.slice(start, end);
    const message = `“${text}” ${rule.message}`;
    return [{ rule: rule.id, level: 'stop', text, start, end, message }];
  });
};
