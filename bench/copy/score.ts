import type { Brief, Copy } from '../../src/copywriter/types.ts';
import { detectors } from './faults.ts';
import type { Lint } from './lint.ts';
import {
  average,
  coverage,
  distinctTwo,
  fleschEase,
  selfBleu,
  specificity,
  wordCount,
} from './measures.ts';

export type Answer = { id: string; brief: Brief; copy: Copy };

const textsOf = ({ copy }: Answer) => [
  ...copy.variants.map(({ primary_text }) => primary_text),
  ...copy.hooks.map(({ text }) => text),
];

const allOf = ({ copy }: Answer) =>
  copy.variants.flatMap((v) => [v.primary_text, v.headline, v.description]);

const given = ({ product, audience, offer, pain_points, benefits }: Brief) =>
  [product, audience, offer ?? '', ...pain_points, ...benefits].join(' ');

const sentenceCount = (text: string) =>
  text.split(/[.?!\n]+/u).filter((part) => /\p{L}/u.test(part)).length;

/** Full marks at none, none at the limit or beyond. */
const fading = (value: number, limit: number, marks: number) =>
  marks * Math.max(0, 1 - value / limit);

const rising = (value: number, floor: number, goal: number, marks: number) =>
  marks * Math.min(1, Math.max(0, (value - floor) / (goal - floor)));

const grammarMarks = (answers: Answer[]) => {
  const texts = answers.flatMap(textsOf);
  const sentences = texts.reduce((sum, text) => sum + sentenceCount(text), 0);
  const perClass = Object.entries(detectors).map(([name, find]) => {
    const faults = texts.reduce((sum, text) => sum + find(text), 0);
    return { name, per100: (faults / sentences) * 100 };
  });
  return { perClass, marks: perClass.reduce((sum, { per100 }) => sum + fading(per100, 5, 5), 0) };
};

const lintMarks = async (answers: Answer[], lint: Lint | null) => {
  if (!lint) return { per100: Number.NaN, marks: 10, messages: [] as string[] };
  const messages: string[] = [];
  let words = 0;
  for (const text of answers.flatMap(textsOf)) {
    words += wordCount(text);
    messages.push(...(await lint(text)));
  }
  const per100 = (messages.length / words) * 100;
  return { per100, marks: fading(per100, 3, 10), messages };
};

/** A hook with the customer's words masked: what is left is the frame. */
const masked = ({ brief, copy }: Answer) => {
  const known = new Set(
    given(brief)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [],
  );
  return copy.variants.map(({ hook }) =>
    (hook.toLowerCase().match(/\p{L}+/gu) ?? [])
      .map((word) => (known.has(word) ? '_' : word))
      .join(' '),
  );
};

const reuseOf = (answers: Answer[]) => {
  const frames = answers.flatMap(masked);
  const counts = new Map<string, number>();
  for (const frame of frames) counts.set(frame, (counts.get(frame) ?? 0) + 1);
  return Math.max(...counts.values()) / answers.length;
};

const brandMentions = ({ brief, copy }: Answer) => {
  const [name = ''] = brief.product.split(/[,:–—(]| - | is /u);
  const short = name.trim().toLowerCase();
  return copy.variants.map(
    ({ primary_text }) => primary_text.toLowerCase().split(short).length - 1,
  );
};

/** The hundred points; `english` answers alone are judged for grammar and reading ease. */
export const scoreOf = async (answers: Answer[], lint: Lint | null) => {
  const english = answers.filter(({ brief }) => brief.language.startsWith('en'));
  const grammar = grammarMarks(english);
  const lints = await lintMarks(english, lint);
  const covered = average(answers.map((each) => coverage(allOf(each), each.brief.benefits)));
  const specific = average(answers.map((each) => specificity(textsOf(each), given(each.brief))));
  const bleu = average(
    answers.map((each) => selfBleu(each.copy.variants.map(({ primary_text }) => primary_text))),
  );
  const distinct = average(answers.map((each) => distinctTwo(textsOf(each))));
  const reuse = reuseOf(english);
  const ease = average(english.map((each) => fleschEase(textsOf(each).join(' '))));
  const named = average(answers.flatMap(brandMentions).map((count) => (count <= 2 ? 1 : 0)));
  const rows: [string, string, number, number][] = [
    [
      'grammar',
      grammar.perClass.map(({ name, per100 }) => `${name} ${per100.toFixed(2)}`).join(', '),
      grammar.marks,
      25,
    ],
    ['lints per 100 words', lints.per100.toFixed(2), lints.marks, 10],
    ['benefits named', covered.toFixed(2), rising(covered, 0, 1, 15), 15],
    ['specific sentences', specific.toFixed(2), rising(specific, 0, 0.6, 15), 15],
    [
      'self-BLEU / distinct-2',
      `${bleu.toFixed(2)} / ${distinct.toFixed(2)}`,
      rising(1 - bleu, 0.2, 0.45, 8) + rising(distinct, 0.3, 0.6, 7),
      15,
    ],
    ['busiest frame', reuse.toFixed(2), fading(Math.max(0, reuse - 0.1), 0.4, 10), 10],
    ['reading ease', ease.toFixed(1), ease >= 60 && ease <= 100 ? 5 : 2, 5],
    ['brand at most twice', named.toFixed(2), named * 5, 5],
  ];
  return { rows, total: rows.reduce((sum, [, , marks]) => sum + marks, 0), lints: lints.messages };
};
