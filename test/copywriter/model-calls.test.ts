import { beforeAll, describe, expect, it } from 'vitest';
import { amount, isLong, sample } from '../helpers/long.ts';
import { modelWorld, saying } from './model-world.ts';
import { dice, honestAnswer, type Material, materialOf } from './played-model.ts';
import { slips } from './slips.ts';

let all: Material[];
beforeAll(async () => {
  all = (await Promise.all(['real-cases', 'fresh-round-1'].map(materialOf))).flat();
});

/** Each variant and each hook must have something of its own to say, the spare ones too. */
const richEnough = (variants: number) =>
  all.filter(({ openings, hooks }) => openings.length >= variants + 2 && hooks.length >= 15);

describe('a model that writes honestly', () => {
  const rounds = amount('MODEL_ROUNDS', 1, 4);
  /** Texts that the guard refuses; measured on unseen honest ones by the prototype's rules. */
  const odds = 0.08;

  it.each([
    [3, 0.97],
    [5, 0.95],
    [10, 0.9],
  ])(
    'is asked once for %i variants in %d of the calls, and never fails',
    async (count, least) => {
      const throwDice = dice(count);
      let material = richEnough(count)[0];
      const { write, asked } = await modelWorld((question) =>
        saying(material ? honestAnswer(question, { material, odds, throwDice }) : ''),
      );
      const questions: number[] = [];
      // In the short form every second brief.
      const chosen = sample(richEnough(count), 2);
      for (let round = 0; round < rounds; round++) {
        for (material of chosen) {
          const before = asked.length;
          const { variants, hooks } = await write({
            ...material.brief,
            num_variants: count,
            num_hooks: 10,
          });
          expect([variants.length, hooks.length]).toEqual([count, 10]);
          questions.push(asked.length - before);
        }
      }
      expect(questions.length).toBeGreaterThan(rounds * (isLong ? 15 : 7));
      expect(Math.max(...questions)).toBeLessThanOrEqual(3);
      const once = questions.filter((number) => number === 1).length / questions.length;
      expect(once).toBeGreaterThanOrEqual(least);
    },
    240_000,
  );
});

describe('a model that slips', () => {
  const num_variants = 5;
  const played = async (slip: (typeof slips)[number], material: Material) => {
    const throwDice = dice(7);
    const { write, asked } = await modelWorld((question, count) => {
      const answer = honestAnswer(question, { material, odds: 0, throwDice });
      return saying(count === 1 ? slip.make(answer, material.brief) : slip.again(question, answer));
    });
    const copy = await write({ ...material.brief, num_variants, num_hooks: 5 });
    return { copy, questions: asked.length };
  };

  it('in any of twelve ways is mended; in eleven of them one question is enough', async () => {
    expect(slips).toHaveLength(12);
    const more: string[] = [];
    for (const [at, slip] of slips.entries()) {
      for (const material of sample(richEnough(num_variants).slice(0, 6), 3, at)) {
        const { copy, questions } = await played(slip, material);
        expect(copy.variants, `${slip.name}, ${material.id}`).toHaveLength(num_variants);
        expect(copy.notes, `${slip.name}, ${material.id}`).toBeUndefined();
        expect(JSON.stringify(copy)).not.toContain('4,321');
        if (questions > 1) more.push(slip.name);
      }
    }
    expect([...new Set(more)]).toEqual(['a headline far over its length']);
  }, 120_000);

  it('in one variant of ten, always, costs that variant: nine by the model, one by us', async () => {
    for (const material of sample(richEnough(10), 6)) await lieInOne(material);
  }, 120_000);

  const lieInOne = async (material: Material) => {
    const throwDice = dice(3);
    const { write, asked } = await modelWorld((question) => {
      const { variants, hooks } = honestAnswer(question, { material, odds: 0, throwDice });
      const lie = 'Over 4,321 firms swear by it.';
      const spoilt = variants.map((one) =>
        one.angle === 'question' ? { ...one, hook: lie, primary_text: lie } : one,
      );
      // It gives ten and no spare ones.
      const given = asked.length > 1 ? spoilt.filter(({ hook }) => hook === lie) : spoilt;
      return saying({ variants: given.slice(0, 10), hooks });
    });
    const copy = await write({ ...material.brief, num_variants: 10, num_hooks: 5 });
    expect(
      copy.variants.map(({ id }) => id),
      material.id,
    ).toEqual(Array.from({ length: 10 }, (_, at) => `v${at + 1}`));
    expect(JSON.stringify(copy)).not.toContain('4,321');
    expect(copy.notes).toEqual([
      { about: 'num_variants', message: expect.stringContaining('1 (v10) is by the built-in') },
    ]);
    expect(asked).toHaveLength(3);
  };
});
