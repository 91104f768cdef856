import { judgeFor } from '../../src/copywriter/guard/judge.ts';
import { sentencesOf } from '../../src/copywriter/model/sentences.ts';
import { jaccard, normal, openingWords } from '../../src/copywriter/opening-words.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import { type Brief, limits, type Variant } from '../../src/copywriter/types.ts';
import { anglesAsked, hooksAsked } from './model-answers.ts';
import type { Asked } from './model-server.ts';
import { readFixture } from './read-fixture.ts';

type Item = Omit<Variant, 'id' | 'angle'>;
type Written = { brief: string; variant?: Item; text?: string };

/** What an honest copywriter wrote for a brief, taken apart so that it makes more ads than were written. */
export type Material = {
  id: string;
  brief: Brief;
  openings: string[];
  bodies: string[][];
  /** More than the openings: hooks may be closer to each other than the variants of one answer. */
  hooks: string[];
  headlines: string[];
  descriptions: string[];
};

const isUnlike = (texts: string[], text: string) =>
  texts.every((other) => jaccard(openingWords(other), openingWords(text)) < 0.4);

/** Each text once, whatever its marks and capitals. */
const unique = (texts: string[]): string[] => [
  ...new Map(
    texts.filter((text) => normal(text) !== '').map((text) => [normal(text), text]),
  ).values(),
];

/** Each text that says something else than those before it. */
const distinct = (texts: string[]): string[] => {
  const kept: string[] = [];
  for (const text of unique(texts)) if (isUnlike(kept, text)) kept.push(text);
  return kept;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const materialFrom = (id: string, brief: Brief, written: Written[]): Material => {
  const texts = written.map(({ variant, text }) => variant?.primary_text ?? text ?? '');
  const bodies = texts.map((text) => sentencesOf(text).map((sentence) => sentence.trim()));
  const phrases = [brief.offer ?? '', ...brief.benefits].filter(Boolean).map(capital);
  const lines = [
    ...written.map(
      ({ variant, text }) => variant?.hook ?? sentencesOf(text ?? '')[0]?.trim() ?? '',
    ),
    ...bodies.flat(),
    ...written.flatMap(({ variant }) => (variant ? [`${variant.headline}.`] : [])),
    ...phrases.map((text) => `${text}.`),
  ];
  const hooks = unique(lines.filter((text) => text.length >= 12 && text.length <= limits.hook));
  const short = bodies.flat().map((text) => text.replace(/[.]$/u, ''));
  const headlines = [
    ...written.map(({ variant }) => variant?.headline ?? ''),
    ...phrases,
    ...short,
  ];
  return {
    id,
    brief,
    bodies,
    hooks,
    openings: distinct(hooks),
    headlines: unique(
      headlines.filter((text) => text.length >= 8 && text.length <= limits.headline),
    ),
    descriptions: unique(
      [...written.map(({ variant }) => variant?.description ?? ''), ...phrases].filter(
        (text) => text.length <= limits.description,
      ),
    ),
  };
};

const isPassed = ({ variant, text }: Written, brief: Brief) => {
  const texts = variant
    ? [variant.primary_text, variant.headline, variant.description]
    : [text ?? ''];
  return texts.every((one) =>
    judgeFor(brief)
      .text(one, 'text')
      .every(({ level }) => level === 'warn'),
  );
};

/** The honest texts of a file of cases that the guard passes, by brief. */
export const materialOf = async (name: string): Promise<Material[]> => {
  const { briefs, honest } = readFixture(name);
  const all: Material[] = [];
  for (const { id, brief } of briefs) {
    const read = await readBrief(
      {
        pain_points: [],
        benefits: [],
        ...brief,
        language: brief.language ?? 'English',
        num_variants: 3,
        num_hooks: 10,
      },
      { writesAnyLanguage: true },
    );
    // How often the guard misreads an honest text is told by the odds; it is not counted twice.
    const own = honest.filter((one: Written) => one.brief === id && isPassed(one, read));
    all.push(materialFrom(id, read, own));
  }
  return all;
};

/** The same dice for the same seed. */
export const dice = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A scene with digits: honest to a reader, refused by every rule about numbers. */
const misread = (at: number) => `${54 + at} minutes of silence after ${at + 3},${210 + at} calls.`;

const fallback = 'Have a look';

type Writing = { material: Material; odds: number; throwDice: () => number };

export type Answer = {
  variants: (Item & { angle: string })[];
  hooks: { category: string; text: string }[];
};

const of = (list: string[], at: number) => (list.length > 0 ? list[at % list.length] : undefined);

/** What was asked for, written honestly; at these odds a text is one that the guard does not understand. */
export const honestAnswer = (asked: Asked, { material, odds, throwDice }: Writing): Answer => {
  const { openings, bodies, hooks, headlines, descriptions } = material;
  const start = Math.floor(throwDice() * openings.length);
  const isMisread = () => throwDice() < odds;
  return {
    variants: anglesAsked(asked).map((angle, at) => {
      const hook = isMisread() ? misread(at) : (of(openings, start + at) ?? fallback);
      const said = normal(hook);
      const body = (bodies[(start + at) % bodies.length] ?? []).filter(
        (sentence) => !said.includes(normal(sentence)),
      );
      return {
        angle,
        hook,
        primary_text: [hook, ...body].join(' '),
        headline: of(headlines, start + at) ?? fallback,
        description: of(descriptions, start + at) ?? fallback,
        call_to_action_type: 'LEARN_MORE',
      };
    }),
    hooks: hooksAsked(asked).map((category, at) => ({
      category,
      text: isMisread() ? misread(at) : (of(hooks, start + at) ?? fallback),
    })),
  };
};
