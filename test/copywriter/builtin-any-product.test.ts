import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtinWriter } from '../../src/copywriter/builtin/writer.ts';
import { guard } from '../../src/copywriter/guard/guard.ts';
import { supportedLanguages } from '../../src/copywriter/language.ts';
import { readBrief } from '../../src/copywriter/read-brief.ts';
import { amount } from '../helpers/long.ts';
import { propertySeed } from '../helpers/seed.ts';

const seed = propertySeed('any product');

/** Words, claims, signs that open and never close, signs that stand alone. */
const bits =
  'Lamp café 5 10,000 ( [ “ ” « „ " ’ … – / & ! ? : , + % $ # @ ™ 🌈 ꛟ𛉰𝆺𝅥𝅮(🌈 漢 the of .NET C++ <5 = cure best free #1';
const product = fc.oneof(
  fc
    .tuple(
      fc.array(fc.constantFrom(...bits.split(' ')), { minLength: 1, maxLength: 7 }),
      fc.constantFrom('', ' '),
    )
    .map(([words, gap]) => words.join(gap)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);
const brief = fc.record({
  product,
  audience: fc.oneof(fc.constant('clinic managers'), product),
  language: fc.constantFrom(...supportedLanguages),
  num_variants: fc.constantFrom(3, 10),
  num_hooks: fc.constantFrom(0, 20),
  pain_points: fc.constant<string[]>([]),
  benefits: fc.array(product, { maxLength: 1 }),
});

const taken = async (asked: Parameters<typeof readBrief>[0]) => {
  const read = await readBrief(asked, { writesAnyLanguage: false });
  return { read, copy: await builtinWriter.write(read, { signal: AbortSignal.timeout(10_000) }) };
};

it('any product is written about as the guard wants it, or refused as bad input', async () => {
  await fc.assert(
    fc.asyncProperty(brief, async (asked) => {
      const outcome = await taken(asked).catch((failure) => failure.code);
      if (typeof outcome === 'string')
        expect(['invalid_request', 'unsupported_language']).toContain(outcome);
      else
        expect(guard(outcome.copy, outcome.read).filter(({ level }) => level === 'stop')).toEqual(
          [],
        );
    }),
    { seed, numRuns: amount('ANY_PRODUCTS', 100, 600) },
  );
}, 180_000);
