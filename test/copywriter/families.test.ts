import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everywhere } from '../../src/copywriter/guard/claims/phrases/elsewhere.ts';
import { type Family, families } from '../../src/copywriter/guard/claims/phrases/families.ts';
import type { PhraseTable } from '../../src/copywriter/guard/claims/phrases/table.ts';
import { brief, claimsIn } from './guard-fixtures.ts';

const home = join(import.meta.dirname, '../../src/copywriter/languages');
const codes = readdirSync(home).filter((code) => existsSync(join(home, code, 'guard-phrases.ts')));

/** Customers who speak English are known by how they speak: testimonials.ts. */
const otherwise: Partial<Record<Family, string[]>> = { testimonial: ['en'] };

describe.each(codes)('the guard’s phrases in %s', (code) => {
  it('have words for every claim, unless these are the same everywhere', async () => {
    const { [code]: phrases }: Record<string, PhraseTable> = await import(
      join(home, code, 'guard-phrases.ts')
    );
    const { [code]: framed }: Record<string, PhraseTable> = await import(
      join(home, code, 'guard-boasts.ts')
    );
    // The names of an object's own fields.
    const lacking = (Object.keys(families) as Family[]).filter(
      (family) =>
        !(phrases?.[family] ?? everywhere[family] ?? framed?.[family]) &&
        !otherwise[family]?.includes(code),
    );
    expect(lacking).toEqual([]);
  });
});

it('a claim is found with the level and the words of its family', () => {
  const [finding] = claimsIn('It is better than any other lamp.', brief());
  expect(finding).toMatchObject({ rule: 'claims.phrase.comparison', level: 'hold' });
  expect(finding?.message).toContain(families.comparison.states);
});
