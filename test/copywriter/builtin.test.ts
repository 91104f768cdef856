import { describe, expect, it } from 'vitest';
import { frameOf } from '../../src/copywriter/builtin/frame.ts';
import { builtinWriter, composeFor } from '../../src/copywriter/builtin/writer.ts';
import { guard } from '../../src/copywriter/guard/guard.ts';
import { supportedLanguages } from '../../src/copywriter/language.ts';
import { english } from '../../src/copywriter/languages/en/index.ts';
import { type Brief, type Copy, hookCategories, pathOf } from '../../src/copywriter/types.ts';
import { sample } from '../helpers/long.ts';
import { type BriefCase, briefCases, expects, readCase } from './builtin-briefs.ts';

const tidewell: Brief = {
  product: 'Tidewell, a scheduling app for small clinics',
  audience: 'clinic managers',
  offer: '14-day free trial',
  pain_points: ['chasing no-shows'],
  benefits: ['patients book online', 'automatic reminders'],
  language: 'en',
  num_variants: 3,
  num_hooks: 14,
};

const taken: { each: BriefCase; brief: Brief; id: string }[] = [];
for (const each of briefCases) {
  const brief = await readCase(each);
  if (brief) taken.push({ each, brief, id: each.id });
}

const problems = (copy: Copy, brief: Brief) =>
  guard(copy, brief)
    .filter(({ level }) => level === 'stop')
    .map((finding) => `${finding.rule} ${pathOf(finding)} ${finding.text}`);

describe('every brief', () => {
  it.each(briefCases)('$id is taken or refused as expected', (each) => {
    const status = taken.some(({ id }) => id === each.id) ? 200 : 422;
    expect(expects(each, status)).toBe(true);
  });

  const sizes = [
    { num_variants: 1, num_hooks: 0 },
    { num_variants: 10, num_hooks: 20 },
    // As it was asked for.
    {},
  ];

  it.each(taken.map((one, turn) => ({ ...one, turn })))(
    '$id passes the guard at every size, calls to an expected action and repeats no forbidden words',
    ({ each, brief: asked, turn }) => {
      // In the short form each brief has one of the sizes.
      for (const size of sample(sizes, sizes.length, turn)) {
        const brief = { ...asked, ...size };
        const copy = composeFor(brief);
        expect(problems(copy, brief)).toEqual([]);
        const text = JSON.stringify(copy).toLowerCase();
        for (const word of each.expect.must_not ?? [])
          expect(text).not.toContain(word.toLowerCase());
        const actions = copy.variants.map((variant) => variant.call_to_action_type);
        if (each.expect.cta) expect(each.expect.cta).toEqual(expect.arrayContaining(actions));
      }
    },
  );
});

describe.each(supportedLanguages)('the pack for %s', (language) => {
  it('holds the guard and every shape rule on all briefs and sizes', () => {
    // In the short form each language has its share of the briefs, and each brief its share of the languages.
    const share = sample([...taken.entries()], 8, supportedLanguages.indexOf(language));
    share.forEach(([index, { id, brief: asked }]) => {
      const brief = {
        ...asked,
        language,
        num_variants: (index % 10) + 1,
        num_hooks: (index * 4) % 21,
      };
      expect(problems(composeFor(brief), brief), `${id} in ${language}`).toEqual([]);
    });
  });

  it('finds ten angles for a brief that says nothing but a name', () => {
    const brief = { ...tidewell, product: 'Kovo', audience: 'x', offer: undefined };
    const bare = { ...brief, benefits: [], pain_points: [], language, num_variants: 10 };
    const { variants } = composeFor(bare);
    expect(new Set(variants.map(({ angle }) => angle)).size).toBe(10);
  });
});

/** The English lines that only this tone may say, their slots filled with anything. */
const linesFor = (tone: string): RegExp[] =>
  [english.texts.openings, english.texts.closers, english.texts.hooks]
    .flatMap((part) => Object.values<readonly string[]>(part).flat())
    .map((line) => frameOf(line))
    .filter(({ needs }) => needs.includes(tone))
    .map(({ parts }) => {
      const said = parts.filter((_, at) => at % 2 === 0);
      const literal = said.map((part) => part.replace(/[.*+?^$()[\]\\|]/g, '\\$&'));
      return new RegExp(literal.join('.+'), 'u');
    });

describe('the built-in writer', () => {
  it('writes the same bytes for the same brief', async () => {
    const options = { signal: new AbortController().signal };
    const [first, second] = [
      await builtinWriter.write(tidewell, options),
      await builtinWriter.write(tidewell, options),
    ];
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it('spreads hooks evenly over the seven categories', () => {
    const { hooks } = composeFor(tidewell);
    const perCategory = hookCategories.map(
      (name) => hooks.filter(({ category }) => category === name).length,
    );
    expect(perCategory).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  it.each(['playful', 'warm', 'professional', 'bold', 'luxury'])('hears a %s tone', (tone) => {
    const spoken = (brief: Brief) => {
      const { variants, hooks } = composeFor({ ...brief, num_variants: 10, num_hooks: 20 });
      return [
        ...variants.map(({ primary_text }) => primary_text),
        ...hooks.map(({ text }) => text),
      ];
    };
    const lines = linesFor(tone);
    const inTone = (text: string) => lines.some((line) => line.test(text));
    expect(spoken({ ...tidewell, tone }).filter(inTone)).not.toEqual([]);
    expect(spoken({ ...tidewell, tone: 'xyz' }).filter(inTone)).toEqual([]);
  });

  it('never jokes about hardship', () => {
    const copy = composeFor({
      ...tidewell,
      product: 'Harbour Kitchen, a charity',
      pain_points: ['families skipping meals'],
      tone: 'playful',
      num_hooks: 20,
      num_variants: 10,
    });
    expect(JSON.stringify(copy)).not.toMatch(/POV|Plot twist|flag|again\?|Nobody asked/);
  });

  it('keeps an audience with a protected attribute to itself', () => {
    const copy = composeFor({
      ...tidewell,
      audience: 'Catholic families',
      num_variants: 10,
      num_hooks: 20,
    });
    expect(JSON.stringify(copy)).not.toMatch(/catholic/i);
  });

  it('does not print a benefit that breaks platform policy', () => {
    const copy = composeFor({
      ...tidewell,
      benefits: ['lose 10 kg in 2 weeks', 'made with green tea'],
      num_variants: 10,
      num_hooks: 20,
    });
    expect(JSON.stringify(copy)).not.toMatch(/10 kg/);
    expect(JSON.stringify(copy)).toMatch(/green tea/i);
  });

  it.each([
    ['setup in <5 minutes', 'etup in <5 minutes', /(?<!<)5 minutes/],
    ['>10,000 parts in stock', '>10,000 parts', /(?<!>)10,000/],
    ['~20 minutes to assemble', '~20 minutes', /(?<!~)20 minutes/],
  ])('keeps the sign before the number of “%s”', (benefit, written, bare) => {
    const brief = { ...tidewell, benefits: [benefit], num_variants: 10, num_hooks: 20 };
    const text = JSON.stringify(composeFor(brief));
    expect(text).toContain(written);
    expect(text).not.toMatch(bare);
  });

  it('answers a trouble with the benefit that cures it', () => {
    const benefits = ['free parking', 'automatic reminders for every visit'];
    const [first] = composeFor({ ...tidewell, benefits, num_variants: 1 }).variants;
    expect(first?.headline).not.toBe('Free parking');
  });
});
